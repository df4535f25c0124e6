import Testing

@testable import ImageComparison

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
