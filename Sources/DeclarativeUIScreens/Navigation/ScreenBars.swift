import Foundation
import LayoutTree

/// The bars around a screen, by what its views ask for.
@MainActor
struct ScreenBars {
  private let requests: BarRequests
  private let isLarge: Bool
  /// Whether the screen lies on another one.
  private let isPushed: Bool
  private let previousTitle: Text?
  private let pop: () -> Void
  private let generation: Int
  private let environment: EnvironmentValues
  private let isTopShown: Bool
  private let isBottomShown: Bool
  private let slots: BarSlots
  private let sizes: BarTextSizes
  /// Whether the large title stands in the bar itself.
  private let isLargeInRow: Bool
  /// Where the field to search by stands; nil where there is none.
  private let spot: SearchSpot?

  /// - Parameters:
  ///   - mode: how large the title is shown.
  ///   - previousTitle: the title of the screen below; nil where there is no screen below.
  init(
    _ requests: BarRequests, mode: ToolbarTitleDisplayMode, previousTitle: Text??, pop: @escaping () -> Void,
    generation: Int, in environment: EnvironmentValues
  ) {
    self.requests = requests
    self.pop = pop
    self.generation = generation
    self.environment = environment
    sizes = BarTextSizes(environment)
    isPushed = previousTitle != nil
    self.previousTitle = previousTitle ?? nil
    isLargeInRow = mode == .inlineLarge && requests.title != nil && environment.verticalSizeClass != .compact
    slots = BarSlots(
      requests.items, isCompact: environment.horizontalSizeClass != .regular,
      hasBackButton: isPushed && !(requests.hidesBackButton ?? false),
      takesCenter: environment.hasCenter(requests.role),
      keepsTitleAlone: isLargeInRow)
    spot = SearchSpot(of: requests, asked: slots.search, in: environment)
    let visibility = requests[.navigationBar].visibility
    // Measured in iOS 18: a title without a character leaves no bar. In iOS 26 that is a guess.
    let hasTop =
      !(requests.title?.isWrittenEmpty ?? true) || !slots.isTopEmpty || previousTitle != nil || requests.search != nil
      || environment.sidebarToggle != nil && !requests.removesSidebarToggle
    isTopShown = visibility == .visible || hasTop && visibility != .hidden
    isBottomShown =
      environment.isKeyboardShown
      ? !slots.keyboard.isEmpty
      : !(slots.bottom.isEmpty && slots.status.isEmpty) && requests[.bottomBar].visibility != .hidden
    // Measured: a title stands in the bar of a column that floats unless it asks to be large.
    isLarge =
      (environment.isInFloatingColumn ? requests.displayMode == .large : mode == .large)
      && (requests.title != nil || environment.keepsRoomForLargeTitle
        || environment.systemDesign == .iOS26 && slots.largeTitle != nil)
      && environment.verticalSizeClass != .compact && environment.allowsLargeTitles
  }

  private var isNew: Bool { environment.systemDesign == .iOS26 }

  /// The field to search by where it stands in the bar below.
  private var searchBelow: SearchPlace? { spot == .bottom ? requests.search : nil }

  private var showsBackButton: Bool { isPushed && !(requests.hidesBackButton ?? false) }

  /// How high the field is, with the choice of where is searched.
  private var drawer: CGFloat {
    guard let search = requests.search, let spot else { return 0 }
    return (spot == .drawer ? SearchDrawer.slot(sizes, environment.systemDesign, isOnSheet: environment.isOnSheet) : 0)
      + (search.showsScopes ? SearchDrawer.scopesHeight : 0)
  }

  /// Whether the field has taken the place of the title and the buttons, as it does on phones while people search.
  private var isRowHidden: Bool {
    guard let search = requests.search, spot == .drawer, environment.horizontalSizeClass != .regular else {
      return false
    }
    return search.state.isActive && !search.state.keepsBar
  }

  // MARK: Figures

