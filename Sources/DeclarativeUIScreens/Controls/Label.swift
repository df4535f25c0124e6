package import LayoutTree

/// A title with a picture beside it, such as a symbol; a style says what is shown of the two.
/// - Remark: where a picture stands that is no symbol is not known; here its middle is that of the first line.
@MainActor @preconcurrency
public struct Label<Title: View, Icon: View> {
  private nonisolated(unsafe) let title: Title
  private nonisolated(unsafe) let icon: Icon

  /// Creates a label of any title and any picture.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a picture of an asset catalogue.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label with a picture of an asset catalogue.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from what a style is given, in the style around that one.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let slots = LabelSlots.kept(at: node, title: title, icon: icon)
    let configuration = LabelStyleConfiguration(
      title: .init(slot: slots.title), icon: .init(slot: slots.icon))
    // A label in the style's body has the style that is around this one.
    var outer = context
    let style = outer.environment.labelStyles.popLast() ?? DefaultLabelStyle()
    outer.fill(node, Grouping()) { [Self.styled(configuration, by: style, in: $0)] }
    return node.from(self, in: context)
  }

  @MainActor private static func styled(
    _ configuration: LabelStyleConfiguration, by style: some LabelStyle, in context: ResolveContext
  ) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension Label: TitledView {
  package nonisolated var titleText: Text? { title as? Text }
}

/// The two views of a label, which stay the same as long as its place exists.
@MainActor
private final class LabelSlots {
  let title, icon: ViewSlot

  private init(title: any View, icon: any View) {
    self.title = ViewSlot(title)
    self.icon = ViewSlot(icon)
  }

  static func kept(at node: Node, title: any View, icon: any View) -> LabelSlots {
    guard let known = node.memory as? LabelSlots else {
      let slots = LabelSlots(title: title, icon: icon)
      node.memory = slots
      return slots
    }
    known.title.show(title)
    known.icon.show(icon)
    return known
  }
}
