import ImageComparison
import PixelImages
import Testing

@testable import FileComparison

/// What the arguments of `stills compare` mean, and what is said of those that mean nothing.
@Suite struct `Arguments of compare` {
  @Test(arguments: [
    ("exact", ImageTolerance(limits: .nothing)),
    ("perceptual", ImageTolerance(pixels: .edgeSmoothing(), limits: .nothing)),
    (
      "perceptual:2.5,pixels:40",
      ImageTolerance(pixels: .edgeSmoothing(colorDistance: 2.5), limits: DifferenceLimits(differingPixels: 40))
    ),
    ("pixelmatch", ImageTolerance(pixels: .pixelmatch(), limits: .nothing)),
    ("channel:2", ImageTolerance(pixels: .channelDifference(2), limits: .nothing)),
    (
      "channel:2,pixels:3,window:32:1",
      ImageTolerance(
        limits: DifferenceLimits(
          largestChannelDifference: 2, differingPixels: 3, worstWindow: WindowLimit(side: 32, differingPixels: 1)))
    ),
    ("precision:0.99", ImageTolerance(precision: 0.99)),
    ("precision:0.99,perceptual-precision:0.98", ImageTolerance(precision: 0.99, perceptualPrecision: 0.98)),
  ])
  func `name tolerances`(words: String, tolerance: ImageTolerance) throws {
    #expect(try ToleranceArgument(words).tolerance == tolerance)
  }

  @Test(arguments: [
    ("percetual", "There is no tolerance \"percetual\". Did you mean perceptual?"),
    ("", "There is no tolerance \"\". Did you mean exact?"),
    ("channel", "The value of channel must be a whole number from 0 to 255, not \"\"."),
    ("channel:256", "The value of channel must be a whole number from 0 to 255, not \"256\"."),
    ("pixels:-1", "The value of pixels must be a whole number of at least 0, not \"-1\"."),
    ("precision:nan", "The value of precision must be a number from 0 to 1, not \"nan\"."),
    ("window:0:4", "A window needs a side of at least 1 and a number of pixels, as in window:32:5."),
    ("perceptual,exact", "Choose only one of exact, perceptual, pixelmatch and perceptual-precision."),
    ("precision:1,pixels:3", "A precision cannot be combined with channel, pixels or window."),
  ])
  func `that name no tolerance are refused`(words: String, sentence: String) {
    let error = #expect(throws: UnusableArguments.self) { try ToleranceArgument(words) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [
    (["a"], "Name two PNG files, or two folders of them, not 1: stills compare expected.png actual.png"),
    (["a", "b", "--mask", "1,2,3"], "\"1,2,3\" is not a mask"),
    (["a", "b", "--mask"], "The option --mask needs a value."),
    (["a", "b", "--outptu", "x"], "There is no option \"--outptu\""),
  ])
  func `that cannot be used are refused`(arguments: [String], sentence: String) {
    let error = #expect(throws: UnusableArguments.self) { try ComparisonOptions(arguments) }
    #expect(error?.description.hasPrefix(sentence) == true)
  }

  @Test func `may stand in any order, and behind a double dash`() throws {
    let options = try #require(try ComparisonOptions(["--json", "-o", "d", "--mask=1,2,3,4", "--", "-a", "b"]))
    #expect(options.expected == "-a" && options.actual == "b" && options.output == "d" && options.isJSON)
    #expect(options.masks.map(\.rect) == [PixelRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(try ComparisonOptions(["a", "--help"]) == nil)
  }
}
