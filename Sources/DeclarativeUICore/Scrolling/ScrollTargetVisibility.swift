import Foundation
package import LayoutTree

extension View {
  /// The view with something to do when other views of its scroll view are in sight, told by their identities in their order.
  ///
  /// Those count that a `scrollTargetLayout()` arranges, or all where there is none, of which so much is seen.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}

private struct ScrollTargetVisibilityModifier<ID: Hashable>: PrimitiveModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  var call: ModifierCall {
    ModifierCall(
      "onScrollTargetVisibilityChange", ["idType": ID.self, "threshold": threshold == 0.5 ? nil : threshold],
      action: action)
  }

  private final class Watching: LayoutObserver, Unmirrored {
    var modifier: ScrollTargetVisibilityModifier
    private weak var node: Node?
    private unowned let evaluation: Evaluation
    private var latest: [ID]?

    init(_ modifier: ScrollTargetVisibilityModifier, at node: Node, in context: ResolveContext) {
      self.modifier = modifier
      self.node = node
      evaluation = context.evaluation
      evaluation.placedCount += 1
      evaluation.layoutObservers.append(self)
    }

    func leave(evaluation: Evaluation) {
      evaluation.placedCount -= 1
      evaluation.layoutObservers.removeAll { $0 === self }
    }

    func observe(_ placed: PlacedTree) {
      guard let scroll = node?.descendants().first(where: { $0.content is ScrollRule }),
        let rule = scroll.content as? ScrollRule
      else { return }
      let threshold = modifier.threshold
      var seen: [ID] = []
      for target in placed.scrollTargets(in: scroll) {
        let part = target.frame.common(with: rule.state.frame)
        guard !part.isNull, target.frame.width > 0, target.frame.height > 0 else { continue }
        let share = Double(part.width * part.height / (target.frame.width * target.frame.height))
        // An element of a collection may have its identity by a modifier, too.
        guard share > 0, share >= threshold, let id = target.node.scrollID?.base as? ID, !seen.contains(id) else {
          continue
        }
        seen.append(id)
      }
      guard seen != latest else { return }
      latest = seen
      evaluation.lifecycle.add(consequence: { [action = modifier.action] in action(seen) })
    }
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let watching = node.memory as? Watching ?? Watching(self, at: node, in: context)
    watching.modifier = self
    node.memory = watching
    context.fill(node, Grouping()) { [content.resolved(in: $0)] }
    return node.from(self, in: context)
  }
}

extension PlacedTree {
  /// The views in a scroll view that have identities, where they stand: those that a layout of targets arranges, if there is
  /// one.
  package func scrollTargets(in scroll: Node) -> [(node: Node, frame: CGRect)] {
    let inside = scroll.descendants()
    let layouts = inside.filter { ($0.content as? ScrollTargetLayoutModifier)?.isEnabled ?? false }
    let nodes = layouts.isEmpty ? inside : layouts.flatMap { $0.descendants() }
    let known = Set(nodes.map(ObjectIdentifier.init))
    return places { $0.scrollID != nil && known.contains(ObjectIdentifier($0)) }
  }
}
