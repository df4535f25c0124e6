public import Foundation
package import LayoutTree

extension View {
  /// The view with others behind it, which are offered its size.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, kind: .background))
  }

  /// The view with another behind it, which is offered its size.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// The view in front of a painted rectangle, which grows to the edges of the screen where it reaches the safe area's.
  ///
  /// In a container with a shape (`containerShape`) it has that shape, as `ContainerRelativeShape` does.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayerModifier(
        layer: StyledBackground(style: style, edges: edges), alignment: .center, kind: .background,
        background: BackgroundEnvironment(style)))
  }

  /// The view in front of the screen's own colour.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// The view in front of a painted shape.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayerModifier(
        layer: shape.fill(style, style: fillStyle), alignment: .center, kind: .background,
        background: BackgroundEnvironment(style)))
  }

  /// The view in front of a shape in the screen's own colour.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}

extension View {
  /// The view with others in front of it, which are offered its size.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, kind: .overlay))
  }

  /// The view with another in front of it, which is offered its size.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// The view behind a painted rectangle, or the shape of its container.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { StyledOverlay(style: style, edges: edges) }
  }

  /// The view behind a painted shape.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// The view with a line of a width in points inside of its edge.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      LayerModifier(
        layer: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, kind: .border))
  }
}

/// A background or an overlay, one for each view of a group.
package nonisolated protocol LayeringModifier: PrimitiveModifier, Layering {
  associatedtype Layer: View

  /// The layer of what is inside of a node.
  @MainActor func layer(of primary: Node) -> Layer

  /// Whether the layer is made of what views inside tell; then it is another one where they tell something else, such as
  /// rows do that are made while they are placed.
  var readsPreferences: Bool { get }

  /// Whether the layer would be the same for what views inside have told before and what they tell now.
  @MainActor func isSameLayer(for told: Preferences, as before: Preferences) -> Bool

  /// What of a style is behind the view that has the layer; nil where the layer is no style.
  var background: BackgroundEnvironment? { get }
}

extension LayeringModifier {
  package var background: BackgroundEnvironment? { nil }
  package var readsPreferences: Bool { false }

  @MainActor package func isSameLayer(for told: Preferences, as before: Preferences) -> Bool { true }

  package var call: ModifierCall { ModifierCall(kind.rawValue, ["alignment": alignment.ifNotCentered]) }

  @MainActor package func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let rule = LayeredRule(
      isBehind: kind.isBehind, alignment: alignment, isMirrored: context.environment.isMirrored)
    let node = context.place(of: Self.self, rule)
    let isKept = readsPreferences || context.evaluation.watchesBodies
    let memory = isKept ? LayerMemory(self, of: node, in: context) : nil
    if let memory { node.memory = memory }
    context.fill(node, rule) { inside in
      var place = inside
      background?.change(&place.environment)
      let primary = content.resolved(in: place)
      memory?.told = primary.preferences
      return [primary] + layers(of: primary, in: inside)
    }
    return node.from(self, in: context)
  }

  /// A layer for each of the boxes of a view.
  @MainActor
  fileprivate func layers(of primary: Node, in inside: ResolveContext) -> [Node] {
    let layer = layer(of: primary)
    var steps = steps(toLayersOf: primary)
    // A test looks at the layers of a view that shows nothing, too.
    if steps.isEmpty, inside.evaluation.purpose == .inspection { steps = [.attachment(path: [])] }
    return steps.map { step in
      let place = inside.inStack(nil).at(step)
      let overlap = OverlappingBoxes(alignment: alignment, isMirrored: inside.environment.isMirrored)
      return place.node(Layer.self, overlap) { [layer.resolved(in: $0)] }
    }
  }

  /// The way to the layer of each of the boxes of a view.
  fileprivate func steps(toLayersOf primary: Node) -> [Node.Step] {
    primary.boxes.wrappable.map { .attachment(path: $0.innermostNode.path(below: primary)) }
  }
}

/// Resolves layers again where they would be others: for other boxes of what has them, or for something else that is told.
///
/// All others stay as they are. A layer that tells something itself when it is placed would otherwise be placed again and
/// again.
@MainActor
private final class LayerMemory<Modifier: LayeringModifier>: BoxDependentChildren, Unmirrored {
  private let modifier: Modifier
  private unowned let node: Node
  private let context: KeptContext
  /// What the views inside told when the layers were resolved.
  var told = Preferences()

  init(_ modifier: Modifier, of node: Node, in context: ResolveContext) {
    self.modifier = modifier
    self.node = node
    self.context = KeptContext(context)
  }

  func resolveAgain() {
    let primary = node.children[0]
    let before = told
    told = primary.preferences
    if told.isIdentical(to: before) || modifier.isSameLayer(for: told, as: before),
      node.children.dropFirst().map(\.step) == modifier.steps(toLayersOf: primary)
    {
      return node.completeAgain()
    }
    ResolveContext(context, of: node).fillAgain(node) { [primary] + modifier.layers(of: primary, in: $0) }
  }
}

private struct LayerModifier<Layer: View>: LayeringModifier {
  let layer: Layer
  let alignment: Alignment
  let kind: LayerKind
  var background: BackgroundEnvironment?

  func layer(of primary: Node) -> Layer { layer }
}

/// A painted rectangle, or the shape of a container, that grows into the unsafe area.
struct StyledBackground<Style: ShapeStyle> {
  let style: Style
  let edges: Edge.Set
}

extension StyledBackground: View, PrimitiveView {
  typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    let outline = BackgroundOutline(direction: context.environment.layoutDirection)
    let shape = ShapeRule(outline, name: "Background", paint: style.resolvedPaint(in: context))
    let rule = UnsafeAreaRule(
      edges: edges, ignores: (container: true, keyboard: true), isMirrored: context.environment.isMirrored)
    return context.node(Self.self, rule) { [$0.node(Self.self, shape)] }.from(self, in: context)
  }
}

/// A painted shape of a container, or rectangle, in front of a view; inspection knows it by its style.
struct StyledOverlay<Style: ShapeStyle> {
  let style: Style
  let edges: Edge.Set
}

extension StyledOverlay: View, PrimitiveView {
  typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    let painted = ContainerRelativeShape().fill(style).ignoresSafeArea(edges: edges)
    return context.node(Self.self, Grouping()) { [painted.resolved(in: $0)] }.from(self, in: context)
  }
}

/// A rectangle, or in a container its shape.
private struct BackgroundOutline: FramedShape {
  let direction: LayoutDirection

  func size(for proposal: ProposedViewSize) -> CGSize { FramedRectangle().size(for: proposal) }

  func contour(in frame: CGRect, inside container: Any?, problems: ProblemLog) -> FramedContour {
    guard container is ContainerOutline else { return contour(in: frame, problems: problems) }
    return ShapeOutline(shape: ContainerRelativeShape(), fill: FillStyle(), direction: direction)
      .contour(in: frame, inside: container, problems: problems)
  }

  func contour(in frame: CGRect, problems: ProblemLog) -> FramedContour {
    FramedRectangle().contour(in: frame, problems: problems)
  }
}
