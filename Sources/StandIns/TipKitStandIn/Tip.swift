// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI
import Synchronization

/// Something to tell people of a feature.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias Rule = Tips.Rule
  typealias Option = TipOption
  typealias Status = Tips.Status

  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ListBuilder<Tips.Action> var actions: [Action] { get }
  @Tips.ListBuilder<Tips.Rule> var rules: [Rule] { get }
  @Tips.ListBuilder<any TipOption> var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }

  public var status: Status {
    if let reason = Tips.reasons.withLock({ $0[id] }) { return .invalidated(reason) }
    return rules.allSatisfy(\.isTrue) ? .available : .pending
  }
  /// Whether its rules hold and nobody has dismissed it; how often tips come is not counted.
  public var shouldDisplay: Bool { status == .available && !Tips.areHidden.withLock { $0 } }
  public var shouldDisplayUpdates: AsyncStream<Bool> {
    AsyncStream { continuation in
      continuation.yield(shouldDisplay)
      continuation.finish()
    }
  }
  public var statusUpdates: AsyncStream<Status> {
    AsyncStream { continuation in
      continuation.yield(status)
      continuation.finish()
    }
  }
  public func invalidate(reason: Tips.InvalidationReason) { Tips.reasons.withLock { $0[id] = reason } }
  public func resetEligibility() async { Tips.reasons.withLock { $0[id] = nil } }
}

public protocol TipOption: Sendable {}

public enum Tips {
  static let reasons = Mutex<[String: InvalidationReason]>([:])
  static let areHidden = Mutex(false)

  public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
  public enum InvalidationReason: Hashable, Sendable { case actionPerformed, displayCountExceeded, tipClosed }

  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = DisplayFrequency()
      public static let hourly = DisplayFrequency()
      public static let daily = DisplayFrequency()
      public static let weekly = DisplayFrequency()
      public static let monthly = DisplayFrequency()
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = DatastoreLocation()
      public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }
  }

  /// Tips are shown without it.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws { reasons.withLock { $0 = [:] } }
  public static func showAllTipsForTesting() { areHidden.withLock { $0 = false } }
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideAllTipsForTesting() { areHidden.withLock { $0 = true } }
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

  public struct Action: Identifiable, Sendable {
    public let id: String
    public let label: @Sendable () -> Text
    public let handler: @Sendable () -> Void
    public init(
      id: String = "", title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(verbatim: title) }
    }
    public init(
      id: String = "", perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text
    ) {
      (self.id, self.handler, self.label) = (id, handler, label)
    }
  }

  /// What has to hold for a tip to be shown: what `#Rule` becomes.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool
    var isTrue: Bool { holds() }
    public init<Value>(_ parameter: Parameter<Value>, _ rule: @escaping @Sendable (Value) -> Bool) {
      holds = { rule(parameter.wrappedValue) }
    }
    public init<Donation>(_ event: Event<Donation>, _ rule: @escaping @Sendable (Event<Donation>) -> Bool) {
      holds = { rule(event) }
    }
  }

  /// A value that rules ask for: what `@Parameter` becomes.
  @propertyWrapper
  public final class Parameter<Value: Sendable>: Sendable {
    public struct Option: Sendable { public static var transient: Option { Option() } }
    private let value: Mutex<Value>
    public var wrappedValue: Value {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
    public var projectedValue: Parameter<Value> { self }
    public init(wrappedValue: Value, _ options: Option...) { value = Mutex(wrappedValue) }
  }

  public struct EmptyDonationInfo: Codable, Sendable {}

  /// Something that happened, with what was told of it.
  public final class Event<DonationInfo: Sendable>: Identifiable, Sendable {
    public struct Donation: Sendable {
      public let date: Date
      public let donation: DonationInfo
    }
    public let id: String
    private let all = Mutex<[Donation]>([])
    public var donations: [Donation] { all.withLock { $0 } }
    public init(id: String) where DonationInfo == EmptyDonationInfo { self.id = id }
    public init(id: String, donationInfo: DonationInfo.Type) { self.id = id }
    public func donate(_ donation: DonationInfo) async { add(donation) }
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      add(donation)
      completion?()
    }
    private func add(_ donation: DonationInfo) {
      all.withLock { $0.append(Donation(date: .now, donation: donation)) }
    }
  }

  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

  @resultBuilder
  public enum ListBuilder<Element> {
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap(\.self) }
    public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
    public static func buildEither(first elements: [Element]) -> [Element] { elements }
    public static func buildEither(second elements: [Element]) -> [Element] { elements }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonationInfo {
  public func donate() async { await donate(Tips.EmptyDonationInfo()) }
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonationInfo(), completion)
  }
}
