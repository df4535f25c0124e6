public import PixelImages

/// A rectangle of a picture that a comparison ignores.
public struct ImageMask: Hashable, Sendable {
  /// What the rectangle covers, for people: `view "clock"`.
  public let name: String
  /// The rectangle, in pixels; it may reach beyond the picture.
  public let rect: PixelRect

  /// Creates a mask.
  public init(name: String, rect: PixelRect) {
    self.name = name
    self.rect = rect
  }
}

extension ImageMask: CustomStringConvertible {
  /// The mask as `view "clock" (30 x 12 at (100, 250))`.
  public var description: String { "\(name) (\(rect))" }
}
