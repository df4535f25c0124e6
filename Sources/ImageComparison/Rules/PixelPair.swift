import PixelImages

/// The pixels of two pictures in the region that both have, from the top left corner.
///
/// Only valid while both pictures' pixels are borrowed.
struct PixelPair {
  let reference, actual: PixelRows
  /// The size of the region.
  let size: PixelSize

  /// Calls a closure with the pair, or with nil where the pictures have no pixel in common.
  ///
  /// Inside of masks the reference's pixels stand in for the actual ones. So every rule sees equal pixels there, those
  /// too that look at a pixel's neighbours.
  static func withPair<R>(
    _ reference: Bitmap, _ actual: Bitmap, ignoring masks: [ImageMask] = [], _ body: (PixelPair?) -> R
  ) -> R {
    let size = reference.size.intersection(actual.size)
    guard size.pixelCount > 0 else { return body(nil) }
    let masked = MaskedRows(of: actual, showing: reference, inside: masks)
    return reference.withRows { referenceRows in
      actual.withRows { actualRows in
        masked.pixels.withRows { maskedRows in
          var actualRows = actualRows
          for (y, row) in zip(masked.numbers, maskedRows) { actualRows[y] = row }
          return referenceRows.withUnsafeBufferPointer { referenceRows in
            actualRows.withUnsafeBufferPointer { actualRows in
              body(PixelPair(reference: PixelRows(referenceRows), actual: PixelRows(actualRows), size: size))
            }
          }
        }
      }
    }
  }
}

extension Bitmap {
  fileprivate func withRows<R>(_ body: ([PixelRows.Row]) -> R) -> R {
    withUnsafePixels { pixels in
      body(pixels.baseAddress.map { first in (0..<height).map { first + $0 * width } } ?? [])
    }
  }
}
