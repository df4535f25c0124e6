extension Nearness {
  /// What is known of bars, navigation and what is presented.
  static let bars: [Nearness] = navigation + tabs + presented + told

  private static let told: [Nearness] = [
    Nearness("UITabBar.appearance()", "isHidden: no bar, and no room for it", .known),
    Nearness(
      "UITabBar.appearance()", "grounds, line, colours of tabs; none at the edge unless told so", .known, in: .iOS18),
    Nearness("UITabBar.appearance()", "colours of stackedLayoutAppearance and no others", .read, in: .iOS26),
    Nearness("UITabBar.appearance()", "the glass keeps its ground, whatever is told", .guessed, in: .iOS26),
    Nearness("UITabBar.appearance()", "hidden above the screens of tablets, too", .guessed),
    Nearness("UINavigationBar.appearance()", "font and colour of titles, grounds and lines", .known),
    Nearness("UINavigationBar.appearance()", "colour of an opaque ground that is told none", .guessed),
    Nearness("UINavigationBar.appearance()", "tint of the button that leads back", .known, in: .iOS18),
    Nearness("UISegmentedControl.appearance()", "chosen segment and titles", .known),
    Nearness("UIPageControl.appearance()", "colours of points", .known),
    Nearness("UITableView.appearance()", "changes nothing, as since iOS 16", .known),
    Nearness("UITextView.appearance()", "changes nothing; what iOS does with it is not known", .guessed),
  ]

  private static let navigation: [Nearness] = [
    Nearness("NavigationStack", "height and place of the bar, inline and large", .measured),
    Nearness("NavigationStack", "no bar where it would be empty", .guessed),
    Nearness("NavigationStack", "back button: chevron and title", .measured, in: .iOS18),
    Nearness("NavigationStack", "back button: a circle of glass", .measured, in: .iOS26),
    Nearness("NavigationStack", "ground of a bar with contents below it", .read),
    Nearness("NavigationStack", "contents that fade below a bar: without blur", .read, in: .iOS26),
    Nearness("NavigationView", "two columns on tablets, as those of a split view", .known),
    Nearness("NavigationSplitView", "widths and lines of columns", .known),
    Nearness("navigationSplitViewColumnWidth", "the width, or the ideal one of a range", .known),
    Nearness("NavigationSplitView", "the first column is no floating glass", .known, in: .iOS26),
    Nearness("NavigationSplitView", "place and symbol of the button that hides the first column", .guessed),
    Nearness("toolbar", "size, padding and grouping of glass", .measured, in: .iOS26),
    Nearness("toolbar", "words in the tint at the margin", .measured, in: .iOS18),
    Nearness("toolbar", "distance of neighbours", .known, in: .iOS18),
    Nearness("toolbar", "bar at the bottom: capsules of glass", .read, in: .iOS26),
    Nearness("toolbar", "bar at the bottom: height and distribution", .known, in: .iOS18),
    Nearness("searchable", "field below the bar", .measured, in: .iOS18),
    Nearness("searchable", "field at the bottom", .read, in: .iOS26),
    Nearness("searchable", "active field in the place of the title on phones", .known),
    Nearness("searchable", "active field below the bar: a circle of glass ends the search", .guessed, in: .iOS26),
    Nearness("searchable", "suggestions: a plain list in front of the screen", .known),
    Nearness("searchable", "scopes: place and height of the row of segments", .guessed),
    Nearness("searchable", "tokens: ground and distances", .guessed),
    Nearness("toolbar", "menu of what is done more rarely, at the end of the bar", .known),
    Nearness("toolbar", "menu of the title and its mark", .guessed),
    Nearness("status bar", "time, symbols and their places", .known),
    Nearness("home indicator", "size and place", .known),
    Nearness("keyboard", "height on phones; a surface without keys", .known),
    Nearness("keyboard", "height on tablets", .guessed),
    Nearness("ignoresSafeArea", "bars of containers below it keep to the safe area", .known),
    Nearness("ignoresSafeArea", "regions: the keyboard, what bars and corners cover, or both", .known),
  ]

  private static let tabs: [Nearness] = [
    Nearness("TabView", "height of the bar, size of titles and symbols", .measured, in: .iOS18),
    Nearness("TabView", "capsule of glass and ground of the chosen tab", .read, in: .iOS26),
    Nearness("TabView", "a blank tab for a screen that says nothing of it", .known),
    Nearness("TabView", "badges", .read),
    Nearness("TabView", "points of pages", .read),
    Nearness("TabView", "place of the points above the lower edge", .guessed),
    Nearness("TabView", "list of the screens without a tab", .guessed),
    Nearness("TabView", "titles in a capsule above the screens of tablets", .guessed),
    Nearness("TabView", "the bar at the side of sidebarAdaptable is not drawn", .known),
    Nearness("tabViewBottomAccessory", "height, distance and ground", .guessed, in: .iOS26),
    Nearness("tabBarMinimizeBehavior", "small after a scroll down, and back with the next one up", .known, in: .iOS26),
    Nearness("tabBarMinimizeBehavior", "the chosen tab in a circle beside the accessory", .guessed, in: .iOS26),
  ]

  private static let presented: [Nearness] = [
    Nearness("sheet", "place and corners", .read, in: .iOS26),
    Nearness("sheet", "place, corners and the smaller screen behind", .known, in: .iOS18),
    Nearness("sheet", "size on tablets", .guessed),
    Nearness("popover", "corners and arrow", .read, in: .iOS26),
    Nearness("popover", "corners and arrow", .known, in: .iOS18),
    Nearness("alert", "card, texts and buttons", .read, in: .iOS26),
    Nearness("alert", "distance of texts and buttons", .guessed, in: .iOS26),
    Nearness("alert", "card, texts and buttons", .known, in: .iOS18),
    Nearness("confirmationDialog", "popover with its buttons", .read, in: .iOS26),
    Nearness("confirmationDialog", "cards at the bottom", .known, in: .iOS18),
    Nearness("inspector", "width of the column", .known),
    Nearness("contextMenu", "distance of the menu, dimmed screen without blur", .read),
    Nearness("contextMenu", "the card on which the view or its row lies", .guessed),
    Nearness("contextMenu", "forSelectionType: of rows that are selected, by a long press; a tap acts", .known),
  ]
}
