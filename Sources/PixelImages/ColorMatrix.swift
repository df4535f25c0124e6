/// A linear change of colours: of each channel a sum of the three, and how much is added; alpha is multiplied.
///
/// Numbers are in 1/65536, where 65536 is a whole channel.
package struct ColorMatrix: Hashable, Sendable {
  /// For red, green, blue and what alpha is multiplied by: the shares of red, green and blue, and what is added.
  private let rows: [[Int64]]

  /// Creates a change from shares that are numbers where 1 is the whole channel.
  /// - Parameter rows: four rows of four; what is not finite counts as 0, and more than 4096 as that.
  package init(_ rows: [[Double]]) {
    precondition(rows.count == 4 && rows.allSatisfy { $0.count == 4 }, "A change of colours has four rows of four")
    self.rows = rows.map { row in
      row.map { $0.isFinite ? Int64((min(max($0, -4096), 4096) * 65536).rounded()) : 0 }
    }
  }

  /// The shares and what is added, row by row, as numbers where 1 is the whole channel.
  package var numbers: [Double] { rows.joined().map { Double($0) / 65536 } }

  /// The colour of a pixel after the change, each channel rounded to nearest and no less than 0 or more than a whole one.
  package func apply(to pixel: PremultipliedColor) -> PremultipliedColor {
    guard pixel.alpha > 0 else { return pixel }
    let color = RGBAColor(pixel)
    let factor = UInt32(channel(3, color))
    let alpha = UInt8(truncatingIfNeeded: dividedBy255(UInt32(color.alpha) * factor))
    return PremultipliedColor(
      RGBAColor(red: channel(0, color), green: channel(1, color), blue: channel(2, color), alpha: alpha))
  }

  private func channel(_ index: Int, _ color: RGBAColor) -> UInt8 {
    let row = rows[index]
    let sum = row[0] * Int64(color.red) + row[1] * Int64(color.green) + row[2] * Int64(color.blue) + row[3] * 255
    return UInt8(min(max((sum + 32768) >> 16, 0), 255))
  }
}
