public import Foundation
public import LayoutTree

/// Views in a row.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row.
  /// - Parameters:
  ///   - alignment: the guide by which the views are aligned.
  ///   - spacing: the distance between neighbours in points, or nil for the one that each pair prefers, mostly 8.
  ///   - content: the views from the leading to the trailing edge.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    context.problems.check(spacing, .finite, in: "HStack(spacing: \(spacing ?? 0))")
    let rule = StackRule(
      .horizontal, guide: alignment.key, spacing: spacing, isMirrored: context.environment.isMirrored)
    return context.node(Self.self, rule) { [content.resolved(in: $0.inStack(.horizontal))] }
  }
}
