import Foundation
import PixelImages
import PlaneGeometry
import Testing

@testable import PathRasterizer

/// Rows deep inside of shapes that lie on each other: pictures are the same bits whether each is looked at or not.
struct CoveredRowTests {
  private static let box = PixelRect(minX: 3, minY: 2, maxX: 43, maxY: 150)

  private func mask(_ path: DevicePath, _ rule: FillRule, chains: Int) -> [UInt8] {
    let sweeps = SweepLimits(chainsOfCoveredRows: chains)
    let mask = CoverageMask(path, rule: rule, limits: Self.box, sweeps: sweeps)
    return (Self.box.minY..<Self.box.maxY).flatMap { y in (Self.box.minX..<Self.box.maxX).map { x in mask[x, y] } }
  }

  /// Polygons around places in the picture, many of them larger than it.
  /// - Parameter step: all corners lie on a grid of so many units, so that edges meet in rows' ends and lie on each other.
  private func polygons(_ generator: inout SeededGenerator, step: Int32, turnsBack: Bool) -> DevicePath {
    var path = DevicePath()
    for number in 0..<Int.random(in: 2...60, using: &generator) {
      let center = (x: Double.random(in: 0...40, using: &generator), y: Double.random(in: 0...150, using: &generator))
      let radius = Double.random(in: 5...120, using: &generator)
      let corners = Int.random(in: 3...9, using: &generator)
      let start = Double.random(in: 0...6, using: &generator)
      for corner in 0..<corners {
        let turn = 2 * .pi * Double(corner) / Double(corners)
        let angle = start + (turnsBack && number % 3 == 0 ? -turn : turn)
        let point = DevicePoint(
          x: Int32((center.x + radius * cos(angle)) * 256) / step * step,
          y: Int32((center.y + radius * sin(angle)) * 256) / step * step)
        if corner == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
    }
    return path
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd], [Int32(1), 64, 256])
  func `they are covered as if each had been looked at`(rule: FillRule, step: Int32) {
    for seed in 0..<60 {
      var generator = SeededGenerator(state: UInt64(seed))
      let path = polygons(&generator, step: step, turnsBack: seed % 2 == 0)
      #expect(mask(path, rule, chains: 0) == mask(path, rule, chains: .max), "seed \(seed)")
    }
  }

  /// Adds a rectangle forty times, each in two parts that overlap in its middle; their edges there are not quite upright.
  private func addParts(_ minX: Int32, _ minY: Int32, _ maxX: Int32, _ maxY: Int32, to path: inout DevicePath) {
    let middle = (minX + maxX) / 2
    let left = [(minX, minY), (middle + 900, minY), (middle + 500, maxY), (minX, maxY)]
    let right = [(middle - 900, minY), (maxX, minY), (maxX, maxY), (middle - 500, maxY)]
    for number in 0..<80 {
      let corners = (number % 2 == 0 ? left : right).map { DevicePoint(x: $0.0, y: $0.1) }
      path.move(to: corners[0])
      for corner in corners.dropFirst() { path.line(to: corner) }
      path.close()
    }
  }

  @Test func `a slit between them is found wherever it begins and ends`() {
    let (width, height): (Int32, Int32) = (60 * 256, 160 * 256)
    for top in stride(from: Int32(20 * 256), to: 60 * 256, by: 777) {
      var path = DevicePath()
      addParts(0, 0, width, top, to: &path)
      addParts(0, top, 5000, top + 300, to: &path)
      addParts(5100, top, width, top + 300, to: &path)
      addParts(0, top + 300, width, height, to: &path)
      let drawn = mask(path, .nonZero, chains: SweepLimits().chainsOfCoveredRows)
      #expect(drawn == mask(path, .nonZero, chains: .max), "from \(top) on")
      #expect(drawn.contains { $0 < 255 })
    }
  }

  @Test func `of rows that are covered by many edges hardly any are looked at`() {
    var path = DevicePath()
    addParts(0, 0, 60 * 256, 160 * 256, to: &path)
    let work = CoverageScanner.work(of: path, rule: .nonZero, box: Self.box)
    #expect(work.rows < Self.box.height / 10)
  }
}
