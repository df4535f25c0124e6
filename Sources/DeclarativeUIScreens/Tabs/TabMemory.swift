import Foundation
import LayoutTree
import Observation

/// What a container of tabs remembers: its screens, and which one is seen where no binding says so.
@MainActor
final class TabMemory: BoxDependentChildren, PlaceMemory, Unmirrored {
  private unowned let node: Node
  private var kept: KeptContext
  private var selection: TabSelection?
  private var content: (ResolveContext) -> Node = { $0.node(EmptyView.self, Grouping()) }
  let choice = TabChoice()
  private(set) var screens: [TabScreen] = []
  private var listed: [any Listed] = []
  private var generation = 0
  /// The screen that was seen last and is not the one to search on.
  private(set) weak var ordinary: TabScreen?

  private init(at node: Node, in context: ResolveContext) {
    self.node = node
    kept = KeptContext(context)
  }

  static func node(
    of type: Any.Type, selection: TabSelection?, in context: ResolveContext,
    content: @escaping (ResolveContext) -> Node
  ) -> Node {
    var context = context
    context.environment.settleAccentColor()
    let node = context.place(of: type, Grouping())
    let memory = node.memory as? TabMemory ?? TabMemory(at: node, in: context)
    node.memory = memory
    (memory.selection, memory.content, memory.kept) = (selection, content, KeptContext(context))
    memory.fill(in: context, isMet: true)
    return node
  }

  func resolveAgain() { fill(in: ResolveContext(kept, of: node), isMet: false) }

  func leave(evaluation: Evaluation) {
    for screen in screens where screen.node.isParked { evaluation.letGo(screen.node) }
    screens = []
  }

  /// Whether the screens are pages.
  var isPaged: Bool { kept.environment.tabViewStyle is PageTabViewStyle }

  // MARK: The choice

  /// The screen that is seen; nil where there is none, or where the list of those is seen that have no tab.
  var selected: TabScreen? {
    if let wanted = choice.latest.value, let screen = screens.first(where: { $0.value == wanted }) { return screen }
    if let id = choice.latest.id, let screen = screens.first(where: { $0.id == id }) { return screen }
    return screens.first
  }

  /// Whether a screen is not seen since a binding chooses another one.
  func isPassedOver(_ screen: TabScreen) -> Bool {
    guard let selection, let value = screen.value else { return false }
    return value != selection.value()
  }

  /// Whether the tabs are at the side.
  var showsSidebar: Bool {
    kept.environment.canHaveTabsAtSide
      && (choice.latest.showsSidebar ?? kept.environment.tabSidebarOptions.isShownFirst)
  }

  /// Has a screen seen.
  func select(_ screen: TabScreen) {
    choice.showsMore = false
    if let selection, let value = screen.value { selection.select(value) } else { choice.id = screen.id }
  }

  /// Has the screen seen that is a number of screens farther, if there is one.
  func turn(by pages: Int) {
    guard let selected, let index = screens.firstIndex(where: { $0 === selected }) else { return }
    if screens.indices.contains(index + pages) { select(screens[index + pages]) }
  }

  // MARK: The nodes

  private func fill(in context: ResolveContext, isMet: Bool) {
    let children: (ResolveContext) -> [Node] = { inside in
      let reader = inside.at(.position(0)).evaluated(
        TabChoiceBody(subject: TabChoiceReader(), value: self.selection?.value, choice: self.choice))
      let list: Node
      if isMet || self.node.children.count < 2 {
        list = inside.at(.position(1)).listing().node(SubviewList.self, Grouping()) { [self.content($0)] }
      } else {
        list = self.node.children[1]
      }
      self.updateScreens(of: list, in: inside, isMet: isMet)
      return [reader, list] + self.bars(in: inside)
    }
    if isMet { context.fill(node, nil, children: children) } else { context.fillAgain(node, children: children) }
    node.complete(tabContent(in: context), with: node.children)
  }

