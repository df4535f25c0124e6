import PlaneGeometry
import Testing

@Suite struct `A projection` {
  private let perspective = Projection(a: 1, b: 0.25, p: 0.001, c: 0.5, d: 2, q: -0.002, tx: 3, ty: 4, r: 1)

  private func isNear(_ a: Point?, _ b: Point, _ tolerance: Double = 1e-9) -> Bool {
    guard let a else { return false }
    return abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
  }

  @Test func `without perspective is the affine map`() {
    let map = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let point = Point(x: 7, y: -8)
    #expect(Projection(map).apply(to: point) == map.apply(to: point))
    #expect(Projection(map).isAffine && !perspective.isAffine)
  }

  @Test func `is applied before the next one`() {
    let next = Projection(.rotation(1))
    let point = Point(x: 10, y: 20)
    let image = perspective.apply(to: point).flatMap(next.apply)
    #expect(isNear(perspective.then(next).apply(to: point), image ?? point))
  }

  @Test func `has an inverse that leads back`() {
    let point = Point(x: 10, y: 20)
    let image = perspective.apply(to: point) ?? Point(x: 0, y: 0)
    // The inverse is known up to a factor: it may show everything behind the eye, but not here.
    #expect(isNear(perspective.inverse?.apply(to: image), point))
    #expect(Projection(.scale(x: 0, y: 1)).inverse == nil)
    #expect(Projection(.scale(x: 2, y: 4)).inverse == Projection(.scale(x: 0.5, y: 0.25)))
  }

  @Test func `shows nothing of what is behind the eye`() {
    let map = Projection(a: 1, b: 0, p: -0.1, c: 0, d: 1, q: 0, tx: 0, ty: 0, r: 1)
    #expect(map.apply(to: Point(x: 10, y: 0)) == nil)
    #expect(map.bounds(of: Rect(x: 0, y: 0, width: 20, height: 1)) == nil)
    #expect(map.bounds(of: Rect(x: 0, y: 0, width: 5, height: 1)) == Rect(x: 0, y: 0, width: 10, height: 2))
  }

  @Test func `around a place leaves that place where it is`() {
    let place = Point(x: 3, y: 4)
    #expect(isNear(Projection(.rotation(2)).around(place).apply(to: place), place))
  }

  @Test func `stretches most by the larger of its two factors`() {
    func stretch(_ map: Projection, _ x: Double = 0) -> Double? {
      map.largestStretch(at: Point(x: x, y: 0)).map { ($0 * 1e9).rounded() / 1e9 }
    }
    #expect(stretch(Projection(.scale(x: 2, y: -5))) == 5)
    #expect(stretch(Projection(.rotation(0.7)), 8) == 1)
    // What is nearer is larger, and behind the eye nothing is seen.
    let depth = Projection(a: 1, b: 0, p: -0.1, c: 0, d: 1, q: 0, tx: 0, ty: 0, r: 1)
    #expect(stretch(depth) == 1)
    #expect(stretch(depth, 5) == 4)
    #expect(stretch(depth, 10) == nil)
  }
}

@Suite struct `A trimmed path` {
  private let square = Path { $0.addRect(Rect(x: 0, y: 0, width: 10, height: 10)) }

  @Test func `is a share of the length`() {
    let half = square.trimmed(from: 0, to: 0.5)
    let corners = [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10)]
    #expect(half.elements == [.move(to: corners[0]), .line(to: corners[1]), .line(to: corners[2])])
    let last = square.trimmed(from: 0.875, to: 1)
    #expect(last.elements == [.move(to: Point(x: 0, y: 5)), .line(to: Point(x: 0, y: 0))])
  }

  @Test func `is the whole, or nothing`() {
    #expect(square.trimmed(from: -1, to: 2) == square)
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmed(from: 0.6, to: 0.2).isEmpty)
    #expect(Path().trimmed(from: 0, to: 0.5).isEmpty)
  }

  @Test func `cuts curves where their length is`() throws {
    let circle = Path { $0.addEllipse(in: Rect(x: -1, y: -1, width: 2, height: 2)) }
    let eighth = circle.trimmed(from: 0, to: 0.125)
    let end = try #require(eighth.currentPoint)
    #expect(abs(end.x - end.y) < 1e-3 && abs(end.x * end.x + end.y * end.y - 1) < 1e-3)
  }

  @Test func `of several contours goes on in the next one`() {
    let two = Path {
      $0.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(Rect(x: 20, y: 0, width: 10, height: 10))
    }
    let trimmed = two.trimmed(from: 0.25, to: 0.75)
    #expect(trimmed.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
    #expect(trimmed.bounds == Rect(x: 0, y: 0, width: 30, height: 10))
  }
}
