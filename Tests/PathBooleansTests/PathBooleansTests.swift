import PathBooleans
import PlaneGeometry
import Testing

/// Numbers that look random, and are the same on each machine.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Contours with corners on whole points, which touch, overlap and cross themselves.
  mutating func polygons(side: Int) -> Path {
    Path { path in
      for _ in 0..<Int.random(in: 1...3, using: &self) {
        for corner in 0..<Int.random(in: 3...7, using: &self) {
          let point = Point(
            x: Double(Int.random(in: 0...side, using: &self)), y: Double(Int.random(in: 0...side, using: &self)))
          if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
      }
    }
  }
}

/// A slow model: how a path of lines winds around a place, by each line of it.
enum WindingModel {
  static func lines(_ path: Path) -> [(Point, Point)] {
    var lines: [(Point, Point)] = []
    var (start, current) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        lines.append((current, point))
        current = point
      default:
        lines.append((current, start))
        current = start
      }
    }
    return lines
  }

  static func winding(of path: Path, around point: Point) -> Int {
    lines(path).reduce(0) { sum, line in
      let (a, b) = line
      guard (a.y <= point.y) != (b.y <= point.y) else { return sum }
      let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      // Of the lines to the right of the place, ways down are clockwise.
      return a.y <= point.y ? (side > 0 ? sum + 1 : sum) : (side < 0 ? sum - 1 : sum)
    }
  }

  static func contains(_ path: Path, _ point: Point, _ rule: FillRule) -> Bool {
    let winding = winding(of: path, around: point)
    return rule == .evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  static func area(_ path: Path) -> Double {
    lines(path).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x } / 2
  }

  /// How far a place is from the nearest line of a path.
  static func distance(_ path: Path, _ point: Point) -> Double {
    lines(path).map { a, b in
      let (way, out) = (b - a, point - a)
      let square = way.x * way.x + way.y * way.y
      let share = square == 0 ? 0 : min(max((way.x * out.x + way.y * out.y) / square, 0), 1)
      let rest = out - way * share
      return (rest.x * rest.x + rest.y * rest.y).squareRoot()
    }.min() ?? .infinity
  }
}

