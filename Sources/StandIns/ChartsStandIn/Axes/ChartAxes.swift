// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// What is drawn along an edge of a chart.
public protocol AxisContent { var _axes: AxisMarkList { get } }
public struct AxisMarkList: AxisContent {
  let marks: [AxisMarks]
  public var _axes: AxisMarkList { self }
}

/// What is drawn at a value of an axis.
public protocol AxisMark { var _items: AxisItemList { get } }
public struct AxisItemList: AxisMark {
  var items: [AxisItem] = []
  public var _items: AxisItemList { self }
}

@resultBuilder
public enum AxisContentBuilder {
  public static func buildBlock(_ contents: any AxisContent...) -> AxisMarkList {
    AxisMarkList(marks: contents.flatMap(\._axes.marks))
  }
  public static func buildOptional(_ content: (any AxisContent)?) -> AxisMarkList {
    AxisMarkList(marks: content?._axes.marks ?? [])
  }
  public static func buildEither(first content: any AxisContent) -> AxisMarkList { content._axes }
  public static func buildEither(second content: any AxisContent) -> AxisMarkList { content._axes }
  public static func buildLimitedAvailability(_ content: any AxisContent) -> AxisMarkList { content._axes }
}
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildBlock(_ contents: any AxisMark...) -> AxisItemList {
    AxisItemList(items: contents.flatMap(\._items.items))
  }
  public static func buildOptional(_ content: (any AxisMark)?) -> AxisItemList { content?._items ?? AxisItemList() }
  public static func buildEither(first content: any AxisMark) -> AxisItemList { content._items }
  public static func buildEither(second content: any AxisMark) -> AxisItemList { content._items }
  public static func buildLimitedAvailability(_ content: any AxisMark) -> AxisItemList { content._items }
}

/// Presets differ in distances that are not known: all are the usual.
public struct AxisMarkPreset: Sendable {
  public static let automatic = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}
public struct AxisMarkPosition: Sendable {
  /// Whether the axis is at the leading edge, or at the top; nil where that is left to the chart.
  let isAtStart: Bool?
  public static let automatic = AxisMarkPosition(isAtStart: nil)
  public static let leading = AxisMarkPosition(isAtStart: true)
  public static let trailing = AxisMarkPosition(isAtStart: false)
  public static let top = AxisMarkPosition(isAtStart: true)
  public static let bottom = AxisMarkPosition(isAtStart: false)
}
public struct AxisMarkValues: Sendable {
  enum Rule: Sendable {
    case automatic(desiredCount: Int?, rounds: (lower: Bool, upper: Bool), minimumStride: Double)
    case dates(Calendar.Component, count: Int), numbers(Double), listed([PlotValue])
  }
  let rule: Rule

  public static let automatic = AxisMarkValues.automatic()
  public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
    -> AxisMarkValues
  {
    AxisMarkValues(
      rule: .automatic(
        desiredCount: desiredCount, rounds: (roundLowerBound ?? true, roundUpperBound ?? true), minimumStride: 0))
  }
  public static func automatic<Step>(
    minimumStride: Step, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      rule: .automatic(
        desiredCount: desiredCount, rounds: (roundLowerBound ?? true, roundUpperBound ?? true),
        minimumStride: PlotValue(minimumStride).as(Double.self) ?? 0))
  }
  public static func stride(by step: Calendar.Component, count: Int = 1) -> AxisMarkValues {
    AxisMarkValues(rule: .dates(step, count: max(count, 1)))
  }
  public static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues(rule: .numbers(step)) }
}
public struct AxisValue {
  public let index: Int
  public let count: Int
  let value: PlotValue
  public func `as`<Value>(_ type: Value.Type) -> Value? { value.as(type) }
}
/// An axis: what is drawn at which values, at which edge.
public struct AxisMarks: AxisContent {
  let position: AxisMarkPosition
  let values: AxisMarkValues
  /// What is drawn at a value; nil for the usual, with words that a format makes.
  let content: ((AxisValue) -> [AxisItem])?
  let words: ((PlotValue) -> Text?)?

  public var _axes: AxisMarkList { AxisMarkList(marks: [self]) }

  private init(
    _ position: AxisMarkPosition, _ values: AxisMarkValues,
    content: ((AxisValue) -> [AxisItem])? = nil, words: ((PlotValue) -> Text?)? = nil
  ) {
    (self.position, self.values, self.content, self.words) = (position, values, content, words)
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic
  ) {
    self.init(position, values)
  }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    self.init(position, values, content: { content($0)._items.items })
  }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {
    self.init(position, values, content: { _ in content()._items.items })
  }
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value]
  ) {
    self.init(position, AxisMarkValues(rule: .listed(values.map { PlotValue($0) })))
  }
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    self.init(
      position, AxisMarkValues(rule: .listed(values.map { PlotValue($0) })),
      content: { content($0)._items.items })
  }
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {
    self.init(
      position, AxisMarkValues(rule: .listed(values.map { PlotValue($0) })),
      content: { _ in content()._items.items })
  }
  public init<Format: FormatStyle>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(position, values, words: AxisItem.words(format))
  }
  public init<Value, Format: FormatStyle>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(
      position, AxisMarkValues(rule: .listed(values.map { PlotValue($0) })), words: AxisItem.words(format))
  }
}
