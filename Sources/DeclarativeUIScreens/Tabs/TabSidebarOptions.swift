import LayoutTree

// What stands in the bar at the side of a container of tabs besides the tabs.

extension View {
  /// The view, whose bar of tabs at the side begins with a view, which scrolls with the tabs.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarOptions) { $0.header = view }
  }

  /// The view, whose bar of tabs at the side ends with a view, which scrolls with the tabs.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarOptions) { $0.footer = view }
  }

  /// The view, whose bar of tabs at the side has a view at its lower edge, which does not scroll.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarOptions) { $0.bottomBar = view }
  }

  /// The view, whose container of tabs has them at the side from the start, or above its screens.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.tabSidebarOptions) { $0.isShownFirst = defaultPlacement == .sidebar }
  }

  /// The view, whose tab to search by opens its field as soon as it is chosen, or waits for a tap on the field.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    environment(\.tabSearchActivation, activation)
  }
}

/// What stands in the bar at the side besides the tabs, and whether it is there from the start.
struct TabSidebarOptions {
  var isShownFirst = false
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

private enum TabSidebarOptionsKey: EnvironmentKey {
  static var defaultValue: TabSidebarOptions { TabSidebarOptions() }
}

private enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

private enum IsTabBarShowingSectionsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the tabs are at the side, where each section shows all of its own.
  public internal(set) var isTabBarShowingSections: Bool {
    get { self[IsTabBarShowingSectionsKey.self] }
    set { self[IsTabBarShowingSectionsKey.self] = newValue }
  }

  /// Where the bar of tabs around stands; nil outside of containers of tabs.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// What stands in the bar at the side besides the tabs.
  var tabSidebarOptions: TabSidebarOptions {
    get { self[TabSidebarOptionsKey.self] }
    set { self[TabSidebarOptionsKey.self] = newValue }
  }
}

/// When the tab to search by opens its field.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// When the tab is chosen.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// Where the bar of tabs around a screen stands.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Above the screen.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// Below the screen.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// Beside the screen.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// It is the points of pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
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
