import PixelImages

/// The pixels of a scaled picture.
///
/// Each axis has its own weights. A picture row is scaled once along x and kept while painted rows need it; 8 more bits
/// are kept in between, so that rounding happens once, at the end.
struct ImageShader: Shader {
  // To find out would take a look at every pixel, and opaque pixels are copied anyway.
  let isOpaque = false

  private let bitmap: Bitmap
  private let columns: AxisWeights
  private let rows: AxisWeights
  /// A colour instead of the picture's own, or nil.
  private let tintBits: UInt32?

  private var cache = ScaledRowCache()
  /// For shrinking: the sums of the rows that count, channel by channel.
  private var sums: [UInt32] = []

  /// - Parameters:
  ///   - bitmap: the picture, not empty.
  ///   - target: where it comes to lie, not empty.
  ///   - box: the pixels that will be asked for.
  init(_ bitmap: Bitmap, in target: DeviceRect, box: PixelRect, filter: ImageFilter, tint: RGBAColor?) {
    self.bitmap = bitmap
    columns = AxisWeights(
      origin: target.origin.x, length: target.width, count: bitmap.width, range: box.minX..<box.maxX, filter: filter)
    rows = AxisWeights(
      origin: target.origin.y, length: target.height, count: bitmap.height, range: box.minY..<box.maxY, filter: filter)
    tintBits = tint.map { PremultipliedColor($0).bits }
  }

  mutating func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    let first = x - columns.range.lowerBound
    scale(from: first, y: y, count: count, into: row)
    if let tintBits { tint(row, with: tintBits, count: count) }
  }

  private mutating func scale(from first: Int, y: Int, count: Int, into row: PixelRow) {
    let index = y - rows.range.lowerBound
    let weights = rows.weights[rows.starts[index]..<rows.starts[index + 1]]
    let source = rows.firsts[index]
    if weights.count == 1 {
      cache.row(source, of: bitmap, columns: columns).withUnsafeBufferPointer {
        ScaledChannels($0).finish(from: first, count: count, into: row)
      }
    } else if weights.count == 2, let upper = weights.first, let lower = weights.last {
      let rows = (cache.row(source, of: bitmap, columns: columns), cache.row(source + 1, of: bitmap, columns: columns))
      rows.0.withUnsafeBufferPointer { top in
        rows.1.withUnsafeBufferPointer { bottom in
          ScaledChannels(top).mix(ScaledChannels(bottom), weights: (upper, lower), from: first, count: count, into: row)
        }
      }
    } else {
      addUp(weights, source, from: first, count: count, into: row)
    }
  }

  private mutating func addUp(
    _ weights: ArraySlice<UInt32>, _ source: Int, from first: Int, count: Int, into row: PixelRow
  ) {
    let width = columns.range.count
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: 4 * width))
    for (offset, weight) in weights.enumerated() where weight > 0 {
      let scaled = cache.row(source + offset, of: bitmap, columns: columns)
      precondition(scaled.count == sums.count, "Rows have the same columns")
      scaled.withUnsafeBufferPointer { scaled in
        sums.withUnsafeMutableBufferPointer { sums in
          for index in sums.indices { sums[index] = sums[index] &+ UInt32(scaled[index]) &* weight }
        }
      }
    }
    precondition(first >= 0 && first + count <= width, "The row is too short")
    sums.withUnsafeBufferPointer { sums in
      for index in 0..<count {
        func channel(_ number: Int) -> UInt32 { (sums[number * width + first + index] &+ 1 << 21) >> 22 }
        row[index] = channel(0) | channel(1) << 8 | channel(2) << 16 | channel(3) << 24
      }
    }
  }
}

/// A scaled row: all reds, all greens, all blues and all alphas, each in 1/256.
///
/// Channel by channel, so that the processor works out several pixels at once.
private struct ScaledChannels {
  private let start: UnsafePointer<UInt16>
  private let width: Int

  init(_ row: UnsafeBufferPointer<UInt16>) {
    guard let start = row.baseAddress else { preconditionFailure("A row without pixels") }
    self.start = start
    width = row.count / 4
  }

  /// Rounds the channels of some pixels to 8 bits.
  func finish(from first: Int, count: Int, into row: PixelRow) {
    precondition(first >= 0 && first + count <= width, "The row is too short")
    let (red, green) = (start + first, start + width + first)
    let (blue, alpha) = (start + 2 * width + first, start + 3 * width + first)
    for index in 0..<count {
      func channel(_ values: UnsafePointer<UInt16>) -> UInt32 { (UInt32(values[index]) &+ 128) >> 8 }
      row[index] = channel(red) | channel(green) << 8 | channel(blue) << 16 | channel(alpha) << 24
    }
  }

