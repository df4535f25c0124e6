import PixelImages

/// A blur by three moving averages, which together come close to a Gaussian.
struct BoxBlur {
  /// For each average, how many pixels before and after its middle it takes in.
  private let windows: [(before: Int, after: Int)]

  /// How often the sides of pixels are doubled before the averages are taken, and halved after.
  private let coarseness: Int

  /// A blur that is wider than this, 128 pixels, leaves nothing that needs all pixels.
  private static let widestOfPixels = 128 << 8

  private init(windows: [(before: Int, after: Int)], coarseness: Int) {
    (self.windows, self.coarseness) = (windows, coarseness)
  }

  /// - Parameter deviation: the standard deviation in 1/256 pixel; 0 or less does not blur.
  init(deviation: Int32) {
    var (deviation, coarseness) = (max(0, Int(deviation)), 0)
    while deviation > Self.widestOfPixels { (deviation, coarseness) = ((deviation + 1) / 2, coarseness + 1) }
    let (pair, single) = BoxBlur.widths(deviation: deviation)
    self.init(windows: Self.windows(pair: pair, single: single), coarseness: coarseness)
  }

  private static func windows(pair: Int, single: Int) -> [(before: Int, after: Int)] {
    if pair == 1, single == 1 { return [] }
    if pair & 1 == 1 { return [(pair / 2, pair / 2), (single / 2, single / 2), (pair / 2, pair / 2)] }
    // Even averages lean half a pixel to one side each.
    return [(pair / 2, pair / 2 - 1), (single / 2, single / 2), (pair / 2 - 1, pair / 2)]
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
  var reach: Int {
    let reach = windows.reduce(0) { $0 + max($1.before, $1.after) }
    return coarseness == 0 ? reach : (reach + 2) << coarseness
  }

  /// What lies beyond the bounds of a mask.
  enum Beyond {
    case nothing
    /// The mask's image, mirrored at its edges.
    case mirrorImage
  }

  /// The mask, blurred, as much of it as lies in a box, and perhaps some more.
  func blurred(_ mask: CoverageMask, in box: PixelRect, beyond: Beyond = .nothing) -> CoverageMask {
    guard !windows.isEmpty, !mask.bounds.isEmpty else { return mask }
    if coarseness > 0 {
      let fine = BoxBlur(windows: windows, coarseness: 0)
      let cells = box.cells(coarseness).expanded(by: 1)
      return fine.blurred(mask.coarse(coarseness, beyond), in: cells, beyond: beyond).fine(coarseness, in: box)
    }
    let needed = box.expanded(by: reach)
    let bounds = beyond == .nothing ? mask.bounds.expanded(by: reach).intersection(needed) : needed
    var values = BlurValues(mask, in: bounds, beyond)
    for window in windows {
      values.averageRows(before: window.before, after: window.after)
      values.averageColumns(before: window.before, after: window.after)
    }
    return values.mask
  }
}

extension CoverageMask {
  /// The coverage of a place that may lie beyond the bounds.
  fileprivate func coverage(x: Int, y: Int, _ beyond: BoxBlur.Beyond) -> UInt8 {
    switch beyond {
    case .nothing: self[x, y]
    case .mirrorImage:
      self[x.mirrored(into: bounds.minX..<bounds.maxX), y.mirrored(into: bounds.minY..<bounds.maxY)]
    }
  }

  /// The means of squares whose sides are `1 << shift` pixels.
  fileprivate func coarse(_ shift: Int, _ beyond: BoxBlur.Beyond) -> CoverageMask {
    let cells = bounds.cells(shift)
    let side = 1 << shift
    return CoverageMask(in: cells) { means in
      for (index, cell) in (0..<means.count).map({ ($0, (x: $0 % cells.width, y: $0 / cells.width)) }) {
        let (left, top) = ((cells.minX + cell.x) << shift, (cells.minY + cell.y) << shift)
        var sum = side * side / 2
        for y in top..<(top + side) {
          for x in left..<(left + side) { sum += Int(coverage(x: x, y: y, beyond)) }
        }
        means[index] = UInt8(truncatingIfNeeded: sum >> (2 * shift))
      }
    }
  }

  /// The mask of squares as one of pixels: between the middles of squares the coverage changes evenly.
  fileprivate func fine(_ shift: Int, in box: PixelRect) -> CoverageMask {
    // Places between the middles of squares in parts of their sides.
    let parts = 2 << shift
    return CoverageMask(in: box) { coverage in
      var index = 0
      for y in box.minY..<box.maxY {
        let down = 2 * y + 1 - parts / 2
        for x in box.minX..<box.maxX {
          let right = 2 * x + 1 - parts / 2
          let (column, row) = (right >> (shift + 1), down >> (shift + 1))
          let (over, below) = (right & (parts - 1), down & (parts - 1))
          let top = Int(self[column, row]) * (parts - over) + Int(self[column + 1, row]) * over
          let bottom = Int(self[column, row + 1]) * (parts - over) + Int(self[column + 1, row + 1]) * over
          let sum = top * (parts - below) + bottom * below
          coverage[index] = UInt8(truncatingIfNeeded: (sum + parts * parts / 2) >> (2 * shift + 2))
          index += 1
        }
      }
    }
  }
}

extension Int {
  /// The place in a range of which this is an image, where the range is mirrored at its ends again and again.
  fileprivate func mirrored(into range: Range<Int>) -> Int {
    if range.contains(self) { return self }
    let period = 2 * range.count
    let place = ((self - range.lowerBound) % period + period) % period
    return range.lowerBound + Swift.min(place, period - 1 - place)
  }
}

extension PixelRect {
  /// The squares that the pixels lie in, with sides of `1 << shift` pixels.
  fileprivate func cells(_ shift: Int) -> PixelRect {
    PixelRect(
      minX: minX >> shift, minY: minY >> shift, maxX: ((maxX - 1) >> shift) + 1, maxY: ((maxY - 1) >> shift) + 1)
  }
}

/// Coverage while it is blurred: 16 bits a pixel, so that six roundings do not show.
struct BlurValues {
  private let bounds: PixelRect
  private var values: [UInt16]
  private var copy: [UInt16]

  /// Places a mask in other bounds.
  init(_ mask: CoverageMask, in bounds: PixelRect, _ beyond: BoxBlur.Beyond) {
    self.bounds = bounds
    values = [UInt16](repeating: 0, count: bounds.width * bounds.height)
    copy = values
    let common = mask.bounds.intersection(bounds)
    guard !common.isEmpty else { return }
    for y in beyond == .nothing ? common.minY..<common.maxY : bounds.minY..<bounds.maxY {
      let source = mask.start(ofRow: y.mirrored(into: common.minY..<common.maxY)) - mask.bounds.minX
      let target = (y - bounds.minY) * bounds.width - bounds.minX
      for x in common.minX..<common.maxX { values[target + x] = UInt16(mask.coverage[source + x]) &* 257 }
      if beyond == .nothing { continue }
      let columns = common.minX..<common.maxX
      for x in bounds.minX..<common.minX { values[target + x] = values[target + x.mirrored(into: columns)] }
      for x in common.maxX..<bounds.maxX { values[target + x] = values[target + x.mirrored(into: columns)] }
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
