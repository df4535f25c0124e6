import ImageComparison
import PNGFiles
import PixelImages

/// What a screen costs that differs from its reference: the difference, and the pictures that are written for people to look
/// at.
@MainActor
enum FailingBenchmarks {
  static var all: [Benchmark] {
    let (reference, actual) = (ComparisonBenchmarks.reference, ComparisonBenchmarks.anotherScreen)
    return [
      Benchmark(name: "failing screen, difference and three PNG files") {
        consume(try? PNGEncoder().encode(actual))
        guard let picture = picture(reference, actual) else { return }
        consume(try? PNGEncoder().encodeWithoutDigest(picture))
        consume(try? SideBySidePicture([reference, actual, picture]).map(PNGEncoder().encodeWithoutDigest))
      },
      Benchmark(name: "failing screen, difference and its picture") { consume(picture(reference, actual)) },
    ]
  }

  /// How both differ.
  private static func picture(_ reference: Bitmap, _ actual: Bitmap) -> Bitmap? {
    guard let difference = ImageComparer().difference(between: reference, and: actual) else { return nil }
    return DifferencePicture(of: difference, reference: reference)?.bitmap
  }
}
