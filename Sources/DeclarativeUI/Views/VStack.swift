public import Foundation
public import LayoutTree

/// Views in a column.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column.
  /// - Parameters:
  ///   - alignment: the guide by which the views are aligned.
  ///   - spacing: the distance between neighbours in points, or nil for the one that each pair prefers, mostly 8.
  ///   - content: the views from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    context.problems.check(spacing, .finite, in: "VStack(spacing: \(spacing ?? 0))")
    let rule = StackRule(
      .vertical, guide: alignment.key, spacing: spacing, isMirrored: context.environment.isMirrored)
    return context.node(Self.self, rule) { [content.resolved(in: $0.inStack(.vertical))] }
  }
}
