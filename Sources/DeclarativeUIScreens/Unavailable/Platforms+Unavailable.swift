public import Foundation

// What AppKit and WatchKit have, and controls of the Mac and the watch, by their signatures: the compiler names them where
// code uses them.

/// A colour of AppKit.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
public final class NSColor {
  /// Not available yet.
  public init() {}
}

/// A font of AppKit.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
public final class NSFont {
  /// Not available yet.
  public init() {}
}

/// A screen of a Mac.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
public final class NSScreen {
  /// Not available yet.
  public init() {}
}

/// The programs of a Mac.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
public final class NSWorkspace {
  /// Not available yet.
  public init() {}
}

/// What is copied on a Mac.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
public final class NSPasteboard {
  /// Not available yet.
  public init() {}
}

/// The pointer of a Mac.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
public final class NSCursor {
  /// Not available yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
extension Color {
  /// Not available yet.
  public init(nsColor: NSColor) { self = .clear }
}

/// A view of this kind in a window of AppKit.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
public final class NSHostingController<Content: View> {
  /// Not available yet.
  public init(rootView: Content) {}
}

/// A view of this kind among those of AppKit.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
public final class NSHostingView<Content: View> {
  /// Not available yet.
  public init(rootView: Content) {}
}

/// A gesture of UIKit's.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(UIKit)'")
public protocol UIGestureRecognizerRepresentable {}

/// A view of WatchKit's.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(WatchKit)'")
public protocol WKInterfaceObjectRepresentable {}

/// A look for buttons.
@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
public struct LinkButtonStyle: ButtonStyle {
  /// Not available yet.
  public init() {}

  /// Not available yet.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
extension ButtonStyle where Self == LinkButtonStyle {
  /// Not available yet.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A look for buttons.
@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
public struct AccessoryBarButtonStyle: ButtonStyle {
  /// Not available yet.
  public init() {}

  /// Not available yet.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
extension ButtonStyle where Self == AccessoryBarButtonStyle {
  /// Not available yet.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A look for buttons.
@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
public struct CardButtonStyle: ButtonStyle {
  /// Not available yet.
  public init() {}

  /// Not available yet.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
extension ButtonStyle where Self == CardButtonStyle {
  /// Not available yet.
  public static var card: CardButtonStyle { CardButtonStyle() }
}

/// A look for switches.
@available(*, unavailable, message: "not in Stills yet: write a ToggleStyle of your own")
public struct CheckboxToggleStyle: ToggleStyle {
  /// Not available yet.
  public init() {}

  /// Not available yet.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(*, unavailable, message: "not in Stills yet: write a ToggleStyle of your own")
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// Not available yet.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A look for `listStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public struct BorderedListStyle: ListStyle {
  /// Not available yet.
  public init() {}
  /// Not available yet.
  public static var _appearance: _ListAppearance { .insetGrouped }
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension ListStyle where Self == BorderedListStyle {
  /// Not available yet.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// A look for `listStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public struct CarouselListStyle: ListStyle {
  /// Not available yet.
  public init() {}
  /// Not available yet.
  public static var _appearance: _ListAppearance { .insetGrouped }
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension ListStyle where Self == CarouselListStyle {
  /// Not available yet.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// A look for `listStyle`.
@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
public struct EllipticalListStyle: ListStyle {
  /// Not available yet.
  public init() {}
  /// Not available yet.
  public static var _appearance: _ListAppearance { .insetGrouped }
}

@available(*, unavailable, message: "not in Stills yet: test its rows by themselves, or in a VStack")
extension ListStyle where Self == EllipticalListStyle {
  /// Not available yet.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// A look for `pickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct RadioGroupPickerStyle: PickerStyle {
  /// Not available yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Not available yet.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A look for `datePickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Not available yet.
  public init() {}

  /// Not available yet.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// Not available yet.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A look for `datePickerStyle`.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Not available yet.
  public init() {}

  /// Not available yet.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// Not available yet.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A look for `tabViewStyle`.
@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// Not available yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Not available yet.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// A button that opens a menu.
@available(*, unavailable, message: "not in Stills yet: show its label")
public struct MenuButton<Label: View, Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {}
}

/// A button with a question mark.
@available(*, unavailable, message: "not in Stills yet: use a Button")
public struct HelpLink: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(action: @escaping () -> Void) {}

  /// Not available yet.
  public nonisolated init(destination: URL) {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension View {
  /// Not available yet.
  public nonisolated func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Not available yet.
  public nonisolated func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Not available yet.
  public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
}
