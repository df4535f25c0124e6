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
        for index in columns.firsts.indices {
          let weights = columns.starts[index]..<columns.starts[index + 1]
          let first = columns.firsts[index]
          var (even, odd): (UInt64, UInt64) = (0, 0)
          for place in weights {
            let pixel = UInt64(source[first &+ (place &- weights.lowerBound)])
            let weight = UInt64(columns.weights[place])
            even = even &+ ((pixel & 0xFF) | (pixel & 0xFF0000) << 16) &* weight
            odd = odd &+ (((pixel >> 8) & 0xFF) | (pixel & 0xFF00_0000) << 8) &* weight
          }
          row[2 &* index] = rounded(even)
          row[2 &* index &+ 1] = rounded(odd)
        }
      }
    }
  }

  /// Both halves from 22 bits to 16.
  @inline(__always)
  private static func rounded(_ sums: UInt64) -> UInt64 {
    ((sums &+ 0x0000_0020_0000_0020) >> 6) & 0x0000_FFFF_0000_FFFF
  }
}
