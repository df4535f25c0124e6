import LayoutTree
import Observation

/// What a screen says of the tab that leads to it.
@MainActor
final class TabItem: Observable {
  private let registrar = ObservationRegistrar()
  private var isChosen = false
  /// The value by which the tab is chosen; nil where it has none.
  var value: AnyHashable?
  var role: TabRole?
  /// The node whose children are the label.
  weak var node: Node?

  /// Whether the tab is the chosen one; the bar says so.
  var isSelected: Bool {
    get {
      registrar.access(self, keyPath: \.isSelected)
      return isChosen
    }
    set {
      if newValue != isChosen { registrar.withMutation(of: self, keyPath: \.isSelected) { isChosen = newValue } }
    }
  }
}

/// The tab of a screen, told to the bar.
struct TabItemWish: PreferenceEntry {
  let item: TabItem

  func combined(with next: any PreferenceEntry) -> any PreferenceEntry { self }
}

extension TabItem {
  /// The node of a label at its place in the tree, which is shown in the bar.
  @MainActor static func node(
    of label: some View, value: AnyHashable? = nil, role: TabRole? = nil, in context: ResolveContext
  ) -> Node {
    var outside = context.inStack(nil)
    outside.environment = context.environment.inTabBar
    let node = outside.place(of: TabItem.self, Grouping())
    let item = node.memory as? TabItem ?? TabItem()
    node.memory = item
    (item.value, item.role, item.node) = (value, role, node)
    // Pictures and words of a label without a style have one font; so the label is there for each of them.
    outside.fill(node, TabItemContent(item: item)) { inside in
      [
        TabLabel(label: label, item: item, isPicture: true).resolved(in: inside.at(.position(0))),
        TabLabel(label: label, item: item, isPicture: false).resolved(in: inside.at(.position(1))),
      ]
    }
    return node
  }
}

private struct TabItemContent: LentContent {
  let item: TabItem

  /// Taps are for the tab, wherever the label lies in the tree.
  var takesTaps: Bool { false }

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = Preferences()
    preferences[TabItemWish.self] = TabItemWish(item: item)
    return preferences
  }
}

extension EnvironmentValues {
  /// What a label in a bar of tabs inherits: the bar does not follow the text size, and symbols are filled.
  ///
  /// Measured on pictures of iOS 17: text of 10 points, and symbols that are as large as those of 18 points at the large scale.
  @MainActor fileprivate var inTabBar: EnvironmentValues {
    var inside = self
    inside.dynamicTypeSize = .large
    inside.foregroundScope = nil
    inside.symbolVariants = .fill
    inside.imageScale = .large
    inside.labelStyles.append(TabLabelStyle())
    return inside
  }
}

/// The label of a tab, in the tint where the tab is the chosen one.
private struct TabLabel<Content: View>: View {
  let label: Content
  let item: TabItem
  /// Whether its pictures are wanted, or its words.
  let isPicture: Bool
  @Environment(\.systemDesign) private var design

  init(label: Content, item: TabItem, isPicture: Bool) {
    self.label = label
    self.item = item
    self.isPicture = isPicture
  }

  var body: some View {
    let isStrong = design == .iOS26 && item.isSelected
    label
      .font(.system(size: isPicture ? 18 : 10, weight: isPicture ? .regular : isStrong ? .semibold : .medium))
      .foregroundStyle(color)
      .lineLimit(1)
  }

  private var color: AnyShapeStyle {
    if item.isSelected { return AnyShapeStyle(TintShapeStyle()) }
    return AnyShapeStyle(design == .iOS26 ? Color(.label).opacity(0.9) : Color(white: 0.573))
  }
}

/// The picture and the title, one after the other: the bar says where they stand.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

extension View {
  /// The view with the label of the tab that leads to it.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

private struct TabItemModifier<TabLabel: View>: PrimitiveModifier, NodeContent {
  let label: TabLabel

  var call: ModifierCall { ModifierCall("tabItem") }

  func boxes(of node: Node) -> LayoutBoxes { node.children[0].boxes }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { inside in
      let view = content.resolved(in: inside)
      guard inside.environment.hasTabBar else { return [view] }
      return [view, TabItem.node(of: label, in: inside.at(.attachment(path: [])))]
    }
  }
}

private enum HasTabBarKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is in a container with a bar of tabs.
  var hasTabBar: Bool {
    get { self[HasTabBarKey.self] }
    set { self[HasTabBarKey.self] = newValue }
  }
}
