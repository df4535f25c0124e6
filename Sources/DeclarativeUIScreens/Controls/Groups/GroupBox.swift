package import LayoutTree

/// Views on a background of their own, below a label.
@MainActor @preconcurrency
public struct GroupBox<Label: View, Content: View> {
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let content: Content

  /// Creates a box with any label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with any label.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from what a style is given, in the style around that one.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

extension GroupBox: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let slots = ControlSlots.kept(at: node, label, content)
    let configuration = GroupBoxStyleConfiguration(label: .init(slot: slots[0]), content: .init(slot: slots[1]))
    var outer = context
    let style = outer.environment.groupBoxStyles.popLast() ?? DefaultGroupBoxStyle()
    outer.fill(node, Grouping()) { [Self.styled(configuration, by: style, in: $0)] }
    return node.from(self, in: context)
  }

  @MainActor private static func styled(
    _ configuration: GroupBoxStyleConfiguration, by style: some GroupBoxStyle, in context: ResolveContext
  ) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

/// How boxes look; its dynamic properties have the values of the place of each box.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The kind of view that a box looks like.
  associatedtype Body: View
  /// What a style knows about a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The appearance of one box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a box.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  /// What is in the box.
  public struct Content: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  /// The label of the box.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// The usual look: the label in the font of headlines above the content, on a rounded background.
///
/// A box with a label is as wide as there is room, with its contents in the middle; another one is as wide as its contents.
/// - Remark: measured on pictures of iOS 14. The radius in iOS 26 is a guess.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label and the content on their background.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxAppearance(configuration: configuration)
  }
}

private struct GroupBoxAppearance: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.systemDesign) private var design
  @Environment(\.isInListRow) private var isInRow

  var body: some View {
    VStack(spacing: 0) {
      // Of a label that is none there is no frame either.
      configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
      VStack { configuration.content }
    }
    .padding(16)
    .background {
      RoundedRectangle(cornerRadius: design == .iOS26 ? 16 : 8, style: .continuous)
        .fill(Color(isInRow ? .tertiarySystemGroupedBackground : .secondarySystemBackground))
    }
    .accessibilityElement(children: .contain)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual look: a rounded background.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStylesKey: EnvironmentKey {
  static var defaultValue: [any GroupBoxStyle] { [] }
}

extension EnvironmentValues {
  /// How boxes look, the outermost style first; none is the usual look.
  var groupBoxStyles: [any GroupBoxStyle] {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}

extension View {
  /// The view with a look for its boxes.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxStyles) { $0.append(style) }
  }
}
