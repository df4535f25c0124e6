import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `Shapes that make another` {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func contains(_ shape: some Shape, _ x: CGFloat, _ y: CGFloat) -> Bool {
    shape.path(in: frame).contains(CGPoint(x: x, y: y))
  }

  @Test func `have the area that their name says`() {
    let (square, circle) = (Rectangle().scale(0.5, anchor: .topLeading), Circle())
    // In the corner of the square, in both, in the circle only, in none.
    let places: [(CGFloat, CGFloat)] = [(1, 1), (15, 15), (30, 20), (39, 39)]
    func inside(_ shape: some Shape) -> [Bool] { places.map { contains(shape, $0.0, $0.1) } }
    #expect(inside(square.union(circle)) == [true, true, true, false])
    #expect(inside(square.intersection(circle)) == [false, true, false, false])
    #expect(inside(square.subtracting(circle)) == [true, false, false, false])
    #expect(inside(square.symmetricDifference(circle)) == [true, false, true, false])
  }

  @Test func `that are moved or turned can be made smaller before`() {
    let moved = Rectangle().offset(x: 5, y: 0).inset(by: 10)
    #expect(moved.path(in: frame).boundingRect == CGRect(x: 15, y: 10, width: 20, height: 20))
    let bounds = Rectangle().rotation(.degrees(45)).inset(by: 10).path(in: frame).boundingRect
    #expect(abs(bounds.width - 20 * 2.0.squareRoot()) < 1e-9 && abs(bounds.midX - 20) < 1e-9)
  }

  @Test func `have the lines that their name says`() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 20))
      path.addLine(to: CGPoint(x: 40, y: 20))
    }
    let square = Rectangle().scale(0.5)
    #expect(line.lineIntersection(square).path(in: frame).boundingRect == CGRect(x: 10, y: 20, width: 20, height: 0))
    #expect(line.lineSubtraction(square).path(in: frame).boundingRect == CGRect(x: 0, y: 20, width: 40, height: 0))
  }

  @Test func `may be lines along paths, by the area that these cover`() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 20))
      path.addLine(to: CGPoint(x: 40, y: 20))
    }.strokedPath(StrokeStyle(lineWidth: 10))
    let rest = Path(frame).subtracting(line)
    #expect(rest.contains(CGPoint(x: 20, y: 14)) && !rest.contains(CGPoint(x: 20, y: 16)))
    #expect(
      line.union(Path(CGRect(x: 0, y: 0, width: 5, height: 5))).boundingRect
        == CGRect(x: 0, y: 0, width: 40, height: 25))
  }

  @Test func `have a path that knows what is inside of it`() {
    let square = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 9), CGPoint(x: 0, y: 9)])
    }
    #expect(square.contains(CGPoint(x: 4, y: 4)) && !square.contains(CGPoint(x: 10, y: 4)))
    let line = square.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(!line.contains(CGPoint(x: 4, y: 4)) && line.contains(CGPoint(x: 4, y: 0.5)))
  }

  @Test func `follow the even-odd rule where they are asked to`() {
    let rings = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let middle = CGPoint(x: 20, y: 20)
    #expect(!rings.normalized().contains(middle) && rings.normalized(eoFill: false).contains(middle))
    #expect(
      !rings.union(Path(), eoFill: true).contains(middle)
        && rings.union(Path()).contains(middle))
  }

  @Test func `are drawn by the name of the first`() {
    let layout = LaidOut(Circle().intersection(Rectangle()).frame(width: 30, height: 20))
    #expect(layout.frame("Circle")?.size == CGSize(width: 20, height: 20))
  }
}
