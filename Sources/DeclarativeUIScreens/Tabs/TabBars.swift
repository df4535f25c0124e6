import Foundation
import LayoutTree

/// The bar of a container of tabs, or the points of its pages.
@MainActor
struct TabBars {
  let memory: TabMemory
  let generation: Int
  let environment: EnvironmentValues

  private var isPaged: Bool { environment.tabViewStyle is PageTabViewStyle }
  private var isNew: Bool { environment.systemDesign == .iOS26 }

  /// What the screen that is seen asks of the bar.
  private var requests: BarRequests.Bar { memory.selected?.node.preferences.barRequests?[.tabBar] ?? BarRequests.Bar() }

  /// The figures of the bar; nil where there is none.
  ///
  /// Measured: 49 above the safe area in iOS 17, and 83 from the screen's edge in iOS 26.
  var bottom: BarredScreenRule.Bottom? {
    guard isShown, !environment.hasTabsAbove else {
      guard accessory != nil else { return nil }
      return BarredScreenRule.Bottom(height: TabAccessory.room)
    }
    let more = accessory == nil ? 0 : TabAccessory.room
    if search != nil, environment.isKeyboardShown { return BarredScreenRule.Bottom(height: 58) }
    return isNew ? BarredScreenRule.Bottom(height: 66 + more, slot: 83 + more) : BarredScreenRule.Bottom(height: 49)
  }

  /// How high the row of tabs is that stands above the screens; 0 without one.
  var upperTabs: CGFloat {
    isShown && environment.hasTabsAbove && !memory.showsSidebar ? environment.tabRowHeight : 0
  }

  /// The bar of tabs at the side; nil where they are elsewhere.
  ///
  /// That it lies in front of a screen that is higher than wide is generally known.
  var sidebar: BarredScreenRule.Sidebar? {
    guard isShown, memory.showsSidebar else { return nil }
    let size = HostDevice.figures.size
    return BarredScreenRule.Sidebar(
      width: TabSidebar.width(in: environment.systemDesign), overlaps: size.width <= size.height, isGlass: isNew)
  }

  /// Which way contents are scrolled for which the bar becomes small; nil for none.
  var minimizes: BarredScreenRule.Minimizing? {
    guard isNew, !environment.hasTabsAbove else { return nil }
    switch environment.tabBarMinimizeBehavior {
    case .onScrollDown: return .down
    case .onScrollUp: return .up
    default: return nil
    }
  }

  /// Below the keyboard nothing is seen of a bar.
  private var isShown: Bool {
    !isPaged && requests.visibility != .hidden && !UITabBar.appearance().isHidden
      && (!environment.isKeyboardShown || environment.hasTabsAbove || search != nil)
  }

  /// The field to search by that stands in the bar: in iOS 26 that of the tab for it.
  var search: SearchPlace? {
    guard isNew, !isPaged, !environment.hasTabsAbove, !memory.choice.latest.showsMore,
      memory.selected?.item?.role == .search
    else { return nil }
    return memory.selected?.node.preferences.barRequests?.search
  }

  /// What programs have told UIKit of the background of the bar in iOS 18, where views ask for none.
  ///
  /// Where both are told, that of the edge is drawn over contents, too: the bar has one background.
  private var customBackground: UIKitBarBackground? {
    guard !isNew, requests.background == nil, requests.backgroundVisibility == nil else { return nil }
    return UITabBar.appearance().backgroundAtEdge ?? UITabBar.appearance().backgroundOverContents
  }

  /// Whether the background is there where no contents go on below the bar, too.
  var alwaysHasBackground: Bool {
    !isNew
      && (requests.backgroundVisibility == .visible
        || customBackground != nil && UITabBar.appearance().backgroundAtEdge != nil)
  }

  /// What stands above the bar in iOS 26.
  private var accessory: AnyView? {
    isNew && !isPaged && !environment.isKeyboardShown ? environment.tabAccessory : nil
  }

  /// The tabs that are seen: five at most, the last of which then leads to the others.
  ///
  /// The tab to search by is the last one, and has its place whatever else has none, as is generally known.
  private var tabs: (seen: [TabScreen], hidden: [TabScreen], search: TabScreen?) {
    let screens = memory.screens.filter { $0.stands(in: environment.hasTabsAbove ? .tabBar : nil, environment) }
    let search = screens.first { $0.item?.role == .search }
    let movable = screens.filter { $0 !== search }
    let pinned = environment.canHaveTabsAtSide ? movable.filter { $0.traits.placement == .pinned } : []
    let others = movable.filter { screen in !pinned.contains { $0 === screen } } + pinned
    let most = isNew || search == nil ? 5 : 4
    guard others.count > most, !environment.hasTabsAbove else { return (others, [], search) }
    return (Array(others.prefix(most - 1)), Array(others.dropFirst(most - 1)), search)
  }

