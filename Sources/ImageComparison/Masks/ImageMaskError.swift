public import PixelImages

/// Why masks cannot be what was meant.
public enum ImageMaskError: Error, Hashable, Sendable {
  /// A mask without a pixel of the picture inside: it has no area, or lies outside.
  case coversNothing(ImageMask, of: PixelSize)
  /// Together the masks cover the whole picture, so nothing would be compared.
  case coverEverything(PixelSize)
}

extension ImageMaskError: CustomStringConvertible {
  /// What is wrong, and the way out.
  public var description: String {
    switch self {
    case .coversNothing(let mask, let size) where mask.rect.width <= 0 || mask.rect.height <= 0:
      """
      The mask \(mask) has no area, so it covers nothing of the picture of \(size) pixels. Remove the mask, or give it \
      an extent.
      """
    case .coversNothing(let mask, let size):
      "The mask \(mask) lies outside of the picture of \(size) pixels. Remove the mask, or move it."
    case .coverEverything(let size):
      """
      The masks cover the whole picture of \(size) pixels, so nothing would be compared. Make them smaller, or remove \
      the assertion.
      """
    }
  }
}
