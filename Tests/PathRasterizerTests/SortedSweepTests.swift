import Foundation
import PixelImages
import PlaneGeometry
import Testing

@testable import PathRasterizer

/// Rows in which most edges cross most others: whoever finds the order of a beam, pictures are the same bits.
struct SortedSweepTests {
  private static let box = PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 24)

  private func mask(_ path: DevicePath, _ rule: FillRule, swapsPerEdge: Int) -> [UInt8] {
    let sweeps = SweepLimits(segmentsInRow: 0, visits: -1, swapsPerEdge: swapsPerEdge)
    let mask = CoverageMask(path, rule: rule, limits: Self.box, sweeps: sweeps)
    return (0..<Self.box.height).flatMap { y in (0..<Self.box.width).map { x in mask[x, y] } }
  }

  /// - Parameter step: all corners lie on a grid of so many units, so that edges meet and lie on each other.
  private func tangle(_ generator: inout SeededGenerator, step: Int32) -> DevicePath {
    var path = DevicePath()
    for _ in 0..<30 {
      for corner in 0..<Int.random(in: 3...9, using: &generator) {
        let point = DevicePoint(
          x: .random(in: -500...11_000, using: &generator) / step * step,
          y: .random(in: -300...6500, using: &generator) / step * step)
        if corner == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
    }
    return path
  }

  /// Bars through one place, each turned a little: in its row all of them cross.
  private func star(bars: Int) -> DevicePath {
    let (middle, length) = (Point(x: 20.3, y: 12.4), 60.0)
    return devicePath { path in
      for index in 0..<bars {
        let angle = .pi * (Double(index) + 0.5) / Double(bars)
        let (x, y) = (length * cos(angle), length * sin(angle))
        path.move(to: Point(x: middle.x - x, y: middle.y - y))
        path.addLine(to: Point(x: middle.x + x, y: middle.y + y))
        path.addLine(to: Point(x: middle.x + x + 0.1, y: middle.y + y))
        path.addLine(to: Point(x: middle.x - x + 0.1, y: middle.y - y))
      }
    }
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd], [Int32(1), 64])
  func `beams that are sorted anew cover the same as neighbours that change places, to the bit`(
    rule: FillRule, step: Int32
  ) {
    for seed in 0..<30 {
      var generator = SeededGenerator(state: UInt64(seed))
      let path = tangle(&generator, step: step)
      let expected = mask(path, rule, swapsPerEdge: 1_000_000)
      // From the first crossing on, and from others that lie anywhere in a row.
      for swaps in 0...3 {
        #expect(mask(path, rule, swapsPerEdge: swaps) == expected, "seed \(seed), \(swaps) swaps for each edge")
      }
    }
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd]) func `so does a star of many bars`(rule: FillRule) {
    let path = star(bars: 200)
    #expect(mask(path, rule, swapsPerEdge: SweepLimits().swapsPerEdge) == mask(path, rule, swapsPerEdge: 1_000_000))
  }

  @Test func `where all edges cross, fewer neighbours change places than there are crossings`() {
    func swaps(_ limits: SweepLimits) -> Int {
      CoverageScanner.work(of: star(bars: 400), rule: .nonZero, box: Self.box, limits: limits).swaps
    }
    // 800 edges of which each crosses nearly all others.
    let all = swaps(SweepLimits(visits: -1, swapsPerEdge: 1_000_000))
    #expect(all > 250_000)
    #expect(swaps(SweepLimits(visits: -1)) < 3 * all / 4)
  }
}
