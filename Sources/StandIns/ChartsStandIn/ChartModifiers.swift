// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

public struct ScaleType: Hashable, Sendable {
  let isLogarithmic: Bool
  public static let linear = ScaleType(isLogarithmic: false)
  public static let log = ScaleType(isLogarithmic: true)
  public static let category = ScaleType(isLogarithmic: false)
  public static let date = ScaleType(isLogarithmic: false)
}
public struct AutomaticScaleDomain: Sendable {
  var includesZero: Bool?
  var isReversed: Bool?

  public static let automatic = AutomaticScaleDomain()
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
  }
}
public struct PlotDimensionScaleRange {
  let padding: (start: CGFloat, end: CGFloat)

  public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: (padding, padding))
  }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: (startPadding, endPadding))
  }
}

/// The values of a domain of any type.
private protocol ScaleDomain { var plotValues: [PlotValue] { get } }
extension ClosedRange: ScaleDomain {
  fileprivate var plotValues: [PlotValue] { [PlotValue(lowerBound), PlotValue(upperBound)] }
}
extension Range: ScaleDomain {
  fileprivate var plotValues: [PlotValue] { [PlotValue(lowerBound), PlotValue(upperBound)] }
}
extension Array: ScaleDomain { fileprivate var plotValues: [PlotValue] { map { PlotValue($0) } } }

extension View {
  private nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
  private nonisolated func chartScale(
    _ axis: WritableKeyPath<ChartSettings, ChartSettings.Axis>, _ change: @escaping (inout ChartSettings.Scale) -> Void
  ) -> some View {
    nonisolated(unsafe) let axis = axis
    return chart { change(&$0[keyPath: axis].scale) }
  }

  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }
  public nonisolated func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let marks = content()._axes.marks
    return chart { $0.x.marks = marks }
  }
  public nonisolated func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let marks = content()._axes.marks
    return chart { $0.y.marks = marks }
  }
  public nonisolated func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  public nonisolated func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  public nonisolated func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let view = AnyView(content())
    return chart { $0.x.title = .init(position: position, alignment: alignment, spacing: spacing, view: view) }
  }
  public nonisolated func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let view = AnyView(content())
    return chart { $0.y.title = .init(position: position, alignment: alignment, spacing: spacing, view: view) }
  }
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
  }
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let view = AnyView(content())
    return chartLegend(position: position, alignment: alignment, spacing: spacing).chart { $0.legend.content = view }
  }
  public nonisolated func chartXScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartScale(\.x) { $0.set(domain: domain, type) }
  }
  public nonisolated func chartYScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartScale(\.y) { $0.set(domain: domain, type) }
  }
  public nonisolated func chartXScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> some View {
    chartScale(\.x) { $0.set(domain: domain, type) }
  }
  public nonisolated func chartYScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> some View {
    chartScale(\.y) { $0.set(domain: domain, type) }
  }
  public nonisolated func chartXScale(type: ScaleType?) -> some View { chartScale(\.x) { $0.set(type) } }
  public nonisolated func chartYScale(type: ScaleType?) -> some View { chartScale(\.y) { $0.set(type) } }
  public nonisolated func chartXScale(range: PlotDimensionScaleRange) -> some View {
    chartScale(\.x) { $0.padding = range.padding }
  }
  public nonisolated func chartYScale(range: PlotDimensionScaleRange) -> some View {
    chartScale(\.y) { $0.padding = range.padding }
  }
  public nonisolated func chartXScale<Domain>(domain: Domain, range: PlotDimensionScaleRange) -> some View {
    chartScale(\.x) {
      $0.set(domain: domain, nil)
      $0.padding = range.padding
    }
  }
  public nonisolated func chartYScale<Domain>(domain: Domain, range: PlotDimensionScaleRange) -> some View {
    chartScale(\.y) {
      $0.set(domain: domain, nil)
      $0.padding = range.padding
    }
  }
  public nonisolated func chartForegroundStyleScale<Value: Hashable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let styles = ChartSettings.StyleScale(
      domain: mapping.map { PlotValue($0.key) }, range: mapping.map { AnyShapeStyle($0.value) })
    return chart { $0.styles = styles }
  }
  public nonisolated func chartForegroundStyleScale<Value: Hashable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    let styles = ChartSettings.StyleScale(domain: domain.map { PlotValue($0) }, range: range.map { AnyShapeStyle($0) })
    return chart { $0.styles = styles }
  }
  public nonisolated func chartForegroundStyleScale<Value: Hashable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View {
    chartForegroundStyleScale(domain: domain, range: domain.map(mapping))
  }
  public nonisolated func chartForegroundStyleScale<Style: ShapeStyle>(
    domain: AutomaticScaleDomain, range: [Style]
  ) -> some View {
    chartForegroundStyleScale(range: range)
  }
  public nonisolated func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    let styles = ChartSettings.StyleScale(range: range.map { AnyShapeStyle($0) })
    return chart { $0.styles = styles }
  }
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View {
    let styles = ChartSettings.StyleScale(gradient: range)
    return chart { $0.styles = styles }
  }
  public nonisolated func chartSymbolScale<Value: Hashable, Symbol: Shape>(
    _ mapping: KeyValuePairs<Value, Symbol>
  ) -> some View {
    let symbols = mapping.map { (value: PlotValue($0.key), symbol: AnyChartSymbol($0.value)) }
    return chart { $0.symbols = symbols }
  }
  public nonisolated func chartPlotStyle(
    @ViewBuilder content: @escaping (ChartPlotContent) -> some View
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }
  public nonisolated func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    // What is said last is in front.
    chart { $0.overlays.insert(.init(alignment: alignment) { AnyView(content($0)) }, at: 0) }
  }
  public nonisolated func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    chart { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }
}

