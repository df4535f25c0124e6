package import LayoutTree

/// Whether a screen is kept although its container shows another one.
package final class ScreenPlace {
  var isParked = false

  package init() {}
}

/// What a screen is that its container may keep out of sight.
package protocol ParkableContent: NodeContent {
  var place: ScreenPlace { get }
}

extension Node {
  /// Whether the node is a screen that is kept out of sight.
  package var isParked: Bool { (content as? any ParkableContent)?.place.isParked ?? false }

  /// This node and those inside, the code read backwards: each after what it contains, the last of several first.
  var fromTheInside: [Node] { descendants().reversed() }

  /// This node and those inside, in the order of the code.
  /// - Parameter goesInto: whether what is inside of a node is of interest.
  package func descendants(where goesInto: (Node) -> Bool = { _ in true }) -> [Node] {
    var found: [Node] = []
    // A loop: deep trees would exhaust the stack.
    var pending = [self]
    while let node = pending.popLast() {
      found.append(node)
      if goesInto(node) { pending += node.children.reversed() }
    }
    return found
  }
}
