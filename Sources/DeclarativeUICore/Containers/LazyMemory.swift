import Foundation
package import LayoutTree

/// Which views of a lazy container have appeared.
package final class LazyMemory: LazyObserver, PlaceMemory, Unmirrored {
  private unowned let node: Node
  private unowned let evaluation: Evaluation
  /// Tells how large the scroll view around is; nil outside of scroll views.
  package var container: GeometrySource?
  /// What is asked for the views inside, and whether it was done because they are seen.
  private var parts: [(part: Lifecycle.Part, isSeen: Bool)] = []

  package init(at node: Node, in context: ResolveContext) {
    self.node = node
    evaluation = context.evaluation
    evaluation.placedCount += 1
    evaluation.lazyCount += 1
  }

  package func leave(evaluation: Evaluation) {
    evaluation.placedCount -= 1
    evaluation.lazyCount -= 1
  }

  package func layOutAgain() { evaluation.resize(node) }

  package func extentInSight(along axis: Axis) -> CGFloat {
    // The scroll view is not placed before its contents have a size.
    let known = [container, evaluation.screenSize].compactMap { $0?.latestSize }
    let size = known.first { $0.width > 0 && $0.height > 0 } ?? CGSize(width: 1_000, height: 1_000)
    // What covers the screen's edges has contents below it.
    let covered = makesScreenMore ? EdgeInsets() : evaluation.screenSize.latestInsets
    return axis == .vertical ? size.height + covered.bottom : size.width + max(covered.leading, covered.trailing)
  }

  package var makesScreenMore: Bool { evaluation.purpose != .picture }

  /// Takes in what is to be done when a view is seen.
  func add(_ part: Lifecycle.Part) {
    parts.append((part, false))
  }

  /// Takes in that nothing inside is seen any more.
  func hide() {
    for index in parts.indices where parts[index].isSeen {
      parts[index].isSeen = false
      evaluation.lifecycle.hide(parts[index].part)
    }
  }

  package func see(_ views: [LayoutBox]) {
    parts.removeAll { $0.part.node?.parent == nil }
    guard !parts.isEmpty, !evaluation.isCovered(node) else { return }
    // A modifier around several views is around those that are not seen, too.
    let views = views.map(\.innermostNode)
    let seen = Set(views.map { ObjectIdentifier($0) })
    var around: Set<ObjectIdentifier> = []
    for view in views {
      for ancestor in view.ancestors.prefix(while: { $0 !== node }) {
        guard around.insert(ObjectIdentifier(ancestor)).inserted else { break }
      }
    }
    var (new, gone): ([Lifecycle.Part], [Lifecycle.Part]) = ([], [])
    for index in parts.indices {
      guard let place = parts[index].part.node else { continue }
      let isSeen =
        around.contains(ObjectIdentifier(place))
        || sequence(first: place, next: \.parent).prefix { $0 !== node }.contains {
          seen.contains(ObjectIdentifier($0))
        }
      guard isSeen != parts[index].isSeen else { continue }
      parts[index].isSeen = isSeen
      if isSeen { new.append(parts[index].part) } else { gone.append(parts[index].part) }
    }
    evaluation.lifecycle.add(inOrder: Self.fromTheInside(new))
    for part in Self.fromTheInside(gone) { evaluation.lifecycle.remove(part) }
  }

  /// Parts in the order of the code, but each after those inside: the order of SwiftUI among the views that a container
  /// makes when they are seen differs from run to run.
  private static func fromTheInside(_ parts: [Lifecycle.Part]) -> [Lifecycle.Part] {
    var (ordered, around): ([Lifecycle.Part], [Lifecycle.Part]) = ([], [])
    for part in parts {
      while let last = around.last, !(part.node?.ancestors.contains { $0 === last.node } ?? false) {
        ordered.append(around.removeLast())
      }
      around.append(part)
    }
    return ordered + around.reversed()
  }
}
