import LayoutTree

/// What the views of a screen ask of the bars around it; of several requests that of the innermost view counts.
struct BarRequests: PreferenceEntry {
  /// What is asked of one bar.
  struct Bar {
    var visibility: Visibility?
    var background: AnyShapeStyle?
    var backgroundVisibility: Visibility?
    /// Whether an appearance is asked for, and which; nil of it is that of the screen.
    var colorScheme: ColorScheme??

    fileprivate mutating func fill(from other: Bar) {
      visibility = visibility ?? other.visibility
      background = background ?? other.background
      backgroundVisibility = backgroundVisibility ?? other.backgroundVisibility
      colorScheme = colorScheme ?? other.colorScheme
    }
  }

  var title: Text?
  var subtitle: Text?
  /// What people call the title, where a binding lets them: it is written nowhere else.
  var displayMode: ToolbarTitleDisplayMode?
  var hidesBackButton: Bool?
  var removesTitle = false
  var removesSearch = false
  var removesSidebarToggle = false
  var role: ToolbarRole?
  private var bars: [ToolbarPlacement: Bar] = [:]
  /// What stands in the bars, in the order of the code.
  var items: [ToolbarPlace] = []
  /// The field by which people search; nil without one.
  var search: SearchPlace?

  /// What is asked of a bar.
  subscript(bar: ToolbarPlacement) -> Bar {
    get {
      var found = bars[bar] ?? Bar()
      // What is asked of no bar by name is asked of the upper one.
      if bar == .navigationBar, let automatic = bars[.automatic] { found.fill(from: automatic) }
      return found
    }
    set { bars[bar] = newValue }
  }

  func combined(with next: any PreferenceEntry) -> any PreferenceEntry {
    guard let next = next as? BarRequests else { return self }
    var both = self
    both.title = title ?? next.title
    both.subtitle = subtitle ?? next.subtitle
    both.displayMode = displayMode ?? next.displayMode
    both.hidesBackButton = hidesBackButton ?? next.hidesBackButton
    both.removesTitle = removesTitle || next.removesTitle
    both.removesSearch = removesSearch || next.removesSearch
    both.removesSidebarToggle = removesSidebarToggle || next.removesSidebarToggle
    both.role = role ?? next.role
    both.search = search ?? next.search
    both.items += next.items
    for (bar, requests) in next.bars {
      both.bars[bar, default: Bar()].fill(from: requests)
    }
    return both
  }

  /// What is asked of the bar of tabs, which is outside of the screen's own bars.
  /// - Parameter withSearch: whether the field to search by stands there, too.
  func ofTabBar(withSearch: Bool) -> BarRequests? {
    var requests = BarRequests()
    requests.bars[.tabBar] = bars[.tabBar]
    if withSearch, !removesSearch { requests.search = search }
    return bars[.tabBar] == nil && requests.search == nil ? nil : requests
  }
}

extension Preferences {
  /// What views ask of the bars around them; nil where they ask for nothing.
  var barRequests: BarRequests? {
    get { self[BarRequests.self] as? BarRequests }
    set { self[BarRequests.self] = newValue }
  }
}

/// A request of a view for the bars around it.
struct BarRequest: PrimitiveModifier, NodeContent {
  let call: ModifierCall
  let request: (inout BarRequests) -> Void

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    var own = BarRequests()
    request(&own)
    preferences.barRequests = (inside.barRequests?.combined(with: own) as? BarRequests) ?? own
    return preferences
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

extension View {
  /// The view with a request for the bars around it.
  nonisolated func barRequest(
    _ name: String, _ arguments: KeyValuePairs<String, Any?> = [:], _ request: @escaping (inout BarRequests) -> Void
  ) -> some View {
    modifier(BarRequest(call: ModifierCall(name, arguments), request: request))
  }
}
