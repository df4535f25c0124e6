// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

public struct InterpolationMethod: Hashable, Sendable {
  public static let linear = InterpolationMethod()
  public static let monotone = InterpolationMethod()
  public static let catmullRom = InterpolationMethod()
  public static let cardinal = InterpolationMethod()
  public static let stepStart = InterpolationMethod()
  public static let stepCenter = InterpolationMethod()
  public static let stepEnd = InterpolationMethod()
}

public enum AnnotationPosition: Hashable, Sendable {
  case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    public static let automatic = Strategy()
    public static let disabled = Strategy()
    public static let fit = Strategy()
    public static let padScale = Strategy()
    public static func fit(to boundary: Strategy) -> Strategy { boundary }
    public static let chart = Strategy()
    public static let plot = Strategy()
  }
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

public struct ChartSymbol: Sendable {
  public static let circle = ChartSymbol()
  public static let square = ChartSymbol()
  public static let diamond = ChartSymbol()
  public static let triangle = ChartSymbol()
  public static let cross = ChartSymbol()
  public static let plus = ChartSymbol()
}

extension ChartContent {
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent { self }
  public func foregroundStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
  public func symbol(_ symbol: ChartSymbol) -> some ChartContent { self }
  public func symbol<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
  public func symbol(@ViewBuilder _ symbol: () -> some View) -> some ChartContent { self }
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { self }
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  public func offset(_ offset: CGSize) -> some ChartContent { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  public func position<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
  public func zIndex(_ value: Double) -> some ChartContent { self }
  public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent { self }
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { self }
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { self }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = AnnotationOverflowResolution(),
    @ViewBuilder content: () -> some View
  ) -> some ChartContent { self }
}

public struct ChartProxy {
  public var plotSize: CGSize { .zero }
  public var plotFrame: Anchor<CGRect>? { nil }
  public func position<Value>(forX value: Value) -> CGFloat? { nil }
  public func position<Value>(forY value: Value) -> CGFloat? { nil }
  public func value<Value>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
  public func value<Value>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
}

public struct ScaleType: Hashable, Sendable {
  public static let linear = ScaleType()
  public static let log = ScaleType()
  public static let category = ScaleType()
  public static let date = ScaleType()
}
public struct AutomaticScaleDomain: Sendable {
  public static let automatic = AutomaticScaleDomain()
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain()
  }
}
public struct PlotDimensionScaleRange {
  public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
}

extension View {
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }
  public nonisolated func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }
  public nonisolated func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }
  public nonisolated func chartXAxisLabel(_ label: some StringProtocol) -> some View { self }
  public nonisolated func chartYAxisLabel(_ label: some StringProtocol) -> some View { self }
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { self }
  public nonisolated func chartXScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View { self }
  public nonisolated func chartYScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View { self }
  public nonisolated func chartXScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> some View { self }
  public nonisolated func chartYScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> some View { self }
  public nonisolated func chartXScale(range: PlotDimensionScaleRange) -> some View { self }
  public nonisolated func chartYScale(range: PlotDimensionScaleRange) -> some View { self }
  public nonisolated func chartXScale<Domain>(domain: Domain, range: PlotDimensionScaleRange) -> some View { self }
  public nonisolated func chartYScale<Domain>(domain: Domain, range: PlotDimensionScaleRange) -> some View { self }
  public nonisolated func chartForegroundStyleScale<Value: Hashable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View { self }
  public nonisolated func chartForegroundStyleScale<Value: Hashable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View { self }
  public nonisolated func chartForegroundStyleScale<Value: Hashable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View { self }
  public nonisolated func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View { self }
  public nonisolated func chartPlotStyle(@ViewBuilder content: @escaping (EmptyView) -> some View) -> some View { self }
  public nonisolated func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View { self }
  public nonisolated func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View { self }
  public nonisolated func chartXSelection<Value>(value: Binding<Value?>) -> some View { self }
  public nonisolated func chartXSelection<Value>(range: Binding<ClosedRange<Value>?>) -> some View { self }
  public nonisolated func chartYSelection<Value>(value: Binding<Value?>) -> some View { self }
  public nonisolated func chartAngleSelection<Value>(value: Binding<Value?>) -> some View { self }
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public nonisolated func chartScrollPosition<Value>(x: Binding<Value>) -> some View { self }
  public nonisolated func chartScrollPosition<Value>(y: Binding<Value>) -> some View { self }
  public nonisolated func chartScrollPosition<Value>(initialX: Value) -> some View { self }
  public nonisolated func chartScrollPosition<Value>(initialY: Value) -> some View { self }
  public nonisolated func chartXVisibleDomain<Value>(length: Value) -> some View { self }
  public nonisolated func chartYVisibleDomain<Value>(length: Value) -> some View { self }
  public nonisolated func chartYSelection<Value>(range: Binding<ClosedRange<Value>?>) -> some View { self }
  public nonisolated func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { self }
  public nonisolated func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { self }
}
