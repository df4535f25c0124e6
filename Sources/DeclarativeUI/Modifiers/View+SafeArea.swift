public import LayoutTree

extension View {
  /// The view, grown to the edges of the screen where it reaches the safe area's.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(UnsafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// The view, grown to the edges of the screen where it reaches the safe area's.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

private struct UnsafeAreaModifier: LayoutModifier {
  let edges: Edge.Set

  var call: ModifierCall { ModifierCall("ignoresSafeArea", ["edges": edges == .all ? nil : edges]) }

  func rule(in context: ResolveContext) -> any UnaryRule {
    UnsafeAreaRule(edges: edges, isMirrored: context.environment.isMirrored)
  }
}

/// Which parts of a screen are not safe.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit a region.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What bars and the screen's corners cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers; there is none here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every region.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
