/// A view that inherits changed values.
struct EnvironmentView<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: View, PrimitiveView {
  typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    var context = context.child(.content)
    change(&context.environment)
    return content.resolved(in: context)
  }
}
