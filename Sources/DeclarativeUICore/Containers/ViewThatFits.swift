package import LayoutTree

/// The first of several views that fits into the space that is offered, or else the last one.
///
/// The others are evaluated and appear, too; whether SwiftUI has them appear is not known.
@MainActor @preconcurrency
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  nonisolated(unsafe) let content: Content

  /// Creates a choice of views.
  /// - Parameters:
  ///   - axes: along which the ideal size of a view has to fit.
  ///   - content: the views, the preferred ones first.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let rule = FittingRule(axes: axes, isMirrored: context.environment.isMirrored)
    return context.node(Self.self, rule) { [content.resolved(in: $0.inStack(nil))] }.from(self, in: context)
  }
}
