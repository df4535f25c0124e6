public import DeclarativeUI

/// A layer around what is on it: its background, its shadow and its border.
struct LayerPicture<Content: View>: View {
  @Current var layer: CALayer
  let size: CGSize
  var background: Color?
  let clips: Bool
  @ViewBuilder let content: Content

  var body: some View {
    let outline = LayerOutline(layer, size)
    ZStack(alignment: .topLeading) {
      if let color = background ?? layer.backgroundColor.map({ Color(cgColor: $0) }) { outline.fill(color) }
      LayerContents(layer: layer, size: size)
      content
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .modifier(Clipped(outline: clips ? outline : nil))
    .overlay {
      if layer.borderWidth > 0 {
        outline.strokeBorder(
          layer.borderColor.map { Color(cgColor: $0) } ?? .black, lineWidth: layer.borderWidth)
      }
    }
    .modifier(Shadowed(layer: layer, isCut: clips))
    .modifier(Masked(layer: layer.mask))
  }
}

extension CALayer: AreaShowing {
  /// The area of its view, or one as large as the layer that shows it alone.
  @MainActor public var shownArea: UIView {
    if let view { return view }
    let size = bounds.size
    let area = UIView(showing: ViewHost(SublayerPicture(layer: self).frame(width: size.width, height: size.height)))
    area.frame = CGRect(origin: .zero, size: size)
    area.backgroundColor = .clear
    return area
  }
}

/// A layer in another one.
struct SublayerPicture: View {
  @Current var layer: CALayer

  var body: some View {
    let size = layer.bounds.size
    if layer.isHidden {
      EmptyView()
    } else {
      LayerPicture(layer: layer, size: size, clips: layer.masksToBounds) {
        let sublayers = (layer.sublayers ?? []).sorted { $0.zPosition < $1.zPosition }
        Frames(sublayers.map(\.frame)) {
          ForEach(Array(sublayers.enumerated()), id: \.offset) { AnyView(SublayerPicture(layer: $1)) }
        }
      }
      .opacity(Double(layer.opacity))
      .transformEffect(
        layer.affineTransform().around(x: size.width * layer.anchorPoint.x, y: size.height * layer.anchorPoint.y)
      )
      .background {
        if !layer.isDrawn {
          StandInReport(
            sentence: "\(type(of: layer)) cannot be drawn: nothing stands in its place. Test the view without it")
        }
      }
    }
  }
}

extension CALayer {
  /// Whether all that its class draws is drawn here.
  var isDrawn: Bool {
    let drawn: [CALayer.Type] = [CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self]
    return drawn.contains { $0 == ofSystem(type(of: self)) }
  }
}

/// The edge of a layer, with its round corners.
private struct LayerOutline: InsettableShape {
  private let corners: RectangleCornerRadii
  private let style: RoundedCornerStyle
  private var amount: CGFloat = 0

  init(_ layer: CALayer, _ size: CGSize) {
    let radius = max(0, min(layer.cornerRadius, size.width / 2, size.height / 2))
    func own(_ corner: CACornerMask) -> CGFloat { layer.maskedCorners.contains(corner) ? radius : 0 }
    corners = RectangleCornerRadii(
      topLeading: own(.layerMinXMinYCorner), bottomLeading: own(.layerMinXMaxYCorner),
      bottomTrailing: own(.layerMaxXMaxYCorner), topTrailing: own(.layerMaxXMinYCorner))
    style = layer.cornerCurve == .continuous ? .continuous : .circular
  }

  func path(in rect: CGRect) -> Path {
    UnevenRoundedRectangle(cornerRadii: corners, style: style).inset(by: amount).path(in: rect)
  }

  func inset(by amount: CGFloat) -> LayerOutline {
    var outline = self
    outline.amount += amount
    return outline
  }
}

private struct Clipped: ViewModifier {
  let outline: LayerOutline?

  func body(content: Content) -> some View {
    if let outline { content.clipShape(outline) } else { content }
  }
}

private struct Masked: ViewModifier {
  @Current var layer: CALayer?

  func body(content: Content) -> some View {
    if let layer {
      content.mask(alignment: .topLeading) { Frames([layer.frame]) { SublayerPicture(layer: layer) } }
    } else {
      content
    }
  }
}

/// - Remark: that a layer's radius is a view's was not measured.
private struct Shadowed: ViewModifier {
  @Current var layer: CALayer
  /// Whether what is beyond its edges is cut off, of which its shadow is a part.
  let isCut: Bool

