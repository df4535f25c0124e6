import Drawings
public import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry

/// Where a `Canvas` is drawn: what is drawn with it has its transform, clips, filters, opacity and way of mixing colours.
///
/// A copy draws into the same place and has a state of its own.
public struct GraphicsContext {
  let drawing: GraphicsDrawing
  private var clips: [Clip] = []
  private var filters: [ItemChange] = []

  /// How opaque everything is that is drawn from now on: 0 is invisible, 1 changes nothing.
  public var opacity: Double = 1
  /// How the colours of what is drawn from now on are mixed with those below.
  public var blendMode = BlendMode.normal
  /// The map from the places that are given to those of the view.
  public var transform = CGAffineTransform.identity

  /// What a filter makes of items.
  typealias ItemChange = ([DrawingItem]) -> [DrawingItem]

  private enum Clip {
    /// In the drawing's coordinates.
    case path(PlaneGeometry.Path, DrawnShape.Style)
    case layer([DrawingItem])
  }

  init(_ drawing: GraphicsDrawing) {
    self.drawing = drawing
  }

  /// What the canvas inherits from the views around it.
  public var environment: EnvironmentValues { drawing.place.environment }

  // MARK: Places

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Makes what is drawn from now on larger.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Turns what is drawn from now on around the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Maps what is drawn from now on before the maps of before.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// From the places that are given to those of the whole drawing.
  var placement: Transform {
    Transform(transform).then(.translation(x: Double(drawing.frame.minX), y: Double(drawing.frame.minY)))
  }

  // MARK: Clips and layers

  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What is outside is seen.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Lets only the inside of a path be seen of what is drawn from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    drawing.place.problems.check(path)
    var contours = path.contours.transformed(by: placement)
    guard options.contains(.inverse) else {
      let line = path.outline.map { DrawnShape.Style.stroke($0.scaled(by: placement.uniformScale ?? 1).geometry) }
      return clips.append(.path(contours, line ?? .fill(style.rule)))
    }
    contours.addRect(Rect(drawing.area))
    clips.append(.path(contours, .fill(.evenOdd)))
  }

  /// Lets of what is drawn from now on only that be seen which a layer covers, as much as it is opaque; or the opposite.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var items = try layer(content)
    if opacity < 1 { items = [.layer(DrawnLayer(.opacity(max(opacity, 0)), items: items))] }
    if options.contains(.inverse) { items = [items.inverted(in: Rect(drawing.area))] }
    clips.append(.layer(items))
  }

  /// The smallest rectangle around what clips leave, in the places that are given.
  public var clipBoundingRect: CGRect {
    var bounds = drawing.frame
    for case .path(let path, _) in clips {
      bounds = bounds.common(with: path.controlBounds.map { CGRect($0) } ?? .null)
    }
    guard !bounds.isNull, let back = placement.inverse else { return .null }
    return Path(bounds).applying(CGAffineTransform(back)).boundingRect
  }

  /// Draws several things as one picture.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layer(content)
    if !items.isEmpty { emit([.layer(DrawnLayer(.opacity(1), items: items))]) }
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawingItem] {
    var inner = GraphicsContext(
      GraphicsDrawing(frame: drawing.frame, area: drawing.area, place: drawing.place, symbols: drawing.symbols))
    inner.transform = transform
    try content(&inner)
    return inner.drawing.items
  }

  // MARK: Paths

  /// Paints the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(path, path.outline.map { .stroke($0.geometry) } ?? .fill(style.rule), with: shading)
  }

  /// Paints a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    paint(path.strokedPath(style), .stroke(style.geometry), with: shading)
  }

  /// Paints a line of a width in points along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func paint(_ path: Path, _ style: DrawnShape.Style, with shading: Shading) {
    drawing.place.problems.check(path)
    guard !path.isEmpty else { return }
    let bounds = path.boundingRect
    guard let paint = shading.paint(in: bounds, drawing.place) else { return }
    if case .color = paint, let drawn = style.mapped(by: placement) {
      return emit([drawing.shape(path.contours.transformed(by: placement), drawn, .color(paint.firstColor))])
    }
    // Paths are rounded to pixels with the whole view, and not each by itself.
    let map = placement
    let whole = drawing.frame.offsetBy(dx: CGFloat(-map.tx), dy: CGFloat(-map.ty))
    emitLocal([paint.item("Path", path.contours, style, in: bounds, roundedWith: whole)])
  }

  // MARK: What is drawn

  /// Draws items whose places are those that are given.
  func emitLocal(_ items: [DrawingItem]) {
    let map = placement
    if let moved = items.moved(by: map) { return emit(moved) }
    emit([.layer(DrawnLayer(.projected(Projection(map)), items: items))])
  }

  /// Draws items, with everything that the context does to them.
  private func emit(_ items: [DrawingItem]) {
    var items = items
    for change in filters.reversed() { items = change(items) }
    if opacity < 1 { items = [.layer(DrawnLayer(.opacity(max(opacity, 0)), items: items))] }
    for clip in clips.reversed() {
      switch clip {
      case .path(let path, let style):
        items = [.layer(DrawnLayer(.clip(path, style, frame: Rect(drawing.frame)), items: items))]
      case .layer(let mask): items = [.layer(DrawnLayer(.masked(by: mask), items: items))]
      }
    }
    if blendMode != .normal { items = [.layer(DrawnLayer(.blended(blendMode.mixing), items: items))] }
    drawing.items += items
  }

  mutating func add(_ change: @escaping ItemChange) { filters.append(change) }
}

