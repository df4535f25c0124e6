import PlaneGeometry
import Testing

struct RectTests {
  private let rect = Rect(x: 1, y: 2, width: 10, height: 20)

  @Test func `edges and middles follow from the origin and the size`() {
    #expect(rect.maxX == 11)
    #expect(rect.maxY == 22)
    #expect(rect.midX == 6)
    #expect(rect.midY == 12)
    #expect(Rect(minX: 1, minY: 2, maxX: 11, maxY: 22) == rect)
  }

  @Test func `the left and top edges belong to a rectangle, the others do not`() {
    #expect(rect.contains(Point(x: 1, y: 2)))
    #expect(!rect.contains(Point(x: 11, y: 2)))
    #expect(!rect.contains(Point(x: 1, y: 22)))
  }

  @Test func `rectangles that only touch have nothing in common`() {
    #expect(rect.intersection(Rect(x: 11, y: 2, width: 5, height: 5)) == nil)
    #expect(rect.intersection(Rect(x: 10, y: 0, width: 5, height: 5)) == Rect(x: 10, y: 2, width: 1, height: 3))
    #expect(rect.union(Rect(x: -1, y: 30, width: 1, height: 1)) == Rect(minX: -1, minY: 2, maxX: 11, maxY: 31))
  }

  @Test func `insets move every edge`() {
    #expect(rect.insetBy(dx: 2, dy: -3) == Rect(x: 3, y: -1, width: 6, height: 26))
    #expect(rect.insetBy(dx: 6, dy: 0).isEmpty)
    #expect(Rect(x: 0, y: 0, width: .nan, height: 1).isEmpty)
  }
}
