// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A named value of each element.
public struct PlottableProjection<Element, Value> {
  public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<Element, Value>) -> Self { Self() }
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>) -> Self { Self() }
  public static func value(_ label: Text, _ keyPath: KeyPath<Element, Value>) -> Self { Self() }
}

/// Many marks at once.
public struct LinePlot: ChartContent {
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {}
  public init<Data: RandomAccessCollection, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) {}
  public init<Data: RandomAccessCollection, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableValue<S>
  ) {}
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {}
}
public struct AreaPlot: ChartContent {
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) {}
  public init<Data: RandomAccessCollection, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {}
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) {}
  public init<Data: RandomAccessCollection, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableValue<S>
  ) {}
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {}
}
public struct BarPlot: ChartContent {
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {}
}
public struct PointPlot: ChartContent {
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {}
}

/// A chart in three dimensions: a labelled surface stands in for it.
public struct Chart3D: View {
  public init(@ChartContentBuilder content: () -> some ChartContent) {}
  public init<Data: RandomAccessCollection, Content: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Content: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public var body: some View { StandInSurface(of: Chart3D.self, "a chart") }
}
public struct SurfacePlot: ChartContent {
  public init(
    x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
    function: @escaping (Double, Double) -> Double
  ) {}
}
extension PointMark {
  public init<X, Y, Z>(x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>) { self.init(x: x, y: y) }
}
