package import LayoutTree

/// Controls that belong together.
@MainActor @preconcurrency
public struct ControlGroup<Content: View> {
  private nonisolated(unsafe) let content: Content
  private nonisolated(unsafe) let label: (any View)?

  private nonisolated init(content: Content, label: (any View)?) {
    self.content = content
    self.label = label
  }

  /// Creates a group without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: nil)
  }

  /// Creates a group with any label.
  public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(content: LabeledControlGroupContent(content: content()), label: label())
  }

  /// Creates a group with a title.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title and a symbol.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a group with a title and a picture.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Creates a group with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from what a style is given, in the style around that one.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label)
  }
}

/// What is in a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledControlGroupContent: View {
  /// The controls.
  public var body: some View { content }
}

extension ControlGroup: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let slots = ControlSlots.kept(at: node, label ?? EmptyView(), content)
    let configuration = ControlGroupStyleConfiguration(label: .init(slot: slots[0]), content: .init(slot: slots[1]))
    var outer = context
    let style = outer.environment.controlGroupStyles.popLast() ?? AutomaticControlGroupStyle()
    outer.fill(node, Grouping()) { [Self.styled(configuration, by: style, in: $0)] }
    return node.from(self, in: context)
  }

  @MainActor private static func styled(
    _ configuration: ControlGroupStyleConfiguration, by style: some ControlGroupStyle, in context: ResolveContext
  ) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}
