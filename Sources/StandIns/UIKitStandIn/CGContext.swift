// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; what is drawn is remembered, and drawn where a picture is asked for.

public import DeclarativeUI

/// Where UIKit and Core Graphics draw, with its origin in the upper left corner, as UIKit has it.
public final class CGContext {
  /// What a context is told that counts for what is drawn from then on.
  private struct State {
    var transform = CGAffineTransform.identity
    var clips: [Clip] = []
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: (color: Color, offset: CGSize, blur: CGFloat)?
  }

  private struct Clip {
    var path: Path
    var style: FillStyle
    var transform: CGAffineTransform
  }

  typealias Step = (inout GraphicsContext) -> Void

  /// The extents in points.
  private(set) var size: CGSize
  /// What was drawn, in order.
  private(set) var steps: [Step] = []
  /// The file whose pages are drawn; nil of a picture.
  var pages: Pages?
  private var state = State()
  private var states: [State] = []
  private var path = Path()

  init(size: CGSize) {
    self.size = size
  }

  /// Begins anew with nothing drawn.
  func start(_ size: CGSize) {
    self.size = size
    (steps, state, states, path) = ([], State(), [], Path())
  }

  // MARK: State

  public func saveGState() { states.append(state) }
  public func restoreGState() { state = states.popLast() ?? state }
  public var ctm: CGAffineTransform { state.transform }
  public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dash = lengths
  }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (Color(cgColor: $0), offset, blur) }
  }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public var interpolationQuality: CGInterpolationQuality = .default

  func setColors(fill: Color? = nil, stroke: Color? = nil) {
    state.fill = fill ?? state.fill
    state.stroke = stroke ?? state.stroke
  }

  // MARK: The path

  public func beginPath() { path = Path() }
  public func closePath() { path.closeSubpath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { path.addRects(rects) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise)
  }
  public func addPath(_ path: CGPath) { self.path.addPath(Path(path)) }
  public var currentPointOfPath: CGPoint { path.currentPoint ?? .zero }
  public var isPathEmpty: Bool { path.isEmpty }
  public var boundingBoxOfPath: CGRect { path.cgPath.boundingBox }

  // MARK: Drawing

  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takenPath(), rule) }
  public func strokePath() { stroke(takenPath()) }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takenPath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke, .eoFillStroke:
      fill(path, mode == .fillStroke ? .winding : .evenOdd)
      stroke(path)
    }
  }
  public func fill(_ rect: CGRect) { fill(Path(rect), .winding) }
  public func fill(_ rects: [CGRect]) { fill(Path { $0.addRects(rects) }, .winding) }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), .winding) }
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    stroke(Path(rect), line)
  }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  public func strokeLineSegments(between points: [CGPoint]) {
    stroke(
      Path { path in
        for index in stride(from: 0, to: points.count - 1, by: 2) { path.addLines([points[index], points[index + 1]]) }
      })
  }
  public func clear(_ rect: CGRect) {
    draw(.clear, alpha: 1) { $0.fill(Path(rect), with: .color(.black)) }
  }
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takenPath(), rule) }
  public func clip(to rect: CGRect) { clip(to: Path(rect), .winding) }
  public func clip(to rects: [CGRect]) { clip(to: Path { $0.addRects(rects) }, .winding) }

  /// Draws a picture, which stands on its head, as Core Graphics draws it in a context of UIKit.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw { context in
      context.translateBy(x: 0, y: rect.minY + rect.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(Image(uiImage: UIImage(cgImage: image)), in: rect)
    }
  }

  /// Fills what clips leave with the colours along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let strip = Path.strip(from: start, to: end, options)
    draw { $0.fill(strip, with: .linearGradient(gradient.gradient, startPoint: start, endPoint: end)) }
  }

  /// Fills what clips leave with the colours around a centre, which is that of the larger circle.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let reach = options.contains(.drawsAfterEndLocation) ? Self.far : endRadius
    let circle = CGRect(x: endCenter.x - reach, y: endCenter.y - reach, width: 2 * reach, height: 2 * reach)
    draw {
      $0.fill(
        Path(ellipseIn: circle),
        with: .radialGradient(
          gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius))
    }
  }

  /// The picture so far.
  public func makeImage() -> CGImage? { DrawnPicture(self, scale: 1, isOpaque: false).image.cgImage }

  /// As far as no picture reaches, in points.
  static let far: CGFloat = 10_000

  private func takenPath() -> Path {
    defer { path = Path() }
    return path
  }

  func fill(_ path: Path, _ rule: CGPathFillRule, _ mode: CGBlendMode? = nil, alpha: CGFloat = 1) {
    let color = state.fill
    draw(mode, alpha: alpha) { $0.fill(path, with: .color(color), style: FillStyle(eoFill: rule == .evenOdd)) }
  }

  func stroke(_ path: Path, _ style: StrokeStyle? = nil, _ mode: CGBlendMode? = nil, alpha: CGFloat = 1) {
    let (color, line) = (state.stroke, style ?? state.line)
    draw(mode, alpha: alpha) { $0.stroke(path, with: .color(color), style: line) }
  }

  func clip(to path: Path, _ rule: CGPathFillRule) {
    state.clips.append(
      Clip(path: path, style: FillStyle(eoFill: rule == .evenOdd), transform: state.transform))
  }

  /// Draws with all that the context was told.
  func draw(_ mode: CGBlendMode? = nil, alpha: CGFloat = 1, _ step: @escaping Step) {
    let state = state
    let drawn: (inout GraphicsContext, BlendMode) -> Void = { graphics, mode in
      var own = graphics
      for clip in state.clips {
        own.transform = clip.transform
        own.clip(to: clip.path, style: clip.style)
      }
      own.transform = state.transform
      own.opacity = Double(state.alpha * alpha)
      own.blendMode = mode
      if let shadow = state.shadow {
        // The blur is twice the deviation of what is blurred, as that of a layer's shadow.
        own.addFilter(
          .shadow(color: shadow.color, radius: shadow.blur / 2, x: shadow.offset.width, y: shadow.offset.height))
      }
      step(&own)
    }
    (mode ?? state.blendMode).apply(drawn, to: &steps)
  }
}

extension Path {
  /// Where the colours along a line are drawn: beyond its ends where options say so.
  fileprivate static func strip(from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions) -> Path {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return Path() }
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    let before = options.contains(.drawsBeforeStartLocation) ? -CGContext.far : 0
    let after = length + (options.contains(.drawsAfterEndLocation) ? CGContext.far : 0)
    func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along.dx * distance - along.dy * side, y: start.y + along.dy * distance + along.dx * side)
    }
    return Path { path in
      path.addLines([
        corner(before, -CGContext.far), corner(after, -CGContext.far), corner(after, CGContext.far),
        corner(before, CGContext.far),
      ])
      path.closeSubpath()
    }
  }
}
