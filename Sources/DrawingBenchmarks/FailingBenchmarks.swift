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
        for picture in pictures(reference, actual) { consume(try? PNGEncoder().encode(picture)) }
      },
      Benchmark(name: "failing screen, difference and its pictures") { consume(pictures(reference, actual)) },
    ]
  }

  /// What is there, how it differs, and both beside what is expected.
  private static func pictures(_ reference: Bitmap, _ actual: Bitmap) -> [Bitmap] {
    guard let difference = ImageComparer().difference(between: reference, and: actual),
      let picture = DifferencePicture(of: difference, reference: reference)?.bitmap,
      let beside = SideBySidePicture([reference, actual, picture])?.bitmap
    else { return [] }
    return [actual, picture, beside]
  }
}
