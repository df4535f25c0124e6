import Foundation
import PixelImages
import PlaneGeometry
import Testing

@testable import PathRasterizer

struct StrokeTests {
  private func line(_ points: [(Double, Double)], closed: Bool = false) -> DevicePath {
    devicePath { path in
      for (index, point) in points.enumerated() {
        let place = Point(x: point.0, y: point.1)
        index == 0 ? path.move(to: place) : path.addLine(to: place)
      }
      if closed { path.close() }
    }
  }

  @Test func `the stroke of a rectangle is the difference of an outer and an inner rectangle`() {
    for offset in steps(0...256, by: 16) {
      for width in [64, 256, 300, 512, 700] as [Int32] {
        let rect = deviceRect(800 + offset, 900 + offset / 2, 2600 + offset, 3000)
        let half = width / 2
        let stroked = mask(DevicePath(rect).stroked(DeviceStroke(width: width)), 16, 16)
        let outer = deviceRect(rect.origin.x - half, rect.origin.y - half, rect.end.x + half, rect.end.y + half)
        let inner = deviceRect(rect.origin.x + half, rect.origin.y + half, rect.end.x - half, rect.end.y - half)
        for y in 0..<16 {
          for x in 0..<16 {
            let exact = coverage(overlap(outer, x: x, y: y) - overlap(inner, x: x, y: y))
            if Int(stroked[x, y]) != exact {
              Issue.record("width \(width), offset \(offset): \(stroked[x, y]), \(exact)")
            }
          }
        }
      }
    }
  }

  @Test func `a thin line has the same coverage through its joints`() {
    for offset in steps(0...240, by: 16) {
      let y = 5 + Double(offset) / 256
      let pieces = line((0...10).map { (2.0 + Double($0) * 1.7, y) })
      let whole = line([(2, y), (19, y)])
      for join in [StrokeStyle.Join.miter, .round, .bevel] {
        let style = DeviceStroke(width: 256, join: join)
        #expect(mask(pieces.stroked(style), 24, 12) == mask(whole.stroked(style), 24, 12))
      }
    }
  }

  @Test func `a line that goes back over itself is not darker`() {
    let there = line([(2.5, 3.25), (17.25, 9.5)])
    let andBack = line([(2.5, 3.25), (17.25, 9.5), (2.5, 3.25)])
    let style = DeviceStroke(width: 400, join: .bevel)
    let (once, twice) = (mask(there.stroked(style), 24, 16), mask(andBack.stroked(style), 24, 16))
    for y in 0..<16 {
      for x in 0..<24 where abs(Int(once[x, y]) - Int(twice[x, y])) > 1 {
        Issue.record("(\(x), \(y)): \(once[x, y]) once, \(twice[x, y]) twice")
      }
    }
  }

  @Test func `caps end a line at its end, with half a square, or with half a circle`() {
    func length(_ cap: StrokeStyle.Cap) -> Double {
      area(mask(line([(10, 10), (30, 10)]).stroked(DeviceStroke(width: 8 * 256, cap: cap)), 40, 20))
    }
    #expect(length(.butt) == 160)
    #expect(length(.square) == 224)
    #expect(abs(length(.round) - 160 - .pi * 16) < 1)
  }

  @Test func `joins fill the outside of a corner with a point, an arc or an edge`() {
    func drawn(_ join: StrokeStyle.Join) -> Double {
      let corner = line([(5, 30), (30, 30), (30, 5)])
      return area(mask(corner.stroked(DeviceStroke(width: 10 * 256, join: join)), 40, 40))
    }
    // Two legs of 25 by 10 share a square of 5 by 5 on the inside.
    let legs = 500.0 - 25
    #expect(drawn(.miter) == legs + 25)
    // Half-covered pixels on the diagonal are rounded up.
    #expect(abs(drawn(.bevel) - legs - 12.5) < 0.02)
    #expect(abs(drawn(.round) - legs - .pi * 25 / 4) < 0.3)
  }

