import PixelImages

/// The pixels of two pictures and the region that both have, from the top left corner.
///
/// Only valid while both pictures' pixels are borrowed.
struct PixelPair {
  let reference, actual: UnsafePointer<PremultipliedColor>
  /// The pixels from one row to the next.
  let referenceStride, actualStride: Int
  /// The size of the region.
  let size: PixelSize

  /// Calls a closure with the pair, or with nil where the pictures have no pixel in common.
  static func withPair<R>(_ reference: Bitmap, _ actual: Bitmap, _ body: (PixelPair?) -> R) -> R {
    reference.withUnsafePixels { referencePixels in
      actual.withUnsafePixels { actualPixels in
        let size = reference.size.intersection(actual.size)
        guard size.pixelCount > 0, let referenceStart = referencePixels.baseAddress,
          let actualStart = actualPixels.baseAddress
        else { return body(nil) }
        return body(
          PixelPair(
            reference: referenceStart, actual: actualStart, referenceStride: reference.width,
            actualStride: actual.width, size: size))
      }
    }
  }

  func referenceRow(_ y: Int) -> UnsafePointer<PremultipliedColor> { reference + y * referenceStride }
  func actualRow(_ y: Int) -> UnsafePointer<PremultipliedColor> { actual + y * actualStride }
}
