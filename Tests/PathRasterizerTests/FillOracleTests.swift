import PathRasterizer
import PlaneGeometry
import Testing

/// Random polygons against the definition: what is inside is covered.
struct FillOracleTests {
  private static let size = 6
  /// Sample points a pixel, along each axis.
  private static let samples = 8

  @Test(arguments: 0..<25, [FillRule.nonZero, .evenOdd])
  func `tangled polygons cover what their winding numbers say`(seed: Int, rule: FillRule) {
    var generator = SeededGenerator(state: UInt64(seed))
    let contours = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      (0..<Int.random(in: 3...7, using: &generator)).map { _ in
        DevicePoint(
          x: Int32.random(in: -300...1836, using: &generator), y: Int32.random(in: -300...1836, using: &generator))
      }
    }
    var path = DevicePath()
    for contour in contours {
      path.move(to: contour[0])
      for point in contour.dropFirst() { path.line(to: point) }
      path.close()
    }
    let drawn = mask(path, rule: rule, Self.size, Self.size)
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        let sampled = sampledCoverage(contours, rule: rule, x: x, y: y)
        // 64 samples are off by a few along each edge.
        if abs(Int(drawn[x, y]) - sampled) > 40 {
          Issue.record("seed \(seed), pixel (\(x), \(y)): \(drawn[x, y]), sampled \(sampled)")
        }
      }
    }
  }

  private func sampledCoverage(_ contours: [[DevicePoint]], rule: FillRule, x: Int, y: Int) -> Int {
    var inside = 0
    let step = 256 / Self.samples
    for row in 0..<Self.samples {
      for column in 0..<Self.samples {
        let point = (x * 256 + column * step + step / 2, y * 256 + row * step + step / 2)
        let winding = winding(of: contours, around: point)
        inside += (rule == .nonZero ? winding != 0 : winding & 1 != 0) ? 1 : 0
      }
    }
    return (inside * 255 + 128) / (Self.samples * Self.samples)
  }

  private func winding(of contours: [[DevicePoint]], around point: (x: Int, y: Int)) -> Int {
    var winding = 0
    for contour in contours {
      for (a, b) in zip(contour, contour.dropFirst() + [contour[0]]) {
        guard (Int(a.y) <= point.y) != (Int(b.y) <= point.y) else { continue }
        let cross =
          (Int(b.x) - Int(a.x)) * (point.y - Int(a.y)) - (point.x - Int(a.x)) * (Int(b.y) - Int(a.y))
        let isDownwards = a.y < b.y
        // Count edges that pass left of the point.
        if isDownwards == (cross < 0) { winding += isDownwards ? 1 : -1 }
      }
    }
    return winding
  }
}