  func body(content: Content) -> some View {
    if layer.shadowOpacity > 0, !isCut {
      let color = layer.shadowColor.map { Color(cgColor: $0) } ?? .black
      // The shadow of all together, which lies below all: a title casts none on its button.
      content.compositingGroup().shadow(
        color: color.opacity(Double(layer.shadowOpacity)), radius: layer.shadowRadius, x: layer.shadowOffset.width,
        y: layer.shadowOffset.height)
    } else {
      content
    }
  }
}

/// What a class of layers draws.
private struct LayerContents: View {
  @Current var layer: CALayer
  let size: CGSize

  var body: some View {
    switch layer {
    case let shape as CAShapeLayer: ShapeContents(layer: shape)
    case let gradient as CAGradientLayer: GradientContents(layer: gradient, size: size)
    case let text as CATextLayer: TextContents(layer: text)
    default: picture
    }
  }

  @ViewBuilder private var picture: some View {
    if let contents = layer.contents as? CGImage {
      Image(decorative: contents, scale: max(layer.contentsScale, 1)).resizable()
    } else if let image = layer.contents as? UIImage {
      Image(uiImage: image).resizable()
    }
  }
}

private struct ShapeContents: View {
  @Current var layer: CAShapeLayer

  var body: some View {
    if let contour = layer.path {
      let path = Path(contour)
      ZStack(alignment: .topLeading) {
        if let color = layer.fillColor {
          path.fill(Color(cgColor: color), style: FillStyle(eoFill: layer.fillRule == .evenOdd))
        }
        if let color = layer.strokeColor {
          path.trim(from: layer.strokeStart, to: layer.strokeEnd).stroke(Color(cgColor: color), style: stroke)
        }
      }
    }
  }

  private var stroke: StrokeStyle {
    StrokeStyle(
      lineWidth: layer.lineWidth, lineCap: layer.lineCap.ofLines, lineJoin: layer.lineJoin.ofLines,
      miterLimit: layer.miterLimit, dash: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: layer.lineDashPhase)
  }
}

private struct GradientContents: View {
  @Current var layer: CAGradientLayer
  let size: CGSize

  var body: some View {
    let (start, end) = (UnitPoint(layer.startPoint), UnitPoint(layer.endPoint))
    if let gradient {
      switch layer.type {
      case .radial: EllipticalGradient(gradient: gradient, center: start, endRadiusFraction: reach)
      case .conic: AngularGradient(gradient: gradient, center: start, angle: angle)
      default: LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
      }
    }
  }

  private var gradient: Gradient? {
    let colors = (layer.colors ?? []).compactMap { ($0 as? CGColor).map { Color(cgColor: $0) } }
    guard !colors.isEmpty else { return nil }
    guard let locations = layer.locations, locations.count == colors.count else { return Gradient(colors: colors) }
    return Gradient(
      stops: zip(colors, locations).map { Gradient.Stop(color: $0, location: CGFloat($1.doubleValue)) })
  }

  /// The ellipse's half width as a part of the layer's.
  private var reach: CGFloat { abs(layer.endPoint.x - layer.startPoint.x) }

  private var angle: Angle {
    Angle(
      radians: atan2(
        (layer.endPoint.y - layer.startPoint.y) * size.height, (layer.endPoint.x - layer.startPoint.x) * size.width))
  }
}

extension UnitPoint {
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

private struct TextContents: View {
  @Current var layer: CATextLayer

  var body: some View {
    let text =
      (layer.string as? NSAttributedString).map { DrawnText($0).text }
      ?? Text(verbatim: layer.string as? String ?? "").font(.system(size: layer.fontSize)).foregroundColor(
        layer.foregroundColor.map { Color(cgColor: $0) } ?? .white)
    text.lineLimit(layer.isWrapped ? nil : 1).multilineTextAlignment(alignment.text)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment.place)
  }

  private var alignment: (text: TextAlignment, place: Alignment) {
    switch layer.alignmentMode {
    case .center: (.center, .top)
    case .right: (.trailing, .topTrailing)
    default: (.leading, .topLeading)
    }
  }
}
