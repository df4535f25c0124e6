import LayoutTree

/// A view whose subviews are separated, and what is made of them.
///
/// The view lies in the tree beside what is made of it, without a box: it has the state of what several views share.
@MainActor
struct SubviewPlace<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  func node(in context: ResolveContext) -> Node {
    let node = context.place(of: GroupElementsOfContent<Base, Result>.self, Grouping())
    let memory = SubviewMemory(transform, of: node, in: context)
    if context.evaluation.watchesBodies { node.memory = memory }
    context.fill(node, Grouping()) { inside in
      let list = inside.at(.position(1)).listing().node(SubviewList.self, Grouping()) { [base.resolved(in: $0)] }
      return memory.nodes(of: list, in: inside)
    }
    return node
  }
}

/// The place of separated subviews.
package enum SubviewList {}

/// Makes something else of views when they have changed.
@MainActor
private final class SubviewMemory<Result: View>: BoxDependentChildren, Unmirrored {
  private let transform: (SubviewsCollection) -> Result
  private unowned let node: Node
  private let context: KeptContext
  /// What the views were told apart by; another object stands for another value.
  private var listed: [any Listed] = []

  init(_ transform: @escaping (SubviewsCollection) -> Result, of node: Node, in context: ResolveContext) {
    self.transform = transform
    self.node = node
    self.context = KeptContext(context)
  }

  /// What is made of the views, and after it the list, since people see the first one.
  func nodes(of list: Node, in inside: ResolveContext) -> [Node] {
    listed = list.listed
    let body = SubviewBody(subject: SubviewsCollection(in: list), transform: transform)
    return [inside.at(.position(0)).evaluated(body), list]
  }

  func resolveAgain() {
    guard let list = node.children.last, node.children.count == 2 else { return node.completeAgain() }
    let latest = list.listed
    if latest.count == listed.count, zip(latest, listed).allSatisfy({ $0 === $1 }) { return node.completeAgain() }
    ResolveContext(context, of: node).fillAgain(node) { nodes(of: list, in: $0) }
  }
}

/// What is made of views, where the closure that makes it is watched for what it reads.
private struct SubviewBody<Result: View>: BodyOwner {
  var subject: SubviewsCollection
  let transform: (SubviewsCollection) -> Result

  var content: any NodeContent { Grouping() }

  /// Nothing says what the closure has captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> Result { transform(subject) }

  func resolve(_ result: Result, in context: ResolveContext) -> [Node] { [result.resolved(in: context.at(.body))] }
}
