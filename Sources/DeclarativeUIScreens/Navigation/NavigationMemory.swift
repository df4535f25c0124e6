import Foundation
import LayoutTree

/// What a stack of screens remembers: its screens, and what was pushed that no path holds.
@MainActor
final class NavigationMemory: BoxDependentChildren, PlaceMemory, Unmirrored {
  private unowned let node: Node
  private let pushes = NavigationPushes()
  private var kept: KeptContext
  private var path: NavigationPathAccess?
  private var root: (ResolveContext) -> Node = { $0.node(EmptyView.self, Grouping()) }
  /// Which column of a split view it is; nil of a stack by itself.
  var column: SplitColumnRole?
  /// The column of a split view that links lead to; nil where they lead to this one.
  var leadsTo: (() -> NavigationMemory?)?
  /// The column that leads to this one.
  private weak var columnBefore: NavigationMemory?
  /// The screens from the root up.
  private(set) var screens: [NavigationScreen] = []
  /// Counts the bars that were made: another one is another value.
  private var generation = 0

  private init(at node: Node, in context: ResolveContext) {
    self.node = node
    kept = KeptContext(context)
  }

  /// The node of a stack.
  static func node(
    of type: Any.Type, path: NavigationPathAccess?, in context: ResolveContext,
    root: @escaping (ResolveContext) -> Node
  ) -> Node {
    var context = context
    context.environment.settleAccentColor()
    let node = context.place(of: type, Grouping())
    let memory = node.memory as? NavigationMemory ?? NavigationMemory(at: node, in: context)
    node.memory = memory
    (memory.path, memory.root) = (path, root)
    memory.kept = KeptContext(context)
    memory.fill(in: context, isMet: true)
    return node
  }

  func resolveAgain() {
    fill(in: ResolveContext(kept, of: node), isMet: false)
  }

  func leave(evaluation: Evaluation) {
    for screen in screens where screen.node.isParked { evaluation.letGo(screen.node) }
    screens = []
  }

  // MARK: What people and views do

  /// Puts the screen of a value on top, or into the next column.
  func push(_ value: AnyHashable, leadsOn: Bool = true) {
    if leadsOn, let next = leadsTo?() {
      pushes.beside = .value(value)
      return next.show(.value(value), from: self)
    }
    if let path, path.append(value) { return }
    pushes.items.append(.value(value))
  }

  /// Puts the screen of a link on top, or into the next column.
  func push(_ source: ScreenSource, leadsOn: Bool = true) {
    if leadsOn, let next = leadsTo?() {
      pushes.beside = .view(source)
      return next.show(.view(source), from: self)
    }
    pushes.items.append(.view(source))
  }

  /// Shows a screen for one of the column before, instead of what was shown.
  private func show(_ item: NavigationPushes.Item, from column: NavigationMemory) {
    columnBefore = column
    pushes.items = [item]
  }

  /// Whether the next column shows the screen of a value, or of a link, by a push from this one.
  func isBeside(_ value: AnyHashable?, _ source: ScreenSource) -> Bool {
    let shown = pushes.beside
    guard let next = leadsTo?(), next.columnBefore === self else { return false }
    switch shown {
    case .value(let other): return value == other
    case .view(let other): return value == nil && source === other
    case nil: return false
    }
  }

  /// Takes the topmost screen away.
  func pop() {
    if screens.count > 1 { pop(to: screens.count - 1) }
  }

  /// Leaves a number of screens.
  func pop(to count: Int) {
    for screen in screens.dropFirst(max(count, 1)).reversed() {
      switch screen.origin {
      case .root: break
      case .path(let index): path?.keep(index)
      case .pushed(let index): pushes.items.removeLast(max(pushes.items.count - index, 0))
      case .bound(let place): place.dismiss()
      }
    }
  }

  /// Takes a screen away, and what lies on it.
  fileprivate func dismiss(_ screen: NavigationScreen) {
    if let index = screens.firstIndex(where: { $0 === screen }) { pop(to: index) }
  }

  // MARK: The nodes

