import PixelImages
import Testing

@testable import ImageComparison

@Suite struct `A comparison in bands` {
  /// The rows of a picture from one on.
  private func band(of picture: Bitmap, from row: Int, count: Int) -> Bitmap {
    picture.cropped(x: 0..<picture.width, y: row..<min(row + count, picture.height))
  }

  private func difference(
    _ comparer: ImageComparer, _ reference: Bitmap, _ actual: Bitmap, rowCount: Int
  ) throws -> ImageDifference? {
    var comparison = try #require(
      BandComparison(comparer, referenceSize: reference.size, actualSize: actual.size))
    for row in stride(from: 0, to: min(reference.height, actual.height), by: rowCount) {
      comparison.compare(
        band(of: reference, from: row, count: rowCount), band(of: actual, from: row, count: rowCount))
    }
    return comparison.difference
  }

  @Test(arguments: [PixelTolerance.exact, .channelDifference(9), .perceptual(precision: 0.95)])
  func `finds what the comparison of whole pictures finds`(pixels: PixelTolerance) throws {
    var random = SeededGenerator(state: 8)
    let comparer = ImageComparer(tolerance: ImageTolerance(pixels: pixels))
    for round in 0..<200 {
      let width = Int.random(in: 1...40, using: &random)
      let height = Int.random(in: 1...40, using: &random)
      let reference = random.picture(width: width, height: height)
      let actual =
        switch round % 3 {
        case 0: reference
        case 1: reference.setting([(width / 2, height / 3), (width - 1, height - 1)], to: .grey(128))
        default: random.picture(width: Int.random(in: 1...40, using: &random), height: height + round % 4)
        }
      let expected = comparer.difference(between: reference, and: actual)
      let found = try difference(comparer, reference, actual, rowCount: Int.random(in: 1...45, using: &random))
      #expect(found.map { "\($0)" } == expected.map { "\($0)" })
    }
  }

  @Test func `is not to be had where neighbours or masks count`() {
    let size = PixelSize(width: 4, height: 4)
    func comparison(_ pixels: PixelTolerance, masks: [ImageMask] = []) -> BandComparison? {
      BandComparison(
        ImageComparer(tolerance: ImageTolerance(pixels: pixels), masks: masks), referenceSize: size, actualSize: size)
    }
    #expect(comparison(.pixelmatch()) == nil && comparison(.edgeSmoothing()) == nil)
    let mask = ImageMask(name: "clock", rect: PixelRect(x: 0, y: 0, width: 1, height: 1))
    #expect(comparison(.exact, masks: [mask]) == nil && comparison(.exact) != nil)
  }
}
