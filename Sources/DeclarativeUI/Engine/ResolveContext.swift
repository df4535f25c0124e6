import LayoutTree

/// What a view is told when it becomes part of the tree, and where its node belongs.
struct ResolveContext {
  var environment: EnvironmentValues
  /// The axis of the nearest stack around the view; nil outside of stacks.
  private(set) var stackAxis: Axis?
  /// What all views of one layout share.
  let evaluation: Evaluation
  /// The node above the view's; nil at the root.
  private var parent: Node?
  /// The same node after the evaluation before; nil where it is new.
  private var earlierParent: EarlierNode?
  /// The place of the view below that node.
  private var step = Node.Step.body
  /// The view of the user's whose body the view is in; nil outside of bodies.
  private var enclosingView: (any View.Type)?

  init(environment: EnvironmentValues, evaluation: Evaluation) {
    self.environment = environment
    self.evaluation = evaluation
  }

  /// Where to report what cannot be drawn as it is asked for.
  var problems: ProblemLog { evaluation.problems }

  /// The name of the user's view whose body the view is in.
  var describedView: String? { enclosingView.map { String(describing: $0) } }

  /// Makes the node of a view or modifier at this place.
  /// - Parameter children: resolves what is inside; it is given the context of the node's content.
  func node(
    _ type: Any.Type, _ content: any NodeContent, memory: ViewMemory? = nil,
    children: (ResolveContext) -> [Node] = { _ in [] }
  ) -> Node {
    let node = Node(type, content, below: parent, at: step)
    node.memory = memory
    var inside = self
    inside.parent = node
    inside.earlierParent = earlierNode(of: type).map { EarlierNode($0) }
    inside.step = .content
    node.complete(with: children(inside))
    return node
  }

  /// What a view or modifier of a type remembers at this place; nothing yet where it is new.
  func memory(of type: Any.Type) -> ViewMemory {
    earlierNode(of: type)?.memory as? ViewMemory ?? ViewMemory()
  }

  /// The node that was at this place after the evaluation before, if it was of the same type.
  private func earlierNode(of type: Any.Type) -> Node? {
    if let earlierParent { return earlierParent.child(at: step, of: type) }
    return parent == nil ? evaluation.earlierRoot : nil
  }

  /// The context at another place below the same node.
  func at(_ step: Node.Step) -> ResolveContext {
    var context = self
    context.step = step
    return context
  }

  /// The context of views that a stack along an axis arranges, or that no stack arranges.
  func inStack(_ axis: Axis?) -> ResolveContext {
    var context = self
    context.stackAxis = axis
    return context
  }

  /// The context of what the body of a view contains.
  func inBody(of view: any View.Type) -> ResolveContext {
    var context = at(.body)
    context.enclosingView = view
    return context
  }
}

/// A node of the evaluation before, in which children are looked for one after the other.
private final class EarlierNode {
  private let node: Node
  /// Where the next child is expected: children seldom change their order.
  private var next = 0
  private lazy var children = Dictionary(node.children.map { ($0.step, $0) }) { first, _ in first }

  init(_ node: Node) {
    self.node = node
  }

  func child(at step: Node.Step, of type: Any.Type) -> Node? {
    // A view asks twice: for what it remembers, and for its node.
    for index in [next, next - 1] where node.children.indices.contains(index) {
      let child = node.children[index]
      guard child.step == step else { continue }
      next = index + 1
      return child.type == type ? child : nil
    }
    guard let child = children[step] else { return nil }
    return child.type == type ? child : nil
  }
}

/// What all views of one layout share: what they remember, report, and ask of their screen.
final class Evaluation {
  let problems = ProblemLog()
  /// The root after the evaluation before; nil at first.
  let earlierRoot: Node?
  /// Where to note what asks for another evaluation.
  let changes: ChangeNotice
  /// What views ask to be done.
  var life = Life()
  private let room = StackRoom()
  /// How many views lie in each other where views are being resolved.
  private var depth = 0
  /// The appearance that views want the whole screen to have; the outermost wish counts.
  private(set) var preferredColorScheme: ColorScheme?

  init(earlierRoot: Node?, changes: ChangeNotice) {
    self.earlierRoot = earlierRoot
    self.changes = changes
  }

  func prefer(_ colorScheme: ColorScheme) {
    preferredColorScheme = preferredColorScheme ?? colorScheme
  }

  /// Goes down into a view, or says that the stack has no room for it; then nothing that is too deep is looked at.
  func enterView(in context: ResolveContext) -> Bool {
    guard !room.isExhausted else { return false }
    guard room.hasRoom() else {
      let place = context.describedView.map { ", the last ones in the body of \($0), which may contain itself" } ?? ""
      problems.report(
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

  /// Whether the stack has room to lay out boxes in each other; where it has not, that is reported.
  func hasRoom(forDepth depth: Int) -> Bool {
    guard !room.isExhausted else { return false }
    let limit = room.nodeCount
    guard depth > limit else { return true }
    problems.report(
      "The views are nested too deep: \(depth) stacks and modifiers lie in each other, and the stack of this "
        + "thread has room for \(limit). Nest fewer views in each other")
    return false
  }
}
