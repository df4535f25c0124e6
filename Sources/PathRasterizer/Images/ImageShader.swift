import PixelImages

/// The pixels of a scaled picture.
///
/// Each axis has its own weights. A picture row is scaled once along x and kept while painted rows need it; 8 more bits
/// are kept in between, so that rounding happens once, at the end.
struct ImageShader: Shader {
  let isOpaque: Bool

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
    // To find out takes a look at every pixel of the picture, which pays where more than those are painted. Weights add up
    // to exactly one, so that what is mixed of opaque pixels is opaque.
    isOpaque = tint == nil && bitmap.width * bitmap.height <= box.width * box.height && bitmap.isOpaque
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
        ScaledRow($0).finish(from: first, count: count, into: row)
      }
    } else if weights.count == 2, let upper = weights.first, let lower = weights.last {
      let rows = (cache.row(source, of: bitmap, columns: columns), cache.row(source + 1, of: bitmap, columns: columns))
      rows.0.withUnsafeBufferPointer { top in
        rows.1.withUnsafeBufferPointer { bottom in
          ScaledRow(top).mix(ScaledRow(bottom), weights: (upper, lower), from: first, count: count, into: row)
        }
      }
    } else {
      addUp(weights, source, from: first, count: count, into: row)
    }
  }

  private mutating func addUp(
    _ weights: ArraySlice<UInt32>, _ source: Int, from first: Int, count: Int, into row: PixelRow
  ) {
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: cache.rowCount(columns)))
    for (offset, weight) in weights.enumerated() where weight > 0 {
      let scaled = cache.row(source + offset, of: bitmap, columns: columns)
      precondition(scaled.count == sums.count, "Rows have the same columns")
      scaled.withUnsafeBufferPointer { scaled in
        sums.withUnsafeMutableBufferPointer { sums in
          for index in sums.indices { sums[index] = sums[index] &+ UInt32(scaled[index]) &* weight }
        }
      }
    }
    let half = sums.count / 2
    precondition(first >= 0 && 2 * (first + count) <= half, "The row is too short")
    sums.withUnsafeBufferPointer { sums in
      row.withMemoryRebound(to: UInt16.self, capacity: 2 * count) { target in
        let rounding: UInt32 = 1 << 21
        for index in 0..<2 * count {
          let even: UInt32 = (sums[2 * first + index] &+ rounding) >> 22
          let odd: UInt32 = (sums[half + 2 * first + index] &+ rounding) >> 22
          target[index] = UInt16(truncatingIfNeeded: even | odd << 8)
        }
      }
    }
  }
}

/// A scaled row: red and blue of all pixels, then green and alpha of all, each in 1/256.
///
/// Two channels of a pixel lie beside each other as in its 32 bits, so that the processor works out several at once
/// and puts them together without moving them.
private struct ScaledRow {
  private let evens, odds: UnsafePointer<UInt16>
  private let width: Int

  init(_ row: UnsafeBufferPointer<UInt16>) {
    guard let start = row.baseAddress else { preconditionFailure("A row without pixels") }
    width = row.count / 4
    (evens, odds) = (start, start + 2 * width)
  }

  /// Rounds the channels of some pixels to 8 bits.
  func finish(from first: Int, count: Int, into row: PixelRow) {
    precondition(first >= 0 && first + count <= width, "The row is too short")
    let (evens, odds) = (evens + 2 * first, odds + 2 * first)
    row.withMemoryRebound(to: UInt16.self, capacity: 2 * count) { target in
      // No channel is more than 255 * 256.
      for index in 0..<2 * count { target[index] = (evens[index] &+ 128) >> 8 | (odds[index] &+ 128) & 0xFF00 }
    }
  }

  /// Mixes two rows, and rounds once.
  func mix(
    _ other: ScaledRow, weights: (UInt32, UInt32), from first: Int, count: Int, into row: PixelRow
  ) {
    precondition(first >= 0 && first + count <= min(width, other.width), "The rows are too short")
    // No weight is more than 2^14; the compiler is told so. Then a product of signed halves is one instruction, so that
    // channels have 2^15 taken from them, and both weights together 2^14 times as much added again.
    let (upper, lower) = (Int32(weights.0 & 0x7FFF), Int32(weights.1 & 0x7FFF))
    let rounding: Int32 = 1 << 21 + 1 << 29
    let (top, bottom) = ((evens + 2 * first, odds + 2 * first), (other.evens + 2 * first, other.odds + 2 * first))
    @inline(__always)
    func channel(_ above: UInt16, _ below: UInt16) -> UInt32 {
      let (above, below) = (Int32(Int16(bitPattern: above ^ 0x8000)), Int32(Int16(bitPattern: below ^ 0x8000)))
      return UInt32(bitPattern: above &* upper &+ below &* lower &+ rounding) >> 22
    }
    row.withMemoryRebound(to: UInt16.self, capacity: 2 * count) { target in
      for index in 0..<2 * count {
        let (even, odd) = (channel(top.0[index], bottom.0[index]), channel(top.1[index], bottom.1[index]))
        target[index] = UInt16(truncatingIfNeeded: even | odd << 8)
      }
    }
  }
}