  private func updateScreens(of list: Node, in inside: ResolveContext, isMet: Bool) {
    let latest = list.listed
    let isListed = latest.count == listed.count && zip(latest, listed).allSatisfy { $0 === $1 }
    let before = screens
    if isMet || !isListed || screens.contains(where: { $0.hasTabsAtSide != showsSidebar }) {
      listed = latest
      screens = SubviewsCollection(in: list).map { subview in
        let screen = before.first { $0.id == subview.id } ?? TabScreen(subview.id, in: inside)
        screen.fill(subview, hasTabsAtSide: showsSidebar, in: inside)
        return screen
      }
    }
    let evaluation = inside.evaluation
    for gone in before where !screens.contains(where: { $0 === gone }) && gone.node.isParked {
      evaluation.letGo(gone.node)
    }
    let shown = choice.latest.showsMore ? nil : selected
    if let shown, shown.item?.role != .search { ordinary = shown }
    if let shown { evaluation.show(shown.node) }
    for screen in screens where screen !== shown { evaluation.park(screen.node) }
    let scheme = shown?.node.preferences.barRequests?[.tabBar].colorScheme ?? nil
    for screen in screens {
      screen.item?.show(TabLabelAppearance(isSelected: screen === shown, isAtSide: showsSidebar, scheme: scheme))
    }
  }

  private func tabContent(in context: ResolveContext) -> TabNodeContent {
    var rule = BarredScreenRule(isMirrored: context.environment.isMirrored)
    let bars = tabBars(in: context)
    rule.bottom = bars.bottom
    rule.upperTabs = bars.upperTabs
    rule.sidebar = bars.sidebar
    rule.minimizesBottom = bars.minimizes
    rule.alwaysHasBottomBackground = bars.alwaysHasBackground
    return TabNodeContent(rule: rule, hasSearch: bars.search != nil)
  }

  private func tabBars(in context: ResolveContext) -> TabBars {
    TabBars(memory: self, generation: generation, environment: context.environment)
  }

  private func bars(in inside: ResolveContext) -> [Node] {
    generation += 1
    return tabBars(in: inside).nodes(in: inside)
  }
}

/// What a container of tabs is.
struct TabNodeContent: NodeContent {
  let rule: BarredScreenRule
  /// Whether its bar has the field to search by of the screen.
  let hasSearch: Bool

  func boxes(of node: Node) -> LayoutBoxes { rule.boxes(of: node) }

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    preferences[TabItemRequest.self] = nil
    preferences[Badge.self] = nil
    if hasSearch { preferences.barRequests?.search = nil }
    return preferences
  }
}

/// One of the screens of a container of tabs.
@MainActor
final class TabScreen {
  let id: Subview.ID
  let node: Node
  /// What is said of the tab to the container.
  private(set) var traits = TabTraits()
  /// Whether the tabs are at the side, as the screen was told last.
  fileprivate private(set) var hasTabsAtSide = false
  /// Whether the tab is the one to search by, as the screen was told last.
  private var isSearch = false
  /// What is said of the screen to the container.
  private var latest: (outside: EnvironmentValues, inside: EnvironmentValues)?

  fileprivate init(_ id: Subview.ID, in inside: ResolveContext) {
    self.id = id
    node = inside.at(.identity(AnyHashable(id))).place(of: TabScreen.self, Grouping())
  }

  var item: TabItem? { (node.preferences[TabItemRequest.self] as? TabItemRequest)?.item }

  /// The value by which the tab is chosen: that of a `Tab`, or the tag of the view.
  var value: AnyHashable? { item?.value ?? node.ownTag }

  var badge: Text? { node.preferences.badge }

  private func placement(_ hasTabsAtSide: Bool, in environment: EnvironmentValues) -> TabBarPlacement {
    if environment.tabViewStyle is PageTabViewStyle { return .pageIndicator }
    return hasTabsAtSide ? .sidebar : environment.hasTabsAbove ? .topBar : .bottomBar
  }

