import PixelImages
import Testing

@testable import ImageComparison

@Suite struct `The worst window` {
  @Test(arguments: 1...12)
  func `has as many marks as the best of all windows, looked at one by one`(side: Int) throws {
    var random = SeededGenerator(state: UInt64(side))
    for (width, height) in [(1, 1), (9, 7), (7, 9), (20, 3), (3, 20), (12, 12), (30, 25)] {
      for density in [1, 5, 60] {
        var map = DifferenceMap(size: PixelSize(width: width, height: height))
        for y in 0..<height where Int.random(in: 0..<3, using: &random) > 0 {
          for x in 0..<width where Int.random(in: 0..<density, using: &random) == 0 { map[x, y] = .different }
        }
        let worst = map.worstWindow(side: side)
        #expect(worst?.differingPixels ?? 0 == mostMarks(map, side: side))
        if let worst { #expect(count(map, worst.box) == worst.differingPixels) }
      }
    }
  }

  @Test func `forgets rows that lie far above`() {
    var map = DifferenceMap(size: PixelSize(width: 4, height: 1000))
    for y in [0, 1, 500, 999] { map[0, y] = .different }
    #expect(map.worstWindow(side: 3)?.differingPixels == 2)
    #expect(map.worstWindow(side: 3)?.box == PixelRect(x: 0, y: 0, width: 3, height: 3))
  }

  @Test func `counts what does not match, not what is forgiven`() {
    var map = DifferenceMap(size: PixelSize(width: 4, height: 4))
    map[0, 0] = .forgiven
    #expect(map.worstWindow(side: 3) == nil)
    map[3, 3] = .different
    #expect(map.worstWindow(side: 100)?.differingPixels == 1)
  }

  private func mostMarks(_ map: DifferenceMap, side: Int) -> Int {
    (0..<map.size.height).flatMap { y in
      (0..<map.size.width).map { x in count(map, PixelRect(x: x, y: y, width: side, height: side)) }
    }.max() ?? 0
  }

  private func count(_ map: DifferenceMap, _ box: PixelRect) -> Int {
    (box.minY..<min(box.maxY, map.size.height)).reduce(0) { sum, y in
      sum + (box.minX..<min(box.maxX, map.size.width)).count { map[$0, y] == .different }
    }
  }
}
