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
      Benchmark(name: "failing screen, difference and three PNG files") { fail(reference, actual) },
      Benchmark(
        name: "failing screen, difference and three PNG files, by the clock", run: { fail(reference, actual) },
        isByTheClock: true),
      Benchmark(name: "failing screen, difference and its picture") { consume(picture(reference, actual)) },
    ]
  }

  /// Makes the files in the order in which a test does.
  private static func fail(_ reference: Bitmap, _ actual: Bitmap) {
    guard let picture = picture(reference, actual), let page = SideBySidePicture([reference, actual, picture]) else {
      return
    }
    let files = [
      PNGFileInTheMaking { try PNGEncoder().encodeWithoutDigest(page) },
      PNGFileInTheMaking { try PNGEncoder().encodeWithoutDigest(picture) },
    ]
    consume(try? PNGEncoder().encode(actual))
    for file in files.reversed() { consume(try? file.bytes) }
  }

  /// How both differ.
  private static func picture(_ reference: Bitmap, _ actual: Bitmap) -> Bitmap? {
    guard let difference = ImageComparer().difference(between: reference, and: actual) else { return nil }
    return DifferencePicture(of: difference, reference: reference)?.bitmap
  }
}
