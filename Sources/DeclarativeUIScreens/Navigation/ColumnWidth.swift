public import Foundation
import LayoutTree

extension View {
  /// The view, whose column of a `NavigationSplitView` has a width in points where columns stand side by side.
  /// - Remark: the last column has what is left, whatever it asks for.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidthModifier(minimum: width, ideal: width, maximum: width))
  }

  /// The view, whose column of a `NavigationSplitView` has a width in points where columns stand side by side.
  /// - Remark: the ideal width within the limits, as nobody drags the edge of a column here, and less in iOS 26 where the last
  ///   column would have too little; the last column has what is left.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidthModifier(minimum: min, ideal: ideal, maximum: max))
  }
}

/// How wide a column wants to be, told to its container; of several requests that of the first view counts.
struct ColumnWidth: PreferenceEntry {
  let minimum: CGFloat?
  let ideal: CGFloat
  let maximum: CGFloat?

  /// The width of a column that has a usual one.
  func width(_ usual: SplitColumnWidth) -> SplitColumnWidth {
    let maximum = maximum ?? .infinity
    return SplitColumnWidth(
      minimum: minimum ?? min(usual.minimum, ideal, maximum), ideal: min(ideal, maximum), maximum: maximum)
  }

  func combined(with next: any PreferenceEntry) -> any PreferenceEntry { self }
}

private struct ColumnWidthModifier: PrimitiveModifier, NodeContent {
  let minimum: CGFloat?
  let ideal: CGFloat
  let maximum: CGFloat?

  private var isFixed: Bool { minimum == ideal && maximum == ideal }

  var call: ModifierCall {
    isFixed
      ? ModifierCall("navigationSplitViewColumnWidth", ["": ideal])
      : ModifierCall("navigationSplitViewColumnWidth", ["min": minimum, "ideal": ideal, "max": maximum])
  }

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    preferences[ColumnWidth.self] = ColumnWidth(minimum: minimum, ideal: ideal, maximum: maximum)
    return preferences
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    for width in [minimum, ideal, maximum].compactMap(\.self) where width.isFinite || width.isNaN || width < 0 {
      context.problems.check(width, .finiteNotNegative, in: "navigationSplitViewColumnWidth(\(width))")
    }
    return context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}
