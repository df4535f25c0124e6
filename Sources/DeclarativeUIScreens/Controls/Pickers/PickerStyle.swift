import LayoutTree

/// How pickers look.
/// - Remark: as in SwiftUI there are only those of iOS's own.
public protocol PickerStyle {}

/// The looks that pickers have.
enum PickerAppearance: Hashable {
  case automatic, menu, inline, segmented, wheel, palette, navigationLink
}

/// A style of iOS's own.
protocol StandardPickerStyle: PickerStyle {
  nonisolated var appearance: PickerAppearance { get }
}

/// The usual look: a menu.
public struct DefaultPickerStyle: StandardPickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: PickerAppearance { .automatic }
}

/// A button that says what is chosen and opens a menu of the options; the value of its row in a list.
public struct MenuPickerStyle: StandardPickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: PickerAppearance { .menu }
}

/// In a list or a menu, a row for each option with a checkmark at the chosen one; elsewhere a wheel.
public struct InlinePickerStyle: StandardPickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: PickerAppearance { .inline }
}

/// All options side by side, with the chosen one raised.
public struct SegmentedPickerStyle: StandardPickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: PickerAppearance { .segmented }
}

/// A wheel of the options.
public struct WheelPickerStyle: StandardPickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: PickerAppearance { .wheel }
}

/// In a menu a row of symbols; elsewhere it looks as `segmented`.
public struct PalettePickerStyle: StandardPickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: PickerAppearance { .palette }
}

/// A link to a screen of the options.
public struct NavigationLinkPickerStyle: StandardPickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: PickerAppearance { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual look: a menu.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the options.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// In a list or a menu a row for each option; elsewhere a wheel.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel of the options.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// In a menu a row of symbols; elsewhere as `segmented`.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a screen of the options.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerAppearanceKey: EnvironmentKey {
  static let defaultValue = PickerAppearance.automatic
}

extension EnvironmentValues {
  /// How pickers look.
  var pickerAppearance: PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }
}

extension View {
  /// The view with a look for its pickers.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(PickerStyleModifier(style: style))
  }
}

struct PickerStyleModifier<Style: PickerStyle>: EnvironmentModifier {
  let style: Style

  var call: ModifierCall { ModifierCall("pickerStyle", ["": style]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    environment.pickerAppearance = (style as? any StandardPickerStyle)?.appearance ?? .automatic
  }
}