  private func fill(in context: ResolveContext, isMet: Bool) {
    let children: (ResolveContext) -> [Node] = { inside in
      let reader = inside.at(.position(0)).evaluated(
        PathBody(subject: PathReader(), values: self.path?.values, pushes: self.pushes))
      self.updateScreens(in: inside, isMet: isMet)
      let bars = self.bars(in: inside)
      return [reader] + bars.before + [self.screens[self.screens.count - 1].node] + bars.after
    }
    if isMet { context.fill(node, nil, children: children) } else { context.fillAgain(node, children: children) }
    node.complete(content(in: context), with: node.children)
  }

  /// The next screens, of which the topmost one is shown.
  private func updateScreens(in inside: ResolveContext, isMet: Bool) {
    let before = screens
    var next: [NavigationScreen] = []
    next.append(screen(.root, .root, version: 0, below: next, isMet: isMet, in: inside, root))
    var waiting = pushes.latest[...]
    while true {
      if let bound = next.last?.boundScreen, !next.contains(where: { $0.origin.isBound(to: bound) }) {
        let id = NavigationScreen.ID.bound(ObjectIdentifier(bound), bound.id)
        next.append(
          screen(id, .bound(bound), version: bound.source.version, below: next, isMet: isMet, in: inside) { inside in
            bound.source.make(bound.id).resolved(in: inside)
          })
      } else if let push = waiting.popFirst() {
        let index = next.count
        let source = push.source ?? destination(of: push.value, on: (columnBefore?.screens ?? []) + next)
        let (id, version) = (push.id(at: index), source?.version ?? 0)
        next.append(
          screen(id, push.origin, version: version, below: next, isMet: isMet, in: inside) { inside in
            guard let source else { return self.missing(push.value, in: inside) }
            return source.make(push.value).resolved(in: inside)
          })
      } else {
        break
      }
    }
    screens = next
    let evaluation = inside.evaluation
    for gone in before where !next.contains(where: { $0 === gone }) {
      if gone.node.isParked { evaluation.letGo(gone.node) }
    }
    evaluation.show(next[next.count - 1].node)
    for below in next.dropLast() { evaluation.park(below.node) }
  }

  /// The screen of an identity, made anew only where it is met or its version is another.
  private func screen(
    _ id: NavigationScreen.ID, _ origin: NavigationScreen.Origin, version: Int, below: [NavigationScreen], isMet: Bool,
    in inside: ResolveContext, _ make: @escaping (ResolveContext) -> Node
  ) -> NavigationScreen {
    let known = screens.first { $0.id == id }
    let screen = known ?? NavigationScreen(id, in: inside)
    screen.origin = origin
    if isMet || known == nil || screen.version != version {
      screen.fill(in: inside, memory: self, isRoot: below.isEmpty, make)
    }
    screen.version = version
    return screen
  }

  private func destination(of value: AnyHashable?, on screens: [NavigationScreen]) -> ScreenSource? {
    guard let value else { return nil }
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return screens.reversed().lazy.compactMap { screen in
      (screen.node.preferences[NavigationDestinations.self] as? NavigationDestinations)?.sources[type]
    }.first
  }

  /// What stands for a screen that no view has said anything about.
  private func missing(_ value: AnyHashable?, in context: ResolveContext) -> Node {
    let type = value.map { "\(Swift.type(of: $0.base))" } ?? "nothing"
    context.problems.report(
      "A value of the type \(type) was pushed, and no view on the screens below says navigationDestination(for: "
        + "\(type).self): add it to a view inside of the NavigationStack that is there already")
    return Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow).resolved(in: context)
  }

  // MARK: The bars

  /// What the views of the topmost screen ask of the bars.
  private var requests: BarRequests { screens.last?.node.preferences.barRequests ?? BarRequests() }

  private func content(in context: ResolveContext) -> NavigationContent {
    let bars = screenBars(in: context)
    var rule = BarredScreenRule(isMirrored: context.environment.isMirrored)
    rule.top = bars.top
    rule.bottom = bars.bottom
    rule.alwaysHasBottomBackground = bars.alwaysHasBottomBackground
    return NavigationContent(
      rule: rule, outerRequests: requests.ofTabBar(withSearch: context.environment.searchesInTabBar))
  }

  private func screenBars(in context: ResolveContext) -> ScreenBars {
    // The first screen that a column shows for the one before leads nowhere back.
    let least = columnBefore == nil ? 1 : 2
    let below = screens.count > least ? screens[screens.count - 2] : nil
    let mode = screens.reduce(ToolbarTitleDisplayMode.large) { inherited, screen in
      let own = screen.node.preferences.barRequests?.displayMode ?? .automatic
      return own == .automatic ? inherited : own
    }
    return ScreenBars(
      requests, mode: mode, previousTitle: below.map { $0.node.preferences.barRequests?.title }, pop: pop,
      generation: generation, in: context.environment)
  }

  private func bars(in inside: ResolveContext) -> (before: [Node], after: [Node]) {
    generation += 1
    return screenBars(in: inside).nodes(in: inside)
  }
}

