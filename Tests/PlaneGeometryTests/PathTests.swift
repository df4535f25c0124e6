import PlaneGeometry
import Testing

struct PathTests {
  private let a = Point(x: 1, y: 2)
  private let b = Point(x: 3, y: 4)
  private let c = Point(x: 5, y: 6)

  @Test func `a path that nothing was added to is empty`() {
    #expect(Path().isEmpty)
    #expect(Path().currentPoint == nil)
    #expect(Path().controlBounds == nil)
  }

  @Test func `a line or curve without a current point starts a contour at its end`() {
    #expect(Path { $0.addLine(to: a) }.elements == [.move(to: a)])
    #expect(Path { $0.addQuad(to: a, control: b) }.elements == [.move(to: a)])
    #expect(Path { $0.addCubic(to: a, control1: b, control2: c) }.elements == [.move(to: a)])
  }

  @Test func `the current point follows the end points`() {
    var path = Path()
    path.move(to: a)
    #expect(path.currentPoint == a)
    path.addQuad(to: b, control: c)
    #expect(path.currentPoint == b)
    path.addCubic(to: c, control1: a, control2: b)
    #expect(path.currentPoint == c)
  }

  @Test func `closing goes back to where the contour started`() {
    var path = Path()
    path.close()
    #expect(path.isEmpty)
    path.move(to: a)
    path.addLine(to: b)
    path.close()
    #expect(path.currentPoint == a)
    path.addLine(to: c)
    path.close()
    #expect(path.elements == [.move(to: a), .line(to: b), .close, .line(to: c), .close])
    #expect(path.currentPoint == a)
  }

  @Test func `adding a path maps its points`() {
    var path = Path { $0.move(to: a) }
    path.add(Path { $0.addRect(Rect(x: 0, y: 0, width: 1, height: 1)) }, transform: .scale(x: 2, y: 3))
    #expect(path.elements.count == 6)
    #expect(path.elements[3] == .line(to: Point(x: 2, y: 3)))
    #expect(path.currentPoint == .zero)
  }

  @Test func `the control bounds reach around all points`() {
    let path = Path {
      $0.move(to: a)
      $0.addCubic(to: b, control1: Point(x: -4, y: 3), control2: Point(x: 2, y: 9))
    }
    #expect(path.controlBounds == Rect(minX: -4, minY: 2, maxX: 3, maxY: 9))
  }

  @Test func `an arc starts and ends on its circle`() {
    let path = Path { $0.addArc(center: a, radius: 10, start: 0, end: 1.5 * .pi) }
    #expect(path.elements.count == 4)
    #expect(path.elements.first == .move(to: Point(x: 11, y: 2)))
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 1) < 1e-12)
    #expect(abs(end.y + 8) < 1e-12)
  }

  @Test func `an ellipse touches the four sides`() {
    let path = Path { $0.addEllipse(in: Rect(x: 1, y: 2, width: 8, height: 4)) }
    let ends = path.elements.compactMap(\.points.last)
    #expect(ends == [Point(x: 9, y: 4), Point(x: 5, y: 6), Point(x: 1, y: 4), Point(x: 5, y: 2), Point(x: 9, y: 4)])
  }
}
