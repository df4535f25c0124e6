public import Foundation
import LayoutTree

extension View {
  /// The view, grown to the edges of the screen where it reaches the safe area's.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(UnsafeAreaModifier(regions: regions, edges: edges))
  }

  /// The view, grown to the edges of the screen where it reaches the safe area's.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// The view with a bar at its upper or lower edge, below which scroll views and backgrounds go on.
  /// - Parameters:
  ///   - edge: where the bar is.
  ///   - alignment: where the bar is along the edge.
  ///   - spacing: between the bar and the view in points; nil is what both want. What SwiftUI has then is not known.
  ///   - content: the bar.
  /// - Remark: what SwiftUI leaves free where no spacing is given is not known.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// The view with a bar at its leading or trailing edge, below which scroll views and backgrounds go on.
  /// - Parameters:
  ///   - edge: where the bar is.
  ///   - alignment: where the bar is along the edge.
  ///   - spacing: between the bar and the view in points; nil is what both want. What SwiftUI has then is not known.
  ///   - content: the bar.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }

  /// The view with a bar at its upper or lower edge, below which scroll views and backgrounds go on.
  /// - Remark: what goes on below it does not fade as below other bars.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// The view with a bar at its leading or trailing edge, below which scroll views and backgrounds go on.
  /// - Remark: what goes on below it does not fade as below other bars.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// The view with space in points at its edges, below which scroll views and backgrounds go on.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(edge: .top, length: insets.top))
      .modifier(SafeAreaPaddingModifier(edge: .leading, length: insets.leading))
      .modifier(SafeAreaPaddingModifier(edge: .bottom, length: insets.bottom))
      .modifier(SafeAreaPaddingModifier(edge: .trailing, length: insets.trailing))
  }

  /// The view with space in points at some edges, 16 where none is given, below which scroll views and backgrounds go on.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, on: edges))
  }

  /// The view with the same space in points at all edges, below which scroll views and backgrounds go on.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// The view with the space at some edges that a scene wants; how much that is was not measured, and here it is 16.
  /// - Remark: how much iOS leaves free was not measured; here it is 16.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}

private struct UnsafeAreaModifier: LayoutModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  var call: ModifierCall {
    let container: Edge.Set = regions.contains(.container) ? edges : []
    return ModifierCall(
      "ignoresSafeArea", ["": regions == .all ? nil : regions, "edges": container == .all ? nil : container])
  }

  func rule(in context: ResolveContext) -> some UnaryRule {
    UnsafeAreaRule(
      edges: edges, ignores: (regions.contains(.container), regions.contains(.keyboard)),
      isMirrored: context.environment.isMirrored)
  }
}

private struct SafeAreaInsetModifier<Bar: View>: PrimitiveModifier, Layering {
  let bar: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?

  /// The bar is looked at as an overlay is.
  var kind: LayerKind { .safeAreaInset }

  var call: ModifierCall { ModifierCall("safeAreaInset", ["edge": edge, "spacing": spacing]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.problems.check(spacing, .finite, in: "safeAreaInset(spacing: \(spacing ?? 0))")
    let rule = SafeAreaInsetRule(
      edge: edge, alignment: alignment, spacing: spacing, isMirrored: context.environment.isMirrored)
    return context.node(Self.self, rule) { inside in
      let overlap = OverlappingBoxes(alignment: .center, isMirrored: inside.environment.isMirrored)
      let place = inside.inStack(nil).at(.attachment(path: []))
      return [content.resolved(in: inside), place.node(Bar.self, overlap) { [bar.resolved(in: $0)] }]
    }.from(self, in: context)
  }
}

private struct SafeAreaPaddingModifier: LayoutModifier {
  let edge: Edge
  let length: CGFloat

  var call: ModifierCall { ModifierCall("safeAreaPadding", ["": edge, "length": length]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(length, .finite, in: "safeAreaPadding(\(length))")
    return SafeAreaInsetRule(
      edge: edge, alignment: .center, spacing: length, isMirrored: context.environment.isMirrored)
  }
}

/// Which parts of a screen are not safe.
/// - Remark: the keyboard is there in pictures that ask for it.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit a region.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What bars and the screen's corners cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every region.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
