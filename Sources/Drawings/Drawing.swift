package import PlaneGeometry

/// A finished layout: what is seen, at fixed places, from back to front.
///
/// Places are in points, unrounded, with the origin in the top left corner. Pixels come in when a drawing is rendered
/// at a scale: then both corners of an item's frame move to the nearest device pixel.
package struct Drawing: Equatable, Sendable {
  /// The extents of the picture in points.
  package var size: Size
  /// The items from back to front.
  package var items: [DrawingItem]

  /// Creates a drawing from its items.
  package init(size: Size, items: [DrawingItem] = []) {
    self.size = size
    self.items = items
  }
}
