// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// A named value of each element.
public struct PlottableProjection<Element, Value> {
  let value: (Element) -> PlottableValue<Value>

  public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<Element, Value>) -> Self {
    Self { .value("", $0[keyPath: keyPath]) }
  }
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>) -> Self {
    .value("", keyPath)
  }
  public static func value(_ label: Text, _ keyPath: KeyPath<Element, Value>) -> Self { .value("", keyPath) }
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<Element, Value>, unit: Calendar.Component
  ) -> Self {
    Self { .value("", $0[keyPath: keyPath], unit: unit) }
  }
}

/// Values of a function at a hundred places of a domain; none without a domain, since that of the chart is not known here.
private func marks(
  _ kind: ChartMark.Kind, domain: ClosedRange<Double>?, _ function: (Double) -> Double
) -> [ChartMark] {
  guard let domain else { return [] }
  return (0...100).map { index in
    let x = domain.lowerBound + Double(index) / 100 * (domain.upperBound - domain.lowerBound)
    return ChartMark(kind, x: .init(.value("", x)), y: .init(.value("", function(x))))
  }
}

/// Many marks at once.
public struct LinePlot: ChartContent {
  public typealias ChartBody = Never
  private let marks: [ChartMark]

  public func _appendMarks(to list: inout ChartMarkList) { list.marks += marks }
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    marks = data.map { LineMark(x: x.value($0), y: y.value($0)).mark }
  }
  public init<Data: RandomAccessCollection, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) {
    marks = data.map { LineMark(x: x.value($0), y: y.value($0), series: series.value($0)).mark }
  }
  public init<Data: RandomAccessCollection, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableValue<S>
  ) {
    marks = data.map { LineMark(x: x.value($0), y: y.value($0), series: series).mark }
  }
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    marks = ChartsStandIn.marks(.line, domain: domain, function)
  }
}
/// Many marks at once.
public struct AreaPlot: ChartContent {
  public typealias ChartBody = Never
  private let marks: [ChartMark]

  public func _appendMarks(to list: inout ChartMarkList) { list.marks += marks }
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    marks = data.map { AreaMark(x: x.value($0), y: y.value($0), stacking: stacking).mark }
  }
  public init<Data: RandomAccessCollection, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    marks = data.map { AreaMark(x: x.value($0), y: y.value($0), series: series, stacking: stacking).mark }
  }
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) {
    marks = data.map { AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)).mark }
  }
  public init<Data: RandomAccessCollection, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableValue<S>
  ) {
    marks = data.map {
      AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), series: series).mark
    }
  }
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    marks = ChartsStandIn.marks(.area, domain: domain, function)
  }
}
/// Many marks at once.
public struct BarPlot: ChartContent {
  public typealias ChartBody = Never
  private let marks: [ChartMark]

  public func _appendMarks(to list: inout ChartMarkList) { list.marks += marks }
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    marks = data.map { BarMark(x: x.value($0), y: y.value($0)).mark }
  }
}
/// Many marks at once.
public struct PointPlot: ChartContent {
  public typealias ChartBody = Never
  private let marks: [ChartMark]

  public func _appendMarks(to list: inout ChartMarkList) { list.marks += marks }
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    marks = data.map { PointMark(x: x.value($0), y: y.value($0)).mark }
  }
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
  public var body: some View { StandInSurface(of: Chart3D.self, "a chart in three dimensions") }
}
public struct SurfacePlot: ChartContent {
  public typealias ChartBody = Never
  public init(
    x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
    function: @escaping (Double, Double) -> Double
  ) {}
  public func _appendMarks(to list: inout ChartMarkList) {}
}
extension PointMark {
  public init<X, Y, Z>(x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>) { self.init(x: x, y: y) }
}
