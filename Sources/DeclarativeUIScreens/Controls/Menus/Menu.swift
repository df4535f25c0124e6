package import LayoutTree

/// A button that opens a menu of buttons, switches, pickers and further menus.
@MainActor @preconcurrency
public struct Menu<Label: View, Content: View> {
  private nonisolated(unsafe) let content: Content
  private nonisolated(unsafe) let label: Label
  package nonisolated(unsafe) let primaryAction: (() -> Void)?

  private nonisolated init(content: Content, label: Label, primaryAction: (() -> Void)?) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  /// Creates a menu with any label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label(), primaryAction: nil)
  }

  /// Creates a menu with any label, which a tap does not open but has do something.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: label(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title, which a tap does not open but has do something.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title, which a tap does not open but has do something.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == DeclarativeUIScreens.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DeclarativeUIScreens.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DeclarativeUIScreens.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol, which a tap does not open but has do something.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { DeclarativeUIScreens.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction
    )
  }

  /// Creates a menu with a title and a symbol, which a tap does not open but has do something.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { DeclarativeUIScreens.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DeclarativeUIScreens.Label(titleKey, image: image) }
  }

  /// Creates a menu with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DeclarativeUIScreens.Label(title, image: image) }
  }

  /// Creates a menu with a title and a picture, which a tap does not open but has do something.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { DeclarativeUIScreens.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title and a picture, which a tap does not open but has do something.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { DeclarativeUIScreens.Label(title, image: image) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from what a style is given, in the style around that one.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: configuration.content, label: configuration.label, primaryAction: configuration.primaryAction)
  }
}

extension Menu: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let slots = ControlSlots.kept(at: node, label, content)
    let parts = (
      label: MenuStyleConfiguration.Label(slot: slots[0]), content: MenuStyleConfiguration.Content(slot: slots[1])
    )
    let configuration = MenuStyleConfiguration(
      label: parts.label, content: parts.content, primaryAction: primaryAction)
    if context.evaluation.purpose == .inspection {
      context.fill(node, Grouping()) {
        [parts.label.resolved(in: $0.at(.position(0))), parts.content.resolved(in: $0.at(.position(1)))]
      }
      return node.from(self, in: context)
    }
    // A menu in the style's body has the style that is around this one.
    var outer = context
    let style = outer.environment.menuStyles.popLast() ?? DefaultMenuStyle()
    outer.fill(node, Grouping()) { [Self.styled(configuration, by: style, in: $0)] }
    return node.from(self, in: context)
  }

  @MainActor private static func styled(
    _ configuration: MenuStyleConfiguration, by style: some MenuStyle, in context: ResolveContext
  ) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

/// A menu with a primary action.
package protocol PrimaryActing {
  /// What it does; nil where it only opens its menu.
  var primaryAction: (() -> Void)? { get }
}

extension Menu: PrimaryActing {}