/// What a stack of screens is.
struct NavigationContent: NodeContent {
  let rule: BarredScreenRule
  /// What the topmost screen asks of bars that are outside of the stack.
  let outerRequests: BarRequests?

  func boxes(of node: Node) -> LayoutBoxes { rule.boxes(of: node) }

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    preferences.barRequests = outerRequests
    preferences[NavigationDestinations.self] = nil
    preferences[BoundScreens.self] = nil
    return preferences
  }
}

/// One of the screens of a stack.
@MainActor
final class NavigationScreen {
  /// What tells a screen from another one.
  enum ID: Hashable {
    case root
    case value(AnyHashable, Int)
    case view(ObjectIdentifier, Int)
    case bound(ObjectIdentifier, AnyHashable?)
  }

  /// What put the screen on the stack.
  enum Origin {
    case root
    /// The path, by the index in it.
    case path(Int)
    /// What was pushed besides, by the index in that.
    case pushed(Int)
    case bound(BoundScreen)

    func isBound(to place: BoundScreen) -> Bool {
      if case .bound(let own) = self { own === place } else { false }
    }
  }

  let id: ID
  let node: Node
  var origin = Origin.root
  /// That of the source when the screen was resolved last.
  var version = -1
  /// What the screen inherits, where the stack itself inherits the same as before.
  private var latest: (outside: EnvironmentValues, inside: EnvironmentValues)?

  fileprivate init(_ id: ID, in inside: ResolveContext) {
    self.id = id
    node = inside.at(.identity(AnyHashable(id))).place(of: NavigationScreen.self, Grouping())
  }

  /// The screen that a binding on this one asks for.
  fileprivate var boundScreen: BoundScreen? {
    (node.preferences[BoundScreens.self] as? BoundScreens)?.places.first
  }

  fileprivate func fill(
    in inside: ResolveContext, memory: NavigationMemory, isRoot: Bool, _ make: @escaping (ResolveContext) -> Node
  ) {
    let place = (node.content as? ScreenContent)?.place ?? ScreenPlace()
    let column = StackRule(
      .vertical, guide: HorizontalAlignment.center.key, spacing: nil, isMirrored: inside.environment.isMirrored)
    var context = inside.inStack(nil)
    context.environment = environment(inside: inside.environment, memory, isRoot: isRoot)
    // The field of a `searchable` around the whole stack is that of its first screen.
    let search = isRoot ? inside.environment.outerSearch : nil
    context.fill(node, ScreenContent(place: place, column: column)) { inside in
      guard let search else { return [make(inside)] }
      return [search.lending.resolve(MadeView(make: make), in: inside)]
    }
  }

  private func environment(
    inside outside: EnvironmentValues, _ memory: NavigationMemory, isRoot: Bool
  ) -> EnvironmentValues {
    if let latest, latest.outside.isIdentical(to: outside) { return latest.inside }
    var inside = outside
    inside.navigation = memory
    inside.hasBars = true
    inside.outerSearch = nil
    if !isRoot {
      inside.presentation = Binding(
        to: self, get: { _ in true },
        set: { [weak memory] screen, isPresented in if !isPresented { memory?.dismiss(screen) } })
    }
    latest = (outside, inside)
    return inside
  }
}
