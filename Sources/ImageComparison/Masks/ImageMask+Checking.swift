public import PixelImages

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
