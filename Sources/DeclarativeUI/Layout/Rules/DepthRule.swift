/// `zIndex`: how near a child of a container is to the viewer.
struct DepthRule: UnaryRule {
  let child: LayoutNode
  let zIndex: Double
}
