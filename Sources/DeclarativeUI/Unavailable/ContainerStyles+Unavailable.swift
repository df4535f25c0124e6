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