  @Test func `a miter longer than the limit becomes a bevel`() {
    // The right angle's miter is 1.4142 times the width.
    let corner = line([(5, 30), (30, 30), (30, 5)])
    func drawn(_ limit: Int32) -> CoverageMask {
      mask(corner.stroked(DeviceStroke(width: 2560, miterLimit: limit)), 40, 40)
    }
    let bevel = mask(corner.stroked(DeviceStroke(width: 2560, join: .bevel)), 40, 40)
    #expect(drawn(363)[34, 34] == 255)
    #expect(drawn(362) == bevel)
  }

  @Test(arguments: [4.0, 9, 14, 30])
  func `the stroke of a circle is a ring, or a disc where the line is wider than the circle`(width: Double) {
    let radius = 10.0
    let circle = devicePath { $0.addEllipse(in: Rect(x: 30, y: 30, width: 2 * radius, height: 2 * radius)) }
    let drawn = mask(circle.stroked(DeviceStroke(width: Int32(width * 256))), 80, 80)
    let (outer, inner) = (radius + width / 2, max(0, radius - width / 2))
    #expect(abs(area(drawn) - .pi * (outer * outer - inner * inner)) < outer / 4)
    #expect(drawn[40, 40] == (width < 2 * radius - 2 ? 0 : 255))
  }

  @Test func `a contour without length is a dot with round and square caps only`() {
    let dot = line([(10, 10), (10, 10)])
    func drawn(_ cap: StrokeStyle.Cap) -> Double {
      area(mask(dot.stroked(DeviceStroke(width: 8 * 256, cap: cap)), 20, 20))
    }
    #expect(drawn(.butt) == 0)
    #expect(drawn(.square) == 64)
    #expect(abs(drawn(.round) - .pi * 16) < 1)
  }

  @Test func `widths of nothing and less draw nothing`() {
    for width in [0, -1, -5000, Int32.min] {
      #expect(line([(1, 1), (9, 9)]).stroked(DeviceStroke(width: width)).isEmpty)
    }
  }

  @Test func `dashes and gaps follow each other from the phase on`() {
    func columns(_ dashes: [Int32], phase: Int32 = 0) -> String {
      let path = line([(0, 1), (24, 1)])
      let style = DeviceStroke(width: 512, dashes: dashes.map { $0 * 256 }, dashPhase: phase * 256)
      let drawn = mask(path.stroked(style), 24, 2)
      return (0..<24).map { drawn[$0, 0] == 255 ? "#" : drawn[$0, 0] == 0 ? "." : "?" }.joined()
    }
    #expect(columns([4, 2]) == "####..####..####..####..")
    #expect(columns([4, 2], phase: 3) == "#..####..####..####..###")
    #expect(columns([4, 2], phase: -1) == ".####..####..####..####.")
    #expect(columns([3]) == "###...###...###...###...")
    #expect(columns([1, 2, 3]) == "#..###.##...#..###.##...")
    #expect(columns([0, 0]) == "########################")
    #expect(columns([-4, 0]) == "########################")
    #expect(columns([4, 0]) == "########################")
  }

  @Test func `dashes go around corners`() {
    let path = line([(2, 2), (8, 2), (8, 8)])
    let drawn = mask(path.stroked(DeviceStroke(width: 512, dashes: [4 * 256, 1 * 256])), 12, 12)
    #expect(drawn[5, 1] == 255)
    #expect(drawn[6, 1] == 0)
    #expect(drawn[8, 1] == 255)
    #expect(drawn[8, 4] == 255)
    #expect(drawn[8, 5] == 0)
    #expect(drawn[8, 6] == 255)
  }

