public import PixelImages

/// The square of a size in which the most pixels differ.
public struct WorstWindow: Hashable, Sendable {
  /// Where it is, cut to the picture.
  public let box: PixelRect
  /// How many pixels differ in it.
  public let differingPixels: Int
}
