import Foundation
import LayoutTree

/// The columns as there is room for them.
struct SplitColumns<Sidebar: View, Content: View, Detail: View> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  @State private var links = SplitLinks()
  /// What people chose where no binding says it.
  @State private var chosen: NavigationSplitViewVisibility?
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.systemDesign) private var design
  @Environment(\.splitColumnsAppearance) private var appearance
  @Environment(\.outerSearch) private var search

  nonisolated init(
    visibility: Binding<NavigationSplitViewVisibility>?, compactColumn: Binding<NavigationSplitViewColumn>?,
    sidebar: Sidebar, content: Content?, detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension SplitColumns: View {
  var body: some View {
    if width == .regular { columns } else { stack }
  }

  // MARK: Side by side

  @MainActor private var columns: some View {
    let shown = shows
    let overlaps = overlaps(shown.sidebar)
    let hasContent = shown.content && content != nil
    let toggle = SidebarToggle { toggleSidebar(isShown: shown.sidebar) }
    let isBesidePanel = shown.sidebar && !overlaps.sidebar && !hasContent
    var parts: [(part: SplitPart, view: AnyView)] = [
      (.detail, AnyView(detailColumn(shown.sidebar || hasContent ? nil : toggle, isBesidePanel: isBesidePanel)))
    ]
    if let content, shown.content {
      parts.append((.content, AnyView(contentColumn(content, shown.sidebar ? nil : toggle))))
      parts.append((.contentLine, AnyView(SplitLine())))
    }
    if overlaps.sidebar && shown.sidebar || overlaps.content && hasContent {
      parts.append((.scrim, AnyView(SplitScrim { hideColumns() })))
    }
    if shown.sidebar {
      let isFloating = design == .iOS26
      parts.append(isFloating ? (.panel, AnyView(FloatingPanelBackground())) : (.sidebarLine, AnyView(SplitLine())))
      parts.append((.sidebar, AnyView(sidebarColumn(SidebarToggle(isInColumn: true, perform: toggle.perform)))))
    }
    return SplitScreen(parts: parts, overlaps: overlaps)
  }

  @MainActor private func detailColumn(_ toggle: SidebarToggle?, isBesidePanel: Bool) -> some View {
    SplitColumn(root: detail, role: .detail, links: links)
      .environment(\.outerSearch, search(in: .detail))
      .environment(\.sidebarToggle, toggle).environment(\.splitColumn, .detail)
      .environment(\.isBesidePanel, isBesidePanel)
  }

  @MainActor private func contentColumn(_ content: Content, _ toggle: SidebarToggle?) -> some View {
    SplitColumn(root: content, role: .content, links: links)
      .environment(\.outerSearch, search(in: .content))
      .environment(\.listAppearance, .besideSidebar).environment(\.splitColumn, .content)
      .environment(\.columnSelection, links.contentSelection).environment(\.sidebarToggle, toggle)
  }

  @MainActor private func sidebarColumn(_ toggle: SidebarToggle) -> some View {
    SplitColumn(root: sidebar, role: .sidebar, links: links)
      .environment(\.outerSearch, search(in: .sidebar))
      .environment(\.listAppearance, .sidebarColumn).environment(\.splitColumn, .sidebar)
      .environment(\.screenBackground, design == .iOS26 ? .none : .screen)
      .environment(\.columnSelection, links.sidebarSelection).environment(\.sidebarToggle, toggle)
  }

  /// The field of a `searchable` around the columns, where it stands in one of them.
  ///
  /// Generally known: without a place of its own it is in the first column of two and in the second one of three, and in iOS 26
  /// at the end of the bar of the last one.
  @MainActor private func search(in column: SplitColumnPlace) -> OuterSearch? {
    guard let search else { return nil }
    let own: SplitColumnPlace =
      switch search.lending.state.placement {
      case .sidebar: .sidebar
      case .toolbar, .toolbarPrincipal: .detail
      default: design == .iOS26 ? .detail : content == nil ? .sidebar : .content
      }
    return own == column ? search : nil
  }

  private var size: CGSize { HostDevice.figures.size }

  /// Whether three columns fit side by side, as read off UIKit's split views in iOS 26: 240 points of each of the first two,
  /// and 464 of the last one.
  private var fitsThree: Bool { size.width >= 240 + 240 + FloatingPanel.inset + 1 + 464 }

  /// Which of the first columns lie in front of the last one, and not beside it: in iOS 18 where the screen is higher than
  /// wide, as is generally known.
  @MainActor private func overlaps(_ hasSidebar: Bool) -> (sidebar: Bool, content: Bool) {
    switch appearance {
    case .prominentDetail: (true, true)
    case .automatic where design == .iOS18: (size.width <= size.height, size.width <= size.height)
    default: (content != nil && design == .iOS26 && !fitsThree, false)
    }
  }

  /// Unless a binding says otherwise, a screen of iOS 26 shows the columns that there is room for, and one of iOS 18 all of two
  /// columns and the last two of three where it is wider than high, and else the last one.
  @MainActor private var shows: (sidebar: Bool, content: Bool) {
    switch chosen ?? visibility?.wrappedValue ?? .automatic {
    case .all: return (true, true)
    case .doubleColumn: return (content == nil, true)
    case .detailOnly: return (false, false)
    default:
      if appearance == .prominentDetail { return (false, false) }
      if design == .iOS26 { return (content == nil || fitsThree, true) }
      let isWide = size.width > size.height
      return isWide ? (content == nil, true) : (false, false)
    }
  }

  @MainActor private func toggleSidebar(isShown: Bool) {
    choose(isShown ? (content == nil ? .detailOnly : .doubleColumn) : .all)
  }

  /// Takes columns away that lie in front of the last one.
  @MainActor private func hideColumns() {
    choose(content == nil || overlaps(true).content ? .detailOnly : .doubleColumn)
  }

  @MainActor private func choose(_ next: NavigationSplitViewVisibility) {
    if let visibility { visibility.wrappedValue = next } else { chosen = next }
  }

  // MARK: One on the other

  @MainActor private var column: NavigationSplitViewColumn { compactColumn?.wrappedValue ?? ownColumn }

  @MainActor private func show(_ column: NavigationSplitViewColumn) {
    if let compactColumn { compactColumn.wrappedValue = column } else { ownColumn = column }
  }

  @MainActor private var stack: some View {
    SplitColumn(root: sidebarScreen, role: .alone, links: links)
      .onChange(of: links.sidebarSelection.value, initial: true) { old, value in
        if value != nil { show(content == nil ? .detail : .content) } else if old != nil { show(.sidebar) }
      }
      .onChange(of: links.contentSelection.value, initial: true) { old, value in
        if value != nil { show(.detail) } else if old != nil, column == .detail { show(.content) }
      }
  }

  @MainActor @ViewBuilder private var sidebarScreen: some View {
    let root = sidebar.environment(\.columnSelection, links.sidebarSelection)
    if let content {
      root.navigationDestination(isPresented: isShown(.content, over: .sidebar, links.sidebarSelection)) {
        content.environment(\.columnSelection, links.contentSelection)
          .navigationDestination(isPresented: isShown(.detail, over: .content, links.contentSelection)) { detail }
      }
    } else {
      root.navigationDestination(isPresented: isShown(.detail, over: .sidebar, links.sidebarSelection)) { detail }
    }
  }

  /// Whether a column lies on the one before; that it lies there no longer takes the selection away that led to it.
  @MainActor private func isShown(
    _ next: NavigationSplitViewColumn, over before: NavigationSplitViewColumn, _ selection: ColumnSelection
  ) -> Binding<Bool> {
    Binding(
      get: { column == next || next == .content && column == .detail },
      set: { isShown in
        if isShown { return show(next) }
        show(before)
        selection.clear()
      })
  }
}

/// What lies between the last column and those in front of it, which go away at a tap.
///
/// That the last column is dimmed by a fifth is seen on a picture of iOS 14; that glass of iOS 26 dims nothing is a guess.
private struct SplitScrim: View {
  let hide: @MainActor () -> Void
  @Environment(\.systemDesign) private var design

  init(hide: @escaping @MainActor () -> Void) {
    self.hide = hide
  }

  var body: some View {
    Color.black.opacity(design == .iOS26 ? 0 : 0.2).contentShape(Rectangle()).onTapGesture(perform: hide)
      .accessibilityHidden(true)
  }
}
