// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What the system could do for somebody: nobody asks for it here.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
}
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent { public func perform() async throws -> some IntentResult { .result() } }
public protocol OpenIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol ControlConfigurationIntent: AppIntent {}

public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult { associatedtype Value }
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}
public struct EmptyIntentResult: IntentResult, ProvidesDialog, ShowsSnippetView, OpensIntent {}
public struct ValueIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
  public let value: Value
}
extension IntentResult where Self == EmptyIntentResult {
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
  public static func result(dialog: IntentDialog) -> EmptyIntentResult { EmptyIntentResult() }
  public static func result(view: some View) -> EmptyIntentResult { EmptyIntentResult() }
  public static func result(dialog: IntentDialog, view: some View) -> EmptyIntentResult { EmptyIntentResult() }
  public static func result(opensIntent: some AppIntent) -> EmptyIntentResult { EmptyIntentResult() }
}
extension IntentResult {
  public static func result<Value: Sendable>(value: Value) -> ValueIntentResult<Value>
  where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value)
  }
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> ValueIntentResult<Value>
  where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value)
  }
  public static func result<Value: Sendable>(value: Value, view: some View) -> ValueIntentResult<Value>
  where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value)
  }
}
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ resource: LocalizedStringResource) {}
}
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(
    _ description: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {}
}

@propertyWrapper
public struct IntentParameter<Value>: @unchecked Sendable {
  private final class Box { var value: Value? }
  private let box = Box()
  public var wrappedValue: Value {
    get {
      if let value = box.value { return value }
      if let none = (Any?.none as Any) as? Value { return none }
      preconditionFailure("A parameter of an intent has no value")
    }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
  public init() {}
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    box.value = value
  }
  public init(description: LocalizedStringResource) {}
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { AppIntentError() }
  public func requestValue(_ dialog: IntentDialog? = nil) -> AppIntentError { AppIntentError() }
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError() }
}
/// What an intent throws to ask for more.
public struct AppIntentError: Error, Equatable {}
extension AppIntent { public typealias Parameter<Value> = IntentParameter<Value> }
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }
  public init(stringInterpolation: StringInterpolation) {}
  public init(stringLiteral value: String) {}
}
public protocol ParameterSummary {}
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ summary: ParameterSummaryString<Intent>) {}
  public init(
    _ summary: ParameterSummaryString<Intent>, @ParameterSummaryBuilder<Intent> parameters: () -> EmptyParameterSummary
  ) {}
  public init(@ParameterSummaryBuilder<Intent> parameters: () -> EmptyParameterSummary) {}
}
public struct IntentParameterWhen<Intent: AppIntent>: ParameterSummary {
  public enum Comparison: Sendable { case equalTo, notEqualTo, lessThan, greaterThan }
  public enum Presence: Sendable { case hasAnyValue, hasNoValue }
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: Comparison, _ value: Value,
    _ summary: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) {}
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: Presence,
    _ summary: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) {}
}
public struct EmptyParameterSummary: ParameterSummary {}
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> EmptyParameterSummary { EmptyParameterSummary() }
  public static func buildBlock(_ parts: EmptyParameterSummary...) -> EmptyParameterSummary { EmptyParameterSummary() }
}
public struct AppIntentRecommendation<Intent: AppIntent> {
  public init(intent: Intent, description: LocalizedStringResource) {}
}
extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = IntentParameterWhen<Self>
}

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(name: LocalizedStringResource) {}
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public struct Image: Hashable, Sendable {
    public init(systemName: String) {}
    public init(named: String) {}
    public init(url: URL) {}
  }
  public init(stringLiteral value: String) {}
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {}
}
public protocol AppEntity: Identifiable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol AppEnum: RawRepresentable, Hashable, CaseIterable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
}
public protocol EntityStringQuery: EntityQuery { func entities(matching string: String) async throws -> [Entity] }
public protocol EnumerableEntityQuery: EntityQuery { func allEntities() async throws -> [Entity] }
