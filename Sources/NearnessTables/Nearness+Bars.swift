import DeclarativeUI

extension Nearness {
  /// What is known of bars, navigation and what is presented.
  static let bars: [Nearness] = navigation + rooms + searches + tabs + presented + told

  private static let rooms: [Nearness] = [
    Nearness(
      "toolbarRole", "browser and editor: title at the beginning on tablets, the middle free for things", .known),
    Nearness("toolbarRole", "editor: the chevron alone leads back on tablets", .known),
    Nearness("toolbarRole", "editor: the chevron alone leads back on phones", .guessed),
    Nearness(
      "toolbarTitleDisplayMode", "inlineLarge: large title in the bar, what was before it in the menu at the end",
      .known),
    Nearness(
      "toolbarTitleDisplayMode", "inlineLarge: height of the bar, small title where contents are scrolled", .guessed),
    Nearness("toolbar", "placement navigation: at the end of a phone's bar beside a button that leads back", .known),
    Nearness("toolbar", "placement status: in the middle of the bar at the bottom", .known),
    Nearness("toolbar", "placement status: on glass", .guessed, in: .iOS26),
    Nearness("toolbar", "placements accessoryBar, bottomOrnament, windowToolbar: iOS has no such bars", .known),
    Nearness("toolbar", "a menu of what has no room in the bar", .known),
    Nearness("toolbar", "a menu of what has no room in the bar: which things move into it", .guessed),
    Nearness("toolbar", "of a prominent style and disabled, in light: a grey background", .measured, in: .iOS26),
    Nearness("toolbar", "prominent and disabled: white words, and the background in the dark", .read, in: .iOS26),
    Nearness("toolbar", "no glass below the words of a column that floats", .guessed, in: .iOS26),
    Nearness("navigationTransition", "changes no screen at rest; so does matchedTransitionSource", .known),
  ]

  private static let searches: [Nearness] = [
    Nearness("searchable", "at the end of the bar on tablets, below the bar on phones", .known),
    Nearness("searchable", "at the end of the bar: 240 points wide", .guessed),
    Nearness("searchable", "how large magnifier and microphone are in larger text: here as in usual text", .unknown),
    Nearness(
      "searchable", "in the bar: its text grows as far as the bar's title does, to 21 points, and the field does not",
      .guessed, in: .iOS18),
    Nearness(
      "searchable", "beside tabs above the screens: below the bar on tablets of less than 1000 points", .guessed),
    Nearness("searchable", "toolbarPrincipal: in the place of the title", .known),
    Nearness("searchable", "toolbarPrincipal: how wide the field is", .guessed),
    Nearness("searchable", "around columns: sidebar is the first one, toolbar the end of the last one's bar", .known),
    Nearness("searchable", "around columns: the last one where nothing is said", .known, in: .iOS26),
    Nearness(
      "searchable", "around columns: the first of two, the second of three where nothing is said", .known, in: .iOS18),
    Nearness("searchable", "around a stack: on its first screen, and on no other", .guessed),
    Nearness("searchable", "magnifier and microphone", .measured, in: .iOS18),
    Nearness("searchable", "magnifier, text and the button that clears it", .read, in: .iOS26),
    Nearness("searchable", "microphone", .guessed, in: .iOS26),
    Nearness("ToolbarItem", "principal: in the middle of the bar above a large title", .guessed),
    Nearness("ToolbarItem", "buttons of a prominent style: the bar's own glass in the tint", .guessed, in: .iOS26),
    Nearness("DefaultToolbarItem", "search: among the things at the bottom, or a button above", .known, in: .iOS26),
    Nearness("searchToolbarBehavior", "minimize: a button at the bottom", .known, in: .iOS26),
    Nearness("searchToolbarBehavior", "minimize: at the end, before what follows it", .guessed, in: .iOS26),
    Nearness("Tab", "role search: a circle at the end, and the field in the place of the bar", .read, in: .iOS26),
    Nearness(
      "Tab", "role search: three others take all the room to 8 before the circle, with backgrounds of 98.67", .measured,
      in: .iOS26),
    Nearness("Tab", "role search: one or two others are as wide as without it", .guessed, in: .iOS26),
    Nearness("Tab", "role search: a picture at the end of the bar above the screens of tablets", .known),
    Nearness("Tab", "role search: the last of five tabs where others are behind More", .guessed, in: .iOS18),
  ]