  /// The figures of the bar above; nil where there is none.
  ///
  /// Measured: 44 high in iOS 18, and 50 on tablets, which is 5.33 to 5.67 within the safe area of phones with an island; 54 in
  /// iOS 26, whose buttons take 44 of them; 52 more for a large title in both, at the text sizes at which it has room in them.
  var top: BarredScreenRule.Top? {
    guard isTopShown else { return nil }
    let isLow = environment.verticalSizeClass == .compact
    // On a sheet the bar of iOS 26 begins below its edge by what its buttons are from the sides: measured as 16 at 402 points,
    // as 20 at 430, and as 10 on a tablet. That it is 56 high before is generally known.
    let isOnPad = environment.userInterfaceIdiom == .pad
    let isOnWidePhone = !isOnPad && HostDevice.figures.size.width >= 414
    let isOnTablet = isOnPad && environment.horizontalSizeClass == .regular && !environment.isBelowTabs
    let older: CGFloat = environment.isOnSheet && !isLow ? 56 : isOnTablet ? 50 : isLow ? 32 : 44
    var top = BarredScreenRule.Top(
      height: isNew ? 54 : older, controls: isNew ? 44 : older, titleGap: isNew ? 12 : showsBackButton ? 8 : 13,
      large: isLarge ? sizes.largeSlot + (largeSubtitle == nil ? 0 : sizes.subtitleSlot) : 0)
    // Measured in iOS 18: buttons come before the title, which is cut, 13 points beside them. Beside a back button that is not
    // known, nor in iOS 26.
    top.leadingYields = showsBackButton
    top.drop = isNew && environment.isOnSheet ? (isOnPad ? 10 : isOnWidePhone ? 20 : 16) : 0
    // Measured in a test's window of 844 x 390 points with nothing free above, as phones on their sides have it.
    if isNew, isLow, !environment.isOnSheet { top.drop = 10 }
    // Measured on pictures of phones of 393, 402 and 430 points.
    let width = HostDevice.figures.size.width
    top.leadingMargin = !isNew && showsBackButton ? (width >= 414 ? 12.33 : width >= 400 ? 9.33 : 8) : nil
    // Measured in iOS 17: "Back" stands there where the title below would not fit beside the one that scrolling shows.
    top.yieldsToHiddenTitle = !isNew && showsBackButton && slots.leading.isEmpty
    // Measured in iOS 26: within a safe area of 59 in a test's window of 393 points, and neither on a screen of 430 nor in the
    // key window of a phone of 393 made 390 wide.
    top.rises = isNew ? (width == 393 ? 5.33 : 0, 0) : (5.33, 5.67)
    // Measured on a tablet, full and on a sheet.
    if isNew, isOnPad { (top.leadingMargin, top.trailingMargin) = (10, 10) }
    if let column = environment.splitColumn, isNew {
      // Measured on a picture of a tablet: buttons stand 10 inside the column, the title of the first one 5.5 beside its
      // middle; on four pictures of another one that of the second of two columns, beside the panel, 5.25 beside its own.
      (top.leadingMargin, top.trailingMargin) = (10, 10)
      top.titleShift = column == .sidebar ? 5.5 : environment.isBesidePanel ? 5.25 : 0
    }
    // A column that floats lies below the tabs with all of its bar.
    if environment.isBelowTabs, !environment.isInFloatingColumn {
      (top.lift, top.titleLeads) = (environment.tabRowHeight, true)
      if isNew, !isLarge { standTitleBelowTabs(&top) }
    }
    if environment.hasCenter(requests.role) { top.titleLeads = true }
    top.isLargeInRow = isLargeInRow
    top.drawer = drawer
    top.isDrawerPinned = requests.search.map { $0.state.placement.isPinned || $0.state.isActive } ?? false
    if isRowHidden { (top.height, top.controls, top.large, top.isLargeInRow) = (0, 0, 0, false) }
    return top
  }

  /// Measured on a tablet in iOS 26: the first screen of a tab shows no title beside the tabs, and others have theirs in a row
  /// of its own below them, in the middle.
  private func standTitleBelowTabs(_ top: inout BarredScreenRule.Top) {
    guard isPushed else {
      top.showsTitle = false
      return
    }
    (top.titleRow, top.titleLeads) = (top.height, false)
    top.height += top.titleRow
  }

  /// The figures of the bar below; nil where there is none.
  ///
  /// Measured in iOS 26: what is below reaches 86 from the screen's edge. Generally known for iOS 18: 44 above the safe area.
  var bottom: BarredScreenRule.Bottom? {
    guard isBottomShown || spot == .bottom else { return nil }
    // 48 for the field and 10 above the keyboard, as measured.
    return isNew ? BarredScreenRule.Bottom(height: 58, slot: 86) : BarredScreenRule.Bottom(height: 44)
  }

  /// Whether the bar below has its background where no contents are below it, too.
  var alwaysHasBottomBackground: Bool { requests[.bottomBar].backgroundVisibility == .visible }

  // MARK: Parts

