public import Foundation
import LayoutTree

extension View {
  /// The view, whose column of a `NavigationSplitView` has a width in points where columns stand side by side.
  /// - Remark: the last column has what is left, whatever it asks for.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidthModifier(width: width))
  }

  /// The view, whose column of a `NavigationSplitView` has a width in points where columns stand side by side.
  /// - Remark: the ideal width within the limits, as nobody drags the edge of a column here; the last column has what is left.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidthModifier(width: Swift.max(Swift.min(ideal, max ?? ideal), min ?? ideal)))
  }
}

/// How wide a column wants to be, told to its container; of several wishes that of the first view counts.
private struct ColumnWidth: PreferenceEntry {
  let width: CGFloat

  func combined(with next: any PreferenceEntry) -> any PreferenceEntry { self }
}

private struct ColumnWidthModifier: PrimitiveModifier, NodeContent {
  let width: CGFloat

  var call: ModifierCall { ModifierCall("navigationSplitViewColumnWidth", ["": width]) }

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    preferences[ColumnWidth.self] = ColumnWidth(width: width)
    return preferences
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.problems.check(width, .finiteNotNegative, in: "navigationSplitViewColumnWidth(\(width))")
    return context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

/// The frame of one of the first columns, as wide as its views want it to be, or 320 points.
struct ColumnFrame: PrimitiveModifier, NodeContent {
  var call: ModifierCall { ModifierCall("frame") }

  func boxes(of node: Node) -> LayoutBoxes {
    let wish = node.children.first?.preferences[ColumnWidth.self] as? ColumnWidth
    return FixedFrameRule(width: wish?.width ?? 320, height: nil, alignment: .center, isMirrored: false).boxes(of: node)
  }

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    preferences[ColumnWidth.self] = nil
    return preferences
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}