  private static let told: [Nearness] = [
    Nearness("UITabBar.appearance()", "isHidden: no bar, and no room for it", .known),
    Nearness(
      "UITabBar.appearance()", "backgrounds, line, colours of tabs; none at the edge unless told so", .known, in: .iOS18
    ),
    Nearness("UITabBar.appearance()", "colours of stackedLayoutAppearance and no others", .read, in: .iOS26),
    Nearness("UITabBar.appearance()", "the glass keeps its background, whatever is told", .guessed, in: .iOS26),
    Nearness("UITabBar.appearance()", "hidden above the screens of tablets, too", .guessed),
    Nearness("UINavigationBar.appearance()", "font and colour of titles, backgrounds and lines", .known),
    Nearness("UINavigationBar.appearance()", "colour of an opaque background that is told none", .guessed),
    Nearness("UINavigationBar.appearance()", "tint of the button that leads back", .known, in: .iOS18),
    Nearness("UISegmentedControl.appearance()", "chosen segment and titles", .known),
    Nearness("UIPageControl.appearance()", "colours of points", .known),
    Nearness("UITableView.appearance()", "changes nothing, as since iOS 16", .known),
    Nearness("UITextView.appearance()", "changes nothing; what iOS does with it is not known", .guessed),
  ]

  private static let navigation: [Nearness] = [
    Nearness("NavigationStack", "height and place of the bar, inline and large", .measured),
    Nearness(
      "NavigationStack", "on phones on their sides: the bar begins 10 below the edge where nothing is free above",
      .measured, in: .iOS26),
    Nearness(
      "NavigationStack", "on phones on their sides: its title is white in a test's window, which is not drawn",
      .measured,
      in: .iOS26),
    Nearness(
      "NavigationStack", "offered nothing, as pictures without a size do: the whole screen of the phone", .measured,
      in: .iOS18),
    Nearness(
      "NavigationStack", "offered nothing, as pictures without a size do: the whole screen of the phone", .guessed,
      in: .iOS26),
    Nearness("NavigationStack", "titles follow the text size: 33 and 60 large, 17 to 21 inline", .measured, in: .iOS18),
    Nearness("NavigationStack", "titles at medium: 33 large, 17 inline", .measured, in: .iOS26),
    Nearness("NavigationStack", "a large title is set closer before it is cut", .measured, in: .iOS18),
    Nearness("NavigationStack", "titles at text sizes for accessibility", .guessed, in: .iOS26),
    Nearness("navigationSubtitle", "12 points below the title in the bar", .guessed, in: .iOS26),
    Nearness(
      "navigationSubtitle", "below a large title, at medium text: 11 points, medium, and all lower by 19", .measured,
      in: .iOS26),
    Nearness("navigationSubtitle", "below a large title: grows as captions do", .guessed, in: .iOS26),
    Nearness("toolbar", "placement keyboard: a bar above the keyboard as at the bottom of a screen", .guessed),
    Nearness("NavigationView", "no bar where it would be empty", .measured, in: .iOS18),
    Nearness("NavigationStack", "no bar where its title has no character", .measured, in: .iOS18),
    Nearness("NavigationStack", "no bar where its title has no character", .guessed, in: .iOS26),
    Nearness("NavigationStack", "no bar where it would be empty", .guessed),
    Nearness(
      "UINavigationBar", "prefersLargeTitles: the room of a large title where there is none, too", .measured, in: .iOS18
    ),
    Nearness(
      "UINavigationBar", "prefersLargeTitles: the room of a large title where there is none, too", .guessed, in: .iOS26),
    Nearness("NavigationStack", "back button: chevron and title", .measured, in: .iOS18),
    Nearness("NavigationStack", "back button: Back beside a title that scrolling shows", .measured, in: .iOS18),
    Nearness(
      "NavigationStack", "back button: a circle of glass, its chevron 1.67 beside the middle", .measured, in: .iOS26),
    Nearness("NavigationStack", "background of a bar with contents below it", .read),
    Nearness("NavigationStack", "contents that fade below a bar: without blur", .read, in: .iOS26),
    Nearness("NavigationView", "two columns on tablets, as those of a split view", .known),
    Nearness("NavigationSplitView", "lines between columns, in light", .measured, in: .iOS26),
    Nearness("NavigationSplitView", "lines between columns, in the dark", .guessed),
    Nearness("NavigationSplitView", "two columns of 320 points and lines between columns", .measured, in: .iOS18),
    Nearness("NavigationSplitView", "width of the first two of three columns", .guessed, in: .iOS18),
    Nearness(
      "NavigationSplitView", "in front of the last column where the screen is higher than wide", .known, in: .iOS18),
    Nearness(
      "NavigationSplitView", "the panel of the first column: place, size, corners, background, shadow", .measured,
      in: .iOS26),
    Nearness(
      "NavigationSplitView", "the panel in the dark over black; cards in it 16 inside, and their rows 16 more",
      .measured, in: .iOS26),
    Nearness(
      "NavigationSplitView", "title beside the panel of two columns: 5.25 right of its column's middle", .measured,
      in: .iOS26),
    Nearness(
      "NavigationSplitView", "cards in the panel: a twentieth of white in the dark, which is not drawn", .measured,
      in: .iOS26),
    Nearness("NavigationSplitView", "how much is blurred below the panel", .guessed, in: .iOS26),
    Nearness("NavigationSplitView", "rows below the panel's bar fade as below other bars", .guessed, in: .iOS26),
    Nearness(
      "NavigationSplitView", "width of columns and which of them are seen, of UIKit's split views", .read, in: .iOS26),
    Nearness("NavigationSplitView", "at least 240 points for the first of two columns", .guessed, in: .iOS26),
    Nearness("NavigationSplitView", "title in the bar of the panel, and the button at its end", .measured, in: .iOS26),
    Nearness(
      "NavigationSplitView", "the panel begins 10 points below the edge where no status bar is", .guessed, in: .iOS26),
    Nearness("NavigationSplitView", "buttons of bars 10 points inside the columns", .measured, in: .iOS26),
    Nearness(
      "navigationSplitViewStyle", "prominentDetail: columns in front of the last one, which begins alone", .read,
      in: .iOS26),
    Nearness(
      "navigationSplitViewStyle", "prominentDetail: columns in front of the last one, which begins alone", .guessed,
      in: .iOS18),
    Nearness("navigationSplitViewStyle", "the last column is dimmed by a fifth behind others", .known, in: .iOS18),
    Nearness("navigationSplitViewStyle", "the last column is not dimmed behind others", .guessed, in: .iOS26),
    Nearness("navigationSplitViewColumnWidth", "the width, or the ideal one of a range", .known),
    Nearness("NavigationSplitView", "place of the button that hides the first column", .measured, in: .iOS18),
    Nearness("NavigationStack", "height of the bar on tablets", .measured, in: .iOS18),
    Nearness("toolbar", "size, padding and grouping of glass", .measured, in: .iOS26),
    Nearness("toolbar", "words of a link: 10.67 at their sides", .measured, in: .iOS26),
    Nearness("toolbar", "22.67 between pictures", .measured, in: .iOS18),
    Nearness("toolbar", "words and pictures grow as the title does, from 17 points to 21", .measured, in: .iOS18),
    Nearness("toolbar", "words and pictures do not follow the text size", .guessed, in: .iOS26),
    Nearness("toolbar", "buttons come before the title, which is cut 13 points beside them", .measured, in: .iOS18),
    Nearness("toolbar", "buttons come before the title, and their words are not broken", .guessed, in: .iOS26),
    Nearness(
      "NavigationStack", "the bar begins at a safe area of 59 by a simulator without an island, which is not drawn",
      .measured, in: .iOS18),
    Nearness("toolbar", "buttons 10 from the edges of tablets", .measured, in: .iOS26),
    Nearness(
      "NavigationStack", "the bar begins at a safe area of 59 on phones of 390 and 430 points, 5.33 above on 393",
      .measured, in: .iOS26),
    Nearness(
      "toolbar", "confirmationAction of role cancel: its cross is the tint and 133 levels more, which is not drawn",
      .measured, in: .iOS26),
    Nearness(
      "NavigationStack", "the bar begins at 59 in pictures of an app by an iPhone of 393 points, which is not drawn",
      .measured, in: .iOS26),
    Nearness("searchable", "field below the bar: glass, in a slot of 60, no microphone", .measured, in: .iOS26),
    Nearness("searchable", "field below a large title: grey, 1.67 below its slot", .measured, in: .iOS26),
    Nearness(
      "searchable",
      "field below the title in a bar, with tabs: out of sight until it is pulled down, which is not drawn",
      .measured, in: .iOS26),
    Nearness("searchable", "field below the bar of a sheet: glass", .guessed, in: .iOS26),
    Nearness(
      "toolbar",
      "edge and shadow of glass as on the screen: pictures of a window's hierarchy have a dark line around it, too",
      .measured, in: .iOS26),
    Nearness(
      "toolbar", "30 points between neighbours on one glass; a picture alone is on a circle", .measured, in: .iOS26),
    Nearness(
      "toolbar", "iOS 26.0: 4 points less beside words and pictures, and lighter words, which is not drawn", .measured,
      in: .iOS26),
    Nearness("toolbar", "a tint around the bar is that of its buttons, also on a sheet", .measured, in: .iOS26),
    Nearness("toolbar", "toolbarBackground: no line below the bar", .measured, in: .iOS26),
    Nearness(
      "toolbar", "confirmationAction and disabled: bold letters on plain glass in two apps of 2026, and no grey",
      .measured,
      in: .iOS26),
    Nearness(
      "NavigationStack", "chevron that leads back: the label's colour at 95 % in the dark", .measured, in: .iOS26),
    Nearness("NavigationStack", "chevron that leads back: 1.1 times as large in text of xLarge", .measured, in: .iOS26),
    Nearness("NavigationStack", "chevron that leads back: how it grows above xLarge", .guessed, in: .iOS26),
    Nearness("toolbar", "disabled words in light: the label's colour at 30 %", .measured, in: .iOS26),
    Nearness("toolbar", "disabled words in the dark: the label's colour at 30 %", .guessed, in: .iOS26),
    Nearness(
      "toolbar", "words in regular letters, and not in medium ones, in one app of 2026, which is not drawn", .measured,
      in: .iOS26),
    Nearness("toolbar", "words in regular letters in two more apps of 2026, which is not drawn", .measured, in: .iOS26),
    Nearness("toolbar", "on a low sheet: flat shades, 231 on 236", .measured, in: .iOS26),
    Nearness(
      "toolbar", "on a low sheet: bold letters of confirmationAction without the tint, in one app, which is not drawn",
      .measured, in: .iOS26),
    Nearness("toolbar", "words and pictures beside each other share a background of glass", .measured, in: .iOS26),
    Nearness("toolbar", "words in the tint at the margin", .measured, in: .iOS18),
    Nearness("toolbar", "distance of neighbours", .known, in: .iOS18),
    Nearness("toolbar", "bar at the bottom: capsules of glass", .read, in: .iOS26),
    Nearness("toolbar", "bar at the bottom: pictures spread over one capsule", .measured, in: .iOS26),
    Nearness("toolbar", "bar at the bottom: a single picture in the middle", .guessed, in: .iOS26),
    Nearness("toolbar", "bar at the bottom: height and distribution", .known, in: .iOS18),
    Nearness("searchable", "field below the bar", .measured, in: .iOS18),
    Nearness("searchable", "field follows the text size", .measured, in: .iOS18),
    Nearness("searchable", "field does not follow the text size", .guessed, in: .iOS26),
    Nearness(
      "searchable", "a button at the bottom where things beside it leave the field no room", .known, in: .iOS26),
    Nearness("searchable", "field at the bottom: at least 120 points wide", .guessed, in: .iOS26),
    Nearness("searchable", "field at the bottom: extent, place of the text", .measured, in: .iOS26),
    Nearness("searchable", "field at the bottom: colour and weight of the text", .read, in: .iOS26),
    Nearness("searchable", "active field in the place of the title on phones", .known),
    Nearness("searchable", "active field below the bar: a circle of glass ends the search", .guessed, in: .iOS26),
    Nearness("searchable", "suggestions: a plain list in front of all that is below the bar", .known),
    Nearness("searchable", "scopes: place and height of the row of segments", .guessed),
    Nearness("searchable", "tokens: background and distances", .guessed),
    Nearness("toolbar", "menu of what is done more rarely, at the end of the bar", .known),
    Nearness("toolbar", "menu of the title and its mark", .guessed),
    Nearness("toolbar", "what people may add stays away, on phones, too", .guessed),
    Nearness("defaultFocus", "in the field that is preferred, where nothing has the focus", .known),
    Nearness("defaultFocus", "of views that come later, and of screens that are presented", .guessed),
    Nearness("status bar", "time, symbols and their places", .known),
    Nearness("status bar", "white in front of the black behind a large sheet", .known, in: .iOS18),
    Nearness("home indicator", "size and place", .known),
    Nearness("keyboard", "height on phones; a surface without keys", .known),
    Nearness("keyboard", "height on tablets", .guessed),
    Nearness(
      "background", "a style's reaches the screen's edge from there to the safe area's", .measured, in: .iOS18),
    Nearness("ignoresSafeArea", "bars of containers below it keep to the safe area", .known),
    Nearness("UINavigationController", "the bar of a NavigationStack, with small titles", .known),
    Nearness("UITabBarController", "the bar of a TabView", .known),
    Nearness("ignoresSafeArea", "regions: the keyboard, what bars and corners cover, or both", .known),
  ]

