import ImageComparison
import PixelImages
import Testing

@Suite struct `Precision counts pixels exactly` {
  @Test(arguments: [
    (Float(0.99), 10_000, 100), (0.999, 10_000, 10), (0.9, 10, 1), (0.95, 10, 0), (0.5, 3, 1), (1, 10_000, 0),
    (0, 100, 100), (0.1, 10, 9), (0.7, 10, 3), (0.9999, 10_000, 1), (0.99999, 10_000, 0), (1e-5, 100_000, 99_999),
    (1e-30, 100, 99), (-1, 100, 100), (2, 100, 0), (.nan, 100, 0), (-.infinity, 100, 100), (.infinity, 100, 0),
  ])
  func `so many pixels may differ and not one more`(precision: Float, pixelCount: Int, allowed: Int) {
    let comparer = ImageComparer(tolerance: ImageTolerance(precision: precision))
    let reference = Bitmap(width: pixelCount, height: 1, filledWith: .white)
    #expect(comparer.matches(reference, reference.changing(allowed)))
    if allowed < pixelCount {
      #expect(!comparer.matches(reference, reference.changing(allowed + 1)))
    }
    if allowed > 0 {
      #expect(
        comparer.difference(between: reference, and: reference.changing(allowed))?.limits.differingPixels == allowed)
    }
  }
}

extension Bitmap {
  /// The picture with its first `count` pixels black.
  fileprivate func changing(_ count: Int) -> Bitmap {
    var changed = self
    changed.withUnsafeMutablePixels { pixels in
      for index in 0..<count { pixels[index] = .black }
    }
    return changed
  }
}
