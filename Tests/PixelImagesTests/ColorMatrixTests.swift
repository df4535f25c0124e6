import PixelImages
import Testing

@Suite struct `A change of colours` {
  private static let matrices: [[[Double]]] = [
    // Grey, more colour, a turned hue, more contrast, inverted, light as alpha, numbers beyond all colours.
    [[0.213, 0.715, 0.072, 0], [0.213, 0.715, 0.072, 0], [0.213, 0.715, 0.072, 0], [0, 0, 0, 1]],
    [[1.787, -0.715, -0.072, 0], [-0.213, 1.285, -0.072, 0], [-0.213, -0.715, 1.928, 0], [0, 0, 0, 1]],
    [[0, 0, 1, 0], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0.5]],
    [[3, 0, 0, -1], [0, 3, 0, -1], [0, 0, 3, -1], [0, 0, 0, 1]],
    [[-1, 0, 0, 1], [0, -1, 0, 1], [0, 0, -1, 1], [0, 0, 0, 1]],
    [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0.2125, 0.7154, 0.0721, 0]],
    [[4000, 0, -4000, 0.3], [0, -1000, 0, 4], [1e9, 0, 0, 0], [0, 0, 0, 2]],
  ]
  private static let channels: [UInt8] = [0, 1, 77, 128, 200, 254, 255]
  private static let alphas: [UInt8] = [1, 60, 128, 255]

  /// The sum of a row in real numbers, from 0 to 255.
  private func sum(_ row: [Double], _ color: RGBAColor) -> Double {
    let sum = zip(row, [color.red, color.green, color.blue, 255]).reduce(0) { $0 + $1.0 * Double($1.1) }
    return min(max(sum, 0), 255)
  }

  @Test(arguments: matrices) func `is a sum of the channels, to the nearest step`(rows: [[Double]]) {
    let matrix = ColorMatrix(rows)
    for (red, green) in Self.channels.flatMap({ red in Self.channels.map { (red, $0) } }) {
      for (blue, alpha) in Self.channels.flatMap({ blue in Self.alphas.map { (blue, $0) } }) {
        let pixel = PremultipliedColor(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
        let (color, changed) = (RGBAColor(pixel), matrix.apply(to: pixel))
        let factor = sum(rows[3], color)
        // A number has an error of 1/131072, and 4096 is the largest: at most 0.51 of a step together with the rounding.
        #expect(abs(Double(changed.alpha) - Double(alpha) * factor / 255) <= 1.01)
        let expected = rows.prefix(3).map { sum($0, color) * Double(changed.alpha) / 255 }
        let drawn = [changed.red, changed.green, changed.blue].map(Double.init)
        #expect(zip(drawn, expected).allSatisfy { abs($0 - $1) <= 1.01 }, "\(color) became \(changed), not \(expected)")
      }
    }
  }

  @Test func `leaves what is invisible, and takes numbers that are none for nothing`() {
    let white = ColorMatrix([[0, 0, 0, 1], [0, 0, 0, 1], [0, 0, 0, 1], [0, 0, 0, 1]])
    #expect(white.apply(to: .clear) == .clear)
    let broken = ColorMatrix([[.nan, 1, 0, 0], [0, .infinity, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
    let pixel = PremultipliedColor(RGBAColor(red: 10, green: 20, blue: 30))
    #expect(broken.apply(to: pixel) == PremultipliedColor(RGBAColor(red: 20, green: 0, blue: 30)))
  }
}
