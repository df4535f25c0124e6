import PlaneGeometry
import Testing

@testable import Symbols

@Suite struct `A path that is made bolder` {
  private func square(_ side: Double, at place: Double = 0, isReversed: Bool = false) -> Path {
    let rect = Path { $0.addRect(Rect(x: place, y: place, width: side, height: side)) }
    return isReversed
      ? rect.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * place + side, ty: 0)) : rect
  }

  @Test(arguments: [false, true])
  func `has its edges further out, whichever way it runs`(isReversed: Bool) {
    let bounds = square(10, isReversed: isReversed).emboldened(by: 1).bounds
    #expect(bounds == Rect(x: -1, y: -1, width: 12, height: 12))
    #expect(square(10, isReversed: isReversed).emboldened(by: -2).bounds == Rect(x: 2, y: 2, width: 6, height: 6))
    #expect(square(10).emboldened(by: 0) == square(10))
  }

  @Test(arguments: [false, true])
  func `has smaller holes, which close in the end, and larger islands in them`(isReversed: Bool) {
    var path = square(10)
    path.add(square(6, at: 2, isReversed: true))
    path.add(square(2, at: 4, isReversed: isReversed))
    let bolder = path.emboldened(by: 0.5).contours.compactMap(\.bounds)
    #expect(bolder.map(\.width) == [11, 5, 3])
    let closed = path.emboldened(by: 3.5).contours.compactMap(\.bounds)
    #expect(closed.map(\.width) == [17, 9])
  }

  @Test func `keeps its curves`() throws {
    let circle = Path { $0.addEllipse(in: Rect(x: 0, y: 0, width: 10, height: 10)) }
    let bolder = circle.emboldened(by: 1)
    #expect(bolder.elements.count == circle.elements.count)
    let bounds = try #require(bolder.bounds)
    #expect(abs(bounds.minX + 1) < 0.03 && abs(bounds.maxY - 11) < 0.03)
  }

  @Test func `does not throw spikes far out`() throws {
    let spike = Path { path in
      path.move(to: Point(x: 0, y: 0))
      path.addLine(to: Point(x: 100, y: 1))
      path.addLine(to: Point(x: 0, y: 2))
      path.close()
    }
    #expect(try #require(spike.emboldened(by: 1).bounds).maxX <= 102)
  }

  @Test func `of one place only stays there`() {
    let point = Path { path in
      path.move(to: Point(x: 1, y: 1))
      path.addLine(to: Point(x: 1, y: 1))
      path.close()
    }
    #expect(point.emboldened(by: 1).elements.count <= 3)
  }
}
