import Foundation
import PixelImages
import PlaneGeometry
import Testing

@testable import PathRasterizer

/// What rows with overlaps of many edges cost, in steps: in proportion to the edges in each row and to their crossings.
struct OverlapWorkTests {
  private func work(
    of path: DevicePath, limits: SweepLimits = SweepLimits(visits: -1, swapsPerEdge: 1_000_000)
  ) -> SweepWork {
    let box = PixelRect(minX: 0, minY: 0, maxX: 4096, maxY: 512)
    return CoverageScanner.work(of: path, rule: .nonZero, box: box, limits: limits)
  }

  private func chart(points: Int) -> DevicePath {
    var generator = SeededGenerator(state: 3)
    let line = devicePath { path in
      for index in 0..<points {
        let point = Point(x: 1.2 * Double(index), y: .random(in: 100...200, using: &generator))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    return line.stroked(DeviceStroke(width: 6 * 256, join: .round))
  }

  @Test func `a chart of twice as many points takes twice as many steps`() {
    let works = [500, 1000, 2000].map { work(of: chart(points: $0)) }
    for (small, large) in zip(works, works.dropFirst()) {
      #expect(10 * large.edges < 22 * small.edges)
      #expect(10 * large.swaps < 22 * small.swaps)
      #expect(10 * large.steps < 22 * small.steps)
      #expect(10 * large.pieces < 22 * small.pieces)
    }
  }

  @Test func `a line of segments shorter than its width has one outline around all of them`() {
    #expect(chart(points: 50).verbs.count { $0 == .move } == 1)
  }

  @Test func `sharp turns to one side have one outline around all of them`() {
    let star = devicePath { path in
      path.move(to: Point(x: 100, y: 100))
      for index in 1..<20 {
        // Each turn is of 4/5 of a half.
        let angle = 0.8 * .pi * Double(index)
        path.addLine(to: Point(x: 100 + 12 * cos(angle), y: 100 + 12 * sin(angle)))
      }
    }
    let outline = star.stroked(DeviceStroke(width: 10 * 256))
    #expect(outline.verbs.count { $0 == .move } == 1)
  }

  @Test func `of lines that cover nearly everything few edges are looked at`() {
    var generator = SeededGenerator(state: 5)
    let lines = devicePath { path in
      for _ in 0..<1000 {
        path.move(to: Point(x: .random(in: 0...800, using: &generator), y: .random(in: 0...500, using: &generator)))
        path.addLine(to: Point(x: .random(in: 0...800, using: &generator), y: .random(in: 0...500, using: &generator)))
      }
    }.stroked(DeviceStroke(width: 6 * 256))
    let all = work(of: lines)
    let seen = work(of: lines, limits: SweepLimits(segmentsInPart: 0))
    #expect(seen.edges < all.edges / 10)
    #expect(seen.swaps < all.swaps / 10)
  }

  @Test func `bands that overlap without crossing are found in a few steps each`() {
    let bands = devicePath { path in
      for index in 0..<400 {
        let x = 4 * Double(index)
        path.move(to: Point(x: x, y: 0))
        for point in [Point(x: x + 30, y: 0), Point(x: x + 430, y: 40), Point(x: x + 400, y: 40)] {
          path.addLine(to: point)
        }
        path.close()
      }
    }
    let work = work(of: bands)
    #expect(work.edges == 800 * 40)
    #expect(work.swaps == 0)
    #expect(work.steps < 4 * work.edges)
    // The first left edge and the last right one.
    #expect(work.pieces == 2 * 40)
  }

  @Test func `every pair of edges changes places once where it crosses`() {
    let count = 60
    let fan = devicePath { path in
      for index in 0..<count {
        let (x, height) = (10 * Double(index), 0.25)
        path.move(to: Point(x: x, y: 0))
        for point in [
          Point(x: x + 3, y: 0), Point(x: 1000 - x + 3, y: height), Point(x: 1000 - x, y: height),
        ] { path.addLine(to: point) }
        path.close()
      }
    }
    let work = work(of: fan)
    #expect(work.swaps == 4 * count * (count - 1) / 2)
    #expect(work.pieces < 8 * work.swaps)
  }
}
