public import Foundation
public import LayoutTree

extension View {
  /// The view with space in points around it.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// The view with space in points on some sides, 16 where none is given.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, on: edges))
  }

  /// The view with the same space in points on all sides.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

private struct PaddingModifier: LayoutModifier {
  let insets: EdgeInsets

  func rule(in context: ResolveContext) -> any UnaryRule {
    for length in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      context.problems.check(length, .finite, in: "padding(\(length))")
    }
    return PaddingRule(insets: insets, isMirrored: context.environment.isMirrored)
  }
}