  fileprivate func fill(_ subview: Subview, hasTabsAtSide: Bool, in inside: ResolveContext) {
    traits = subview.containerValues.tabTraits
    let place = (node.content as? ScreenContent)?.place ?? ScreenPlace()
    let column = StackRule(
      .vertical, guide: HorizontalAlignment.center.key, spacing: nil, isMirrored: inside.environment.isMirrored)
    var context = inside.inStack(nil)
    let isSearch = item?.role == .search
    if let latest, latest.outside.isIdentical(to: inside.environment), hasTabsAtSide == self.hasTabsAtSide,
      isSearch == self.isSearch
    {
      context.environment = latest.inside
    } else {
      context.environment.hasTabBar = true
      context.environment.tabAccessory = nil
      context.environment.isBelowTabs =
        inside.environment.hasTabsAbove && !(inside.environment.tabViewStyle is PageTabViewStyle) && !hasTabsAtSide
      context.environment.isTabBarShowingSections = hasTabsAtSide
      context.environment.tabBarPlacement = placement(hasTabsAtSide, in: inside.environment)
      // The field of a `searchable` around all tabs is that of the tab to search by.
      if !isSearch { context.environment.outerSearch = nil }
      context.environment.searchesInTabBar =
        isSearch && inside.environment.systemDesign == .iOS26 && !inside.environment.hasTabsAbove
      context.environment.searchBeginsWithTab =
        isSearch && inside.environment.tabSearchActivation == .searchTabSelection
      latest = (inside.environment, context.environment)
    }
    (self.hasTabsAtSide, self.isSearch) = (hasTabsAtSide, isSearch)
    context.fill(node, ScreenContent(place: place, column: column)) { [subview.resolved(in: $0)] }
    // Only now is it known what the tab is for.
    if (item?.role == .search) != isSearch { fill(subview, hasTabsAtSide: hasTabsAtSide, in: inside) }
  }
}

extension Node {
  /// The tag that modifiers of the view give it.
  @MainActor fileprivate var ownTag: AnyHashable? {
    var node: Node? = self
    while let current = node {
      if let tag = current.content as? TagModifier { return tag.tag }
      let kind = ViewKind.of(current.type)
      guard current === self || kind.isModifier || kind.isTransparentToInspection || current.type == AnyView.self else {
        return nil
      }
      node = current.children.first
    }
    return nil
  }
}

/// Which tab was chosen where no binding says so, and which one was seen last.
@MainActor
final class TabChoice: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: (id: Subview.ID?, showsMore: Bool, showsSidebar: Bool?) = (nil, false, nil)
  /// What was chosen when that was looked at last.
  fileprivate(set) var latest: Latest = (nil, nil, false, nil)

  typealias Latest = (value: AnyHashable?, id: Subview.ID?, showsMore: Bool, showsSidebar: Bool?)

  var id: Subview.ID? {
    get {
      registrar.access(self, keyPath: \.id)
      return stored.id
    }
    set { registrar.withMutation(of: self, keyPath: \.id) { stored.id = newValue } }
  }

  /// Whether the list of screens is seen that have no tab.
  var showsMore: Bool {
    get {
      registrar.access(self, keyPath: \.showsMore)
      return stored.showsMore
    }
    set { registrar.withMutation(of: self, keyPath: \.showsMore) { stored.showsMore = newValue } }
  }
}

extension TabChoice {
  /// Whether people have the tabs at the side; nil as long as they have not said it.
  var showsSidebar: Bool? {
    get {
      registrar.access(self, keyPath: \.showsSidebar)
      return stored.showsSidebar
    }
    set { registrar.withMutation(of: self, keyPath: \.showsSidebar) { stored.showsSidebar = newValue } }
  }
}

/// What watches the choice of a tab.
struct TabChoiceReader {}

struct TabChoiceBody: BodyOwner {
  var subject: TabChoiceReader
  let value: (() -> AnyHashable)?
  let choice: TabChoice

  var content: any NodeContent { Grouping() }

  /// Nothing says what the closure has captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> TabChoice.Latest {
    UIKitAppearances.current.follow()
    return (value?(), choice.id, choice.showsMore, choice.showsSidebar)
  }

  func resolve(_ value: TabChoice.Latest, in context: ResolveContext) -> [Node] {
    choice.latest = value
    return []
  }
}
