import LayoutTree

/// One tab in a bar.
struct TabEntry {
  /// The node whose children are the label; nil where the screen says nothing of its tab, which is blank then.
  let node: Node?
  /// Whether it is the tab that leads to those that have no room.
  var leadsToOthers = false
  /// What stands for the label of several tabs; nil where the label is one of a tab.
  var title: AnyView?
  let badge: Text?
  let isSelected: Bool
  /// Whether it is the tab to search by.
  var isSearch = false
  /// What is in its menu; nil where it has none.
  var menu: AnyView?
  let select: () -> Void
}

extension TabScreen {
  /// Whether the tab stands in a bar: the one at the side, the one above the screens, or nil for that of a phone.
  func stands(in bar: AdaptableTabBarPlacement?, _ environment: EnvironmentValues) -> Bool {
    guard !traits.isHidden else { return false }
    guard let bar, environment.canHaveTabsAtSide else { return true }
    if bar == .tabBar, traits.placement == .sidebarOnly { return false }
    let custom = traits.customizationID.flatMap { id in
      environment.tabViewCustomization.map { $0.wrappedValue[tab: id] }
    }
    switch bar == .sidebar ? custom?.sidebarVisibility : custom?.tabBarVisibility {
    case .visible: return true
    case .hidden: return false
    default: return traits.defaultVisibilities[bar] != .hidden
    }
  }

  /// Neighbours of one section together.
  static func sections(of screens: [TabScreen]) -> [[TabScreen]] {
    var sections: [[TabScreen]] = []
    for screen in screens {
      if let last = sections.last?.last, last.traits.section === screen.traits.section {
        sections[sections.count - 1].append(screen)
      } else {
        sections.append([screen])
      }
    }
    return sections
  }
}