@Suite struct `Two areas` {
  private func isInside(_ combination: AreaCombination, _ first: Bool, _ second: Bool) -> Bool {
    switch combination {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }

  @Test(
    arguments: [AreaCombination.union, .intersection, .subtraction, .symmetricDifference], [FillRule.nonZero, .evenOdd])
  func `make the area that each place says`(combination: AreaCombination, rule: FillRule) {
    for seed in 0..<120 {
      var dice = Dice(seed)
      // On a small grid lines overlap and touch; on a large one they cross anywhere.
      let side = seed.isMultiple(of: 2) ? 6 : 60
      let (first, second) = (dice.polygons(side: side), dice.polygons(side: side))
      let made = first.combined(combination, with: second, rule: rule)
      for _ in 0..<60 {
        let place = Point(
          x: .random(in: -1...Double(side + 1), using: &dice), y: .random(in: -1...Double(side + 1), using: &dice))
        if min(WindingModel.distance(first, place), WindingModel.distance(second, place)) < 1e-4 { continue }
        let expected = isInside(
          combination, WindingModel.contains(first, place, rule), WindingModel.contains(second, place, rule))
        // Clockwise, and not twice: both rules fill the same.
        #expect(WindingModel.winding(of: made, around: place) == (expected ? 1 : 0), "seed \(seed) at \(place)")
      }
    }
  }

  @Test func `have the areas that sets have`() {
    for seed in 0..<80 {
      var dice = Dice(1000 + seed)
      let (first, second) = (dice.polygons(side: 40), dice.polygons(side: 40))
      func area(_ combination: AreaCombination) -> Double {
        WindingModel.area(first.combined(combination, with: second, rule: .nonZero))
      }
      let (union, both) = (area(.union), area(.intersection))
      let (own, others) = (
        WindingModel.area(first.normalized(rule: .nonZero)), WindingModel.area(second.normalized(rule: .nonZero))
      )
      #expect(abs(union + both - own - others) < 1e-3, "seed \(seed)")
      #expect(abs(area(.subtraction) - (own - both)) < 1e-3 && abs(area(.symmetricDifference) - (union - both)) < 1e-3)
    }
  }

  private func square(_ x: Double, _ y: Double, _ side: Double) -> Path {
    Path { $0.addRect(Rect(x: x, y: y, width: side, height: side)) }
  }

  @Test func `of rectangles are rectangles again`() {
    let overlap = square(0, 0, 4).combined(.intersection, with: square(2, 1, 4), rule: .nonZero)
    #expect(overlap.bounds == Rect(x: 2, y: 1, width: 2, height: 3))
    #expect(overlap.elements.count == 5)
    // Side by side they are one, without a line between them.
    let row = square(0, 0, 4).combined(.union, with: square(4, 0, 4), rule: .nonZero)
    #expect(row.elements.count == 5 && row.bounds == Rect(x: 0, y: 0, width: 8, height: 4))
    // In a corner they touch, and stay two.
    let corner = square(0, 0, 4).combined(.union, with: square(4, 4, 4), rule: .nonZero)
    #expect(corner.elements.count == 10)
    let hole = square(0, 0, 4).combined(.subtraction, with: square(1, 1, 2), rule: .nonZero)
    #expect(WindingModel.area(hole) == 12 && hole.elements.count == 10)
    #expect(square(0, 0, 4).combined(.intersection, with: square(4, 0, 4), rule: .nonZero).isEmpty)
    #expect(square(0, 0, 4).combined(.symmetricDifference, with: square(0, 0, 4), rule: .nonZero).isEmpty)
  }

  @Test func `of circles are as exact as their curves`() {
    let (first, second) = (
      Path { $0.addEllipse(in: Rect(x: -50, y: -50, width: 100, height: 100)) },
      Path { $0.addEllipse(in: Rect(x: 0, y: -50, width: 100, height: 100)) }
    )
    let lens = first.combined(.intersection, with: second, rule: .nonZero)
    // Two segments of 120°: r² (2π/3 - √3/2); the curves of a circle miss it by 0.03 %.
    let exact = 2500 * (2 * Double.pi / 3 - 3.0.squareRoot() / 2)
    #expect(abs(WindingModel.area(lens) - exact) < 0.001 * exact)
    for point in lens.elements.flatMap(\.points) {
      let distances = [0.0, 50].map { ((point.x - $0) * (point.x - $0) + point.y * point.y).squareRoot() }
      // The curve itself is 0.0137 points outside at most; lines of it 1/256 point inside.
      #expect(distances.contains { $0 > 50 - 0.004 && $0 < 50.015 })
    }
    #expect(abs((lens.bounds?.width ?? 0) - 50) < 0.01)
  }

  @Test func `are as exact where they are small`() {
    let small = Path { $0.addEllipse(in: Rect(x: 0, y: 0, width: 1, height: 1)) }.normalized(rule: .nonZero)
    #expect(abs(WindingModel.area(small) - .pi / 4) < 0.0005)
    #expect(small.elements.count > 40)
  }

  @Test func `that are no numbers are left out, and far places do no harm`() {
    let broken = Path {
      $0.move(to: Point(x: 0, y: 0))
      $0.addLine(to: Point(x: 4, y: 0))
      $0.addLine(to: Point(x: .nan, y: 2))
      $0.addLine(to: Point(x: 4, y: .infinity))
      $0.addLine(to: Point(x: 4, y: 4))
    }
    #expect(WindingModel.area(broken.normalized(rule: .nonZero)) == 8)
    #expect(Path().normalized(rule: .nonZero).isEmpty)
    let far = square(9e8, -9e8, 1e6).combined(.union, with: square(0, 0, 4), rule: .nonZero)
    #expect(abs(WindingModel.area(far) - 1e12) < 1e9)
  }

  @Test func `of which one winds twice are made by the rule`() {
    // A star of five corners: its middle is inside by one rule only.
    let corners = [(50, 0), (79, 90), (2, 35), (98, 35), (21, 90)].map { Point(x: $0.0, y: $0.1) }
    let star = Path { path in
      for corner in corners { path.addLine(to: corner) }
      path.close()
    }
    let middle = Point(x: 50, y: 50)
    #expect(WindingModel.contains(star.normalized(rule: .nonZero), middle, .nonZero))
    #expect(!WindingModel.contains(star.normalized(rule: .evenOdd), middle, .nonZero))
  }
}

@Suite struct `Lines and an area` {
  private func square(_ x: Double, _ y: Double, _ side: Double) -> Path {
    Path { $0.addRect(Rect(x: x, y: y, width: side, height: side)) }
  }

