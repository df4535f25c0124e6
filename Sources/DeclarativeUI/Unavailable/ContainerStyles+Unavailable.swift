// Looks of containers that are not drawn yet, by their signatures in SwiftUI: the compiler names them where code uses them.

/// A look for `listStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public protocol ListStyle {}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension View {
  /// Not yet.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}

/// A look for `listStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public struct DefaultListStyle: ListStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension ListStyle where Self == DefaultListStyle {
  /// Not yet.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A look for `listStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public struct PlainListStyle: ListStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension ListStyle where Self == PlainListStyle {
  /// Not yet.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A look for `listStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public struct GroupedListStyle: ListStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension ListStyle where Self == GroupedListStyle {
  /// Not yet.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A look for `listStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public struct InsetGroupedListStyle: ListStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension ListStyle where Self == InsetGroupedListStyle {
  /// Not yet.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A look for `listStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public struct InsetListStyle: ListStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension ListStyle where Self == InsetListStyle {
  /// Not yet.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A look for `listStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public struct SidebarListStyle: ListStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension ListStyle where Self == SidebarListStyle {
  /// Not yet.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A look for `formStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public protocol FormStyle {
  /// What a style is given.
  typealias Configuration = FormStyleConfiguration
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension View {
  /// Not yet.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// A look for `formStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public struct AutomaticFormStyle: FormStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension FormStyle where Self == AutomaticFormStyle {
  /// Not yet.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A look for `formStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public struct GroupedFormStyle: FormStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension FormStyle where Self == GroupedFormStyle {
  /// Not yet.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A look for `formStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public struct ColumnsFormStyle: FormStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension FormStyle where Self == ColumnsFormStyle {
  /// Not yet.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

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
