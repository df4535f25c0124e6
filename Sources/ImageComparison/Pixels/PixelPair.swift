import PixelImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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

extension PixelPair {
  /// Whether a row is the same in both; libc's memcmp is faster than any loop of ours.
  func hasEqualRows(_ y: Int) -> Bool {
    memcmp(reference[y], actual[y], size.width * MemoryLayout<PremultipliedColor>.stride) == 0
  }

  /// Whether all rows are the same.
  var isEqual: Bool { (0..<size.height).allSatisfy(hasEqualRows) }
}

/// The columns of a row where two pictures differ, from left to right.
struct DifferingColumns: Sequence, IteratorProtocol {
  private let reference, actual: PixelRows.Row
  private let width: Int
  private var start = 0

  fileprivate init(_ pair: PixelPair, row: Int) {
    reference = pair.reference[row]
    actual = pair.actual[row]
    width = pair.size.width
  }

  @inline(__always)
  mutating func next() -> Int? {
    // Where a pixel differs, so does the next mostly; where it is equal, many are.
    let differs = start < width && reference[start] != actual[start]
    let column = differs ? start : nextDifference(from: start)
    start = column &+ 1
    return column < width ? column : nil
  }

  /// The first column from `start` where the rows differ, or the width where there is none.
  ///
  /// Apart from the loops over pixels, whose registers it would take.
  @inline(never)
  private func nextDifference(from start: Int) -> Int {
    // Which bits of two neighbours have changed.
    @inline(__always) func changes(_ x: Int) -> UInt64 {
      reference.bits(x, as: UInt64.self) ^ actual.bits(x, as: UInt64.self)
    }
    var x = start
    while x <= width &- 8, changes(x) | changes(x &+ 2) | changes(x &+ 4) | changes(x &+ 6) == 0 { x &+= 8 }
    while x <= width &- 2 {
      let changes = UInt64(littleEndian: changes(x))
      if changes != 0 { return x &+ changes.trailingZeroBitCount >> 5 }
      x &+= 2
    }
    return x < width && reference[x] == actual[x] ? width : x
  }
}

extension PixelPair {
  /// The columns of a row where the pictures differ.
  @inline(__always)
  func differences(inRow y: Int) -> DifferingColumns { DifferingColumns(self, row: y) }
}
