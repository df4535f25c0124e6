package import Drawings
package import Foundation
package import PlaneGeometry

/// A node where it stands in a finished layout.
///
/// A modifier of a group stands in several places, once for each of the group's views.
package struct PlacedNode {
  package let node: Node
  /// In points from the screen's top left corner.
  package internal(set) var frame: CGRect
  /// The number of the clip, from 1, or 0 without one: lists of places are long.
  private let clipNumber: Int32
  private let nesting: Int32

  init(_ node: Node, in frame: CGRect, clip: Int?, depth: Int) {
    self.node = node
    self.frame = frame
    clipNumber = Int32((clip ?? -1) + 1)
    nesting = Int32(depth)
  }

  /// The index of the innermost clip around the node in the layout's `clips`, or nil.
  package var clip: Int? { clipNumber > 0 ? Int(clipNumber) - 1 : nil }
  /// In how many other placed nodes it lies.
  package var depth: Int { Int(nesting) }
}

/// The clip of the nodes inside.
package struct PlacedClip {
  package internal(set) var path: PlaneGeometry.Path
  package let style: DrawnShape.Style
  /// The index of the next clip around this one, or nil.
  package let outer: Int?
  /// From the place of the path to the screen; nil where it is there already.
  package internal(set) var projection: Projection?
}

/// A finished layout: where every node stands that takes part in it, from back to front, containers before what they
/// contain.
package struct PlacedTree {
  package internal(set) var nodes: [PlacedNode] = []
  package internal(set) var clips: [PlacedClip] = []
  /// What is painted, from back to front; the painting pass makes items of it.
  var paintSteps: [PaintStep] = []
  /// How nodes are turned, by their indices; most are not.
  var projections: [Int: PlacedProjection] = [:]

  /// Where the nodes stand that satisfy a condition, from back to front.
  ///
  /// A node without a box of its own (a name, a button, a view of the user's) stands where the outermost boxes inside of
  /// it stand. Linear in the number of nodes.
  package func places(where condition: (Node) -> Bool) -> [(node: Node, frame: CGRect)] {
    nodes.flatMap { placed in
      placed.node.withEnclosingGroups.filter(condition).map { ($0, placed.frame) }
    }
  }
}

extension PlacedTree {
  /// Which sizes the boxes of the placed nodes remember otherwise than they are now, a sentence for each.
  ///
  /// Tests ask for it after layouts: there is none, unless a rule depends on what it is not told of. It measures all sizes
  /// again, those of the boxes inside excepted.
  package var staleSizes: [String] {
    var known: Set<ObjectIdentifier> = []
    return nodes.filter { known.insert(ObjectIdentifier($0.node)).inserted }.flatMap { placed in
      // Boxes that are made when they are asked for stand for themselves where they are placed.
      if case .lazy = placed.node.boxes { return [String]() }
      return placed.node.boxes.filter { $0.node === placed.node }.flatMap(\.staleSizes)
    }
  }
}

extension Node {
  /// The node, and the nodes above that have no box of their own and therefore stand where this one does.
  fileprivate var withEnclosingGroups: [Node] {
    [self] + chainOnSurface.dropFirst().prefix { !$0.isLaidOut }
  }
}
