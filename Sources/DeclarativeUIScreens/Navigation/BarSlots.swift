import LayoutTree

/// Which things stand where in the bars of a screen.
struct BarSlots {
  private(set) var leading: [ToolbarPlace] = []
  private(set) var principal: [ToolbarPlace] = []
  private(set) var trailing: [ToolbarPlace] = []
  /// What stands in the middle beside a title at the beginning.
  private(set) var center: [ToolbarPlace] = []
  /// What has no room beside a large title in the bar, and is in the menu at its end.
  private(set) var moved: [ToolbarPlace] = []
  private(set) var bottom: [ToolbarPlace] = []
  /// What stands in the middle of the bar below.
  private(set) var status: [ToolbarPlace] = []
  /// What stands above the keyboard as long as that is shown, instead of what is at the bottom.
  private(set) var keyboard: [ToolbarPlace] = []
  private(set) var titleMenu: ToolbarPlace?
  /// What stands in the place of the large title, and of what is below the title in the bar and the large one.
  private(set) var largeTitle, subtitle, largeSubtitle: ToolbarPlace?
  /// Where the field to search by is asked to stand; nil where that is left to the bars.
  private(set) var search: ToolbarItemPlacement?

  /// - Parameters:
  ///   - isCompact: whether there is little room across.
  ///   - hasBackButton: whether a button leads back, beside which there is no room for other ways on phones.
  ///   - takesCenter: whether what is done more rarely stands in the middle.
  ///   - keepsTitleAlone: whether nothing stands before the title and in the middle.
  init(
    _ places: [ToolbarPlace], isCompact: Bool, hasBackButton: Bool, takesCenter: Bool, keepsTitleAlone: Bool
  ) {
    var (navigation, cancelling, confirming, secondary) = (
      [ToolbarPlace](), [ToolbarPlace](), [ToolbarPlace](), [ToolbarPlace]()
    )
    for place in places {
      switch place.kind {
      case .titleMenu:
        titleMenu = place
        continue
      case .usual: continue
      case .search where place.placement != .automatic: search = place.placement
      default: break
      }
      switch place.placement {
      // Documented: where a button leads back and there is little room it stands where the primary action does.
      case .navigation where isCompact && hasBackButton: trailing.append(place)
      case .navigation: navigation.append(place)
      case .cancellationAction: cancelling.append(place)
      case .topBarLeading, .navigationBarLeading: leading.append(place)
      case .principal, .title: principal.append(place)
      case .confirmationAction: confirming.append(place)
      case .secondaryAction: if takesCenter { center.append(place) } else { secondary.append(place) }
      case .bottomBar, .bottomOrnament: bottom.append(place)
      case .status: status.append(place)
      case .keyboard: keyboard.append(place)
      case .largeTitle: largeTitle = place
      case .subtitle: subtitle = place
      case .largeSubtitle: largeSubtitle = place
      // Only the windows of a Mac have such a bar.
      case .accessoryBar: break
      case .automatic, .primaryAction, .destructiveAction, .topBarTrailing, .navigationBarTrailing:
        trailing.append(place)
      }
    }
    leading = cancelling + navigation + leading
    trailing += secondary + confirming
    if keepsTitleAlone { moved = leading + principal }
  }

  var isTopEmpty: Bool { leading.isEmpty && principal.isEmpty && trailing.isEmpty && center.isEmpty }
}

/// Where the field to search by stands on a screen.
enum SearchSpot {
  /// Below the bar above.
  case drawer
  /// At the end of the bar above.
  case end
  /// In the place of the title.
  case middle
  /// Below the bar where people search, and else a button at the end of it.
  case button
  /// In the bar at the lower edge.
  case bottom
  /// In the bar of tabs at the lower edge.
  case tabBar

  /// The place by what the screen asks for; nil without a field.
  ///
  /// Documented: tablets have it at the end of the bar, phones below the bar. In iOS 26 phones have it at the lower edge where
  /// no tabs are.
  /// - Parameter placement: that of the field among the things of bars, where it is one of them.
  init?(of requests: BarRequests, asked placement: ToolbarItemPlacement?, in environment: EnvironmentValues) {
    guard let search = requests.search, !requests.removesSearch else { return nil }
    let isNew = environment.systemDesign == .iOS26
    let isWide = environment.hasRoomForSearchInBar
    let isAtBottom = placement == .bottomBar || placement == .status
    if environment.searchesInTabBar {
      self = .tabBar
    } else if isNew, let placement, !isAtBottom, placement != .principal {
      self = isWide ? .end : search.state.isActive ? .drawer : .button
    } else if isNew, isAtBottom {
      self = .bottom
    } else if search.state.placement.isDrawer {
      self = .drawer
    } else if search.state.placement == .toolbarPrincipal || isNew && placement == .principal {
      self = .middle
    } else if isWide {
      self = .end
    } else if isNew, !environment.hasTabBar, !environment.isOnSheet, environment.horizontalSizeClass != .regular {
      self = .bottom
    } else {
      self = .drawer
    }
  }
}

extension SearchFieldPlacement {
  /// Whether a field is asked for in the bar above the screen, which grows with the text less than the field below it.
  func isInBar(in environment: EnvironmentValues) -> Bool {
    !isDrawer && (self == .toolbarPrincipal || environment.hasRoomForSearchInBar)
  }
}

extension EnvironmentValues {
  /// Whether the end of the bar above has room for a field to search by.
  fileprivate var hasRoomForSearchInBar: Bool {
    let isInFirstColumns = splitColumn == .sidebar || splitColumn == .content
    // Beside a row of tabs there is no room for it on most tablets: a guess.
    let hasRoom = !isBelowTabs || HostDevice.figures.size.width >= 1000
    return horizontalSizeClass == .regular && !isOnSheet && !isInFirstColumns && hasRoom
  }

  /// Whether the middle of the bar is free for things, because its title stands at the beginning: documented for the roles of
  /// browsers and editors on tablets.
  func hasCenter(_ role: ToolbarRole?) -> Bool {
    horizontalSizeClass == .regular && (role == .browser || role == .editor)
  }
}
