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

extension ImageMask {
  /// Makes sure that each mask covers a part of a picture, and that all together leave a part.
  ///
  /// Complexity: linear in the number of pixels, only where there are masks.
  public static func check(_ masks: [ImageMask], for picture: Bitmap) throws(ImageMaskError) {
    let size = picture.size
    for mask in masks where mask.rect.intersection(PixelRect(size)).isEmpty { throw .coversNothing(mask, of: size) }
    guard !masks.isEmpty else { return }
    for y in 0..<size.height where !covers(rowOf: masks, y: y, size: size) { return }
    throw .coverEverything(size)
  }

  private static func covers(rowOf masks: [ImageMask], y: Int, size: PixelSize) -> Bool {
    let row = PixelRect(x: 0, y: y, width: size.width, height: 1)
    let spans = masks.map { $0.rect.intersection(row) }.filter { !$0.isEmpty }
    var covered = 0
    for span in spans.sorted(by: { $0.minX < $1.minX }) {
      if span.minX > covered { return false }
      covered = max(covered, span.maxX)
    }
    return covered == size.width
  }
}

/// Why masks cannot be applied.
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
      The mask \(mask) has no area, so it covers no part of the picture of \(size) pixels. Remove the mask, or give it \
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
