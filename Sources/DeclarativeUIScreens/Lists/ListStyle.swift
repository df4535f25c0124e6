import LayoutTree

/// How lists look.
/// - Remark: only the styles that are there; SwiftUI has none of your own either.
@MainActor @preconcurrency
public protocol ListStyle {
  /// What the list draws by.
  static var _appearance: _ListAppearance { get }
}

/// The looks of lists that are drawn.
public enum _ListAppearance: Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
  /// In the first column of a split view, and in the second one.
  case sidebarColumn, besideSidebar
}

/// The usual look: sections on cards.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Sections on cards.
  public static var _appearance: _ListAppearance { .insetGrouped }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Rows from edge to edge.
  public static var _appearance: _ListAppearance { .plain }
}

/// Rows from edge to edge, farther inside.
/// - Remark: drawn as a plain list; no picture of one is known.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Rows without backgrounds.
  public static var _appearance: _ListAppearance { .inset }
}

/// Sections on bands from edge to edge.
/// - Remark: no picture of one is known; its distances are those of sections on cards.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Sections on bands.
  public static var _appearance: _ListAppearance { .grouped }
}

/// Sections on cards.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Sections on cards.
  public static var _appearance: _ListAppearance { .insetGrouped }
}

/// The list that leads through an app.
/// - Remark: in the first column of a split view rows lie on the column's background. Elsewhere it is drawn as sections on
///   cards with prominent headers.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Sections on cards with prominent headers.
  public static var _appearance: _ListAppearance { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual look: sections on cards.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, farther inside.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections on bands from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The list that leads through an app.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListAppearanceKey: EnvironmentKey {
  static let defaultValue = _ListAppearance.insetGrouped
}

extension EnvironmentValues {
  /// How lists look.
  var listAppearance: _ListAppearance {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Lists in this view with an appearance.
  @MainActor @preconcurrency
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(ListStyleModifier(appearance: S._appearance, isUsual: S.self == DefaultListStyle.self)).noted(
      "listStyle", ["": style])
  }
}

/// Has lists look in a way; in a column of a split view the usual one and that of a sidebar are the column's.
private struct ListStyleModifier: EnvironmentModifier {
  let appearance: _ListAppearance
  let isUsual: Bool

  var call: ModifierCall { ModifierCall("environment") }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    switch environment.splitColumn {
    case .sidebar where isUsual || appearance == .sidebar: environment.listAppearance = .sidebarColumn
    case .content where isUsual: environment.listAppearance = .besideSidebar
    default: environment.listAppearance = appearance
    }
  }
}
