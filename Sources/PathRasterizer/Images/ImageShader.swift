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

  /// Scaled picture rows: two numbers a pixel, (red, blue) and (green, alpha), 32 bits a channel.
  private var cache = ScaledRowCache()
  private var sums: [UInt64]

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
    sums = [UInt64](repeating: 0, count: 2 * box.width)
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
      let scaled = cache.row(source, of: bitmap, columns: columns)
      scaled.withUnsafeBufferPointer { finish($0, from: first, count: count, shift: 8, into: row) }
      return
    }
    if weights.count == 2, let upper = weights.first, let lower = weights.last {
      let rows = (cache.row(source, of: bitmap, columns: columns), cache.row(source + 1, of: bitmap, columns: columns))
      mix(rows.0, rows.1, weights: (UInt64(upper), UInt64(lower)), from: first, count: count, into: row)
      return
    }
    for place in 0..<(2 * count) { sums[place] = 0 }
    for (offset, weight) in weights.enumerated() where weight > 0 {
      let scaled = cache.row(source + offset, of: bitmap, columns: columns)
      addScaled(scaled, from: 2 * first, count: 2 * count, weight: UInt64(weight), to: &sums)
    }
    sums.withUnsafeBufferPointer { finish($0, from: 0, count: count, shift: 22, into: row) }
  }
}

/// Adds two rows up and rounds the channels to 8 bits: what `addScaled` and `finish` do, in one pass.
private func mix(
  _ upper: [UInt64], _ lower: [UInt64], weights: (UInt64, UInt64), from first: Int, count: Int, into row: PixelRow
) {
  precondition(first >= 0 && 2 * (first + count) <= min(upper.count, lower.count), "The rows are too short")
  upper.withUnsafeBufferPointer { upper in
    lower.withUnsafeBufferPointer { lower in
      guard let upper = upper.baseAddress, let lower = lower.baseAddress else { return }
      var place = 2 &* first
      for index in 0..<count {
        let even = upper[place] &* weights.0 &+ lower[place] &* weights.1
        let odd = upper[place &+ 1] &* weights.0 &+ lower[place &+ 1] &* weights.1
        row[index] = rounded(even, odd, shift: 22)
        place &+= 2
      }
    }
  }
}

private func addScaled(_ row: [UInt64], from first: Int, count: Int, weight: UInt64, to sums: inout [UInt64]) {
  precondition(first >= 0 && first + count <= row.count && count <= sums.count, "The rows are too short")
  row.withUnsafeBufferPointer { row in
    sums.withUnsafeMutableBufferPointer { sums in
      guard let row = row.baseAddress, let sums = sums.baseAddress else { return }
      var index = 0
      while index < count {
        sums[index] = sums[index] &+ row[first &+ index] &* weight
        index &+= 1
      }
    }
  }
}

/// Rounds the channels of some pixels to 8 bits.
private func finish(
  _ channels: UnsafeBufferPointer<UInt64>, from first: Int, count: Int, shift: UInt64, into row: PixelRow
) {
  precondition(2 * (first + count) <= channels.count, "The row is too short")
  guard let channels = channels.baseAddress else { return }
  var index = 0
  while index < count {
    let place = 2 &* (first &+ index)
    row[index] = rounded(channels[place], channels[place &+ 1], shift: shift)
    index &+= 1
  }
}

/// A pixel from (red, blue) and (green, alpha), whose numbers lose their lowest `shift` bits.
@inline(__always)
private func rounded(_ even: UInt64, _ odd: UInt64, shift: UInt64) -> UInt32 {
  let half = (UInt64(1) &<< (shift &- 1)) &* 0x0000_0001_0000_0001
  let bytes: UInt64 = 0x0000_00FF_0000_00FF
  let (even, odd) = (((even &+ half) &>> shift) & bytes, ((odd &+ half) &>> shift) & bytes)
  let (low, high) = (even | even &>> 16, odd | odd &>> 16)
  return UInt32(truncatingIfNeeded: low) & 0x00FF_00FF | (UInt32(truncatingIfNeeded: high) & 0x00FF_00FF) << 8
}

/// The last two picture rows that were scaled along x: enlarging asks for the same two again and again.
struct ScaledRowCache {
  private var rows: [[UInt64]] = [[], []]
  private var numbers: [Int?] = [nil, nil]

  /// A picture row, scaled: for each painted pixel (red, blue) and (green, alpha), 16 bits of value in 32.
  mutating func row(_ number: Int, of bitmap: Bitmap, columns: AxisWeights) -> [UInt64] {
    let slot = number & 1
    if numbers[slot] != number {
      numbers[slot] = number
      ScaledRowCache.scale(number, of: bitmap, columns: columns, into: &rows[slot])
    }
    return rows[slot]
  }

  private static func scale(_ number: Int, of bitmap: Bitmap, columns: AxisWeights, into row: inout [UInt64]) {
    if row.isEmpty { row = [UInt64](repeating: 0, count: 2 * columns.range.count) }
    let width = bitmap.width
    bitmap.withUnsafePixels { pixels in
      let source = UnsafeRawBufferPointer(
        UnsafeBufferPointer(rebasing: pixels[(number * width)..<((number + 1) * width)])
      )
      .assumingMemoryBound(to: UInt32.self)
      row.withUnsafeMutableBufferPointer { row in
        guard let source = source.baseAddress, let row = row.baseAddress else { return }
        columns.withUnsafePointers { firsts, starts, weights in
          for index in 0..<columns.range.count {
            mean(
              of: source + firsts[index], weights: weights + starts[index], count: starts[index &+ 1] &- starts[index],
              into: row + 2 &* index)
          }
        }
      }
    }
  }

  /// Adds up neighbouring pixels, each as often as its weight says.
  @inline(__always)
  private static func mean(
    of pixels: UnsafePointer<UInt32>, weights: UnsafePointer<UInt32>, count: Int,
    into result: UnsafeMutablePointer<UInt64>
  ) {
    var sums = weighted(pixels[0], weights[0])
    // Enlarging takes two at most, for which a loop costs more than the sums.
    if count > 1 {
      sums = sums &+ weighted(pixels[1], weights[1])
      var place = 2
      while place < count {
        sums = sums &+ weighted(pixels[place], weights[place])
        place &+= 1
      }
    }
    result[0] = rounded(sums.x)
    result[1] = rounded(sums.y)
  }

  /// (red, blue) and (green, alpha) of a pixel times its weight, 32 bits a channel.
  @inline(__always)
  private static func weighted(_ pixel: UInt32, _ weight: UInt32) -> SIMD2<UInt64> {
    let (pixel, weight) = (UInt64(pixel), UInt64(weight))
    return SIMD2(
      ((pixel & 0xFF) | (pixel & 0xFF0000) << 16) &* weight,
      (((pixel >> 8) & 0xFF) | (pixel & 0xFF00_0000) << 8) &* weight)
  }

  /// Both halves from 22 bits to 16.
  @inline(__always)
  private static func rounded(_ sums: UInt64) -> UInt64 {
    ((sums &+ 0x0000_0020_0000_0020) >> 6) & 0x0000_FFFF_0000_FFFF
  }
}
