import LayoutTree

/// One thing of a bar, or several: where it stands, and where its views lie in the tree.
final class ToolbarPlace {
  /// What it is.
  enum Kind {
    case item
    case spacer(SpacerSizing)
    case titleMenu
    /// What is done more rarely: rows of the menu for that.
    case overflow
    /// Where the field to search by stands.
    case search
    /// What the bar has of its own at its own place.
    case usual
  }

  fileprivate(set) var placement = ToolbarItemPlacement.automatic
  fileprivate(set) var kind = Kind.item
  fileprivate(set) var isHidden = false
  /// Whether it shares its background with its neighbours.
  fileprivate(set) var sharesBackground = true
  /// The node whose children are the views.
  fileprivate(set) weak var node: Node?

  /// What it is in a menu of the bar, and what that inherits; nil of what can be in none.
  fileprivate(set) var menu: (slot: ViewSlot, environment: EnvironmentValues)?

  /// The appearance of the bar where that is not the one of the screen, and the one of the screen.
  private var schemes: (own: ColorScheme?, outer: ColorScheme) = (nil, .light)
  private var kept: KeptContext?
  private var views: (ResolveContext) -> [Node] = { _ in [] }

  /// Draws the views in the appearance of the bar, or in that of the screen.
  ///
  /// What is asked of a bar is known when its things have told of themselves, and so they are there already.
  @MainActor func show(in scheme: ColorScheme?) {
    guard scheme != schemes.own, let node, let kept else { return }
    schemes.own = scheme
    var context = ResolveContext(kept, of: node)
    context.environment.colorScheme = scheme ?? schemes.outer
    context.fillAgain(node, children: views)
  }

  /// The views inside that are shown.
  private var nodes: [Node] { node?.descendants() ?? [] }

  /// Whether there is nothing to be seen.
  var isEmpty: Bool { node?.childBoxes.isEmpty ?? true }

  /// How many views stand in the bar.
  var viewCount: Int { node.map { Array($0.childBoxes).count } ?? 0 }

  /// Whether it consists of words alone, which have a background of their own.
  var isText: Bool {
    !nodes.contains { if case .image = $0.content.meaning { true } else { false } }
  }

  /// Whether a link is in it, which has less room at its sides than other words in iOS 26.
  var hasLink: Bool { nodes.contains { $0.content is NavigationLinkContent } }

  /// Whether nothing in it can be used.
  var isDisabled: Bool {
    let controls = nodes.compactMap { $0.content as? any ControlContent }
    return !controls.isEmpty && controls.allSatisfy { !$0.isEnabled }
  }

  /// Whether it has a background of its own, in a tint.
  var isProminent: Bool { placement == .confirmationAction || hasProminentStyle }

  /// Whether its button has a style with a background in a tint, wherever it stands.
  var hasProminentStyle: Bool { barAppearance?.isProminent ?? false }

  /// The tint of its background, where that is its own.
  var tintScope: StyleScope? { barAppearance?.tint }

  /// What the first button asks for.
  private var barAppearance: BarButtonAppearance? {
    nodes.lazy.compactMap { ($0.content as? ButtonContent)?.barAppearance }.first
  }

  /// The node of a thing whose views are or may become rows of a menu of the bar.
  @MainActor static func node(
    of type: Any.Type, _ placement: ToolbarItemPlacement, _ kind: Kind, rows: some View, in context: ResolveContext
  ) -> Node {
    let node = node(of: type, placement, kind, in: context) { inside in
      // Rows of a menu are made where it opens, except for those who look into the tree, and for bars in which they may stand.
      let isInBar =
        switch kind {
        case .titleMenu: false
        case .overflow: inside.environment.horizontalSizeClass == .regular
        default: true
        }
      return isInBar || inside.isForInspection ? [rows.resolved(in: inside)] : []
    }
    guard let place = node.memory as? ToolbarPlace else { return node }
    let slot = place.menu?.slot ?? ViewSlot(rows)
    slot.show(rows)
    place.menu = (slot, context.environment)
    return node
  }