extension ChartSettings.Scale {
  fileprivate mutating func set(domain: some Any, _ type: ScaleType?) {
    if let automatic = domain as? AutomaticScaleDomain {
      (includesZero, isReversed) = (automatic.includesZero, automatic.isReversed)
    } else {
      self.domain = (domain as? any ScaleDomain)?.plotValues
    }
    set(type)
  }

  fileprivate mutating func set(_ type: ScaleType?) {
    if let type { isLogarithmic = type.isLogarithmic }
  }
}

extension View {
  public nonisolated func chartXVisibleDomain<Value>(length: Value) -> some View {
    chartScale(\.x) { $0.visibleLength = PlotValue(length).as(Double.self) }
  }
  public nonisolated func chartYVisibleDomain<Value>(length: Value) -> some View {
    chartScale(\.y) { $0.visibleLength = PlotValue(length).as(Double.self) }
  }
  public nonisolated func chartScrollPosition<Value>(x: Binding<Value>) -> some View {
    chartScale(\.x) { $0.start = PlotValue(x.wrappedValue) }
  }
  public nonisolated func chartScrollPosition<Value>(y: Binding<Value>) -> some View {
    chartScale(\.y) { $0.start = PlotValue(y.wrappedValue) }
  }
  public nonisolated func chartScrollPosition<Value>(initialX: Value) -> some View {
    chartScale(\.x) { $0.start = PlotValue(initialX) }
  }
  public nonisolated func chartScrollPosition<Value>(initialY: Value) -> some View {
    chartScale(\.y) { $0.start = PlotValue(initialY) }
  }
}

// Nobody touches a chart's marks or moves it on: a selection stays what it is, and a chart is seen from where it begins.
extension View {
  public nonisolated func chartXSelection<Value>(value: Binding<Value?>) -> some View { self }
  public nonisolated func chartXSelection<Value>(range: Binding<ClosedRange<Value>?>) -> some View { self }
  public nonisolated func chartYSelection<Value>(value: Binding<Value?>) -> some View { self }
  public nonisolated func chartYSelection<Value>(range: Binding<ClosedRange<Value>?>) -> some View { self }
  public nonisolated func chartAngleSelection<Value>(value: Binding<Value?>) -> some View { self }
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
}
