public import PixelImages

extension ImageMask {
  /// Makes sure that each mask covers a part of a picture, and that all together leave a part.
  ///
  /// Complexity: linear in the number of pixels, only where there are masks.
  public static func check(_ masks: [ImageMask], for picture: Bitmap) throws(ImageMaskError) {
    let size = PixelSize(of: picture)
    for mask in masks where mask.rect.clipped(to: size) == nil { throw .coversNothing(mask, of: size) }
    guard !masks.isEmpty else { return }
    for y in 0..<size.height where !covers(rowOf: masks, y: y, size: size) { return }
    throw .coverEverything(size)
  }

  private static func covers(rowOf masks: [ImageMask], y: Int, size: PixelSize) -> Bool {
    let spans = masks.compactMap { $0.rect.clipped(to: size) }.filter { ($0.y..<$0.maxY).contains(y) }
    var covered = 0
    for span in spans.sorted(by: { $0.x < $1.x }) {
      if span.x > covered { return false }
      covered = max(covered, span.maxX)
    }
    return covered == size.width
  }
}

extension PixelRect {
  /// The part that lies in a picture, or nil where there is none.
  func clipped(to size: PixelSize) -> PixelRect? {
    guard width > 0, height > 0, x < size.width, y < size.height else { return nil }
    // Far rectangles must not overflow; what reaches beyond the picture ends at its edge.
    let (right, overflowsRight) = x.addingReportingOverflow(width)
    let (bottom, overflowsBottom) = y.addingReportingOverflow(height)
    let (left, top) = (max(0, x), max(0, y))
    let cutWidth = min(overflowsRight ? Int.max : right, size.width) - left
    let cutHeight = min(overflowsBottom ? Int.max : bottom, size.height) - top
    guard cutWidth > 0, cutHeight > 0 else { return nil }
    return PixelRect(x: left, y: top, width: cutWidth, height: cutHeight)
  }
}
