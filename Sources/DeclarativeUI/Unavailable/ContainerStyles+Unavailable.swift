// Looks of containers that are not drawn yet, by their signatures in SwiftUI: the compiler names them where code uses them.

/// A look for `controlGroupStyle`.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public protocol ControlGroupStyle {}

@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
extension View {
  /// Not yet.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}

/// A look for `controlGroupStyle`.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Not yet.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A look for `controlGroupStyle`.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Not yet.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A look for `controlGroupStyle`.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Not yet.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A look for `controlGroupStyle`.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Not yet.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A look for `tabViewStyle`.
@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
public protocol TabViewStyle {}

@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
extension View {
  /// Not yet.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}

/// A look for `tabViewStyle`.
@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
public struct DefaultTabViewStyle: TabViewStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Not yet.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A look for `tabViewStyle`.
@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
public struct PageTabViewStyle: TabViewStyle {
  /// Whether points say which page is seen.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }

  /// Not yet.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
extension TabViewStyle where Self == PageTabViewStyle {
  /// Not yet.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Not yet.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { page }
}

/// A look for `tabViewStyle`.
@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Not yet.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// A look for `indexViewStyle`.
@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
public protocol IndexViewStyle {}

@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
extension View {
  /// Not yet.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// A look for `indexViewStyle`.
@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the points have a ground.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, always, interactive, never
  }

  /// Not yet.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Not yet.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Not yet.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    page
  }
}
