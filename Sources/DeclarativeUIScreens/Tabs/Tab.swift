package import LayoutTree

/// One of the screens of a `TabView`, with the label of the tab that leads to it.
public struct Tab<Value, Content: View, Label: View> {
  private let value: AnyHashable?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  private init(value: AnyHashable?, role: TabRole?, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab where Value: Hashable {
  /// Creates a tab with any label.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }

  /// Creates a tab that its symbol and its role say the name of.
  public nonisolated init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init(value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Label == DefaultTabLabel, Value: Hashable {
  /// Creates a tab with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  /// Creates a tab with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage))
    )
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  /// Creates a tab with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }

  /// Creates a tab whose role says its name and its symbol.
  public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab without a label, for screens that are turned like pages.
  public nonisolated init(@ViewBuilder content: () -> Content) where Value == Never {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with any label.
  public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, FirstChild()) { inside in
      let view = content.resolved(in: inside)
      guard inside.environment.hasTabBar else { return [view] }
      return [view, TabItem.node(of: label, value: value, role: role, in: inside.at(.attachment(path: [])))]
    }.from(self, in: context)
  }

  private struct FirstChild: NodeContent {
    func boxes(of node: Node) -> LayoutBoxes { node.children[0].boxes }
  }
}

/// The label of a `Tab`: a picture and a title.
public struct DefaultTabLabel {
  private let title: Text
  private let icon: Image

  fileprivate init(_ title: Text, _ icon: Image) {
    self.title = title
    self.icon = icon
  }

  fileprivate init(role: TabRole?) {
    self.init(Text("Search"), Image(systemName: "magnifyingglass"))
  }
}

extension DefaultTabLabel: View {
  /// The picture and the title.
  public var body: some View {
    Label {
      title
    } icon: {
      icon
    }
  }
}

/// What a `Tab` is for.
public enum TabRole: Hashable, Sendable {
  case search
}
