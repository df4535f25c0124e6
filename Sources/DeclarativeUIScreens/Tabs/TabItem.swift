import LayoutTree

/// What a screen says of the tab that leads to it.
@MainActor
final class TabItem {
  /// The value by which the tab is chosen; nil where it has none.
  private(set) var value: AnyHashable?
  private(set) var role: TabRole?
  /// The node whose children are the label.
  private(set) weak var node: Node?
  private var appearance = TabLabelAppearance()
  private var kept: KeptContext?
  private var labels: (ResolveContext, TabLabelAppearance) -> [Node] = { _, _ in [] }

  /// Draws the label as that of the chosen tab, or as one of the others.
  ///
  /// Which tab is chosen is known when all screens have told their values, and so their labels are there already.
  func show(_ appearance: TabLabelAppearance) {
    guard appearance != self.appearance, let node, let kept else { return }
    self.appearance = appearance
    ResolveContext(kept, of: node).fillAgain(node) { labels($0, appearance) }
  }
}

/// How the label of a tab is drawn.
struct TabLabelAppearance: Equatable {
  /// Whether the tab is the chosen one.
  var isSelected = false
  /// Whether it stands in the bar at the side.
  var isAtSide = false
  /// The appearance of the bar; nil is that of the screens.
  var scheme: ColorScheme?
}

/// The tab of a screen, told to the bar.
struct TabItemRequest: PreferenceEntry {
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
    (item.value, item.role, item.node, item.kept) = (value, role, node, KeptContext(outside))
    // Pictures and words of a label without a style have one font; so the label is there for each of them.
    item.labels = { inside, appearance in
      [
        TabLabel(label: label, appearance: appearance, isPicture: true).resolved(in: inside.at(.position(0))),
        TabLabel(label: label, appearance: appearance, isPicture: false).resolved(in: inside.at(.position(1))),
      ]
    }
    outside.fill(node, TabItemContent(item: item)) { item.labels($0, item.appearance) }
    return node
  }
}

private struct TabItemContent: LentContent {
  let item: TabItem

  /// Taps are for the tab, wherever the label lies in the tree.
  var takesTaps: Bool { false }

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = Preferences()
    preferences[TabItemRequest.self] = TabItemRequest(item: item)
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
  let appearance: TabLabelAppearance
  /// Whether its pictures are wanted, or its words.
  let isPicture: Bool
  @Environment(\.systemDesign) private var design
  @Environment(\.hasTabsAbove) private var hasTabsAbove
  @Environment(\.colorScheme) private var scheme

  init(label: Content, appearance: TabLabelAppearance, isPicture: Bool) {
    self.label = label
    self.appearance = appearance
    self.isPicture = isPicture
  }

  var body: some View {
    Group {
      if appearance.isAtSide { atSide } else { inBar }
    }
    .environment(\.colorScheme, appearance.scheme ?? scheme)
  }

  /// As the row of a list: the picture in the tint, and no filled one.
  private var atSide: some View {
    label
      .font(.system(size: 17))
      .foregroundStyle(isPicture ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.label)))
      .environment(\.symbolVariants, .none)
      .lineLimit(1)
  }

  private var inBar: some View {
    let isStrong = design == .iOS26 && appearance.isSelected
    let words: CGFloat = !hasTabsAbove ? 10 : design == .iOS26 ? 17 : 15
    let told = UITabBar.followed.itemAppearance(isChosen: appearance.isSelected)
    let title = TitleAppearance(told?.titleTextAttributes)
    let isSmall = isPicture && !hasTabsAbove
    // Measured in iOS 26: as beside a text of 23 points; before as a large one beside 18.
    let isNew = design == .iOS26 && isSmall
    let usual = Font.system(
      size: isNew ? 23 : isSmall ? 18 : words, weight: isPicture ? .regular : isStrong ? .semibold : .medium)
    return
      label
      .imageScale(isNew ? .medium : .large)
      .font(isPicture ? usual : title.font ?? usual)
      .foregroundStyle(self.told(isPicture ? told?.iconColor.map { Color($0) } : title.color))
      .lineLimit(1)
  }

  /// A colour that programs have told UIKit, or the usual one.
  private func told(_ color: Color?) -> AnyShapeStyle {
    let unselected =
      design == .iOS26 || appearance.isSelected ? nil : UITabBar.followed.unselectedItemTintColor.map { Color($0) }
    return (color ?? unselected).map { AnyShapeStyle($0) } ?? self.color
  }

  private var color: AnyShapeStyle {
    if appearance.isSelected {
      return hasTabsAbove ? AnyShapeStyle(TintShapeStyle()) : ChosenTabTint.style(in: design)
    }
    let scheme = appearance.scheme ?? scheme
    if design == .iOS26 { return AnyShapeStyle(GlassInk.tabs.color(in: scheme)) }
    return AnyShapeStyle(hasTabsAbove ? Color(.label) : ChosenTabTint.otherGrey(in: scheme))
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
    let node = context.node(Self.self, self) { inside in
      let view = content.resolved(in: inside)
      let seen = inside.isForInspection ? [inside.shownElsewhere(label)] : []
      guard inside.environment.hasTabBar else { return [view] + seen }
      return [view, TabItem.node(of: label, in: inside.at(.attachment(path: [])))] + seen
    }
    return context.isForInspection ? node.from(ViewShownElsewhere(.tabItem, call)) : node
  }
}

private enum IsBelowTabsKey: EnvironmentKey {
  static let defaultValue = false
}

private enum HasTabBarKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a bar of tabs stands above the screen that the view is in.
  var isBelowTabs: Bool {
    get { self[IsBelowTabsKey.self] }
    set { self[IsBelowTabsKey.self] = newValue }
  }

  /// Whether the view is in a container with a bar of tabs.
  var hasTabBar: Bool {
    get { self[HasTabBarKey.self] }
    set { self[HasTabBarKey.self] = newValue }
  }
}
