public import PixelImages

/// How far apart two pixels at one place are.
public struct PixelDistance: Hashable, Sendable {
  /// The distance, in the unit of the property that holds it.
  public let value: Double
  /// The place, from the top left corner.
  public let x, y: Int
  /// The colours there.
  public let reference, actual: RGBAColor
}
