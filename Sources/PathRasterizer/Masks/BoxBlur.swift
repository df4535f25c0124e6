import PixelImages

/// A blur by three moving averages, which together come close to a Gaussian.
struct BoxBlur {
  /// For each average, how many pixels before and after its middle it takes in.
  private let windows: [(before: Int, after: Int)]

  /// - Parameter deviation: the standard deviation in 1/256 pixel; 0 or less does not blur.
  init(deviation: Int32) {
    let (pair, single) = BoxBlur.widths(deviation: max(0, Int(deviation)))
    if pair == 1, single == 1 {
      windows = []
    } else if pair & 1 == 1 {
      windows = [(pair / 2, pair / 2), (single / 2, single / 2), (pair / 2, pair / 2)]
    } else {
      // Even averages lean half a pixel to one side each.
      windows = [(pair / 2, pair / 2 - 1), (single / 2, single / 2), (pair / 2 - 1, pair / 2)]
    }
  }

  /// The widths of two equal averages and one of an odd width whose variance together comes nearest to the blur's.
  ///
  /// An average over w pixels has a variance of (w * w - 1) / 12. Only widths close to each other are tried, so that the
  /// blur stays close to a Gaussian.
  private static func widths(deviation: Int) -> (pair: Int, single: Int) {
    // The sum of w * w over the three averages, in 1/65536.
    let wanted = 12 * deviation * deviation + (3 << 16)
    let middle = Int(squareRoot(of: Int64((wanted / 3) >> 16)))
    var best = (pair: 1, single: 1)
    var smallestError = Int.max
    for pair in max(1, middle - 1)...(middle + 2) {
      for single in max(1, middle - 4)...(middle + 4) where single & 1 == 1 {
        let error = abs(((2 * pair * pair + single * single) << 16) - wanted)
        let isRounder = abs(pair - single) < abs(best.pair - best.single)
        guard error < smallestError || error == smallestError && isRounder else { continue }
        (best, smallestError) = ((pair, single), error)
      }
    }
    return best
  }

  /// How many pixels further than the original the blurred picture reaches, at each side.
  var reach: Int { windows.reduce(0) { $0 + max($1.before, $1.after) } }

  /// The mask, blurred; it grows by `reach` on every side.
  func blurred(_ mask: CoverageMask) -> CoverageMask {
    guard !windows.isEmpty, !mask.bounds.isEmpty else { return mask }
    let bounds = mask.bounds.expanded(by: reach)
    var values = BlurValues(mask, in: bounds)
    for window in windows {
      values.averageRows(before: window.before, after: window.after)
      values.averageColumns(before: window.before, after: window.after)
    }
    return values.mask
  }
}

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
