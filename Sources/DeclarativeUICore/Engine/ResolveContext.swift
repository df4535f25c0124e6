package import LayoutTree

/// What a view is told when it becomes part of the tree, and where its node belongs.
package struct ResolveContext {
  package var environment: EnvironmentValues
  /// The axis of the nearest stack around the view; nil outside of stacks.
  private(set) var stackAxis: Axis?
  /// What all views of one layout share.
  package let evaluation: Evaluation
  /// The node above the view's; nil at the root.
  private var parent: Node?
  /// The nodes that were below that node before.
  private var earlier: EarlierNodes?
  /// The place of the view below that node.
  private var step = Node.Step.body
  /// The view of the user's whose body the view is in; nil outside of bodies.
  fileprivate private(set) var enclosingView: (any View.Type)?
  /// Whether views are told apart for one who asks for them each by itself, and none is laid out.
  package private(set) var isListing = false
  /// Whether the container around the view makes what it contains when that is seen; see `LazyElements`.
  private(set) var isLazy = false

  /// The context of a root.
  /// - Parameter earlierRoot: the root of before; nil at first.
  init(environment: EnvironmentValues, evaluation: Evaluation, earlierRoot: Node?) {
    self.environment = environment
    self.evaluation = evaluation
    earlier = earlierRoot.map { EarlierNodes([$0]) }
  }

  /// The context that was kept for a node.
  package init(_ kept: KeptContext, of node: Node) {
    environment = kept.environment
    stackAxis = kept.stackAxis
    evaluation = kept.evaluation
    parent = node.parent
    step = node.step
    enclosingView = kept.enclosingView
    isListing = kept.isListing
    isLazy = kept.isLazy
  }

  /// What views are told at another place: field by field, since to copy a context and change it counts twice as many
  /// references.
  private func context(below parent: Node?, earlier: EarlierNodes?, at step: Node.Step) -> ResolveContext {
    ResolveContext(
      environment: environment, stackAxis: stackAxis, evaluation: evaluation, parent: parent, earlier: earlier,
      step: step, enclosingView: enclosingView, isListing: isListing, isLazy: isLazy)
  }

  private init(
    environment: EnvironmentValues, stackAxis: Axis?, evaluation: Evaluation, parent: Node?, earlier: EarlierNodes?,
    step: Node.Step, enclosingView: (any View.Type)?, isListing: Bool, isLazy: Bool
  ) {
    self.environment = environment
    self.stackAxis = stackAxis
    self.evaluation = evaluation
    self.parent = parent
    self.earlier = earlier
    self.step = step
    self.enclosingView = enclosingView
    self.isListing = isListing
    self.isLazy = isLazy
  }

  /// Where to report what cannot be drawn as it is asked for.
  package var problems: NodeProblems { NodeProblems(reports: evaluation.reports, node: parent) }

  /// Whether the view is inside of one of a type.
  package func isInside(_ type: Any.Type) -> Bool {
    var next = parent
    while let node = next {
      if node.type == type { return true }
      next = node.parent
    }
    return false
  }

  /// The name of the user's view whose body the view is in.
  var describedView: String? { enclosingView.map { String(describing: $0) } }

  /// Makes the node of a view or modifier at this place, or brings that of before up to date.
  /// - Parameter children: resolves what is inside; it is given the context of the node's content.
  @MainActor package func node(
    _ type: Any.Type, _ content: any NodeContent, children: (ResolveContext) -> [Node] = { _ in [] }
  ) -> Node {
    if let known = earlier?.take(at: step, of: type) {
      fill(known, content, children: children)
      return known
    }
    let node = Node(type, content, below: parent, at: step)
    node.complete(with: children(inside(node)))
    return node
  }

  /// The node of a view, modifier or style whose body is evaluated if it has to be.
  @MainActor package func evaluated<Owner: BodyOwner>(_ owner: Owner) -> Node {
    let node = place(of: owner.nodeType, Grouping())
    if let memory = node.memory as? BodyMemory<Owner> {
      memory.meet(owner, in: self)
    } else {
      let memory = BodyMemory(owner, at: node, in: self)
      node.memory = memory
      memory.meet(owner, in: self)
    }
    return node
  }

  /// The node of a type at this place: that of before as it is, or a new one without children.
  package func place(of type: Any.Type, _ content: any NodeContent) -> Node {
    earlier?.take(at: step, of: type) ?? Node(type, content, below: parent, at: step)
  }

  /// Gives a node of this place other attributes and children.
  @MainActor package func fill(_ node: Node, _ content: (any NodeContent)?, children: (ResolveContext) -> [Node]) {
    let before = node.children
    node.complete(content, with: children(inside(node)))
    if !before.isEmpty { evaluation.remove(before, missingBelow: node) }
  }

  /// The context of what a node of this place contains.
  private func inside(_ node: Node) -> ResolveContext {
    evaluation.reports.forget(node)
    return context(
      below: node, earlier: node.children.isEmpty ? nil : EarlierNodes(node.children), at: .content)
  }

  /// Resolves some of the nodes below this one again; the others stay as they are.
  /// - Parameter children: gives all nodes of the place; it is given the context of the node's content.
  @MainActor package func fillAgain(_ node: Node, children: (ResolveContext) -> [Node]) {
    let before = node.children
    node.complete(with: children(context(below: node, earlier: EarlierNodes(before), at: .content)))
    evaluation.remove(before, missingBelow: node)
  }

  /// The context at another place below the same node.
  package func at(_ step: Node.Step) -> ResolveContext {
    context(below: parent, earlier: earlier, at: step)
  }

  /// The context of views that a stack along an axis arranges, or that no stack arranges.
  package func inStack(_ axis: Axis?) -> ResolveContext {
    var context = self
    context.stackAxis = axis
    context.isLazy = false
    return context
  }

  /// The context of views that a container makes when they are seen.
  ///
  /// Who only looks into views sees all of them, and so does who tells them apart.
  package func lazily() -> ResolveContext {
    var context = self
    context.isLazy = evaluation.purpose != .inspection && !isListing
    return context
  }

  /// Makes the node of one child of a node, whose other children stay as they are.
  /// - Parameters:
  ///   - step: the way from the node to the child.
  ///   - earlier: the child of before; nil where it is new.
  @MainActor func child(
    of node: Node, at step: Node.Step, earlier: Node?, _ resolve: (ResolveContext) -> Node
  ) -> Node {
    resolve(context(below: node, earlier: earlier.map { EarlierNodes([$0]) }, at: step))
  }

  /// The context of views that are told apart.
  package func listing() -> ResolveContext {
    var context = self
    context.isListing = true
    context.isLazy = false
    return context
  }

  /// The context of what the body of a view contains.
  func inBody(of view: any View.Type) -> ResolveContext {
    var context = at(.body)
    context.enclosingView = view
    return context
  }
}

