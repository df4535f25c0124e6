/// A view with work that would begin when it appears on a screen, which it never does here.
struct IdleActionView<Content: View> {
  let content: Content
  /// The modifier that asks for the work; nil where there is none to do.
  let call: String?
}

extension IdleActionView: View, PrimitiveView {
  typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    if let call {
      let place = context.describedView.map { " of \($0)" } ?? ""
      context.report(
        "The \(call)\(place) does not run here, so what it brings is not in the picture. Give the view its data from "
          + "the start; where \(call) changes nothing that is seen, move it to a view around this one, "
          + "and take the picture of the view inside")
    }
    return content.resolved(in: context.child(.content))
  }
}