  /// Narrow zigzags, turns to one side, and places anywhere in a small square.
  private static let corners: [@Sendable (inout SeededGenerator) -> [Point]] = [
    { walk(bend: 0.9...1.1, turnsBack: true, &$0) }, { walk(bend: 0.1...1.2, turnsBack: false, &$0) },
    { generator in
      let size = Double.random(in: 1...16, using: &generator)
      return (0..<Int.random(in: 3...7, using: &generator)).map { _ in
        Point(x: 20 + .random(in: 0...size, using: &generator), y: 20 + .random(in: 0...size, using: &generator))
      }
    },
  ]

  private static func walk(
    bend: ClosedRange<Double>, turnsBack: Bool, _ generator: inout SeededGenerator
  ) -> [Point] {
    var points = [Point(x: 20, y: 20)]
    let reach = Double.random(in: 1...16, using: &generator)
    var angle = 0.0
    for index in 0..<Int.random(in: 2...7, using: &generator) {
      angle += .pi * .random(in: bend, using: &generator) * (turnsBack && index % 2 == 0 ? -1 : 1)
      let length = Double.random(in: 0.3...reach, using: &generator)
      points.append(Point(x: points[index].x + length * cos(angle), y: points[index].y + length * sin(angle)))
    }
    return points
  }

  /// Inner edges are left out where segments lie on each other: never so much that a place is left out as often as it is
  /// covered.
  @Test(arguments: 0..<600)
  func `a line with round joins covers what its segments cover with round ends`(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let isClosed = seed % 2 == 0
    let points = Self.corners[seed % Self.corners.count](&generator)
    let style = DeviceStroke(width: Int32.random(in: 256...3072, using: &generator), cap: .round, join: .round)
    let whole = devicePath { path in
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      if isClosed { path.close() }
    }
    let segments = devicePath { path in
      for (from, to) in zip(points, points.dropFirst() + (isClosed ? [points[0]] : [])) {
        path.move(to: from)
        path.addLine(to: to)
      }
    }
    expectAlike(mask(whole.stroked(style), 40, 40), mask(segments.stroked(style), 40, 40))
  }

  private func expectAlike(_ drawn: CoverageMask, _ expected: CoverageMask, _ comment: String = "") {
    for y in 0..<40 {
      for x in 0..<40 where abs(Int(drawn[x, y]) - Int(expected[x, y])) > 12 {
        Issue.record("(\(x), \(y)): \(drawn[x, y]), not \(expected[x, y]) \(comment)")
      }
    }
  }

  /// In narrow bends a ribbon may break off; what comes before the first break goes on where the line ends.
  @Test(arguments: 0..<300)
  func `a closed line of curves is drawn alike wherever it begins`(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    func place() -> Point {
      Point(x: .random(in: 12...28, using: &generator), y: .random(in: 12...28, using: &generator))
    }
    let curves = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
      (end: place(), control: place(), last: place())
    }
    let style = DeviceStroke(width: Int32.random(in: 256...3072, using: &generator), cap: .round, join: .round)
    func drawn(from first: Int) -> CoverageMask {
      let path = devicePath { path in
        path.move(to: curves[(first + curves.count - 1) % curves.count].end)
        for index in curves.indices {
          let curve = curves[(first + index) % curves.count]
          path.addCubic(to: curve.end, control1: curve.control, control2: curve.last)
        }
        path.close()
      }
      return mask(path.stroked(style), 40, 40)
    }
    let expected = drawn(from: 0)
    for first in curves.indices.dropFirst() {
      expectAlike(drawn(from: first), expected, "from curve \(first) on")
    }
  }

  /// The outer edge goes around a corner in many steps, while the inner one waits.
  @Test func `an outline has no point twice in a row`() {
    let corners = (0..<20).map { index -> (Double, Double) in
      let y = index.isMultiple(of: 2) ? 4.0 : 20.0
      return (Double(index + 2), y)
    }
    let zigzag = line(corners)
    let points = zigzag.stroked(DeviceStroke(width: 1536, join: .round)).points
    #expect(points.count > 100)
    #expect(zip(points, points.dropFirst()).allSatisfy { $0 != $1 })
  }
}
