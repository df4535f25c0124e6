import PixelImages
import Testing

@Suite struct `A rectangle of pixels` {
  @Test func `ends before its last edges`() {
    let rect = PixelRect(x: 2, y: -3, width: 5, height: 4)
    #expect(rect == PixelRect(minX: 2, minY: -3, maxX: 7, maxY: 1))
    #expect((rect.width, rect.height) == (5, 4))
    #expect(rect.description == "5 x 4 at (2, -3)")
  }

  @Test(arguments: [(0, 3), (3, 0), (-2, 3), (3, -2), (.min, 1)])
  func `without an extent is empty`(width: Int, height: Int) {
    let rect = PixelRect(x: 4, y: 4, width: width, height: height)
    #expect(rect.isEmpty)
    #expect((rect.width, rect.height) == (max(0, width), max(0, height)))
  }

  @Test func `ends at the last number`() {
    #expect(PixelRect(x: 50, y: 1, width: .max, height: 2).maxX == .max)
    #expect(PixelRect(x: .min, y: 1, width: -5, height: 2).maxX == .min)
    #expect(PixelRect(minX: .min, minY: 0, maxX: .max, maxY: 1).width == .max)
  }

  @Test func `has in common with another what lies in both`() {
    // All pairs of rectangles in a grid of 4 x 4, against their pixels one by one.
    let rects = (0..<4).flatMap { x in
      (0..<4).flatMap { y in (1...2).map { PixelRect(x: x, y: y, width: $0, height: 3 - $0) } }
    }
    for first in rects {
      for second in rects {
        let common = pixels(of: first).intersection(pixels(of: second))
        #expect(pixels(of: first.intersection(second)) == common)
        let around = first.union(second)
        #expect(pixels(of: around).isSuperset(of: pixels(of: first).union(pixels(of: second))))
        #expect(around.minX == min(first.minX, second.minX) && around.maxY == max(first.maxY, second.maxY))
        #expect(around.minY == min(first.minY, second.minY) && around.maxX == max(first.maxX, second.maxX))
      }
      #expect(first.union(.empty) == first)
      #expect(PixelRect.empty.union(first) == first)
    }
  }

  private func pixels(of rect: PixelRect) -> Set<[Int]> {
    guard !rect.isEmpty else { return [] }
    return Set((rect.minY..<rect.maxY).flatMap { y in (rect.minX..<rect.maxX).map { [$0, y] } })
  }
}
