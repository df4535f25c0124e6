// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A chart: a labelled surface stands in for it.
public struct Chart: View {
  public init(@ChartContentBuilder content: () -> some ChartContent) {}
  public init<Data: RandomAccessCollection, Content: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Content: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {}

  /// A surface of the size that is offered.
  public var body: some View { StandInSurface(of: Chart.self, "a chart") }
}

/// What is shown in a chart: nothing here.
public protocol ChartContent {}
public struct EmptyChartContent: ChartContent { public init() {} }
public typealias AnyChartContent = EmptyChartContent

@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  public static func buildBlock<each Content: ChartContent>(_ contents: repeat each Content) -> EmptyChartContent {
    EmptyChartContent()
  }
  // Of no generic type: nothing says which one it would be where there is no content.
  public static func buildOptional(_ content: (any ChartContent)?) -> EmptyChartContent { EmptyChartContent() }
  public static func buildEither(first content: some ChartContent) -> EmptyChartContent { EmptyChartContent() }
  public static func buildEither(second content: some ChartContent) -> EmptyChartContent { EmptyChartContent() }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> EmptyChartContent { EmptyChartContent() }
}

extension ForEach: ChartContent where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(of: data, id: { $0[keyPath: id] }, content: content)
  }
}
extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(of: data, id: \.id, content: content)
  }
}
extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(of: data, id: { $0 }, content: content)
  }
}

public protocol Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Int: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}
extension Decimal: Plottable {}

/// A named value.
public struct PlottableValue<Value> {
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue { PlottableValue() }
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { PlottableValue() }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue() }
  public static func value(_ label: some StringProtocol, _ value: Value, unit: Calendar.Component) -> PlottableValue {
    PlottableValue()
  }
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value, unit: Calendar.Component) -> PlottableValue {
    PlottableValue()
  }
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable { PlottableValue() }
}

public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public static let automatic: MarkDimension = 0
  public static func fixed(_ value: CGFloat) -> MarkDimension { 0 }
  public static func inset(_ value: CGFloat) -> MarkDimension { 0 }
  public static func ratio(_ value: CGFloat) -> MarkDimension { 0 }
}

public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }

public struct BarMark: ChartContent {
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {}
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {}
}
public struct LineMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {}
}
public struct PointMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct AreaMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {}
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct RuleMark: ChartContent {
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {}
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {}
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct RectangleMark: ChartContent {
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {}
  public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {}
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {}
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {}
}
public struct SectorMark: ChartContent {
  public init<Angle>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {}
}
