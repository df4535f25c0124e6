import PixelImages

/// Coverage while it is blurred: 16 bits a pixel, so that six roundings do not show.
struct BlurValues {
  private let bounds: PixelRect
  private var values: [UInt16]
  private var copy: [UInt16]

  /// Places a mask in larger bounds.
  init(_ mask: CoverageMask, in bounds: PixelRect) {
    self.bounds = bounds
    values = [UInt16](repeating: 0, count: bounds.width * bounds.height)
    copy = values
    let width = mask.bounds.width
    for y in mask.bounds.minY..<mask.bounds.maxY {
      let source = mask.start(ofRow: y)
      let target = (y - bounds.minY) * bounds.width + mask.bounds.minX - bounds.minX
      for x in 0..<width { values[target + x] = UInt16(mask.coverage[source + x]) &* 257 }
    }
  }

  /// The coverage, rounded back to 8 bits.
  var mask: CoverageMask {
    CoverageMask(in: bounds) { coverage in
      for index in values.indices {
        // value * 255 / 65535, rounded: 65535 is 255 * 257.
        coverage[index] = UInt8(truncatingIfNeeded: (UInt32(values[index]) &+ 128) / 257)
      }
    }
  }

  /// Replaces every value by the mean of its neighbours along x; beyond the bounds there is nothing.
  mutating func averageRows(before: Int, after: Int) {
    let (width, height) = (bounds.width, bounds.height)
    let divisor = Reciprocal(before + after + 1)
    swap(&values, &copy)
    values.withUnsafeMutableBufferPointer { target in
      copy.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let row = y &* width
          var sum: UInt32 = 0
          for x in 0..<min(after, width) { sum = sum &+ UInt32(source[row &+ x]) }
          for x in 0..<width {
            if x &+ after < width { sum = sum &+ UInt32(source[row &+ x &+ after]) }
            if x > before { sum = sum &- UInt32(source[row &+ x &- before &- 1]) }
            target[row &+ x] = divisor.rounded(sum)
          }
        }
      }
    }
  }

  /// Replaces every value by the mean of its neighbours along y, all columns of a row at a time.
  mutating func averageColumns(before: Int, after: Int) {
    let (width, height) = (bounds.width, bounds.height)
    let divisor = Reciprocal(before + after + 1)
    var sums = [UInt32](repeating: 0, count: width)
    swap(&values, &copy)
    values.withUnsafeMutableBufferPointer { target in
      copy.withUnsafeBufferPointer { source in
        for y in 0..<min(after, height) {
          for x in 0..<width { sums[x] = sums[x] &+ UInt32(source[y &* width &+ x]) }
        }
        for y in 0..<height {
          if y + after < height {
            let row = (y &+ after) &* width
            for x in 0..<width { sums[x] = sums[x] &+ UInt32(source[row &+ x]) }
          }
          if y > before {
            let row = (y &- before &- 1) &* width
            for x in 0..<width { sums[x] = sums[x] &- UInt32(source[row &+ x]) }
          }
          for x in 0..<width { target[y &* width &+ x] = divisor.rounded(sums[x]) }
        }
      }
    }
  }
}

/// Division by a whole number as a multiplication, rounded to nearest.
private struct Reciprocal {
  private let factor: UInt64

  init(_ divisor: Int) {
    factor = ((UInt64(1) << 40) + UInt64(divisor) / 2) / UInt64(divisor)
  }

  @inline(__always)
  func rounded(_ sum: UInt32) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt64(sum) &* factor &+ (UInt64(1) << 39)) >> 40)
  }
}
