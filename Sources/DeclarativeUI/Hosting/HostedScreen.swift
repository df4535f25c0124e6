public import Foundation

/// The screen on which a view is laid out.
public struct HostedScreen {
  /// How large the screen is.
  public enum Extent: Hashable, Sendable {
    /// A size in points.
    case fixed(CGSize)
    /// What the view takes when it is asked for its ideal size; it is then laid out in that size.
    case fitting
  }

  /// How large the screen is.
  public var extent: Extent
  /// What bars and the screen's corners cover, in points.
  public var safeAreaInsets: EdgeInsets
  /// What the view inherits.
  public var environment: EnvironmentValues
  /// Whether the screen has its own colour behind the view: white, and black in the dark appearance.
  public var hasBackground: Bool

  /// Creates a screen.
  public init(
    _ extent: Extent, safeAreaInsets: EdgeInsets = EdgeInsets(), environment: EnvironmentValues = EnvironmentValues(),
    hasBackground: Bool = true
  ) {
    self.extent = extent
    self.safeAreaInsets = safeAreaInsets
    self.environment = environment
    self.hasBackground = hasBackground
  }

  /// Lays a view out.
  @MainActor
  public func layout(_ view: some View) -> HostedLayout {
    let preferences = HostPreferences()
    let log = ProblemLog()
    let root = resolve(view, preferences: preferences, log: log, scheme: environment.colorScheme)
    guard let wish = preferences.colorScheme, wish != environment.colorScheme else {
      return place(root, scheme: environment.colorScheme, log: log)
    }
    // Colours were already taken from the other appearance, and so may bodies have decided by it.
    let newLog = ProblemLog()
    let newRoot = resolve(view, preferences: HostPreferences(), log: newLog, scheme: wish)
    return place(newRoot, scheme: wish, log: newLog)
  }

  @MainActor
  private func resolve(
    _ view: some View, preferences: HostPreferences, log: ProblemLog, scheme: ColorScheme
  ) -> LayoutNode {
    var environment = environment
    environment.colorScheme = scheme
    environment.preferences = preferences
    environment.problemLog = log
    let context = ResolveContext(environment: environment)
    // Several views without a container stand in a column, one directly below the other.
    let nodes = view.resolved(in: context)
    if nodes.count == 1 { return context.checked(nodes[0]) }
    return context.checked(
      LayoutNode(
        StackRule(
          .vertical, guide: HorizontalAlignment.center.key, spacing: 0, children: nodes,
          isMirrored: environment.isMirrored)))
  }
}
