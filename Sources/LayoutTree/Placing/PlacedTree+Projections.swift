import Drawings
import Foundation
import LayoutValues
import PlaneGeometry

/// How a node stands that is turned, stretched or seen in perspective.
struct PlacedProjection {
  /// The frame before.
  let frame: CGRect
  /// From there to the screen.
  var map: Projection
}

extension PlacedTree {
  /// Puts nodes and clips where a map shows them.
  mutating func project(by map: Projection, fromNode firstNode: Int, fromClip firstClip: Int) {
    for index in nodes.indices.dropFirst(firstNode) {
      let inner = projections[index] ?? PlacedProjection(frame: nodes[index].frame, map: Projection(.identity))
      let whole = PlacedProjection(frame: inner.frame, map: inner.map.then(map))
      projections[index] = whole
      nodes[index].frame = whole.map.bounds(of: Rect(inner.frame)).map(CGRect.init) ?? .null
    }
    for index in clips.indices.dropFirst(firstClip) {
      clips[index].projection = clips[index].projection?.then(map) ?? map
    }
  }

  /// A node's frame before it was turned, and where a point of the screen is there; nil for a point that it does not show.
  func unprojected(_ index: Int, _ point: CGPoint) -> (frame: CGRect, point: CGPoint)? {
    guard let projection = projections[index] else { return (nodes[index].frame, point) }
    guard let place = projection.map.inverse?.apply(to: Point(point)) else { return nil }
    return (projection.frame, CGPoint(place))
  }
}