  /// The nodes of the parts: of those that are heard before the screen and after it.
  func nodes(in inside: ResolveContext) -> (before: [Node], after: [Node]) {
    adoptAppearances()
    var (nodes, after): ([Node], [Node]) = ([], [])
    var context = inside.inStack(nil)
    context.environment.dynamicTypeSize = .large
    context.environment.foregroundScope = nil
    func add(_ part: BarPart, _ bar: ToolbarPlacement, _ alignment: Alignment, _ view: AnyView) {
      var place = context.at(.attachment(path: [.identity(AnyHashable(part))]))
      if let scheme = requests[bar].colorScheme ?? nil { place.environment.colorScheme = scheme }
      let content = BarPartContent(part, alignment: alignment, isMirrored: context.environment.isMirrored)
      let node = place.node(BarPartContent.self, content) { [view.resolved(in: $0)] }
      if bar == .bottomBar { after.append(node) } else { nodes.append(node) }
    }
    add(.background, .automatic, .center, AnyView(ScreenBackground()))
    if let list = requests.search?.suggestions {
      add(.front, .automatic, .center, AnyView(BorrowedViews(node: list, generation: generation)))
    }
    if isTopShown { addTop(add) }
    let lower = requests[.bottomBar]
    if bottom != nil, !isNew || lower.background != nil, lower.backgroundVisibility != .hidden {
      add(.bottomBackground, .bottomBar, .center, AnyView(BarBackground(style: lower.background, edge: .top)))
    }
    if bottom != nil { add(.bottom, .bottomBar, .center, AnyView(bottomBar)) }
    return (nodes, after)
  }

  /// Has what stands in the bars, and lies elsewhere in the tree, drawn in the appearance that is asked for of its bar.
  private func adoptAppearances() {
    for place in requests.items {
      let isBelow = [.bottomBar, .status, .bottomOrnament].contains(place.placement)
      place.show(in: requests[isBelow ? .bottomBar : .navigationBar].colorScheme ?? nil)
    }
  }

  private func addTop(_ add: (BarPart, ToolbarPlacement, Alignment, AnyView) -> Void) {
    addBackgrounds(add)
    if isRowHidden { return addDrawer(add) }
    let leading = BarSegment.segments(of: isLargeInRow ? [] : slots.leading)
    let shown = isPushed || requests.removesSidebarToggle ? nil : environment.sidebarToggle
    // Measured: at the end of a column that floats, without glass.
    let (toggle, own) = isNew && shown?.isInColumn ?? false ? (nil, shown) : (shown, nil)
    if showsBackButton || toggle != nil || !leading.isEmpty {
      add(
        .leading, .navigationBar, .leading,
        AnyView(
          HStack(spacing: isNew ? 12 : 16) {
            if let toggle { SidebarToggleButton(toggle: toggle) }
            if showsBackButton {
              BackButton(
                title: previousTitle, isBare: requests.role == .editor, chevronScale: sizes.backChevron, pop: pop)
            }
            if !leading.isEmpty { BarItems(segments: leading, generation: generation) }
          }))
    }
    addTitle(add)
    addTrailing(own, add)
    addLargeTitle(add)
    addDrawer(add)
  }

  /// - Parameter own: the button of a column that floats, which is hidden by it.
  private func addTrailing(
    _ own: SidebarToggle?, _ add: (BarPart, ToolbarPlacement, Alignment, AnyView) -> Void
  ) {
    let trailing = BarSegment.segments(of: slots.trailing, inMenu: slots.moved)
    let search = requests.search
    guard !trailing.isEmpty || own != nil || spot == .end || spot == .button else { return }
    add(
      .trailing, .navigationBar, .trailing,
      AnyView(
        HStack(spacing: isNew ? 12 : 16) {
          if !trailing.isEmpty { FittingBarItems(segments: trailing, generation: generation) }
          if spot == .end, let search { UpperSearchField(search: search, fills: false, generation: generation) }
          if spot == .button, let search { SearchOpenButton(size: 44, open: search.state.begin) }
          if let own { SidebarToggleButton(toggle: own) }
        }))
  }

