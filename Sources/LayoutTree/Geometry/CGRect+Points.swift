package import Foundation

extension CGRect {
  /// Whether a point lies inside; the left and top edges belong to the rectangle, the others do not.
  ///
  /// Nothing lies inside of a rectangle with an edge that is not a number, with which Foundation's `contains` ends the process.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
