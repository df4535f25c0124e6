import PixelImages
import PlaneGeometry
import Testing

@testable import PathRasterizer

/// Contours that overlap, cross, touch and nest, against a model that adds up lines across each pixel.
struct OverlapTests {
  private static let (width, height) = (7, 5)

  enum Kind: CaseIterable {
    /// Polygons with corners anywhere, also outside.
    case tangled
    /// Rectangles and polygons on a coarse grid: edges lie on each other, corners touch.
    case coincident
    /// All corners within a pixel of each other.
    case slivers
    /// Rectangles inside each other and around the picture.
    case nested
    /// Every contour again, there and back.
    case doubled
  }

  /// The ways to resolve the overlaps of a row.
  private static let ways = [
    "row by beams": SweepLimits(segmentsInRow: .max),
    "row by edges": SweepLimits(segmentsInRow: 0, visits: -1),
    "row by sorted edges": SweepLimits(segmentsInRow: 0, visits: -1, swapsPerEdge: 0),
    "parts by beams": SweepLimits(segmentsInRow: 0, segmentsInPart: .max, visits: .max / 1000),
    "parts by edges": SweepLimits(segmentsInRow: 0, segmentsInPart: 0, visits: .max / 1000),
  ]

  @Test(arguments: Kind.allCases, [FillRule.nonZero, .evenOdd])
  func `overlapping contours cover what their winding numbers say, to two steps of coverage`(
    kind: Kind, rule: FillRule
  ) {
    let box = PixelRect(minX: 0, minY: 0, maxX: Self.width, maxY: Self.height)
    for seed in 0..<100 {
      var generator = SeededGenerator(state: UInt64(seed))
      let contours = contours(kind, &generator)
      let exact = coverage(of: contours, rule: rule)
      for (way, limits) in Self.ways {
        let drawn = CoverageMask(path(contours), rule: rule, limits: box, sweeps: limits)
        for (index, exact) in exact.enumerated() {
          let (x, y) = (index % Self.width, index / Self.width)
          guard abs(Double(drawn[x, y]) - exact) > 2 else { continue }
          Issue.record("seed \(seed), pixel (\(x), \(y)), \(way): \(drawn[x, y]) for \(exact)")
        }
      }
    }
  }

  private func contours(_ kind: Kind, _ generator: inout SeededGenerator) -> [[DevicePoint]] {
    let contours = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      let isRectangle = kind == .nested || kind == .coincident && Bool.random(using: &generator)
      return isRectangle ? rectangle(kind, &generator) : polygon(kind, &generator)
    }
    return kind == .doubled ? contours + contours + contours.map { $0.reversed() } : contours
  }

  private func polygon(_ kind: Kind, _ generator: inout SeededGenerator) -> [DevicePoint] {
    (0..<Int.random(in: 3...7, using: &generator)).map { _ in
      DevicePoint(
        x: coordinate(kind, Self.width, &generator), y: coordinate(kind, Self.height, &generator))
    }
  }

  private func rectangle(_ kind: Kind, _ generator: inout SeededGenerator) -> [DevicePoint] {
    let (a, b) = (coordinate(kind, Self.width, &generator), coordinate(kind, Self.width, &generator))
    let (c, d) = (coordinate(kind, Self.height, &generator), coordinate(kind, Self.height, &generator))
    return [(a, c), (b, c), (b, d), (a, d)].map { DevicePoint(x: $0, y: $1) }
  }

  private func coordinate(_ kind: Kind, _ pixels: Int, _ generator: inout SeededGenerator) -> Int32 {
    let end = Int32(pixels) * 256
    return switch kind {
    case .tangled, .nested, .doubled: Int32.random(in: -300...(end + 300), using: &generator)
    case .coincident: Int32.random(in: -2...(end / 64 + 2), using: &generator) * 64 + 7
    case .slivers: end / 2 + Int32.random(in: -130...130, using: &generator)
    }
  }

  private func path(_ contours: [[DevicePoint]]) -> DevicePath {
    var path = DevicePath()
    for contour in contours {
      path.move(to: contour[0])
      for point in contour.dropFirst() { path.line(to: point) }
      path.close()
    }
    return path
  }

  /// The coverage of all pixels from 0 to 255: along each of many lines the exact part of a pixel that is inside.
  private func coverage(of contours: [[DevicePoint]], rule: FillRule) -> [Double] {
    // As many as a pixel has units: between two of them no edge begins or ends.
    let linesPerPixel = 256
    var coverage = [Double](repeating: 0, count: Self.width * Self.height)
    let edges = contours.flatMap(Self.edges)
    for row in 0..<Self.height {
      let near = edges.filter { $0.top < Double(row + 1) * 256 && $0.bottom > Double(row) * 256 }
      if near.isEmpty { continue }
      for line in 0..<linesPerPixel {
        let y = (Double(row * linesPerPixel + line) + 0.5) * 256 / Double(linesPerPixel)
        Self.forEachSpan(near, rule: rule, y: y) { left, right in
          var x = max(0, Int(left / 256))
          while x < Self.width, Double(x) * 256 < right {
            let part = min(right, Double(x + 1) * 256) - max(left, Double(x) * 256)
            coverage[row * Self.width + x] += max(0, part) / 256 * 255 / Double(linesPerPixel)
            x += 1
          }
        }
      }
    }
    return coverage
  }

  /// A side of a contour that is not level, from its upper end to its lower one.
  private struct Edge {
    let top: Double
    let bottom: Double
    let topX: Double
    /// How far it goes to the right with each step down.
    let slope: Double
    /// 1 where the contour runs down along it, -1 where it runs up.
    let direction: Int
  }

  private static func edges(_ contour: [DevicePoint]) -> [Edge] {
    zip(contour, contour.dropFirst() + [contour[0]]).compactMap { a, b in
      guard a.y != b.y else { return nil }
      let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
      return Edge(
        top: Double(upper.y), bottom: Double(lower.y), topX: Double(upper.x),
        slope: Double(lower.x - upper.x) / Double(lower.y - upper.y), direction: a.y < b.y ? 1 : -1)
    }
  }

  /// Hands out from where to where a line is inside.
  private static func forEachSpan(
    _ edges: [Edge], rule: FillRule, y: Double, _ body: (_ left: Double, _ right: Double) -> Void
  ) {
    var crossings: [(x: Double, direction: Int)] = []
    for edge in edges where edge.top < y && y < edge.bottom {
      crossings.append((edge.topX + (y - edge.top) * edge.slope, edge.direction))
    }
    if crossings.isEmpty { return }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    for index in crossings.indices.dropLast() {
      winding += crossings[index].direction
      if rule == .nonZero ? winding != 0 : winding & 1 != 0 { body(crossings[index].x, crossings[index + 1].x) }
    }
  }
}
