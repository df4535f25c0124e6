/// An axis-aligned rectangle; its origin is the corner with the smallest x and y.
package struct Rect: Hashable, Sendable {
  /// The top left corner.
  package var origin: Point
  /// The extents to the right of and below the origin.
  package var size: Size

  /// Creates a rectangle from its corner and extents.
  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its corner and extents.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle between two opposite corners.
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The empty rectangle at the origin.
  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  package var minX: Double { origin.x }
  /// The top edge.
  package var minY: Double { origin.y }
  /// The right edge.
  package var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  package var maxY: Double { origin.y + size.height }
  /// The horizontal middle.
  package var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle.
  package var midY: Double { origin.y + size.height / 2 }
  /// The extent along x.
  package var width: Double { size.width }
  /// The extent along y.
  package var height: Double { size.height }
  /// The four corners, the left ones first.
  package var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY)]
  }
  /// Whether the rectangle covers no area.
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The rectangle with every edge moved inwards; negative distances move the edges outwards.
  package func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle moved by a vector.
  package func offsetBy(_ vector: Point) -> Rect {
    Rect(origin: origin + vector, size: size)
  }

  /// The smallest rectangle around both.
  package func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The common part of both, or nil where they do not overlap.
  package func intersection(_ other: Rect) -> Rect? {
    let common = Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? nil : common
  }

  /// Whether the point lies inside; the left and top edges belong to the rectangle, the others do not.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

/// A width and a height.
package struct Size: Hashable, Sendable {
  /// The extent along x.
  package var width: Double
  /// The extent along y.
  package var height: Double

  /// Creates a size from its extents.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size without extent.
  package static let zero = Size(width: 0, height: 0)
}
