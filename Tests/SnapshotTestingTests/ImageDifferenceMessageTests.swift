import ImageComparison
import PixelImages
import Testing

@testable import ImageSnapshotTesting
@testable import SnapshotTesting

/// The wording of picture differences.
struct ImageDifferenceMessageTests {
  private let white = Bitmap(width: 1200, height: 1000, filledWith: PremultipliedColor(.white))

  private func text(_ expected: Bitmap, _ actual: Bitmap, _ tolerance: ImageTolerance = .exact) throws -> String {
    let difference = ImageComparer(tolerance: tolerance).difference(between: expected, and: actual)
    return ImageDifferenceMessage(ofAssertion: try #require(difference)).text
  }

  private func grey(_ level: UInt8) -> PremultipliedColor {
    PremultipliedColor(RGBAColor(red: level, green: level, blue: level))
  }

  @Test func `a difference is counted, placed, measured, and weighed against tolerances`() throws {
    var changed = white
    changed[10, 20] = grey(205)
    changed[11, 20] = grey(253)
    #expect(
      try text(white, changed) == """
        2 of 1,200,000 pixels differ (less than 0.01 %).

        They lie in:
          2 x 1 at (10, 20)

        The largest difference of a channel is 50 of 255 at (10, 20): #FFFFFF became #CDCDCD. The largest distance in \
        CIE Lab is 17.6 at (10, 20).

        Pixels that would still differ if every channel could be
          off by   0: 2
          off by   1: 2
          off by   4: 1
          off by  16: 1
          off by  50: 0
        The smallest setting that would let this pass is
          .image(tolerance: Tolerance(largestChannelDifference: 50, differingPixels: 2))
        A tolerance that accepts this difference accepts every later change of that size too.
        """)
  }

  @Test func `what a tolerance forgives and allows is told`() throws {
    var changed = white
    for x in 0..<3000 { changed[x % 1200, x / 1200] = .init(.black) }
    changed[0, 900] = grey(254)
    let tolerance = ImageTolerance(precision: 0.999, perceptualPrecision: 0.98)
    let first = try text(white, changed, tolerance).split(separator: "\n").first
    #expect(
      first == "3,000 of 1,200,000 pixels differ (0.25 %); 1 more is within the tolerance; 1,200 may differ.")
  }

  @Test func `a channel that differs all the way has no limit of its own that would let it pass`() throws {
    var changed = white
    changed[0, 0] = .init(.black)
    #expect(try text(white, changed).contains("  off by  64: 1\nThe smallest setting"))
    #expect(try text(white, changed).contains(".image(tolerance: Tolerance(differingPixels: 1))\nA tolerance"))
  }

  @Test func `no setting is offered that would let another picture pass`() throws {
    let small = Bitmap(width: 100, height: 10, filledWith: PremultipliedColor(.white))
    func offers(_ count: Int, _ level: UInt8, _ tolerance: ImageTolerance = .exact) throws -> Bool {
      var changed = small
      for index in 0..<count { changed[index % 100, index / 100] = grey(level) }
      let text = try text(small, changed, tolerance)
      #expect(text.contains("Pixels that would still differ if every channel could be"))
      #expect(text.hasSuffix("\nA tolerance that accepts this difference accepts every later change of that size too."))
      return text.contains("smallest setting")
    }
    #expect(try offers(10, 0))
    #expect(try !offers(11, 0))
    #expect(try offers(1000, 239))
    #expect(try !offers(1000, 238))
    for tolerance in [ImageTolerance(precision: 0.99), ImageTolerance(perceptualPrecision: 0.9)] {
      #expect(try !offers(900, 0, tolerance))
    }
  }

  @Test func `other extents are told first, and the scale where it is the likely cause`() throws {
    let wide = Bitmap(width: 600, height: 400, filledWith: PremultipliedColor(.white))
    #expect(
      try text(white, wide) == """
        Expected 1200 x 1000 pixels, got 600 x 400.

        None of the 240,000 pixels that both have differs.
        """)
    let half = Bitmap(width: 600, height: 500, filledWith: PremultipliedColor(.white))
    #expect(
      try text(white, half).hasPrefix(
        "Expected 1200 x 1000 pixels, got 600 x 500. The proportions are the same: was one of them rendered at another "
          + "display scale?\n\n"))
  }

  @Test func `pictures that have nothing in common are compared in words only`() throws {
    #expect(try text(Bitmap(width: 5, height: 0), Bitmap(width: 0, height: 5)) == "Expected 5 x 0 pixels, got 0 x 5.")
  }

  @Test func `every pixel is all of them`() throws {
    let black = Bitmap(width: 1200, height: 1000, filledWith: PremultipliedColor(.black))
    #expect(try text(white, black).hasPrefix("1,200,000 of 1,200,000 pixels differ (100.00 %)."))
  }
}
