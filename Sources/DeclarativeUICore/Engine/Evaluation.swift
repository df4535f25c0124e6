package import LayoutTree

/// What a view is evaluated for.
package enum EvaluationPurpose {
  /// To live: for pictures one after the other, touches, and tests that look into it.
  case life
  /// For one picture only: work that takes time is not begun, nobody looks into the tree, and what is changed by views that
  /// appear has all bodies evaluated again that read what may change, which seldom happens, instead of each body being
  /// watched, which takes time.
  case picture
  /// To be looked into only: what its properties remember already is kept, and nothing is begun.
  case inspection
}

/// What all views of one living view share: what has changed, what they report, and what they ask to be done.
@MainActor
package final class Evaluation: Unmirrored {
  /// The bodies that have to be evaluated again.
  package let changes = ChangeNotice()
  package let purpose: EvaluationPurpose
  /// What views keep beside their properties.
  package let store = HostStore()
  /// What views ask to be done after the update.
  package var lifecycle = Lifecycle()
  /// Who does something when what views tell has changed, the innermost first.
  package var preferenceObservers: [any PreferenceObserver] = []
  /// Who looks at layouts for where the views inside stand.
  package var layoutObservers: [any LayoutObserver] = []
  /// The work of views that has begun and not ended.
  package let tasks: HostTasks
  /// Is told of each evaluation of a body, with the view and the values of its properties.
  package var observer: ((BodyEvaluation, _ subject: Any) -> Void)?
  /// How many fields there are to write in.
  package var fieldCount = 0
  /// How many views want to hear where they stand.
  package var placedCount = 0
  /// How many containers have views that appear when they are seen.
  var lazyCount = 0
  /// How many screens are kept out of sight.
  private var parkedCount = 0
  /// What covers screens wholly.
  let covers = ScreenCovers()
  /// How large what is safe of the screen is.
  package let screenSize = GeometrySource()
  /// Whether a view has asked how large the scroll view or the screen is that it is in.
  var asksForContainers = false
  /// The device that the view is shown on.
  package let device = HostDevice()
  /// Whether what is to be done follows from a layout.
  package var needsLayout: Bool { placedCount > 0 || asksForContainers }
  /// Whose contents were evaluated when they were placed, and tell something to the views around.
  private var telling: [Node] = []
  /// Whose boxes turned out to have other sizes when they were placed.
  private var resized: [Node] = []
  /// The root of the tree; nil before the first update.
  package private(set) var root: Node?
  // Overlapping accesses are not looked for here, as in `Node`: every view asks.
  @exclusivity(unchecked) private var room = StackRoom()
  /// How many views lie in each other where views are being resolved.
  @exclusivity(unchecked) private var depth = 0
  /// Whether bodies are being evaluated.
  package private(set) var isEvaluating = false
  /// What views have reported of themselves; contexts ask for it, which live on the main actor without saying so.
  nonisolated(unsafe) let reports = NodeReports()
  /// What all bodies have read since the whole tree was evaluated, where they are watched together.
  private var commonReads: [ObservedReads] = []

  package init(for purpose: EvaluationPurpose) {
    DeviceClock.setting
    self.purpose = purpose
    tasks = HostTasks(areStarted: purpose == .life)
  }

  /// What cannot be drawn as the views ask for.
  package var problems: [String] { reports.sentences }

  // MARK: Updates

  /// Resolves the whole tree; nodes of before stay where their places do.
  package func update(in environment: EnvironmentValues, _ resolve: (ResolveContext) -> Node) {
    isEvaluating = true
    defer { isEvaluating = false }
    let before = root
    let context = ResolveContext(environment: environment, evaluation: self, earlierRoot: before)
    let after: Node
    if watchesBodies {
      after = resolve(context)
    } else {
      // All is read again: a modifier that shows its other content would otherwise ask for one more update, and each of those
      // for another.
      commonReads = []
      after = ValueComparison.takingFunctionsAsTheyLie { watchingInCommon { resolve(context) } }
    }
    root = after
    if let before, before !== after { leave(before) }
  }

  /// Whether each body is watched for itself, and not all together.
  package var watchesBodies: Bool { purpose == .life }

  /// Evaluates bodies of which none is watched for itself; what any has read has all evaluated again.
  private func watchingInCommon<Result>(_ evaluate: () -> Result) -> Result {
    let (reads, mark) = (ObservedReads(), BodyMark(of: nil, changes: changes))
    defer { commonReads.append(reads) }
    return reads.track(evaluate) { mark.set() }
  }

  /// Takes all that has changed for known, where the whole tree is resolved again; bodies keep their marks for that.
  package func forgetChanges() { _ = changes.take() }

  /// Evaluates the bodies that have to be evaluated again, the outermost first, and forms the boxes around them anew.
  package func updateWhatChanged() {
    isEvaluating = true
    defer { isEvaluating = false }
    var stale: [ObjectIdentifier: Node] = [:]
    let marks = changes.take().compactMap { mark in mark.body.map { (mark: mark, depth: $0.node.depth) } }
    for (mark, depth) in marks.sorted(by: { $0.depth < $1.depth }) {
      // Others may have evaluated it already, or taken it out of the tree.
      guard mark.isDirty, let body = mark.body else { continue }
      self.depth = depth
      body.evaluateAgain()
      for node in body.node.ancestors { stale[ObjectIdentifier(node)] = node }
    }
    depth = 0
    completeAgain(Array(stale.values))
  }

  /// Forms the boxes and preferences of nodes again, the innermost first.
  private func completeAgain(_ stale: [Node]) {
    let nodes = stale.map { (node: $0, depth: $0.depth) }
    for (node, _) in nodes.sorted(by: { $0.depth > $1.depth }) {
      if let layers = node.memory as? any BoxDependentChildren { layers.resolveAgain() } else { node.completeAgain() }
    }
  }

  // MARK: What is evaluated when it is placed

  /// Evaluates contents of a node while it is placed.
  package func evaluatePlaced(_ node: Node, _ evaluate: () -> Void) {
    let toldNothing = node.preferences.isEmpty
    if watchesBodies { evaluate() } else { watchingInCommon(evaluate) }
    if !(toldNothing && node.preferences.isEmpty) { telling.append(node) }
  }

  /// The boxes of what a node contains; none, and a report, where the stack has no room for them.
  func boxesWithRoom(of node: Node, _ problems: NodeProblems) -> LayoutBoxes {
    let boxes = node.childBoxes
    guard let problem = roomProblem(forDepth: boxes.reduce(0) { max($0, $1.depth) }) else { return boxes }
    problems.report(problem)
    return []
  }

  /// Has the boxes of a node and of those around it asked for their sizes again, with another layout.
  func resize(_ node: Node) { resized.append(node) }

  /// Tells the views around what contents tell that were evaluated when they were placed, or that they have other sizes, and
  /// says whether there was any.
  package func tellWhatWasPlaced() -> Bool {
    if telling.isEmpty && resized.isEmpty { return false }
    var stale: [ObjectIdentifier: Node] = [:]
    for node in telling.flatMap(\.ancestors) + resized + resized.flatMap(\.ancestors) {
      stale[ObjectIdentifier(node)] = node
    }
    telling = []
    resized = []
    let nodes = Array(stale.values)
    if watchesBodies { completeAgain(nodes) } else { watchingInCommon { completeAgain(nodes) } }
    return true
  }

  /// Looks at the stack on which updates and a layout are about to be made.
  package func begin() {
    room = StackRoom()
    depth = 0
  }

  /// Lets what waits for the main actor go on, several times, and says whether nothing has changed.
  package func staysQuiet() async -> Bool {
    for _ in 0..<Self.quietTurns {
      await Task.yield()
      if !changes.isEmpty || !tasks.isEmpty { return false }
    }
    return true
  }

  /// How often what waits may go on without a change before it is taken to be done.
  private static let quietTurns = 20

  // MARK: Nodes that come and go

  /// Asks for what is to be done when a view appears that is new at a node: now, or when a container around shows it.
  func add(_ part: Lifecycle.Part, at node: Node) {
    part.node = node
    if parkedCount > 0, node.ancestors.contains(where: { $0.isParked }) { return }
    if isCovered(node) { return }
    let container = lazyCount == 0 ? nil : node.ancestors.lazy.compactMap { $0.memory as? LazyMemory }.first
    if let container { container.add(part) } else { lifecycle.add(part) }
  }

  /// Lets the nodes go that were below a node before and are not there any more.
  func remove(_ before: [Node], missingBelow node: Node) {
    if before.count == node.children.count, zip(before, node.children).allSatisfy({ $0 === $1 }) { return }
    let there = Set(node.children.map { ObjectIdentifier($0) })
    for node in before where !there.contains(ObjectIdentifier(node)) && !node.isParked { leave(node) }
  }

  /// Lets a node go that was kept out of sight.
  package func letGo(_ node: Node) {
    unpark(node)
    leave(node)
  }

  /// Keeps a node that its container shows no longer: what is inside disappears, and stays as it is.
  package func park(_ node: Node) {
    guard let place = (node.content as? any ParkableContent)?.place, !place.isParked else { return }
    place.isParked = true
    parkedCount += 1
    for inside in node.fromTheInside {
      if let lazy = inside.memory as? LazyMemory { lazy.hide() }
      if let part = inside.memory as? Lifecycle.Part { lifecycle.hide(part) }
    }
  }

  /// Has what is inside of a node appear again that is shown again.
  package func show(_ node: Node) {
    guard node.isParked else { return }
    unpark(node)
    for inside in node.descendants() { appearAgain(inside) }
  }

  /// Has appear what is asked for a view that was out of sight; a container shows what it has seen by itself.
  func appearAgain(_ node: Node) {
    guard let part = node.memory as? Lifecycle.Part, !part.isThere else { return }
    let isLazy = lazyCount > 0 && node.ancestors.contains { $0.memory is LazyMemory }
    if !isLazy { add(part, at: node) }
  }

  private func unpark(_ node: Node) {
    guard let place = (node.content as? any ParkableContent)?.place, place.isParked else { return }
    place.isParked = false
    parkedCount -= 1
  }

  private func leave(_ node: Node) {
    let leavesAtOnce = lifecycle.leavesAtOnce
    defer { lifecycle.leavesAtOnce = leavesAtOnce }
    if let transition = (node.content as? any TransitionKeeping)?.transition {
      lifecycle.leavesAtOnce = transition.removesAtOnce
    }
    for child in node.children.reversed() { leave(child) }
    (node.memory as? any PlaceMemory)?.leave(evaluation: self)
    reports.forget(node)
    node.leave()
  }

  /// Has all that is there disappear: the host is gone.
  package func end() {
    guard purpose == .life, let root else { return }
    if lifecycle.hasHadParts {
      for inside in root.fromTheInside {
        if let part = inside.memory as? Lifecycle.Part { lifecycle.remove(part) }
      }
    }
    lifecycle.take().end()
  }

  // MARK: The stack

  /// Goes down into a view, or says that the stack has no room for it; then nothing that is too deep is looked at.
  func enterView(in context: ResolveContext) -> Bool {
    guard !room.isExhausted else { return false }
    guard room.hasRoom() else {
      let place = context.describedView.map { ", the last ones in the body of \($0), which may contain itself" } ?? ""
      context.problems.report(
        "The views are nested too deep: \(depth) lie in each other\(place), and the stack of this thread has no room for "
          + "more. Nest fewer views in each other")
      return false
    }
    depth += 1
    return true
  }

  func leaveView() {
    depth -= 1
  }

  /// Says in words that the stack has no room to lay out boxes in each other; nil where it has.
  package func roomProblem(forDepth depth: Int) -> String? {
    let limit = room.nodeCount
    guard depth > limit else { return nil }
    return
      "The views are nested too deep: \(depth) stacks and modifiers lie in each other, and the stack of this "
      + "thread has room for \(limit). Nest fewer views in each other"
  }

  /// Whether a view was nested too deep.
  package var isTooDeep: Bool { room.isExhausted }
}

/// What remembers something at a place, and is told when the place is gone.
@MainActor
package protocol PlaceMemory: AnyObject {
  func leave(evaluation: Evaluation)
}

/// What is told after each layout where the views inside stand.
@MainActor
package protocol LayoutObserver: PlaceMemory {
  func observe(_ placed: PlacedTree)
}

/// What remembers how to resolve children that depend on the boxes of others.
@MainActor
package protocol BoxDependentChildren: AnyObject {
  func resolveAgain()
}

/// What the views of one host keep beside their properties: one object of each type.
package final class HostStore {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a type, made when it is first asked for.
  package func object<Object: AnyObject>(make: () -> Object) -> Object {
    if let known = objects[ObjectIdentifier(Object.self)] as? Object { return known }
    let object = make()
    objects[ObjectIdentifier(Object.self)] = object
    return object
  }

  /// Lets all that look for changes look for them.
  @MainActor package func checkForChanges() {
    for case let observer as any HostObserver in objects.values { observer.checkForChanges() }
  }
}

/// Checks for changes that are not announced: before each update, and after the actions of views have run.
package protocol HostObserver: AnyObject {
  @MainActor func checkForChanges()
}
