// Looks of controls that are not drawn yet, by their signatures in SwiftUI: the compiler names them where code uses them.

/// A look for `pickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public protocol PickerStyle {}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension View {
  /// Not yet.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}

/// A look for `pickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct DefaultPickerStyle: PickerStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension PickerStyle where Self == DefaultPickerStyle {
  /// Not yet.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A look for `pickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct SegmentedPickerStyle: PickerStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Not yet.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A look for `pickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct MenuPickerStyle: PickerStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension PickerStyle where Self == MenuPickerStyle {
  /// Not yet.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A look for `pickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct InlinePickerStyle: PickerStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension PickerStyle where Self == InlinePickerStyle {
  /// Not yet.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A look for `pickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct WheelPickerStyle: PickerStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension PickerStyle where Self == WheelPickerStyle {
  /// Not yet.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A look for `pickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Not yet.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A look for `pickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct PalettePickerStyle: PickerStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension PickerStyle where Self == PalettePickerStyle {
  /// Not yet.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A look for `datePickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public protocol DatePickerStyle {
  /// What a style is given.
  typealias Configuration = DatePickerStyleConfiguration
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension View {
  /// Not yet.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}

/// A look for `datePickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Not yet.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A look for `datePickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Not yet.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A look for `datePickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Not yet.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A look for `datePickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Not yet.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A look for `menuStyle`.
@available(*, unavailable, message: "not in Stills yet: show its label")
public protocol MenuStyle {
  /// What a style is given.
  typealias Configuration = MenuStyleConfiguration
}

@available(*, unavailable, message: "not in Stills yet: show its label")
extension View {
  /// Not yet.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}

/// A look for `menuStyle`.
@available(*, unavailable, message: "not in Stills yet: show its label")
public struct DefaultMenuStyle: MenuStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: show its label")
extension MenuStyle where Self == DefaultMenuStyle {
  /// Not yet.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A look for `menuStyle`.
@available(*, unavailable, message: "not in Stills yet: show its label")
public struct ButtonMenuStyle: MenuStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: show its label")
extension MenuStyle where Self == ButtonMenuStyle {
  /// Not yet.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A look for `menuStyle`.
@available(*, unavailable, message: "not in Stills yet: show its label")
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Not yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: show its label")
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Not yet.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
