import ImageComparison
import PixelImages
import Testing

@Suite struct `Masks` {
  private let reference = Bitmap(width: 60, height: 40, filledWith: .grey(100))

  private func mask(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> ImageMask {
    ImageMask(name: "clock", rect: PixelRect(x: x, y: y, width: width, height: height))
  }

  @Test func `hide exactly what they cover`() {
    for tolerance in [.exact, ImageTolerance(pixels: .edgeSmoothing()), ImageTolerance(pixels: .pixelmatch())] {
      let comparer = ImageComparer(tolerance: tolerance, masks: [mask(10, 10, 3, 2)])
      for y in 8..<14 {
        for x in 8..<15 {
          let actual = reference.setting([(x, y)], to: .black)
          let isCovered = (10..<13).contains(x) && (10..<12).contains(y)
          #expect(comparer.matches(reference, actual) == isCovered)
          #expect((comparer.difference(between: reference, and: actual) == nil) == isCovered)
        }
      }
    }
  }

  @Test(arguments: [(17, 13), (20, 11), (12, 15)])
  func `count as if the reference's pixels were there, whatever the rule and the sizes`(width: Int, height: Int) {
    var random = SeededGenerator(state: 3)
    let masks = [mask(2, 1, 7, 3), mask(5, 2, 9, 1), mask(-3, 6, 5, 2), mask(11, 8, 40, 40), mask(4, 9, 0, 2)]
    for pixels in [PixelTolerance.exact, .edgeSmoothing(), .pixelmatch(), .channelDifference(5)] {
      let (reference, actual) = (random.picture(width: 17, height: 13), random.picture(width: width, height: height))
      var replaced = actual
      for y in 0..<min(13, height) {
        for x in 0..<min(17, width) where masks.contains(where: { $0.covers(x, y) }) {
          replaced[x, y] = reference[x, y]
        }
      }
      let tolerance = ImageTolerance(precision: 0.5, pixels: pixels)
      let comparer = ImageComparer(tolerance: tolerance, masks: masks)
      let (found, expected) = (
        comparer.difference(between: reference, and: actual),
        ImageComparer(tolerance: tolerance).difference(between: reference, and: replaced)
      )
      #expect(found?.differentPixelCount == expected?.differentPixelCount)
      #expect(found?.forgivenPixelCount == expected?.forgivenPixelCount)
      #expect(found?.boundingBox == expected?.boundingBox)
      #expect(found?.largestLabDistance == expected?.largestLabDistance)
      #expect(comparer.matches(reference, actual) == found?.isTolerated ?? true)
    }
  }

  @Test func `may reach beyond the picture, even beyond all numbers`() {
    let comparer = ImageComparer(masks: [mask(-5, -5, 10, 10), mask(50, 30, .max, .max)])
    #expect(comparer.matches(reference, reference.setting([(0, 0), (4, 4), (59, 39)], to: .black)))
    #expect(!comparer.matches(reference, reference.setting([(5, 4)], to: .black)))
  }

  @Test func `do not make sizes equal`() {
    let comparer = ImageComparer(masks: [mask(0, 0, 59, 39)])
    let larger = Bitmap(width: 61, height: 40, filledWith: .grey(100))
    #expect(!comparer.matches(reference, larger))
    #expect(comparer.difference(between: reference, and: larger)?.isTolerated == false)
  }

  @Test func `are hatched in the picture, which still shows what lies below`() throws {
    let comparer = ImageComparer(masks: [mask(10, 10, 20, 20)])
    let actual = reference.setting([(15, 15), (50, 35)], to: .black)
    let difference = try #require(comparer.difference(between: reference, and: actual))
    let shown = try #require(DifferencePicture(of: difference, reference: reference)).bitmap
    let hatch = PremultipliedColor(red: 150, green: 70, blue: 210, alpha: 255)
    let places = shown.places(of: hatch)
    #expect(places.allSatisfy { (10..<30).contains($0[0]) && (10..<30).contains($0[1]) })
    #expect((10..<30).allSatisfy { shown[$0, 10] == hatch && shown[10, $0] == hatch && shown[29, $0] == hatch })
    #expect(places.count < 200)
    #expect(shown.places(of: PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)) == [[50, 35]])
  }

  private func problem(_ masks: [ImageMask]) -> ImageMaskError? {
    do throws(ImageMaskError) {
      try ImageMask.check(masks, for: reference)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (60, 0, 1, 1), (0, 40, 1, 1), (-1, 0, 1, 1), (0, -3, 9, 3), (5, 5, 0, 3), (5, 5, 3, 0), (5, 5, -2, 3),
    (.max, 0, .max, 1), (.min, 0, 5, 5),
  ])
  func `that cover nothing are an error`(x: Int, y: Int, width: Int, height: Int) {
    let empty = mask(x, y, width, height)
    #expect(problem([mask(0, 0, 1, 1), empty]) == .coversNothing(empty, of: reference.size))
  }

  @Test func `that cover everything together are an error, and one pixel less is none`() {
    let size = reference.size
    #expect(problem([mask(-1, -1, 100, 100)]) == .coverEverything(size))
    #expect(problem([mask(0, 0, 30, 40), mask(30, 0, 30, 25), mask(25, 20, 40, 90)]) == .coverEverything(size))
    #expect(problem([mask(0, 0, 30, 40), mask(30, 0, 30, 25), mask(30, 25, 29, 90)]) == nil)
    #expect(problem([]) == nil)
  }

  @Test func `say what is wrong with them`() {
    let errors: [ImageMaskError] = [
      .coversNothing(mask(5, 6, 0, 3), of: reference.size),
      .coversNothing(mask(90, 6, 2, 3), of: reference.size), .coverEverything(reference.size),
    ]
    #expect(
      errors.map(\.description) == [
        "The mask clock (0 x 3 at (5, 6)) has no area, so it covers no part of the picture of 60 x 40 pixels. Remove "
          + "the mask, or give it an extent.",
        "The mask clock (2 x 3 at (90, 6)) lies outside of the picture of 60 x 40 pixels. Remove the mask, or move it.",
        "The masks cover the whole picture of 60 x 40 pixels, so nothing would be compared. Make them smaller, or "
          + "remove the assertion.",
      ])
  }
}

extension ImageMask {
  fileprivate func covers(_ x: Int, _ y: Int) -> Bool {
    !rect.intersection(PixelRect(x: x, y: y, width: 1, height: 1)).isEmpty
  }
}
