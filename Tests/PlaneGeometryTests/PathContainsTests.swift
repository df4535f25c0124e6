import PlaneGeometry
import Testing

@Suite struct `A point and a path` {
  private let ring = Path {
    $0.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
    $0.addRect(Rect(x: 3, y: 3, width: 4, height: 4))
  }

  @Test func `are inside of each other by the rule for overlaps`() {
    #expect(ring.contains(Point(x: 1, y: 5), rule: .evenOdd))
    #expect(!ring.contains(Point(x: 5, y: 5), rule: .evenOdd))
    #expect(ring.contains(Point(x: 5, y: 5), rule: .nonZero))
    #expect(!ring.contains(Point(x: 11, y: 5), rule: .nonZero))
  }

  @Test func `meet on a line as wide as it is`() {
    #expect(ring.contains(Point(x: 11, y: 5), rule: .nonZero, lineWidth: 2))
    #expect(!ring.contains(Point(x: 11.5, y: 5), rule: .nonZero, lineWidth: 2))
    #expect(!ring.contains(Point(x: 1.5, y: 5), rule: .nonZero, lineWidth: 2))
  }

  @Test func `know curves`() {
    let circle = Path { $0.addEllipse(in: Rect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(circle.contains(Point(x: 1.6, y: 1.6), rule: .nonZero))
    #expect(!circle.contains(Point(x: 1.3, y: 1.3), rule: .nonZero))
    let open = Path {
      $0.move(to: Point(x: 0, y: 0))
      $0.addQuad(to: Point(x: 10, y: 0), control: Point(x: 5, y: 10))
    }
    #expect(open.contains(Point(x: 5, y: 4.9), rule: .nonZero))
    #expect(!open.contains(Point(x: 5, y: 5.1), rule: .nonZero))
  }
}
