/// A background or an overlay.
struct LayerModifier<Layer: View>: LayoutModifier {
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  func apply(to node: LayoutNode, in context: ResolveContext) -> LayoutNode {
    let layer = layer.resolvedAsOne(in: context.inStack(nil).child(.attachment), alignment: alignment)
    return LayoutNode(
      LayeredRule(
        child: node, layer: layer, isBehind: isBehind, alignment: alignment,
        isMirrored: context.environment.isMirrored))
  }
}
