/// How menus look while they are closed; its dynamic properties have the values of the place of each menu.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The kind of view that a menu looks like.
  associatedtype Body: View
  /// What a style knows about a menu.
  typealias Configuration = MenuStyleConfiguration

  /// The appearance of one menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a menu: `Menu(configuration)` shows it in the style around.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public struct Label: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  /// What is in the menu.
  public struct Content: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// The usual look: the label as a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration)
  }
}

/// The label as a button in the style of the buttons around.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration)
  }
}

/// The label as a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration).buttonStyle(DefaultButtonStyle())
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual look: the label as a button.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The label as a button in the style of the buttons around.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label as a button without a border.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private enum MenuStylesKey: EnvironmentKey {
  static var defaultValue: [any MenuStyle] { [] }
}

extension EnvironmentValues {
  /// How menus look, the outermost style first; none is the usual look.
  var menuStyles: [any MenuStyle] {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }
}

extension View {
  /// The view with a look for its menus.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyles) { $0.append(style) }
  }
}
