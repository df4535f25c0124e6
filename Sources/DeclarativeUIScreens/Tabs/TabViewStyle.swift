/// How a `TabView` shows its screens.
public protocol TabViewStyle {}

/// With a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// With a bar of tabs, by its other name.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// One page after the other.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether points say which page is seen.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }

  package let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

/// With a bar of tabs above the screens of a tablet that people can have at the side; elsewhere with the usual bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// With a bar of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// With a bar of tabs.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// One page after the other.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// One page after the other.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// With a bar of tabs, or with a bar at the side of a wide screen.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// How it is shown which page is seen.
public protocol IndexViewStyle {}

/// By points.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the points have a background.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, always, interactive, never
  }

  fileprivate let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// By points.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// By points.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: any TabViewStyle { DefaultTabViewStyle() }
}

private enum IndexHasBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How containers of tabs show their screens.
  var tabViewStyle: any TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  /// Whether the points of pages have a background.
  fileprivate(set) var indexHasBackground: Bool {
    get { self[IndexHasBackgroundKey.self] }
    set { self[IndexHasBackgroundKey.self] = newValue }
  }
}

extension View {
  /// The view, whose containers of tabs show their screens in a way.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style)
  }

  /// The view, whose pages say in a way which of them is seen.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexHasBackground, (style as? PageIndexViewStyle)?.backgroundDisplayMode == .always)
      .noted("indexViewStyle", ["": style])
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
