import LayoutTree

/// A label that people tap to see what is below it, or to hide that.
@MainActor @preconcurrency
public struct DisclosureGroup<Label: View, Content: View> {
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let content: () -> Content
  private nonisolated(unsafe) let isExpanded: Binding<Bool>?
  @State private var isOpen = false

  private nonisolated init(label: Label, content: @escaping () -> Content, isExpanded: Binding<Bool>?) {
    self.label = label
    self.content = content
    self.isExpanded = isExpanded
  }

  /// Creates a group with any label, which is closed at first.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content, isExpanded: nil)
  }

  /// Creates a group with any label, which is open as long as a value is true.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content, isExpanded: isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title, which is closed at first.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), content: content, isExpanded: nil)
  }

  /// Creates a group with a title, which is closed at first.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(title), content: content, isExpanded: nil)
  }

  /// Creates a group with a title, which is open as long as a value is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), content: content, isExpanded: isExpanded)
  }

  /// Creates a group with a title, which is open as long as a value is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), content: content, isExpanded: isExpanded)
  }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// Creates a group from what a style is given, in the style around that one.
  public nonisolated init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(
      label: configuration.label, content: { configuration.content }, isExpanded: configuration.$isExpanded)
  }
}

extension DisclosureGroup: View {
  /// The group in the style of its environment.
  public var body: some View {
    let binding = isExpanded ?? $isOpen
    StyledDisclosureGroup(isExpanded: binding.wrappedValue, binding: binding, label: label, content: content)
  }
}

/// In a list the label and the content are rows of their own.
extension DisclosureGroup: SeveralViews {}

extension DisclosureGroup: ControlledValue {
  package var controlled: Binding<Bool> { isExpanded ?? $isOpen }
}

/// A group in a style.
private struct StyledDisclosureGroup<Label: View, Content: View>: View, PrimitiveView, SeveralViews {
  typealias Body = Never

  /// As it was when the group's body was evaluated.
  let isExpanded: Bool
  let binding: Binding<Bool>
  let label: Label
  let content: () -> Content

  func resolve(in context: ResolveContext) -> Node {
    if context.isListing, !context.environment.isInListRow { return ListedView.node(of: self, in: context) }
    let node = context.place(of: Self.self, Grouping())
    // What is closed is not evaluated, but for those who look into the tree of a view without a host.
    let isEvaluated = isExpanded || context.isForInspection
    let slots = ControlSlots.kept(at: node, label, isEvaluated ? content() : EmptyView())
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(slot: slots[0]), content: .init(slot: slots[1]), shown: isExpanded, isExpanded: binding)
    var outer = context
    let style = outer.environment.disclosureGroupStyles.popLast() ?? AutomaticDisclosureGroupStyle()
    outer.fill(node, Grouping()) { inside in
      let styled = Self.styled(configuration, by: style, in: inside)
      guard isEvaluated, !isExpanded else { return [styled] }
      return [styled, configuration.content.resolved(in: inside.at(.position(1)))]
    }
    return node
  }

  @MainActor private static func styled(
    _ configuration: DisclosureGroupStyleConfiguration, by style: some DisclosureGroupStyle, in context: ResolveContext
  ) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}
