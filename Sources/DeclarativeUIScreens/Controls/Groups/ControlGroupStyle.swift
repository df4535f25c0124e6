/// How groups of controls look; its dynamic properties have the values of the place of each group.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The kind of view that a group looks like.
  associatedtype Body: View
  /// What a style knows about a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The appearance of one group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The label of the group.
  public struct Label: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  /// The controls of the group.
  public struct Content: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  /// The label of the group; nothing where it has none.
  public let label: Label
  /// The controls of the group.
  public let content: Content
}

/// The usual look: the controls in a row; in a menu, a row of symbols.
/// - Remark: guessed.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(configuration: configuration)
  }
}

/// The controls in a row.
/// - Remark: guessed.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(configuration: configuration)
  }
}

/// The controls as a menu that the label opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label, which opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// In a menu, a row of symbols; elsewhere a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The row of symbols, or the menu.
  public func makeBody(configuration: Configuration) -> some View {
    CompactControls(configuration: configuration)
  }
}

/// In a menu, a row of small symbols, of which one may be chosen.
/// - Remark: guessed; drawn as `compactMenu`.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The row of symbols.
  public func makeBody(configuration: Configuration) -> some View {
    CompactControls(configuration: configuration)
  }
}

private struct CompactControls: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu {
      ControlRow(configuration: configuration, hasTitles: false)
    } else {
      Menu {
        configuration.content
      } label: {
        configuration.label
      }
    }
  }
}

/// The controls side by side.
private struct ControlRow: View {
  let configuration: ControlGroupStyleConfiguration
  /// Whether a menu shows titles below the symbols.
  var hasTitles = true
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu {
      EqualColumns {
        configuration.content
      }
      .labelStyle(StackedLabelStyle(hasTitle: hasTitles))
      .buttonStyle(MenuSymbolAppearance())
      .frame(minHeight: hasTitles ? 64 : 44)
      .padding(.horizontal, 10)
    } else {
      HStack { configuration.content }.accessibilityElement(children: .contain)
    }
  }
}

/// A symbol above a small title.
private struct StackedLabelStyle: LabelStyle {
  let hasTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.imageScale(.large)
      if hasTitle { configuration.title.font(.caption).lineLimit(1) }
    }
  }
}

/// One of the symbols in the row of a menu.
private struct MenuSymbolAppearance: ButtonStyle, Hashable {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The usual look: the controls in a row.
  public nonisolated static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls in a row.
  public nonisolated static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The controls as a menu that the label opens.
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// In a menu, a row of symbols.
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// In a menu, a row of small symbols.
  public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private enum ControlGroupStylesKey: EnvironmentKey {
  static var defaultValue: [any ControlGroupStyle] { [] }
}

extension EnvironmentValues {
  /// How groups of controls look, the outermost style first; none is the usual look.
  var controlGroupStyles: [any ControlGroupStyle] {
    get { self[ControlGroupStylesKey.self] }
    set { self[ControlGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// The view with a look for its groups of controls.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.controlGroupStyles) { $0.append(style) }
  }
}
