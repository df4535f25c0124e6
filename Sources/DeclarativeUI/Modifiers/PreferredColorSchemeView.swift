/// A view that asks for an appearance of the screen.
struct PreferredColorSchemeView<Content: View> {
  let content: Content
  let scheme: ColorScheme?
}

extension PreferredColorSchemeView: View, PrimitiveView {
  typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    if let scheme { context.environment.preferences?.colorScheme = scheme }
    return content.resolved(in: context.child(.content))
  }
}
