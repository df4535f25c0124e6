import Drawings
public import Foundation
import LayoutTree
import PlaneGeometry

// Pictures, texts and views in a canvas are laid out as anywhere else, each by itself.

extension GraphicsContext {
  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    let view: DetachedView

    /// What a template or a symbol is painted with; nil is the foreground.
    public var shading: Shading?

    /// The extents in points.
    public var size: CGSize { view.size(for: .unspecified) }
    /// How far the baseline is from the upper edge, in points.
    public let baseline: CGFloat
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    let text: Text
    let view: DetachedView
    fileprivate var ownShading: Shading?

    /// What letters are painted with that have no style of their own.
    public var shading: Shading {
      get { ownShading ?? .foreground }
      set { ownShading = newValue }
    }

    /// What the text takes of a size, in points.
    public func measure(in size: CGSize) -> CGSize { view.size(for: ProposedViewSize(size)) }

    /// How far the first line's baseline is from the upper edge, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      view.guide(VerticalAlignment.firstTextBaseline, for: ProposedViewSize(size))
    }

    /// How far the last line's baseline is from the upper edge, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      view.guide(VerticalAlignment.lastTextBaseline, for: ProposedViewSize(size))
    }
  }

  /// One of the canvas's views, ready to be drawn.
  public struct ResolvedSymbol {
    let view: DetachedView

    /// The extents in points.
    public var size: CGSize { view.size(for: .unspecified) }
  }

  /// Gets a picture ready.
  public func resolve(_ image: Image) -> ResolvedImage {
    let view = DetachedView(Image.self, image.rule(in: drawing.place))
    return ResolvedImage(
      image: image, view: view, baseline: view.guide(VerticalAlignment.lastTextBaseline, for: .unspecified))
  }

  /// Gets a text ready.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, view: DetachedView(Text.self, text.rule(in: drawing.place)))
  }

  /// The view of a tag among the canvas's symbols; nil where none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.symbols.boxes(tagged: AnyHashable(id)).map { ResolvedSymbol(view: DetachedView($0.array)) }
  }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let stretched = image.view.size(for: .unspecified)
    guard stretched.width > 0, stretched.height > 0 else { return }
    var items = view(of: image, in: rect).items(at: .zero, for: .unspecified, drawing.place)
    if items.count == 1, case .image(var picture) = items[0] {
      picture.frame = Rect(rect)
      items = [.image(picture)]
      return emitLocal(items)
    }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / stretched.width, y: rect.height / stretched.height)
    context.emitLocal(items)
  }

  /// Draws a picture in its own size.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(view(of: image, in: frame(of: image.view, at: point, anchor)), at: point, anchor)
  }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture in its own size.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, from its upper leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let proposal = ProposedViewSize(rect.size)
    let width = text.view.size(for: proposal).width
    let isMirrored = environment.isMirrored
    emitLocal(
      view(of: text, in: rect).items(
        at: CGPoint(x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY), for: proposal, drawing.place))
  }

  /// Draws a text in its own size.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(view(of: text, in: frame(of: text.view, at: point, anchor)), at: point, anchor)
  }

  /// Draws a text in a rectangle, from its upper leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in its own size.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a view that fills a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    emitLocal(symbol.view.items(at: rect.origin, for: ProposedViewSize(rect.size), drawing.place))
  }

  /// Draws a view in its own size.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.view, at: point, anchor)
  }

  private func draw(_ view: DetachedView, at point: CGPoint, _ anchor: UnitPoint) {
    emitLocal(view.items(at: frame(of: view, at: point, anchor).origin, for: .unspecified, drawing.place))
  }

  private func frame(of view: DetachedView, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    let size = view.size(for: .unspecified)
    let corner = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    return CGRect(origin: corner, size: size)
  }

  private func view(of image: ResolvedImage, in frame: CGRect) -> DetachedView {
    guard let place = place(for: image.shading, in: frame) else { return image.view }
    return DetachedView(Image.self, image.image.rule(in: place))
  }

  private func view(of text: ResolvedText, in frame: CGRect) -> DetachedView {
    guard let place = place(for: text.ownShading, in: frame) else { return text.view }
    return DetachedView(Text.self, text.text.rule(in: place))
  }

  /// The place of the canvas with a shading in a frame as the foreground; nil where there is none.
  private func place(for shading: Shading?, in frame: CGRect) -> ResolveContext? {
    guard let paint = shading?.paint(in: frame, drawing.place) else { return nil }
    var place = drawing.place
    place.environment.pushForeground([AnyShapeStyle(ReadyPaint(paint: paint))])
    return place
  }
}

/// A paint that is the same in every environment.
private struct ReadyPaint: ShapeStyle, PaintingStyle {
  // Only the main actor draws.
  nonisolated(unsafe) let paint: StylePaint

  func paint(in context: ResolveContext) -> StylePaint { paint }
}

/// Views that are laid out by themselves, outside of the tree, one on the other.
struct DetachedView {
  private let boxes: [LayoutBox]
  /// Keeps the node of a box that is in no tree.
  private let node: Node?

  init(_ boxes: [LayoutBox]) {
    self.boxes = boxes
    node = nil
  }

  init(_ type: Any.Type, _ rule: any LayoutRule) {
    let node = Node(type, rule, below: nil, at: .body)
    node.complete(with: [])
    boxes = node.boxes.array
    self.node = node
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    boxes.map { $0.size(for: proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  func guide(_ alignment: VerticalAlignment, for proposal: ProposedViewSize) -> CGFloat {
    boxes.first?.dimensions(for: proposal)[alignment] ?? 0
  }

  /// What is drawn of the views where their corner is.
  func items(at corner: CGPoint, for proposal: ProposedViewSize, _ place: ResolveContext) -> [DrawingItem] {
    let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let log = ProblemLog()
    let pass = PlacingPass(bounds: everywhere, safeArea: everywhere, problems: log)
    for box in boxes { box.place(at: corner, proposal: proposal, during: pass) }
    let items = pass.placed.painted(reporting: log)
    log.problems.forEach(place.problems.report)
    return items
  }
}
