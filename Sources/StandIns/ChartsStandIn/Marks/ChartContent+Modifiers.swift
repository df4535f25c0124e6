// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

public struct InterpolationMethod: Hashable, Sendable {
  enum Curve: Hashable {
    case linear, monotone, catmullRom(alpha: CGFloat), cardinal(tension: CGFloat), stepStart, stepCenter, stepEnd
  }
  let curve: Curve

  public static let linear = InterpolationMethod(curve: .linear)
  public static let monotone = InterpolationMethod(curve: .monotone)
  public static let catmullRom = InterpolationMethod(curve: .catmullRom(alpha: 0.5))
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(curve: .catmullRom(alpha: alpha))
  }
  public static let cardinal = InterpolationMethod(curve: .cardinal(tension: 0))
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(curve: .cardinal(tension: tension))
  }
  public static let stepStart = InterpolationMethod(curve: .stepStart)
  public static let stepCenter = InterpolationMethod(curve: .stepCenter)
  public static let stepEnd = InterpolationMethod(curve: .stepEnd)
}
extension InterpolationMethod: CustomStringConvertible {
  public var description: String { "\(curve)" }
}

public enum AnnotationPosition: Hashable, Sendable {
  case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// What a view beside a mark may ask: the mark's size is not known when it is made.
public struct AnnotationContext {
  public let targetSize = CGSize.zero
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

/// A sign at a point.
public protocol ChartSymbolShape: Shape {}
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  enum Outline: Hashable { case circle, square, triangle, diamond, pentagon, cross, plus, asterisk }
  let outline: Outline

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  public static let circle = Self(outline: .circle)
  public static let square = Self(outline: .square)
  public static let triangle = Self(outline: .triangle)
  public static let diamond = Self(outline: .diamond)
  public static let pentagon = Self(outline: .pentagon)
  public static let cross = Self(outline: .cross)
  public static let plus = Self(outline: .plus)
  public static let asterisk = Self(outline: .asterisk)
}
extension Circle: ChartSymbolShape {}

/// The outline of a sign.
public struct StrokedChartSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle

  public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
  }
}
extension ChartSymbolShape {
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedChartSymbolShape(base: self, style: style)
  }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: Self { .init(outline: .circle) }
  public static var square: Self { .init(outline: .square) }
  public static var triangle: Self { .init(outline: .triangle) }
  public static var diamond: Self { .init(outline: .diamond) }
  public static var pentagon: Self { .init(outline: .pentagon) }
  public static var cross: Self { .init(outline: .cross) }
  public static var plus: Self { .init(outline: .plus) }
  public static var asterisk: Self { .init(outline: .asterisk) }
}

extension ChartContent {
  /// The marks with something that is said of all, where a mark does not say it itself.
  private func changing(_ change: (inout ChartMark) -> Void) -> ChartMarks {
    var marks = ChartMarkList.marks(of: self)
    for index in marks.indices { change(&marks[index]) }
    return ChartMarks(marks)
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    changing { if $0.styleValue == nil { $0.style = $0.style ?? AnyShapeStyle(style) } }
  }
  public func foregroundStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent {
    changing { if $0.style == nil { $0.styleValue = $0.styleValue ?? value.place.value } }
  }
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    changing { mark in mark.symbol = mark.symbol ?? AnyChartSymbol(symbol) }
  }
  public func symbol(_ symbol: some Shape) -> some ChartContent {
    changing { mark in mark.symbol = mark.symbol ?? AnyChartSymbol(symbol) }
  }
  public func symbol<Value>(by value: PlottableValue<Value>) -> some ChartContent {
    changing { $0.symbolValue = $0.symbolValue ?? value.place.value }
  }
  public func symbol(@ViewBuilder _ symbol: () -> some View) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { $0.symbolView = $0.symbolView ?? view }
  }
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changing { $0.symbolArea = $0.symbolArea ?? area }
  }
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { $0.symbolArea = $0.symbolArea ?? size.width * size.height * .pi / 4 }
  }
  /// The sizes of signs by a value are not known: all are as large as usual.
  public func symbolSize<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.lineStyle = $0.lineStyle ?? style }
  }
  /// The dashes of lines by a value are not known: none have any.
  public func lineStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent {
    changing { $0.lineStyleValue = $0.lineStyleValue ?? value.place.value }
  }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = $0.interpolation ?? method }
  }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changing { $0.cornerRadius = $0.cornerRadius ?? radius }
  }
  public func clipShape(_ shape: some Shape) -> some ChartContent {
    changing { $0.clipShape = $0.clipShape ?? AnyShape(shape) }
  }
  public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.opacity *= opacity } }
  public func offset(_ offset: CGSize) -> some ChartContent {
    changing { $0.offset = CGSize(width: $0.offset.width + offset.width, height: $0.offset.height + offset.height) }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(CGSize(width: x, height: y)) }
  public func position<Value>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing { $0.position = $0.position ?? value.place.value }
  }
  public func zIndex(_ value: Double) -> some ChartContent { changing { $0.zIndex += value } }
  /// Masks have the places of the marks' axes: that they do not extend those is a guess.
  public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent {
    let marks = ChartMarkList.marks(of: content())
    return changing { $0.mask = $0.mask ?? marks }
  }
  public func blur(radius: CGFloat) -> some ChartContent { self }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    self
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { self }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { self }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { self }
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { self }
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = AnnotationOverflowResolution(),
    @ViewBuilder content: (AnnotationContext) -> some View
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) { content(AnnotationContext()) }
  }
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = AnnotationOverflowResolution(),
    @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    let view = AnyView(content())
    return changing {
      $0.annotations.append(
        ChartMark.Annotation(position: position, alignment: alignment, spacing: spacing, content: view))
    }
  }
}
