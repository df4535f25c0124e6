import ImageComparison
import PixelImages
import Testing

@Suite struct `Clusters of differing pixels` {
  private func clusters(_ places: [(x: Int, y: Int)], width: Int = 400, height: Int = 300) -> [PixelRect] {
    let reference = Bitmap(width: width, height: height, filledWith: .white)
    return ImageComparer().difference(between: reference, and: reference.setting(places, to: .black))?.clusters ?? []
  }

  @Test func `are tight boxes round what lies together`() {
    #expect(clusters([(10, 10), (14, 12)]) == [PixelRect(x: 10, y: 10, width: 5, height: 3)])
    #expect(
      clusters([(399, 299), (0, 0)]) == [
        PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 399, y: 299, width: 1, height: 1),
      ])
  }

  @Test func `join pixels up to 16 apart wherever they lie, and never more than 32 apart`() {
    for x in 0..<100 {
      for gap in [1, 15, 16] { #expect(clusters([(x, 50), (x + gap, 50)]).count == 1) }
      #expect(clusters([(x, 50), (x + 33, 50)]).count == 2)
    }
  }

  @Test func `are listed from top to bottom, then from left to right`() {
    #expect(
      clusters([(300, 10), (10, 200), (10, 10), (150, 100)]).map { [$0.minX, $0.minY] } == [
        [10, 10], [300, 10], [150, 100], [10, 200],
      ])
  }

  @Test(arguments: [1, 9, 10, 11, 40, 300, 5000])
  func `are at most ten, hold every differing pixel and are tight`(count: Int) {
    var random = SeededGenerator(state: UInt64(count))
    let places = (0..<count).map { _ in
      (x: Int.random(in: 0..<400, using: &random), y: Int.random(in: 0..<300, using: &random))
    }
    let boxes = clusters(places)
    #expect(!boxes.isEmpty && boxes.count <= 10)
    for place in places { #expect(boxes.contains { $0.contains(place.x, place.y) }) }
    for box in boxes {
      let inside = places.filter { box.contains($0.x, $0.y) }
      #expect(inside.map(\.x).min() == box.minX && inside.map(\.y).min() == box.minY)
      #expect(inside.map(\.x).max() == box.maxX - 1 && inside.map(\.y).max() == box.maxY - 1)
    }
  }

  @Test func `are round forgiven pixels only where there are no others`() {
    let reference = Bitmap(width: 100, height: 10, filledWith: .white)
    let comparer = ImageComparer(tolerance: ImageTolerance(pixels: .channelDifference(5)))
    let forgiven = reference.setting([(3, 3)], to: .grey(253))
    #expect(
      comparer.difference(between: reference, and: forgiven)?.clusters == [PixelRect(x: 3, y: 3, width: 1, height: 1)])
    let both = forgiven.setting([(90, 4)], to: .black)
    #expect(
      comparer.difference(between: reference, and: both)?.clusters == [PixelRect(x: 90, y: 4, width: 1, height: 1)])
  }
}

extension PixelRect {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    (minX..<maxX).contains(x) && (minY..<maxY).contains(y)
  }
}
