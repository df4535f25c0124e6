/// A linear change of colours: of each channel a sum of the three, and how much is added; alpha is multiplied.
///
/// Numbers are in 1/65536, where 65536 is a whole channel.
package struct ColorMatrix: Hashable, Sendable {
  /// For red, green, blue and what alpha is multiplied by: the shares of red, green and blue, and what is added.
  private let red, green, blue, alpha: SIMD4<Int64>

  /// Creates a change from shares that are numbers where 1 is the whole channel.
  /// - Parameter rows: four rows of four; what is not finite counts as 0, and more than 4096 as that.
  package init(_ rows: [[Double]]) {
    precondition(rows.count == 4 && rows.allSatisfy { $0.count == 4 }, "A change of colours has four rows of four")
    let rows = rows.map { row in
      SIMD4(row.map { $0.isFinite ? Int64((min(max($0, -4096), 4096) * 65536).rounded()) : 0 })
    }
    (red, green, blue, alpha) = (rows[0], rows[1], rows[2], rows[3])
  }

  /// The shares and what is added, row by row, as numbers where 1 is the whole channel.
  package var numbers: [Double] {
    [red, green, blue, alpha].flatMap { row in row.indices.map { Double(row[$0]) / 65536 } }
  }

  /// Changes the colours of pixels by several changes one after the other.
  ///
  /// Most pixels are like those before them: their colour is not worked out again.
  package static func apply(_ changes: [ColorMatrix], to pixels: UnsafeMutableBufferPointer<PremultipliedColor>) {
    var (known, changed) = (PremultipliedColor.clear, PremultipliedColor.clear)
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel != known {
        known = pixel
        changed = changes.reduce(pixel) { $1.apply(to: $0) }
      }
      pixels[index] = changed
    }
  }

  /// The colour of a pixel after the change, each channel rounded to nearest and no less than 0 or more than a whole one.
  package func apply(to pixel: PremultipliedColor) -> PremultipliedColor {
    guard pixel.alpha > 0 else { return pixel }
    let color = RGBAColor(pixel)
    let factor = UInt32(Self.channel(alpha, color))
    let remaining = UInt8(truncatingIfNeeded: dividedBy255(UInt32(color.alpha) * factor))
    return PremultipliedColor(
      RGBAColor(
        red: Self.channel(red, color), green: Self.channel(green, color), blue: Self.channel(blue, color),
        alpha: remaining))
  }

  private static func channel(_ row: SIMD4<Int64>, _ color: RGBAColor) -> UInt8 {
    let sum = row[0] * Int64(color.red) + row[1] * Int64(color.green) + row[2] * Int64(color.blue) + row[3] * 255
    return UInt8(min(max((sum + 32768) >> 16, 0), 255))
  }
}