  /// The node of the thing at its place in the tree, which is shown in a bar.
  @MainActor static func node(
    of type: Any.Type, _ placement: ToolbarItemPlacement, _ kind: Kind = .item, in context: ResolveContext,
    views: @escaping (ResolveContext) -> [Node]
  ) -> Node {
    let node = context.place(of: type, Grouping())
    let place = node.memory as? ToolbarPlace ?? ToolbarPlace()
    node.memory = place
    place.placement = placement
    place.kind = kind
    place.node = node
    place.isHidden = context.environment.toolbarItemIsHidden
    place.sharesBackground = context.environment.toolbarItemSharesBackground
    var inner = context.inStack(nil)
    inner.environment = context.environment.inBar(of: placement)
    place.schemes.outer = context.environment.colorScheme
    if let scheme = place.schemes.own { inner.environment.colorScheme = scheme }
    (place.kept, place.views) = (KeptContext(inner), views)
    inner.fill(node, ToolbarPlaceContent(place: place), children: views)
    return node
  }
}

/// What one thing of a bar tells the bar; the views around it hear only of what it presents.
private struct ToolbarPlaceContent: LentContent {
  let place: ToolbarPlace

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = Preferences()
    preferences[Presentations.self] = inside[Presentations.self]
    var requests = BarRequests()
    requests.items = [place]
    preferences.barRequests = requests
    return preferences
  }
}

private enum IsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

private enum SharesBackgroundKey: EnvironmentKey {
  static let defaultValue = true
}

private enum BarRoleKey: EnvironmentKey {
  static var defaultValue: BarRole? { nil }
}

/// What the views in a bar are told about it.
struct BarRole {
  /// Whether it is what people most likely do next.
  let isProminent: Bool
  /// What the views around the bar's thing inherit.
  var outer: EnvironmentValues?
}

extension EnvironmentValues {
  var toolbarItemIsHidden: Bool {
    get { self[IsHiddenKey.self] }
    set { self[IsHiddenKey.self] = newValue }
  }

  var toolbarItemSharesBackground: Bool {
    get { self[SharesBackgroundKey.self] }
    set { self[SharesBackgroundKey.self] = newValue }
  }

  /// What the view is in a bar; nil outside of bars.
  var barRole: BarRole? {
    get { self[BarRoleKey.self] }
    set { self[BarRoleKey.self] = newValue }
  }

  /// What views in a bar inherit: bars follow the text size less than others, and their buttons have an appearance of their
  /// own.
  ///
  /// The sizes and weights were measured on bars of iOS 18 and 26: in iOS 18 words and pictures grow as the title does, from 17
  /// points to 21 at the largest text. That they do not in iOS 26 is a guess, and that no words are broken there.
  @MainActor fileprivate func inBar(of placement: ToolbarItemPlacement) -> EnvironmentValues {
    var inside = self
    let isProminent = placement == .confirmationAction
    let usual: Font.Weight = systemDesign == .iOS26 ? .medium : .regular
    let size = systemDesign == .iOS26 ? .large : min(max(dynamicTypeSize, .large), .xxLarge)
    let points = CGFloat(Font.TextStyle.headline.metrics(at: size).size)
    inside.font = .system(size: points, weight: isProminent ? .semibold : usual)
    if placement != .principal { inside.lineLimit = 1 }
    inside.imageScale = .large
    inside.dynamicTypeSize = size
    inside.foregroundScope = nil
    inside.tintDimming?.times = 2
    inside.barRole = BarRole(isProminent: isProminent, outer: self)
    inside.labelStyles.append(IconOnlyLabelStyle())
    inside.buttonStyle = BarButtonStyle()
    return inside
  }

  /// Takes back what views in a bar inherit, for what they present: the font and the appearance of buttons.
  ///
  /// Symbols stay as large as those in bars, as measured on a sheet of iOS 26.
  mutating func leaveBar() {
    guard let outer = barRole?.outer else { return }
    font = outer.font
    lineLimit = outer.lineLimit
    dynamicTypeSize = outer.dynamicTypeSize
    foregroundScope = outer.foregroundScope
    tintDimming = outer.tintDimming
    labelStyles = outer.labelStyles
    buttonStyle = outer.buttonStyle
    barRole = nil
  }
}