  /// Mixes two rows, and rounds once.
  func mix(
    _ other: ScaledChannels, weights: (UInt32, UInt32), from first: Int, count: Int, into row: PixelRow
  ) {
    precondition(first >= 0 && first + count <= min(width, other.width), "The rows are too short")
    // No weight is more than 2^14; the compiler is told so.
    let (upper, lower) = (weights.0 & 0x7FFF, weights.1 & 0x7FFF)
    let (top, bottom) = (start + first, other.start + first)
    let (width, otherWidth) = (width, other.width)
    for index in 0..<count {
      @inline(__always)
      func channel(_ number: Int) -> UInt32 {
        let (above, below) = (top[number &* width &+ index], bottom[number &* otherWidth &+ index])
        return (UInt32(above) &* upper &+ UInt32(below) &* lower &+ 1 << 21) >> 22
      }
      row[index] = channel(0) | channel(1) << 8 | channel(2) << 16 | channel(3) << 24
    }
  }
}

/// The last two picture rows that were scaled along x: enlarging asks for the same two again and again.
struct ScaledRowCache {
  private var rows: [[UInt16]] = [[], []]
  private var numbers: [Int?] = [nil, nil]
  /// The pixels to the left and to the right of each painted one.
  private var left: [UInt32] = []
  private var right: [UInt32] = []

  /// A picture row, scaled: all reds, all greens, all blues and all alphas, in 1/256.
  mutating func row(_ number: Int, of bitmap: Bitmap, columns: AxisWeights) -> [UInt16] {
    let slot = number & 1
    if numbers[slot] != number {
      numbers[slot] = number
      var row: [UInt16] = []
      swap(&row, &rows[slot])
      if row.isEmpty { row = [UInt16](repeating: 0, count: 4 * columns.range.count) }
      let width = bitmap.width
      bitmap.withUnsafePixels { pixels in
        let line = UnsafeBufferPointer(rebasing: pixels[(number * width)..<((number + 1) * width)])
        let source = UnsafeRawBufferPointer(line).assumingMemoryBound(to: UInt32.self)
        if columns.pairs != nil {
          mixPairs(of: source, columns, into: &row)
        } else {
          Self.addUp(source, columns, into: &row)
        }
      }
      swap(&row, &rows[slot])
    }
    return rows[slot]
  }

  /// Enlarges: no painted pixel has more than two of the picture.
  private mutating func mixPairs(
    of source: UnsafeBufferPointer<UInt32>, _ columns: AxisWeights, into row: inout [UInt16]
  ) {
    guard let pairs = columns.pairs else { return }
    let count = columns.range.count
    if left.isEmpty {
      left = [UInt32](repeating: 0, count: count)
      right = left
    }
    precondition(pairs.seconds.count == count && pairs.shares.count == count && row.count == 4 * count)
    left.withUnsafeMutableBufferPointer { left in
      right.withUnsafeMutableBufferPointer { right in
        columns.firsts.withUnsafeBufferPointer { firsts in
          pairs.seconds.withUnsafeBufferPointer { seconds in
            for index in 0..<count { (left[index], right[index]) = (source[firsts[index]], source[seconds[index]]) }
          }
        }
      }
    }
    row.withUnsafeMutableBufferPointer { row in
      pairs.shares.withUnsafeBufferPointer { shares in
        left.withUnsafeBufferPointer { left in
          right.withUnsafeBufferPointer { right in
            for channel in 0..<4 {
              let shift = UInt32(8 * channel)
              let target = UnsafeMutableBufferPointer(rebasing: row[channel * count..<(channel + 1) * count])
              for index in 0..<count {
                let share = shares[index] & 0x7FFF
                // Not more than 2^14, of which the compiler is told; both add up to that.
                let rest = (UInt32(AxisWeights.one) &- share) & 0x7FFF
                let (a, b) = ((left[index] &>> shift) & 255, (right[index] &>> shift) & 255)
                target[index] = UInt16(truncatingIfNeeded: (a &* rest &+ b &* share &+ 32) >> 6)
              }
            }
          }
        }
      }
    }
  }

  /// Adds up neighbouring pixels, each as often as its weight says.
  private static func addUp(
    _ source: UnsafeBufferPointer<UInt32>, _ columns: AxisWeights, into row: inout [UInt16]
  ) {
    let count = columns.range.count
    for index in 0..<count {
      // (red, blue) and (green, alpha), 32 bits a channel.
      var (even, odd): (UInt64, UInt64) = (0, 0)
      for (offset, place) in (columns.starts[index]..<columns.starts[index + 1]).enumerated() {
        let (pixel, weight) = (UInt64(source[columns.firsts[index] + offset]), UInt64(columns.weights[place]))
        even = even &+ ((pixel & 0xFF) | (pixel & 0xFF0000) << 16) &* weight
        odd = odd &+ (((pixel >> 8) & 0xFF) | (pixel & 0xFF00_0000) << 8) &* weight
      }
      // Both halves from 22 bits to 16.
      let half: UInt64 = 0x0000_0020_0000_0020
      (even, odd) = ((even &+ half) >> 6, (odd &+ half) >> 6)
      row[index] = UInt16(truncatingIfNeeded: even)
      row[count + index] = UInt16(truncatingIfNeeded: odd)
      row[2 * count + index] = UInt16(truncatingIfNeeded: even >> 32)
      row[3 * count + index] = UInt16(truncatingIfNeeded: odd >> 32)
    }
  }
}
