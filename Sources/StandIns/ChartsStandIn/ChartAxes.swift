// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What is drawn along an edge of a chart: nothing here.
public protocol AxisContent {}
public protocol AxisMark {}
public struct EmptyAxisContent: AxisContent, AxisMark {}

@resultBuilder
public enum AxisContentBuilder {
  public static func buildBlock(_ contents: any AxisContent...) -> EmptyAxisContent { EmptyAxisContent() }
  public static func buildOptional(_ content: (any AxisContent)?) -> EmptyAxisContent { EmptyAxisContent() }
  public static func buildEither(first content: any AxisContent) -> EmptyAxisContent { EmptyAxisContent() }
  public static func buildEither(second content: any AxisContent) -> EmptyAxisContent { EmptyAxisContent() }
}
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildBlock(_ contents: any AxisMark...) -> EmptyAxisContent { EmptyAxisContent() }
  public static func buildOptional(_ content: (any AxisMark)?) -> EmptyAxisContent { EmptyAxisContent() }
  public static func buildEither(first content: any AxisMark) -> EmptyAxisContent { EmptyAxisContent() }
  public static func buildEither(second content: any AxisMark) -> EmptyAxisContent { EmptyAxisContent() }
}

public struct AxisMarkPreset: Sendable {
  public static let automatic = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}
public struct AxisMarkPosition: Sendable {
  public static let automatic = AxisMarkPosition()
  public static let leading = AxisMarkPosition()
  public static let trailing = AxisMarkPosition()
  public static let top = AxisMarkPosition()
  public static let bottom = AxisMarkPosition()
}
public struct AxisMarkValues: Sendable {
  public static let automatic = AxisMarkValues()
  public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
    -> AxisMarkValues
  {
    AxisMarkValues()
  }
  public static func automatic<Step>(
    minimumStride: Step, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func stride(by step: Calendar.Component, count: Int = 1) -> AxisMarkValues { AxisMarkValues() }
  public static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues() }
}
public struct AxisValue {
  public let index: Int
  public let count: Int
  public func `as`<Value>(_ type: Value.Type) -> Value? { nil }
}
public struct AxisMarks: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic
  ) {}
  public init<Value>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value]) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {}
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {}
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {}
  public init<Format: FormatStyle>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    format: Format
  ) {}
  public init<Value, Format: FormatStyle>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], format: Format
  ) {}
}
public struct AxisGridLine: AxisMark { public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {} }
public struct AxisTick: AxisMark { public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {} }
public struct AxisValueLabelCollisionResolution: Sendable {
  public static let automatic = AxisValueLabelCollisionResolution()
  public static let truncate = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution()
  }
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }
}
public struct AxisValueLabelOrientation: Sendable {
  public static let automatic = AxisValueLabelOrientation()
  public static let horizontal = AxisValueLabelOrientation()
  public static let vertical = AxisValueLabelOrientation()
  public static let verticalReversed = AxisValueLabelOrientation()
}
public struct AxisValueLabel: AxisMark {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  public init(
    _ label: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) {}
}
extension AxisMark {
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark { self }
  public func font(_ font: Font?) -> some AxisMark { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

/// Limits of equal parts of a range of dates.
public struct DateBins {
  public let thresholds: [Date]

  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    var dates: [Date] = []
    let count = max(count, 1)
    var next = calendar.dateInterval(of: unit, for: range.lowerBound)?.start
    while let date = next, date <= range.upperBound {
      dates.append(date)
      next = calendar.date(byAdding: unit, value: count, to: date)
    }
    thresholds = dates
  }
}
/// Limits of equal parts of a range of numbers.
public struct NumberBins<Value: BinaryFloatingPoint> {
  public let thresholds: [Value]

  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let count = max(desiredCount, 1)
    let size = (range.upperBound - range.lowerBound) / Value(count)
    thresholds = (0...count).map { range.lowerBound + Value($0) * size }
  }
}
