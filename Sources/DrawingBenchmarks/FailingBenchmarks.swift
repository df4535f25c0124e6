import ImageComparison
import PNGFiles
import PixelImages

/// What a screen costs that differs from its reference: the difference, and the pictures that are written for people to look at.
@MainActor
enum FailingBenchmarks {
  static var all: [Benchmark] {
    let (reference, actual) = (ComparisonBenchmarks.reference, ComparisonBenchmarks.anotherScreen)
    return [
      Benchmark(name: "failing screen, difference and three PNG files") {
        consume(try? PNGEncoder().encode(actual))
        for picture in pictures(reference, actual) { consume(try? PNGEncoder().encodeWithoutDigest(picture)) }
      },
      Benchmark(name: "failing screen, difference and its pictures") { consume(pictures(reference, actual)) },
    ]
  }

  /// How both differ, and all of it beside what is expected and what is there.
  private static func pictures(_ reference: Bitmap, _ actual: Bitmap) -> [Bitmap] {
    guard let difference = ImageComparer().difference(between: reference, and: actual),
      let picture = DifferencePicture(of: difference, reference: reference)?.bitmap,
      let beside = SideBySidePicture([reference, actual, picture])?.bitmap
    else { return [] }
    return [picture, beside]
  }
}