/// What has been drawn on a canvas so far, and what is needed to draw more.
final class GraphicsDrawing {
  fileprivate(set) var items: [DrawingItem] = []
  /// The frame of the view in the whole drawing: all items move with it where it is rounded to pixels.
  let frame: CGRect
  /// Where something may be seen: a little more than the frame, or more.
  let area: CGRect
  let place: ResolveContext
  /// The node below which the views with tags are.
  let symbols: Node

  init(frame: CGRect, area: CGRect? = nil, place: ResolveContext, symbols: Node) {
    self.frame = frame
    self.area = area ?? frame.insetBy(dx: -1, dy: -1)
    self.place = place
    self.symbols = symbols
  }

  fileprivate func shape(
    _ path: PlaneGeometry.Path, _ style: DrawnShape.Style, _ paint: Paint
  ) -> DrawingItem {
    .shape(DrawnShape(name: "Path", frame: Rect(frame), path: path, style: style, paint: paint))
  }
}

extension DrawnShape.Style {
  /// The style of a path that was mapped; nil where a line would become wider in one direction than in another.
  fileprivate func mapped(by map: Transform) -> DrawnShape.Style? {
    guard case .stroke(var line) = self else { return self }
    guard let scale = map.uniformScale else { return nil }
    line.width *= scale
    line.dashes = line.dashes.map { $0 * scale }
    line.dashPhase *= scale
    return .stroke(line)
  }
}

extension [DrawingItem] {
  /// The items elsewhere; nil where they do not only move.
  fileprivate func moved(by map: Transform) -> [DrawingItem]? {
    guard map.a == 1, map.b == 0, map.c == 0, map.d == 1 else { return nil }
    return self.map { $0.moved(by: Point(x: map.tx, y: map.ty)) }
  }
}

extension DrawingItem {
  fileprivate func moved(by vector: Point) -> DrawingItem {
    let map = Transform.translation(x: vector.x, y: vector.y)
    switch self {
    case .shape(var shape):
      shape.path = shape.path.transformed(by: map)
      shape.paint = shape.paint.moved(by: vector)
      shape.frame = shape.frame.offsetBy(vector)
      return .shape(shape)
    case .text(var text):
      text.frame = text.frame.offsetBy(vector)
      return .text(text)
    case .image(var image):
      image.frame = image.frame.offsetBy(vector)
      return .image(image)
    case .layer(let layer):
      return .layer(
        DrawnLayer(
          layer.effect.moved(by: vector), items: layer.items.map { $0.moved(by: vector) }))
    }
  }
}

extension DrawnLayer.Effect {
  fileprivate func moved(by vector: Point) -> DrawnLayer.Effect {
    let map = Transform.translation(x: vector.x, y: vector.y)
    switch self {
    case .clip(let path, let style, let own):
      return .clip(path.transformed(by: map), style, frame: own.offsetBy(vector))
    case .mirrored(let own): return .mirrored(in: own.offsetBy(vector))
    case .projected(let projection):
      return .projected(Projection(.translation(x: -vector.x, y: -vector.y)).then(projection).then(Projection(map)))
    case .masked(let mask): return .masked(by: mask.map { $0.moved(by: vector) })
    case .opacity, .shadow, .blurred, .recolored, .blended, .backdrop: return self
    }
  }
}

extension Paint {
  fileprivate func moved(by vector: Point) -> Paint {
    switch self {
    case .color: return self
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(gradient, start: start + vector, end: end + vector)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      return .radialGradient(gradient, center: center + vector, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(gradient, center: center + vector, start: start, end: end)
    case .ellipticalGradient(let gradient, let center, let unit, let startRadius, let endRadius):
      return .ellipticalGradient(
        gradient, center: center + vector, unit: unit, startRadius: startRadius, endRadius: endRadius)
    case .focalGradient(let gradient, let center, let unit, let focus):
      return .focalGradient(gradient, center: center + vector, unit: unit, focus: focus + vector)
    case .meshGradient(let mesh): return mesh.mapped { $0 + vector }.map(Paint.meshGradient) ?? self
    case .tiles(var image):
      image.frame = image.frame.offsetBy(vector)
      return .tiles(image)
    }
  }
}
