package import PixelImages
package import PlaneGeometry

/// Items that are drawn together and then put on what is below.
package struct DrawnLayer: Equatable, Sendable {
  /// What happens to the items together.
  package enum Effect: Hashable, Sendable {
    /// They fade: 0 is invisible, 1 is opaque.
    case opacity(Double)
    /// Only what a path covers when it is filled or stroked is seen; `frame` is the frame that the path was made for.
    case clip(Path, DrawnShape.Style, frame: Rect)
    /// A shadow of one colour lies below them, blurred as iOS blurs by that radius; radius and offset are in points.
    case shadow(RGBAColor, radius: Double, offset: Point)
    /// Left and right change places inside of a frame, and what reaches out of it goes to the other side.
    case mirrored(in: Rect)
  }

  /// What happens to the items together.
  package var effect: Effect
  /// The items from back to front.
  package var items: [DrawingItem]

  /// Creates a layer from its effect and items.
  package init(_ effect: Effect, items: [DrawingItem]) {
    self.effect = effect
    self.items = items
  }
}