  private static let tabs: [Nearness] = [
    Nearness(
      "TabView", "a picture of layers has no symbols of tabs that are not chosen, which is not drawn", .measured,
      in: .iOS18),
    Nearness("TabView", "height of the bar, size of titles and symbols", .measured, in: .iOS18),
    Nearness(
      "TabView", "background: where contents go on behind it, behind a view at the safe area's edge, too", .measured,
      in: .iOS18),
    Nearness(
      "TabView", "background: lighter over light colours in one app, #FEFCFC, which is not drawn", .measured,
      in: .iOS18),
    Nearness("TabView", "capsule of glass and background of the chosen tab", .read, in: .iOS26),
    Nearness("TabView", "a blank tab for a screen that says nothing of it", .known),
    Nearness("TabView", "badges", .read),
    Nearness("TabView", "points of pages", .measured, in: .iOS26),
    Nearness("TabView", "points of pages: the colour behind them in light", .guessed, in: .iOS26),
    Nearness("TabView", "points of pages", .read, in: .iOS18),
    Nearness("TabView", "place of the points above the lower edge", .guessed),
    Nearness("TabView", "list of the screens without a tab", .guessed),
    Nearness(
      "TabView", "on phones of 430 points a quarter of the width for each of up to four tabs", .measured, in: .iOS26),
    Nearness("TabView", "five tabs: backgrounds of 74 that lie on each other by 4.5", .measured, in: .iOS26),
    Nearness("TabView", "three tabs on 390 and 428 points: 86 for each, as on 402", .measured, in: .iOS26),
    Nearness("TabView", "the chosen tab is 10 levels darker than the tint in light", .measured, in: .iOS26),
    Nearness("TabView", "the chosen tab is lighter than the tint in the dark", .read, in: .iOS26),
    Nearness("TabView", "other tabs in the dark: the label's colour at 97 %", .measured, in: .iOS26),
    Nearness("TabView", "other tabs in the dark are #757575", .measured, in: .iOS18),
    Nearness(
      "TabView",
      "iOS 27: no fading below the bar, a thin dark line around it, in the dark a lighter bar and a darker chosen tab, "
        + "which is not drawn", .measured, in: .iOS26),
    Nearness(
      "TabView", "a title of 64 points: wider backgrounds, nearer to each other", .measured, in: .iOS26),
    Nearness("TabView", "symbols as beside a text of 23 points", .measured, in: .iOS26),
    Nearness("TabView", "contents that fade below the bar, in light", .measured, in: .iOS26),
    Nearness(
      "TabView", "contents that fade below the bar, in the dark, and the colour to which they fade", .guessed,
      in: .iOS26),
    Nearness("TabView", "titles in a capsule above the screens of tablets", .measured, in: .iOS26),
    Nearness("TabView", "titles in a capsule above the screens of tablets", .guessed, in: .iOS18),
    Nearness(
      "NavigationStack", "below tabs of tablets: no title at first, and others in a row of their own", .measured,
      in: .iOS26),
    Nearness("TabView", "badges above the screens of tablets: behind the title", .guessed),
    Nearness("TabView", "sidebarAdaptable: bar at the side by the button in the bar above", .known),
    Nearness("TabView", "sidebarAdaptable: 320 points wide", .known, in: .iOS18),
    Nearness(
      "TabView", "sidebarAdaptable: panel of 270 points, rows, headers, place of its button", .measured, in: .iOS26),
    Nearness("TabView", "sidebarAdaptable: pictures in the tint, symbol of its button", .guessed, in: .iOS26),
    Nearness("TabView", "sidebarAdaptable: beside a screen that is wider than high, else in front of it", .known),
    Nearness(
      "TabView", "sidebarAdaptable: rows, colours, headers of sections, place of its button", .guessed, in: .iOS18),
    Nearness("TabView", "sidebarAdaptable: no button to change what is in the bars", .known),
    Nearness("TabView", "sidebarAdaptable: headers fold their sections", .known),
    Nearness("TabView", "sidebarAdaptable: arrow of a header", .guessed, in: .iOS18),
    Nearness("TabSection", "one tab in the bar above the screens, all of its tabs in the bar of a phone", .guessed),
    Nearness("tabPlacement", "sidebarOnly: in the bar of a phone, too", .guessed),
    Nearness("tabViewBottomAccessory", "height, distance and background", .guessed, in: .iOS26),
    Nearness("tabBarMinimizeBehavior", "small after a scroll down, and back with the next one up", .known, in: .iOS26),
    Nearness(
      "tabBarMinimizeBehavior", "onScrollUp: small after a scroll up, and back with the next one down or at the end",
      .known, in: .iOS26),
    Nearness("backgroundExtensionEffect", "mirrored at each edge of the safe area that it reaches", .known, in: .iOS26),
    Nearness("backgroundExtensionEffect", "how much the images are blurred", .guessed, in: .iOS26),
    Nearness("tabBarMinimizeBehavior", "the chosen tab in a circle beside the accessory", .guessed, in: .iOS26),
  ]