  private let line = Path {
    $0.move(to: Point(x: 0, y: 2))
    $0.addLine(to: Point(x: 10, y: 2))
  }

  private func points(_ path: Path) -> [[Double]] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point): [0, point.x, point.y]
      case .line(let point): [1, point.x, point.y]
      default: nil
      }
    }
  }

  @Test func `have the parts inside and those outside`() {
    let inside = line.lines(areInside: true, of: square(2, 0, 4), rule: .nonZero)
    #expect(points(inside) == [[0, 2, 2], [1, 6, 2]])
    let outside = line.lines(areInside: false, of: square(2, 0, 4), rule: .nonZero)
    #expect(points(outside) == [[0, 0, 2], [1, 2, 2], [0, 6, 2], [1, 10, 2]])
  }

  @Test func `count the edge of the area as inside`() {
    #expect(points(line.lines(areInside: true, of: square(2, 2, 4), rule: .nonZero)) == [[0, 2, 2], [1, 6, 2]])
    #expect(points(line.lines(areInside: false, of: square(2, -2, 4), rule: .nonZero)).count == 4)
  }

  @Test func `keep the way of a contour over its corners`() {
    let corner = Path {
      $0.move(to: Point(x: 0, y: 0))
      $0.addLine(to: Point(x: 4, y: 0))
      $0.addLine(to: Point(x: 4, y: 4))
    }
    #expect(
      points(corner.lines(areInside: true, of: square(2, -2, 4), rule: .nonZero)) == [
        [0, 2, 0], [1, 4, 0], [1, 4, 2],
      ])
    // An open contour is not closed.
    #expect(points(corner.lines(areInside: true, of: square(-9, -9, 50), rule: .nonZero)).count == 3)
    #expect(points(square(0, 0, 4).lines(areInside: true, of: square(-9, -9, 50), rule: .nonZero)).count == 5)
  }

  @Test func `are together the whole line`() {
    for seed in 0..<60 {
      var dice = Dice(seed)
      let (lines, area) = (dice.polygons(side: 30), dice.polygons(side: 30))
      func length(_ path: Path) -> Double {
        WindingModel.lines(path).reduce(0) { sum, line in
          let way = line.1 - line.0
          return sum + (way.x * way.x + way.y * way.y).squareRoot()
        }
      }
      let parts = [true, false].map { lines.lines(areInside: $0, of: area, rule: .evenOdd) }
      #expect(abs(length(parts[0]) + length(parts[1]) - length(lines)) < 1e-3, "seed \(seed)")
      for (isInside, part) in zip([true, false], parts) {
        for (start, end) in WindingModel.lines(part) {
          let middle = start.interpolated(to: end, by: 0.5)
          if WindingModel.distance(area, middle) < 1e-3 { continue }
          #expect(WindingModel.contains(area, middle, .evenOdd) == isInside, "seed \(seed)")
        }
      }
    }
  }
}

@Suite struct `The edge of a line` {
  @Test func `is around what the line covers`() {
    let path = Path {
      $0.move(to: Point(x: 2, y: 5))
      $0.addLine(to: Point(x: 12, y: 5))
    }
    let edge = path.outlined(by: StrokeStyle(width: 2)).normalized(rule: .nonZero)
    #expect(edge.bounds == Rect(x: 2, y: 4, width: 10, height: 2))
    #expect(WindingModel.area(edge) == 20)
    let round = path.outlined(by: StrokeStyle(width: 2, cap: .round)).normalized(rule: .nonZero)
    #expect(abs(WindingModel.area(round) - 20 - .pi) < 0.01)
  }
}
