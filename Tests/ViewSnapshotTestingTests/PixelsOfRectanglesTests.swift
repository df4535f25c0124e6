import Foundation
import PixelImages
import Testing

@testable import ViewSnapshotTesting

/// Rectangles in points as whole pixels.
struct PixelsOfRectanglesTests {
  @Test(arguments: [
    (CGRect(x: 1, y: 2, width: 3, height: 4), PixelRect(x: 2, y: 4, width: 6, height: 8)),
    (CGRect(x: 0.4, y: -0.4, width: 0.2, height: 0.2), PixelRect(x: 0, y: -1, width: 2, height: 1)),
    (CGRect(x: 5, y: 5, width: 1e-9, height: 0.5), PixelRect(x: 10, y: 10, width: 1, height: 1)),
    (CGRect(x: 5.3, y: 5, width: 0, height: -2), PixelRect(x: 10, y: 10, width: 0, height: 0)),
  ])
  func `cover each pixel that they touch`(rect: CGRect, pixels: PixelRect) {
    #expect(rect.pixels(scale: 2) == pixels)
  }

  @Test func `end where they should although sums of doubles do not`() {
    // 0.29 * 100 is less than 29, and (0.1 + 0.2) * 10 more than 3.
    #expect(CGFloat(0.29) * 100 < 29 && (CGFloat(0.1) + 0.2) * 10 > 3)
    #expect(
      CGRect(x: 0.29, y: 0, width: 0.01, height: 1).pixels(scale: 100)
        == PixelRect(x: 29, y: 0, width: 1, height: 100))
    #expect(
      CGRect(x: 0.1, y: 0, width: 0.2, height: 1).pixels(scale: 10) == PixelRect(x: 1, y: 0, width: 2, height: 10))
  }

  @Test func `have no extent where they are no rectangles`() {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      #expect(CGRect(x: value, y: value, width: -1, height: .nan).pixels(scale: 3).isEmpty)
    }
    #expect(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5).pixels(scale: 3).isEmpty)
    #expect(CGRect(x: 0, y: CGFloat.nan, width: 5, height: 5).pixels(scale: 3).isEmpty)
    let vast = CGRect(x: -1e300, y: 0, width: .infinity, height: 1e300).pixels(scale: 3)
    #expect(vast.minX < -1_000_000_000 && vast.maxX > 1_000_000_000 && vast.height > 1_000_000_000)
  }
}