  private static let presented: [Nearness] = [
    Nearness("sheet", "place and corners: at the bottom those of the display", .measured, in: .iOS26),
    Nearness("sheet", "a background of the view's own reaches into the corners at the bottom", .measured, in: .iOS26),
    Nearness("sheet", "the corners of displays but of those of 402 points", .known, in: .iOS26),
    Nearness("sheet", "in front of a sheet: 10 points lower, the first one smaller and darker", .measured, in: .iOS26),
    Nearness("sheet", "in front of a sheet", .guessed, in: .iOS18),
    Nearness("sheet", "large: the screen behind is 12 % darker in light", .measured, in: .iOS18),
    Nearness("sheet", "large: how much darker the screen behind is in the dark", .guessed, in: .iOS18),
    Nearness("sheet", "the tint behind it stays, but of the button that leads back", .measured, in: .iOS26),
    Nearness("sheet", "the tint behind it stays", .unknown, in: .iOS18),
    Nearness(
      "sheet", "lower than the screen: it, and all that is on it, as much smaller as it is narrower", .measured,
      in: .iOS26),
    Nearness("sheet", "lower than the screen: glass, its edge and its shadow, in light", .measured, in: .iOS26),
    Nearness("sheet", "lower than the screen: rows of lists a shade, no ground behind them", .measured, in: .iOS26),
    Nearness("sheet", "lower than the screen: colours in the dark", .guessed, in: .iOS26),
    Nearness("sheet", "rests at the height nearest to the finger", .read),
    Nearness("popover", "at the edge and the part of its view that are asked for", .known),
    Nearness("alert", "dialogSeverity and dialogIcon change nothing on iOS", .known),
    Nearness("alert", "dialogSuppressionToggle is not drawn; whether iOS shows it is not known", .guessed),
    Nearness("alert", "field: 290 points wide, a capsule", .read, in: .iOS26),
    Nearness("sheet", "place, corners and the smaller screen behind", .known, in: .iOS18),
    Nearness("sheet", "size, corners and shadow on tablets in portrait", .measured, in: .iOS26),
    Nearness("sheet", "size on tablets in landscape", .guessed, in: .iOS26),
    Nearness("sheet", "size on tablets", .guessed, in: .iOS18),
    Nearness("sheet", "bar 16 below its edge, 20 on phones of 430 points, 10 on tablets", .measured, in: .iOS26),
    Nearness(
      "sheet", "presented by a button of a bar: font and tint of the screen, symbols of the bar's size", .measured,
      in: .iOS26),
    Nearness("popover", "corners and arrow", .read, in: .iOS26),
    Nearness("popover", "corners and arrow, 19 free on either side at least on a phone", .measured, in: .iOS18),
    Nearness("alert", "card, texts and buttons", .read, in: .iOS26),
    Nearness("alert", "distance of texts and buttons", .guessed, in: .iOS26),
    Nearness("alert", "card, texts and buttons", .measured, in: .iOS18),
    Nearness("alert", "card: colour of its background in light, and what is seen through it", .measured, in: .iOS18),
    Nearness(
      "alert", "the tint behind it becomes grey: in bars, of labels and of buttons, of a blue tint", .measured,
      in: .iOS18),
    Nearness("alert", "the tint behind it becomes the same grey where it is no blue", .guessed, in: .iOS18),
    Nearness("alert", "the tint behind it stays", .unknown, in: .iOS26),
    Nearness("confirmationDialog", "popover with its buttons", .read, in: .iOS26),
    Nearness("confirmationDialog", "cards at the bottom", .known, in: .iOS18),
    Nearness(
      "confirmationDialog",
      "title above a message: distances; nothing is seen through the card that gives up, in light", .measured,
      in: .iOS18),
    Nearness("confirmationDialog", "the card that gives up, in the dark", .read, in: .iOS18),
    Nearness("confirmationDialog", "distances of a title or a message alone", .guessed, in: .iOS18),
    Nearness("inspector", "width of the column: 270 where nothing is said", .known),
    Nearness("contextMenu", "distance of the menu, how much the screen is dimmed", .read, in: .iOS26),
    Nearness("contextMenu", "distance of the menu, how much the screen is dimmed in light", .measured, in: .iOS18),
    Nearness("contextMenu", "how much the screen is dimmed in the dark", .guessed, in: .iOS18),
    Nearness(
      "contextMenu", "a row as wide as the screen: smaller until 16 are free beside it, corners of 13", .measured,
      in: .iOS18),
    Nearness("contextMenu", "a row as wide as the screen: smaller until 16 are free beside it", .guessed, in: .iOS26),
    Nearness("contextMenu", "the screen behind is blurred", .known, in: .iOS18),
    Nearness("contextMenu", "the screen behind is blurred", .guessed, in: .iOS26),
    Nearness("contextMenu", "how much the screen behind is blurred", .guessed),
    Nearness("contextMenu", "the card on which the view or its row lies", .guessed),
    Nearness("contextMenu", "forSelectionType: of rows that are selected, by a long press; a tap acts", .known),
  ]
}
