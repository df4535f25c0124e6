/// A view whose nodes are changed.
struct LayoutModifiedView<Content: View, Modifier: LayoutModifier> {
  let content: Content
  let modifier: Modifier
}

extension LayoutModifiedView: View, PrimitiveView {
  typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    content.resolved(in: context.child(.content)).map { modifier.apply(to: $0, in: context) }
  }
}
