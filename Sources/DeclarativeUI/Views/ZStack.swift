public import LayoutTree

/// Views on top of each other, the first one at the back.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Creates a pile of views.
  /// - Parameters:
  ///   - alignment: the guides by which the views are aligned.
  ///   - content: the views from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    let rule = OverlapRule(alignment: alignment, isMirrored: context.environment.isMirrored)
    return context.node(Self.self, rule) { [content.resolved(in: $0.inStack(nil))] }
  }
}