/// What a view was told at its place, to be told it again there; it keeps neither the tree nor what views share.
package struct KeptContext: Unmirrored {
  package let environment: EnvironmentValues
  fileprivate let stackAxis: Axis?
  unowned let evaluation: Evaluation
  fileprivate let enclosingView: (any View.Type)?
  fileprivate let isListing: Bool
  fileprivate let isLazy: Bool

  package init(_ context: ResolveContext) {
    environment = context.environment
    stackAxis = context.stackAxis
    evaluation = context.evaluation
    enclosingView = context.enclosingView
    isListing = context.isListing
    isLazy = context.isLazy
  }

  /// Whether views are told the same in another context.
  func isSame(as context: ResolveContext) -> Bool {
    environment.isIdentical(to: context.environment) && stackAxis == context.stackAxis
      && enclosingView == context.enclosingView
  }
}

/// The nodes that were below a node in the evaluation before, each of which one view takes.
private final class EarlierNodes {
  private var nodes: [Node?]
  /// Where the next one is expected: children seldom change their order.
  private var next = 0
  private lazy var indices = Dictionary(
    nodes.enumerated().compactMap { index, node in node.map { ($0.step, index) } },
    uniquingKeysWith: { first, _ in first })

  init(_ nodes: [Node]) {
    self.nodes = nodes
  }

  /// The node at a place, if it is of a type and was not taken yet.
  func take(at step: Node.Step, of type: Any.Type) -> Node? {
    let index: Int
    if nodes.indices.contains(next), nodes[next]?.step == step {
      index = next
    } else if let found = indices[step] {
      index = found
    } else {
      return nil
    }
    next = index + 1
    guard let node = nodes[index], node.type == type else { return nil }
    nodes[index] = nil
    return node
  }
}