/// The last two picture rows that were scaled along x: enlarging asks for the same two again and again.
struct ScaledRowCache {
  private var rows: [[UInt16]] = [[], []]
  private var numbers: [Int?] = [nil, nil]

  /// The numbers in a scaled row.
  func rowCount(_ columns: AxisWeights) -> Int { 4 * (columns.pairs?.count ?? columns.range.count) }

  /// A picture row, scaled, as `ScaledRow` reads it.
  mutating func row(_ number: Int, of bitmap: Bitmap, columns: AxisWeights) -> [UInt16] {
    let slot = number & 1
    if numbers[slot] != number {
      numbers[slot] = number
      var row: [UInt16] = []
      swap(&row, &rows[slot])
      if row.isEmpty { row = [UInt16](repeating: 0, count: rowCount(columns)) }
      let width = bitmap.width
      bitmap.withUnsafePixels { pixels in
        let line = UnsafeBufferPointer(rebasing: pixels[(number * width)..<((number + 1) * width)])
        let source = UnsafeRawBufferPointer(line).assumingMemoryBound(to: UInt32.self)
        if let pairs = columns.pairs {
          Self.mix(pairs, of: source, into: &row)
        } else {
          Self.addUp(source, columns, into: &row)
        }
      }
      swap(&row, &rows[slot])
    }
    return rows[slot]
  }

  /// Enlarges, four pixels at a time: no painted one has more than two of the picture.
  private static func mix(_ pairs: PixelPairs, of source: UnsafeBufferPointer<UInt32>, into row: inout [UInt16]) {
    precondition(source.count == pairs.sourceCount && row.count == 4 * pairs.count, "Pairs of another row")
    pairs.firsts.withUnsafeBufferPointer { firsts in
      pairs.seconds.withUnsafeBufferPointer { seconds in
        pairs.shares.withUnsafeBytes { shares in
          row.withUnsafeMutableBytes { row in
            for index in stride(from: 0, to: pairs.count, by: 4) {
              let share = shares.loadUnaligned(fromByteOffset: 4 * index, as: PixelMixer.Pixels.self)
              let mixer = PixelMixer(
                PixelMixer.pixels(source, firsts, index), PixelMixer.pixels(source, seconds, index), share: share)
              row.storeBytes(of: mixer.evens, toByteOffset: 4 * index, as: PixelMixer.Pixels.self)
              row.storeBytes(of: mixer.odds, toByteOffset: 4 * (pairs.count + index), as: PixelMixer.Pixels.self)
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
    let green = row.count / 2
    for index in 0..<columns.range.count {
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
      row[2 * index] = UInt16(truncatingIfNeeded: even)
      row[2 * index + 1] = UInt16(truncatingIfNeeded: even >> 32)
      row[green + 2 * index] = UInt16(truncatingIfNeeded: odd)
      row[green + 2 * index + 1] = UInt16(truncatingIfNeeded: odd >> 32)
    }
  }
}

/// Mixes four pixels with four others, in 1/256.
///
/// As in `FourPixels` only those operators are used that become single instructions.
private struct PixelMixer {
  typealias Pixels = SIMD4<UInt32>

  private let left, right, share: Pixels

  /// - Parameter share: how much each of the right ones counts, of 2^14 and less than that.
  @inline(__always)
  init(_ left: Pixels, _ right: Pixels, share: Pixels) {
    (self.left, self.right) = (left, right)
    // The compiler is told that it has 15 bits, so that a product is one instruction.
    self.share = share & Pixels(repeating: 0x7FFF)
  }

  /// Four pixels of a row at the places that stand from `index` on.
  @inline(__always)
  static func pixels(
    _ row: UnsafeBufferPointer<UInt32>, _ places: UnsafeBufferPointer<Int32>, _ index: Int
  ) -> Pixels {
    Pixels(
      row[Int(places[index])], row[Int(places[index + 1])], row[Int(places[index + 2])], row[Int(places[index + 3])])
  }

  /// Red in the lower half of each lane, blue in the upper.
  @inline(__always)
  var evens: Pixels { halves(channel(0), channel(16)) }

  /// Green in the lower half of each lane, alpha in the upper.
  @inline(__always)
  var odds: Pixels { halves(channel(8), channel(24)) }

  /// A channel in 1/2^14, and half of what is lost when it is cut to 1/256.
  @inline(__always)
  private func channel(_ shift: UInt32) -> Pixels {
    let (shift, byte) = (Pixels(repeating: shift), Pixels(repeating: 0xFF))
    let (a, b) = ((left &>> shift) & byte, (right &>> shift) & byte)
    return (a &<< Pixels(repeating: 14)) &+ (b &- a) &* share &+ Pixels(repeating: 32)
  }

  @inline(__always)
  private func halves(_ low: Pixels, _ high: Pixels) -> Pixels {
    (low &>> Pixels(repeating: 6)) | ((high &<< Pixels(repeating: 10)) & Pixels(repeating: 0xFFFF_0000))
  }
}
