public import PixelImages
public import PlaneGeometry

/// Items that are drawn together and then put on what is below.
public struct DrawnLayer: Equatable, Sendable {
  /// What happens to the items together.
  public enum Effect: Hashable, Sendable {
    /// They fade: 0 is invisible, 1 is opaque.
    case opacity(Double)
    /// Only the inside of a path is seen; `frame` is the frame that the path was made for.
    case clip(Path, FillRule, frame: Rect)
    /// A blurred shadow of one colour lies below them; radius and offset are in points.
    case shadow(RGBAColor, radius: Double, offset: Point)
  }

  /// What happens to the items together.
  public var effect: Effect
  /// The items from back to front.
  public var items: [DrawingItem]

  /// Creates a layer from its effect and items.
  public init(_ effect: Effect, items: [DrawingItem]) {
    self.effect = effect
    self.items = items
  }
}
