import PixelImages
import Testing

@testable import ImageComparison

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct `Colours in CIE Lab` {
  @Test func `white is 100, black is 0, and greys have no colour`() {
    #expect(LabColor(red: 255, green: 255, blue: 255).lightness == 100_000)
    for level in UInt8.min ... .max {
      let grey = LabColor(red: level, green: level, blue: level)
      #expect(grey.a == 0 && grey.b == 0)
      if level == 0 { #expect(grey.lightness == 0) }
    }
  }

  @Test func `are those of the formulas in floating point, within 0.004`() {
    let levels = (0...17).map { UInt8($0 * 15) } + [1, 2, 3, 4, 5, 6, 7, 8, 10, 12]
    for red in levels {
      for green in levels {
        for blue in levels {
          let lab = LabColor(red: red, green: green, blue: blue)
          let expected = floatingPointLab(red, green, blue)
          for (value, reference) in zip([lab.lightness, lab.a, lab.b], expected)
          where abs(Double(value) / 1000 - reference) > 0.004 {
            Issue.record("\(red) \(green) \(blue): \(value) instead of \(reference)")
          }
        }
      }
    }
  }

  @Test(arguments: [Float(0.9), 0.98, 0.99, 0.995, 1])
  func `decide for all pairs of greys as floating point does`(precision: Float) {
    let limit = (1 - (Double(precision.description) ?? .nan)) * 100
    let lightness = (UInt8.min ... .max).map { floatingPointLab($0, $0, $0)[0] }
    let row = Bitmap(row: (UInt8.min ... .max).map(PremultipliedColor.grey))
    for level in UInt8.min ... .max {
      let comparer = ImageComparer(tolerance: ImageTolerance(perceptualPrecision: precision))
      let difference = comparer.difference(between: Bitmap(width: 256, height: 1, filledWith: .grey(level)), and: row)
      let distances = lightness.map { abs($0 - lightness[Int(level)]) }
      let sure = distances.count { $0 > limit + 0.004 }
      let possible = distances.count { $0 > 0 && $0 > limit - 0.004 }
      #expect((sure...possible).contains(difference?.differentPixelCount ?? -1), "grey \(level)")
    }
  }

  /// IEC 61966-2-1 and CIE 15 with the white point D65 (0.3127, 0.3290).
  private func floatingPointLab(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> [Double] {
    let light = [red, green, blue].map { channel -> Double in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let matrix = [
      [0.4123908, 0.35758434, 0.18048079], [0.21263901, 0.71516868, 0.07219232], [0.01933082, 0.11919478, 0.95053215],
    ]
    let f = matrix.map { row -> Double in
      let t = zip(row, light).map(*).reduce(0, +) / row.reduce(0, +)
      return t > 216.0 / 24389 ? cbrt(t) : t * 841 / 108 + 4.0 / 29
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }
}

@Suite struct `The distance CIE94` {
  @Test func `is that of the formula in floating point, within 0.01`() {
    let levels: [UInt8] = [0, 1, 40, 128, 200, 255]
    let colors = levels.flatMap { r in levels.flatMap { g in levels.map { LabColor(red: r, green: g, blue: $0) } } }
    for left in colors {
      for right in colors {
        let distance = Double(left.squaredCIE94Distance(to: right)).squareRoot() / 1000
        #expect(abs(distance - floatingPointCIE94(left, right)) < 0.01)
      }
    }
  }

  private func floatingPointCIE94(_ left: LabColor, _ right: LabColor) -> Double {
    let (l1, a1, b1) = (Double(left.lightness) / 1000, Double(left.a) / 1000, Double(left.b) / 1000)
    let (l2, a2, b2) = (Double(right.lightness) / 1000, Double(right.a) / 1000, Double(right.b) / 1000)
    let (c1, c2) = ((a1 * a1 + b1 * b1).squareRoot(), (a2 * a2 + b2 * b2).squareRoot())
    let dC = c1 - c2
    let squaredHue = max(0, (a1 - a2) * (a1 - a2) + (b1 - b2) * (b1 - b2) - dC * dC)
    let (sC, sH) = (1 + 0.045 * c1, 1 + 0.015 * c1)
    return ((l1 - l2) * (l1 - l2) + dC / sC * dC / sC + squaredHue / sH / sH).squareRoot()
  }
}
