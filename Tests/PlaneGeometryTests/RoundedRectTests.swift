import PlaneGeometry
import Testing

struct RoundedRectTests {
  /// Points on all curves of a path, as closely as the curves' ends and quarters.
  private func points(of path: Path) -> [Point] {
    var current = Point.zero
    var points: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .cubic(let point, let control1, let control2):
        for step in 1...16 {
          let t = Double(step) / 16
          let (a, b, c) = (
            current.interpolated(to: control1, by: t), control1.interpolated(to: control2, by: t),
            control2.interpolated(to: point, by: t)
          )
          points.append(a.interpolated(to: b, by: t).interpolated(to: b.interpolated(to: c, by: t), by: t))
        }
      case .quad(let point, _): points.append(point)
      case .close: break
      }
      current = element.points.last ?? current
    }
    return points
  }

  private func distance(_ point: Point, _ center: Point) -> Double {
    let vector = point - center
    return (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func `a capsule with equal sides is a circle`(style: RoundedCornerStyle) {
    let capsule = Path { $0.addCapsule(in: Rect(x: 10, y: 20, width: 100, height: 100), style: style) }
    for point in points(of: capsule) {
      #expect(abs(distance(point, Point(x: 60, y: 70)) - 50) < 0.03, "\(point)")
    }
  }

  @Test func `a circular capsule has half circles at its ends`() {
    let capsule = Path { $0.addCapsule(in: Rect(x: 0, y: 0, width: 300, height: 100), style: .circular) }
    for point in points(of: capsule) {
      let nearest = Point(x: max(50, min(250, point.x)), y: 50)
      #expect(abs(distance(point, nearest) - 50) < 0.03)
    }
  }

  @Test func `a continuous capsule lies a little inside of a circular one, and is symmetric`() {
    let capsule = Path { $0.addCapsule(in: Rect(x: 0, y: 0, width: 978, height: 121)) }
    let drawn = points(of: capsule)
    for point in drawn {
      let nearest = Point(x: max(60.5, min(917.5, point.x)), y: 60.5)
      let gap = 60.5 - distance(point, nearest)
      #expect(gap > -0.05 && gap < 1.6, "\(point)")
      #expect(drawn.contains { abs($0.x - 978 + point.x) < 1e-9 && abs($0.y - point.y) < 1e-9 })
      #expect(drawn.contains { abs($0.x - point.x) < 1e-9 && abs($0.y - 121 + point.y) < 1e-9 })
    }
  }

  @Test func `a high capsule is a wide one with x and y exchanged`() {
    let wide = points(of: Path { $0.addCapsule(in: Rect(x: 0, y: 0, width: 300, height: 80)) })
    let high = points(of: Path { $0.addCapsule(in: Rect(x: 0, y: 0, width: 80, height: 300)) })
    for point in wide {
      #expect(high.contains { abs($0.x - point.y) < 1e-9 && abs($0.y - point.x) < 1e-9 }, "\(point)")
    }
  }

  @Test func `a continuous corner begins 1.528665 radii from the corner and is symmetric`() {
    let path = Path {
      $0.addRoundedRect(Rect(x: 0, y: 0, width: 200, height: 200), cornerSize: Size(width: 20, height: 20))
    }
    #expect(path.elements.first == .move(to: Point(x: 1.528665 * 20, y: 0)))
    let drawn = points(of: path)
    for point in drawn {
      #expect(drawn.contains { abs($0.x - point.y) < 1e-4 && abs($0.y - point.x) < 1e-4 }, "\(point)")
      #expect((0...200).contains(point.x) && (0...200).contains(point.y))
    }
    // The middle of the corner lies near the circle's.
    let middle = drawn.map { distance($0, .zero) }.min() ?? 0
    #expect(abs(middle - 20 * (2.0.squareRoot() - 1)) < 0.2)
  }

  @Test func `a continuous corner without room for its reach stays within its sides`() {
    for side in stride(from: 40.0, through: 62, by: 1) {
      let path = Path {
        $0.addRoundedRect(Rect(x: 0, y: 0, width: side, height: side), cornerSize: Size(width: 20, height: 20))
      }
      var last = Point.zero
      for point in points(of: path) where point.x < side / 2 && point.y < side / 2 {
        #expect(point.x >= 0 && point.y >= 0)
        last = point
      }
      #expect(last != .zero)
    }
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous], [10, 10.000001, 48, .infinity])
  func `a radius of half the shorter side or more makes a capsule`(style: RoundedCornerStyle, radius: Double) {
    for rect in [Rect(x: 1, y: 2, width: 40, height: 20), Rect(x: 1, y: 2, width: 20, height: 40)] {
      let rounded = Path { $0.addRoundedRect(rect, cornerSize: Size(width: radius, height: radius), style: style) }
      #expect(rounded == Path { $0.addCapsule(in: rect, style: style) })
    }
  }

  @Test func `a layer's corner begins 1.91 radii from the corner, or where its row is half as high as that`() {
    let card = Path { $0.addLayer(Rect(x: 0, y: 0, width: 300, height: 200), cornerRadius: 20, lastHeight: 44) }
    let drawn = points(of: card)
    let left = drawn.filter { abs($0.x) < 1e-9 }.map(\.y)
    #expect(left.min().map { abs($0 - 38.2) < 1e-9 } == true)
    #expect(left.max().map { abs($0 - 178) < 1e-9 } == true)
    #expect(drawn.filter { abs($0.y) < 1e-9 }.map(\.x).min().map { abs($0 - 38.2) < 1e-9 } == true)
    #expect(
      drawn.allSatisfy { point in drawn.contains { abs($0.x - 300 + point.x) < 1e-9 && abs($0.y - point.y) < 1e-9 } })
  }

  @Test func `a layer's corner with room for no more than its radius is a part of a circle`() {
    let square = Path { $0.addLayer(Rect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 80) }
    for point in points(of: square) {
      #expect(abs(distance(point, Point(x: 50, y: 50)) - 50) < 0.03, "\(point)")
    }
  }

  @Test func `radii without length give a rectangle, larger ones than half the sides are limited`() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    let plain = Path { $0.addRect(rect) }
    #expect(Path { $0.addRoundedRect(rect, cornerSize: .zero) } == plain)
    #expect(Path { $0.addRoundedRect(rect, cornerSize: Size(width: -3, height: 5)) } == plain)
    let elliptical = Path { $0.addRoundedRect(rect, cornerSize: Size(width: 20, height: 40), style: .circular) }
    #expect(elliptical == Path { $0.addRoundedRect(rect, cornerSize: Size(width: 5, height: 10), style: .circular) })
    let endless = Path { $0.addRoundedRect(rect, cornerSize: Size(width: Double.infinity, height: 1)) }
    #expect(endless.controlBounds == rect)
    #expect(Path { $0.addCapsule(in: Rect(x: 1, y: 1, width: 0, height: 9)) }.elements.count == 5)
  }
}
