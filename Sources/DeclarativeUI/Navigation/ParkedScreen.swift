import LayoutTree

/// Whether a screen is kept although its container shows another one.
final class ScreenPlace {
  var isParked = false
}

/// What a screen is that its container may keep out of sight.
protocol ParkableContent: NodeContent {
  var place: ScreenPlace { get }
}

/// A screen of a container: several views stand in a column.
struct ScreenContent: ParkableContent {
  let place: ScreenPlace
  let column: StackRule

  func boxes(of node: Node) -> LayoutBoxes {
    node.childBoxes.count == 1 ? node.childBoxes : column.boxes(of: node)
  }
}

extension ScreenContent: BarPartKeeping {
  var barPart: BarPart { .content }
}

extension Node {
  /// Whether the node is a screen that is kept out of sight.
  var isParked: Bool { (content as? any ParkableContent)?.place.isParked ?? false }

  /// This node and those inside, each after what it contains.
  var fromTheInside: [Node] {
    var found: [Node] = []
    // A loop: deep trees would exhaust the stack.
    var pending = [self]
    while let node = pending.popLast() {
      found.append(node)
      pending += node.children
    }
    return found.reversed()
  }
}
