import LayoutTree

/// What the views of a screen ask of the bars around it; of several wishes that of the innermost view counts.
struct BarWishes: PreferenceEntry {
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
    guard let next = next as? BarWishes else { return self }
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
    for (bar, wishes) in next.bars {
      both.bars[bar, default: Bar()].fill(from: wishes)
    }
    return both
  }

  /// What is asked of the bar of tabs, which is outside of the screen's own bars.
  /// - Parameter withSearch: whether the field to search by stands there, too.
  func ofTabBar(withSearch: Bool) -> BarWishes? {
    var wishes = BarWishes()
    wishes.bars[.tabBar] = bars[.tabBar]
    if withSearch, !removesSearch { wishes.search = search }
    return bars[.tabBar] == nil && wishes.search == nil ? nil : wishes
  }
}

extension Preferences {
  /// What views ask of the bars around them; nil where they ask for nothing.
  var barWishes: BarWishes? {
    get { self[BarWishes.self] as? BarWishes }
    set { self[BarWishes.self] = newValue }
  }
}

/// A wish of a view for the bars around it.
struct BarWish: PrimitiveModifier, NodeContent {
  let call: ModifierCall
  let wish: (inout BarWishes) -> Void

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    var own = BarWishes()
    wish(&own)
    preferences.barWishes = (inside.barWishes?.combined(with: own) as? BarWishes) ?? own
    return preferences
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

extension View {
  /// The view with a wish for the bars around it.
  nonisolated func barWish(
    _ name: String, _ arguments: KeyValuePairs<String, Any?> = [:], _ wish: @escaping (inout BarWishes) -> Void
  ) -> some View {
    modifier(BarWish(call: ModifierCall(name, arguments), wish: wish))
  }
}
