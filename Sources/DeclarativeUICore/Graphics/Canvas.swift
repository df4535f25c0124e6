import Drawings
public import Foundation
package import LayoutTree
import PlaneGeometry

/// A view that a closure draws into, where it is known how large the view is.
///
/// Nothing is seen beside of its frame; that iOS cuts off there, too, was not measured. The closure is called with each
/// picture. What it reads must be read by the body around it, too, to bring a new picture about.
/// - Remark: that nothing is seen beside its frame was not measured. With another colour mode than `nonLinear` the
///   snapshot fails.
@MainActor @preconcurrency
public struct Canvas<Symbols: View> {
  /// The views that the closure can draw, each by its tag.
  public nonisolated(unsafe) var symbols: Symbols
  /// What draws.
  public nonisolated(unsafe) var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether everything is covered: there is black where nothing is drawn.
  public var isOpaque: Bool
  /// How colours are mixed; only `nonLinear` can be drawn, and the snapshot fails otherwise.
  public var colorMode: ColorRenderingMode
  /// Accepted for SwiftUI's sake; everything is drawn at once.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views to draw.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Creates a canvas.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    if colorMode != .nonLinear {
      context.problems.report(
        "Canvas(colorMode: .\(colorMode)) cannot be drawn: colours are mixed as gamma-encoded sRGB here; leave the "
          + "colour mode out")
    }
    let rule = CanvasRule(kept: KeptContext(context), isOpaque: isOpaque, renderer: renderer)
    return context.node(Self.self, rule) { [symbols.resolved(in: $0.inStack(nil))] }.from(self, in: context)
  }
}

/// Takes what is offered, and has a closure draw into it.
private struct CanvasRule: LayoutRule {
  let kept: KeptContext
  let isOpaque: Bool
  let renderer: (inout GraphicsContext, CGSize) -> Void

  func boxes(of node: Node) -> LayoutBoxes { .one(LayoutBox(node, self)) }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// A canvas is seen in its frame only, which touches know, too.
  func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    guard pass.mayShow(frame, reach: 0) else { return }
    let contour = FramedRectangle().contour(in: frame, problems: pass.problems)
    pass.clipped(to: contour.path, contour.style, frame: Rect(frame)) {
      pass.paint(box, in: frame, proposal: proposal)
    }
  }

  func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass) {
    let place = ResolveContext(kept, of: box.node)
    let drawing = GraphicsDrawing(frame: frame, place: place, symbols: box.node)
    var graphics = GraphicsContext(drawing)
    if isOpaque { graphics.fill(Path(CGRect(origin: .zero, size: frame.size)), with: .color(.black)) }
    renderer(&graphics, frame.size)
    place.evaluation.reports.sentences.forEach(pass.problems.report)
    for item in drawing.items { pass.add(item) }
  }
}

extension View {
  /// The view with a value by which the view around it knows it: a `Picker` its options, a `Canvas` its symbols.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

/// A view by which the view around it knows it.
package struct TagModifier: PrimitiveModifier, NodeContent, ContainerValueChange {
  package let tag: AnyHashable

  package var call: ModifierCall { ModifierCall("tag", ["": tag]) }

  func change(_ values: inout ContainerValues) { values.tag = tag }

  package func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { inside in
      guard let rows = inside.environment.rowDecorator else { return [content.resolved(in: inside)] }
      return [rows.node(of: content, selectedBy: tag, in: inside)]
    }
  }
}

extension Node {
  /// The boxes below the nearest node with a tag.
  func boxes(tagged tag: AnyHashable) -> LayoutBoxes? {
    if let own = content as? TagModifier { return own.tag == tag ? boxes : nil }
    for child in children {
      if let found = child.boxes(tagged: tag) { return found }
    }
    return nil
  }
}
