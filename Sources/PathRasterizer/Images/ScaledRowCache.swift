import PixelImages

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