  func nodes(in inside: ResolveContext) -> [Node] {
    var context = inside.inStack(nil)
    context.environment.dynamicTypeSize = .large
    context.environment.foregroundScope = nil
    if let scheme = requests.colorScheme ?? nil { context.environment.colorScheme = scheme }
    // Behind pages lies what lies behind the view: UIKit's view of pages has no background.
    let background = isPaged ? nil : part(.background, ScreenBackground(), in: context)
    let content: Node? =
      memory.choice.latest.showsMore
      ? part(.content, MoreList(screens: tabs.hidden, generation: generation) { memory.select($0) }, in: context)
      : memory.selected?.node
    var nodes = [background, content].compactMap(\.self)
    if isPaged {
      nodes.append(part(.front, PageTurning(memory: memory, generation: generation), in: context))
    } else if sidebar != nil {
      let bar = TabSidebar(
        groups: groups, options: environment.tabSidebarOptions, generation: generation
      ) { [choice = memory.choice] in choice.showsSidebar = false }
      // It is heard before the screen.
      nodes.insert(part(.sidebar, bar, in: context), at: 1)
      if isNew { nodes.insert(part(.sidebarBackground, FloatingPanelBackground(), in: context), at: 1) }
      if let accessory { nodes.append(part(.bottom, TabAccessory(view: accessory), in: context)) }
    } else if upperTabs > 0 {
      let toggle = SidebarToggle { [choice = memory.choice] in choice.showsSidebar = true }
      let bar = UpperTabBar(
        entries: environment.canHaveTabsAtSide ? sectionEntries : entries,
        toggle: environment.canHaveTabsAtSide ? toggle : nil, generation: generation)
      nodes.append(part(.upperTabs, bar, in: context))
      if let accessory { nodes.append(part(.bottom, TabAccessory(view: accessory), in: context)) }
    } else if bottom != nil {
      if requests.backgroundVisibility != .hidden {
        let usual = isNew ? AnyView(LowerSoftEdge()) : AnyView(BarBackground(style: requests.background, edge: .top))
        let told = customBackground.map { AnyView(CustomBarBackground(background: $0, edge: .top)) }
        nodes.append(part(.bottomBackground, told ?? usual, in: context))
      }
      let previous = memory.ordinary ?? memory.screens.first { $0.item?.role != .search }
      let bar =
        search.map { AnyView(SearchTabBar(previous: previous.map(entry), search: $0, generation: generation)) }
        ?? AnyView(TabBar(entries: entries, generation: generation))
      nodes.append(
        part(
          .bottom,
          VStack(spacing: TabAccessory.gap) {
            accessory.map { TabAccessory(view: $0) }; bar
          }, in: context))
      if minimizes != nil {
        nodes.append(
          part(.bottomSmall, SmallTabBar(entries: entries, accessory: accessory, generation: generation), in: context))
      }
    }
    return nodes
  }

  private func part(_ part: BarPart, _ view: some View, in context: ResolveContext) -> Node {
    context.at(.attachment(path: [.identity(AnyHashable(part))])).node(
      BarPartContent.self, BarPartContent(part, isMirrored: context.environment.isMirrored)
    ) { [view.resolved(in: $0)] }
  }

  private func entry(_ screen: TabScreen) -> TabEntry {
    let isSelected = screen === memory.selected && !memory.choice.latest.showsMore
    return TabEntry(
      node: screen.item?.node, badge: screen.badge, isSelected: isSelected, isSearch: screen.item?.role == .search,
      menu: screen.traits.menu
    ) { memory.select(screen) }
  }

  /// The tabs in the bar at the side, by their sections.
  private var groups: [TabSidebarGroup] {
    TabScreen.sections(of: memory.screens.filter { $0.stands(in: .sidebar, environment) }).map { screens in
      let section = screens[0].traits.section
      return TabSidebarGroup(
        header: section?.header, entries: screens.map(entry), actions: screens[0].traits.sectionActions)
    }
  }

  /// The tabs in the bar above the screens, of which one stands for a section with a header.
  private var sectionEntries: [TabEntry] {
    let (seen, _, search) = tabs
    let sections = TabScreen.sections(of: seen) + (search.map { [[$0]] } ?? [])
    return sections.flatMap { screens -> [TabEntry] in
      if screens[0] === search { return screens.map(entry) }
      guard let header = screens[0].traits.section?.header else { return screens.map(entry) }
      let selected = screens.first { $0 === memory.selected }
      return [
        TabEntry(node: nil, title: header, badge: nil, isSelected: selected != nil) {
          memory.select(selected ?? screens[0])
        }
      ]
    }
  }

  private var entries: [TabEntry] {
    let (seen, hidden, search) = tabs
    let selected = memory.selected
    var entries = seen.map(entry)
    if !hidden.isEmpty {
      let isSelected = memory.choice.latest.showsMore || hidden.contains { $0 === selected }
      entries.append(
        TabEntry(node: nil, leadsToOthers: true, badge: nil, isSelected: isSelected) { memory.choice.showsMore = true })
    }
    if let search { entries.append(entry(search)) }
    return entries
  }
}

/// The list of the screens that have no tab.
/// - Remark: iOS has a list with chevrons there; its rows are drawn without.
private struct MoreList: View {
  let screens: [TabScreen]
  let generation: Int
  let select: (TabScreen) -> Void

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(screens.indices, id: \.self) { index in
            Button {
              select(screens[index])
            } label: {
              HStack(spacing: 12) {
                BorrowedViews(node: screens[index].item?.node, generation: generation, part: .pictures).frame(width: 28)
                BorrowedViews(node: screens[index].item?.node, generation: generation, part: .words)
                Spacer(minLength: 0)
              }
              .foregroundStyle(Color(.label))
              .padding(.horizontal, 16).frame(height: 44)
            }
            Divider().padding(.leading, 16)
          }
        }
      }
      .navigationTitle("More").navigationBarTitleDisplayMode(.inline)
    }
  }
}