  /// What views ask for comes before what programs have told UIKit.
  private func addBackgrounds(_ add: (BarPart, ToolbarPlacement, Alignment, AnyView) -> Void) {
    let bar = requests[.navigationBar]
    let told = UINavigationBar.appearance()
    let isAsked = bar.background != nil || bar.backgroundVisibility != nil
    if bar.backgroundVisibility == .visible {
      add(.restingBackground, .navigationBar, .center, AnyView(BarBackground(style: bar.background, edge: .bottom)))
    } else if !isAsked, let background = told.backgroundAtEdge {
      add(
        .restingBackground, .navigationBar, .center, AnyView(CustomBarBackground(background: background, edge: .bottom))
      )
    }
    guard bar.backgroundVisibility != .hidden else { return }
    let scrolled: AnyView
    if !isAsked, let background = told.backgroundOverContents {
      scrolled = AnyView(CustomBarBackground(background: background, edge: .bottom))
    } else if isNew && bar.background == nil && bar.backgroundVisibility != .visible {
      scrolled = AnyView(SoftEdge())
    } else {
      scrolled = AnyView(BarBackground(style: bar.background, edge: .bottom))
    }
    add(.scrolledBackground, .navigationBar, .center, scrolled)
  }

  private func addTitle(_ add: (BarPart, ToolbarPlacement, Alignment, AnyView) -> Void) {
    let principal = isLargeInRow ? nil : slots.principal.first { !$0.isEmpty }
    let hasCenter = environment.hasCenter(requests.role)
    if spot == .middle, let search = requests.search {
      let field = UpperSearchField(search: search, fills: true, generation: generation)
      add(hasCenter ? .center : .title, .navigationBar, .center, AnyView(field))
    } else if let principal {
      let views = HStack { BorrowedViews(node: principal.node, generation: generation) }
      // It is seen while the title is large, too.
      add(hasCenter || isLarge ? .center : .title, .navigationBar, .center, AnyView(views))
    }
    if hasCenter || principal == nil && spot != .middle, let title = requests.title, !requests.removesTitle {
      add(.title, .navigationBar, .center, inlineTitle(title))
    }
    addCenter(add)
  }

  private func addLargeTitle(_ add: (BarPart, ToolbarPlacement, Alignment, AnyView) -> Void) {
    guard isLarge || isLargeInRow && !requests.removesTitle else { return }
    let large = LargeTitle(
      title: requests.title, place: isNew ? slots.largeTitle : nil, subtitle: largeSubtitle, sizes: sizes,
      isInRow: isLargeInRow, generation: generation)
    add(.large, .navigationBar, isLargeInRow ? .leading : .topLeading, AnyView(large))
  }

  /// What is done more rarely, where the middle of the bar is free for it.
  private func addCenter(_ add: (BarPart, ToolbarPlacement, Alignment, AnyView) -> Void) {
    let items = BarSegment.segments(of: slots.center, showsRareOnes: true)
    if !items.isEmpty {
      add(.center, .navigationBar, .center, AnyView(BarItems(segments: items, generation: generation)))
    }
  }

  private var largeSubtitle: BarSubtitle? {
    subtitle(at: slots.largeSubtitle, .system(size: sizes.largeSubtitle, weight: .medium))
  }

  /// What stands below a title, which bars before iOS 26 do not have.
  private func subtitle(at place: ToolbarPlace?, _ font: Font) -> BarSubtitle? {
    guard isNew, place != nil || requests.subtitle != nil else { return nil }
    return BarSubtitle(text: requests.subtitle, place: place, font: font, generation: generation)
  }

  private func addDrawer(_ add: (BarPart, ToolbarPlacement, Alignment, AnyView) -> Void) {
    guard let search = requests.search, drawer > 0 else { return }
    add(
      .drawer, .navigationBar, .top,
      AnyView(
        SearchDrawer(
          search: search, sizes: sizes, showsField: spot == .drawer, isBelowLargeTitle: isLarge, generation: generation)
      ))
  }

  private func inlineTitle(_ title: Text) -> AnyView {
    let line = InlineTitle(
      title: title, subtitle: subtitle(at: slots.subtitle, .system(size: 12)), hasMenu: slots.titleMenu != nil,
      isAtEdge: !isLarge && !isLargeInRow, size: sizes.inline)
    return slots.titleMenu.map { AnyView(TitleMenu(title: line, place: $0)) } ?? AnyView(line)
  }

  /// What the bar below says of the screen in its middle.
  private var status: [BarSegment] {
    environment.isKeyboardShown ? [] : BarSegment.segments(of: slots.status)
  }

  @ViewBuilder private var bottomBar: some View {
    let items = BarSegment.segments(of: environment.isKeyboardShown ? slots.keyboard : slots.bottom)
    if isNew {
      GlassBottomBar(segments: items, status: status, search: searchBelow, generation: generation)
    } else {
      BottomBar(segments: items, status: status, generation: generation)
    }
  }
}
