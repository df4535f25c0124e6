import DeclarativeUI

extension ViewType {
  /// Screens that lie on each other; the view inside is the root.
  public struct NavigationStack: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "NavigationStack" }
  }

  /// Screens that lie on each other, by the name that SwiftUI had first; the view inside is the root.
  public struct NavigationView: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "NavigationView" }
  }

  /// A button that puts a screen on top.
  public struct NavigationLink: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "NavigationLink" }
  }

  /// Screens with a bar of tabs; the views inside are the screens.
  public struct TabView: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "TabView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a stack of screens.
  public func navigationStack() throws -> InspectableView<ViewType.NavigationStack> { try single() }

  /// The view inside as a stack of screens.
  public func navigationView() throws -> InspectableView<ViewType.NavigationView> { try single() }

  /// The view inside as a link to a screen.
  public func navigationLink() throws -> InspectableView<ViewType.NavigationLink> { try single() }

  /// The view inside as screens with a bar of tabs.
  public func tabView() throws -> InspectableView<ViewType.TabView> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a stack of screens.
  public func navigationStack(_ index: Int) throws -> InspectableView<ViewType.NavigationStack> { try indexed(index) }

  /// One of the views inside as a stack of screens.
  public func navigationView(_ index: Int) throws -> InspectableView<ViewType.NavigationView> { try indexed(index) }

  /// One of the views inside as a link to a screen.
  public func navigationLink(_ index: Int) throws -> InspectableView<ViewType.NavigationLink> { try indexed(index) }

  /// One of the views inside as screens with a bar of tabs.
  public func tabView(_ index: Int) throws -> InspectableView<ViewType.TabView> { try indexed(index) }
}

extension InspectableView where View == ViewType.NavigationLink {
  /// What the link shows, as the code gives it and without its style.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// Puts the screen on top, as a tap does.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could tap the link.
  public func activate() throws {
    try guardIsResponsive()
    try value(of: NavigationLinkContent.self).action()
  }

  /// Puts the screen on top.
  public func tap() throws { try activate() }
}
