// What bars of tabs ask of the views in them. There are none yet: the views stay as they are.

extension View {
  /// The view as it is: it is in no bar of tabs.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  /// The view as it is: there are no bars of tabs.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// The view as it is: there are no bars of tabs.
  public nonisolated func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic)
    -> some View
  {
    self
  }
}

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// When people scroll down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When people scroll up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// Where tabs are on a wide screen.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// At the top.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// At the side.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
