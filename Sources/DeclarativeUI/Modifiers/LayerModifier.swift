import LayoutTree

/// A background or an overlay, one for each view of a group.
struct LayerModifier<Layer: View>: PrimitiveModifier {
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let isMirrored = context.environment.isMirrored
    let rule = LayeredRule(isBehind: isBehind, alignment: alignment, isMirrored: isMirrored)
    return context.node(Self.self, rule) { inside in
      let primary = content.resolved(in: inside)
      let layers = primary.boxes.map { box in
        let step =
          primary.boxes.count == 1
          ? .attachment : Node.Step.attachmentOfPart(path: box.innermostNode.path(below: primary))
        return inside.inStack(nil).at(step).node(Layer.self, Pile(alignment: alignment, isMirrored: isMirrored)) {
          [layer.resolved(in: $0)]
        }
      }
      return [primary] + layers
    }
  }
}

/// A painted rectangle that grows into the unsafe area.
struct StyledBackground<Style: ShapeStyle> {
  let style: Style
  let edges: Edge.Set
}

extension StyledBackground: View, PrimitiveView {
  typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    let rectangle = ShapeRule(FramedRectangle(), name: "Background", paint: style.resolvedPaint(in: context))
    let rule = UnsafeAreaRule(edges: edges, isMirrored: context.environment.isMirrored)
    return context.node(Self.self, rule) { [$0.node(Self.self, rectangle)] }
  }
}
