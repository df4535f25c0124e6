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
    let toggle = SidebarToggle { toggleSidebar(isShown: shown.sidebar) }
    return HStack(spacing: 0) {
      if shown.sidebar {
        SplitColumn(root: sidebar, role: .sidebar, links: links).listStyle(.sidebar).modifier(ColumnFrame())
          .environment(\.columnSelection, links.sidebarSelection).environment(\.sidebarToggle, toggle)
        SplitLine()
      }
      if let content, shown.content {
        SplitColumn(root: content, role: .content, links: links).modifier(ColumnFrame())
          .environment(\.columnSelection, links.contentSelection)
          .environment(\.sidebarToggle, shown.sidebar ? nil : toggle)
        SplitLine()
      }
      SplitColumn(root: detail, role: .detail, links: links)
        .environment(\.sidebarToggle, shown.sidebar || shown.content && content != nil ? nil : toggle)
    }
  }

  /// Where a screen is higher than wide the detail has all of it, unless a binding says otherwise.
  @MainActor private var shows: (sidebar: Bool, content: Bool) {
    switch chosen ?? visibility?.wrappedValue ?? .automatic {
    case .all: (true, true)
    case .doubleColumn: (content == nil, true)
    case .detailOnly: (false, false)
    default:
      HostDevice.figures.size.width > HostDevice.figures.size.height ? (content == nil, true) : (false, false)
    }
  }

  @MainActor private func toggleSidebar(isShown: Bool) {
    let next: NavigationSplitViewVisibility = isShown ? (content == nil ? .detailOnly : .doubleColumn) : .all
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
