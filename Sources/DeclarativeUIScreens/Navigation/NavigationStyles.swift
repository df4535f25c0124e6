extension View {
  /// The view, whose navigation views show their screens in a way.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewsAreStacks, style is StackNavigationViewStyle)
      .noted("navigationViewStyle", ["": style])
  }

  /// The view, whose split views have their columns side by side, or in front of the last one.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    let appearance: SplitColumnsAppearance =
      style is ProminentDetailNavigationSplitViewStyle
      ? .prominentDetail : style is BalancedNavigationSplitViewStyle ? .balanced : .automatic
    return environment(\.splitColumnsAppearance, appearance).noted("navigationSplitViewStyle", ["": style])
  }
}

/// How a `NavigationView` shows its screens.
public protocol NavigationViewStyle {}

/// As is usual.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// One in front of the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two side by side, by the name that SwiftUI had first.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As is usual.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One in front of the other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How a `NavigationSplitView` shows its columns.
public protocol NavigationSplitViewStyle {}

/// As is usual.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The columns share the space.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The detail keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As is usual.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns share the space.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

private enum LinksLeadToNextColumnKey: EnvironmentKey {
  static let defaultValue = true
}

private enum NavigationViewsAreStacksKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether links in a column lead to the next one.
  var linksLeadToNextColumn: Bool {
    get { self[LinksLeadToNextColumnKey.self] }
    set { self[LinksLeadToNextColumnKey.self] = newValue }
  }

  /// Whether navigation views are stacks on wide screens, too.
  var navigationViewsAreStacks: Bool {
    get { self[NavigationViewsAreStacksKey.self] }
    set { self[NavigationViewsAreStacksKey.self] = newValue }
  }
}
