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
  public init<Format: FormatStyle>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    format: Format
  ) {}
}
public struct AxisGridLine: AxisMark { public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {} }
public struct AxisTick: AxisMark { public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {} }
public struct AxisValueLabel: AxisMark {
  public init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil) {}
  public init(_ label: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
  public init<Format: FormatStyle>(format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
  public init(centered: Bool? = nil, anchor: UnitPoint? = nil, @ViewBuilder content: () -> some View) {}
}
extension AxisMark {
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark { self }
  public func font(_ font: Font?) -> some AxisMark { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
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
  public nonisolated func chartXVisibleDomain<Value>(length: Value) -> some View { self }
}
