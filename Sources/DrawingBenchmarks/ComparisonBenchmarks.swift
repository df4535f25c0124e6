import DeclarativeUI
import DrawingRenderer
import ImageComparison
import JokesApp
import PixelImages

/// The comparison of two pictures of 1170 x 2532 px, by what they differ in and by the rule.
@MainActor
enum ComparisonBenchmarks {
  static var all: [Benchmark] {
    pairs.flatMap { name, actual in
      tolerances.flatMap { rule, tolerance in
        benchmarks("\(name), \(rule)", of: ImageComparer(tolerance: tolerance), actual)
      }
    } + masked
  }

  /// Under a mask as tall as a status bar, with a pixel that differs there, and with one that differs elsewhere.
  private static var masked: [Benchmark] {
    let mask = ImageMask(name: "status bar", rect: PixelRect(x: 0, y: 0, width: reference.width, height: 177))
    return [("under", 100), ("below", 1300)].flatMap { place, y in
      [("exact", ImageTolerance.exact), ("perceptual", perceptual)].flatMap { rule, tolerance in
        benchmarks(
          "one pixel \(place) a mask, \(rule)", of: ImageComparer(tolerance: tolerance, masks: [mask]),
          changed { $0[600, y] = PremultipliedColor(.black) })
      }
    }
  }

  private static func benchmarks(_ name: String, of comparer: ImageComparer, _ actual: Bitmap) -> [Benchmark] {
    [
      Benchmark(name: "compare \(name), verdict") { consume(comparer.matches(reference, actual)) },
      Benchmark(name: "compare \(name), difference") {
        consume(comparer.difference(between: reference, and: actual))
      },
    ]
  }

  private static let perceptual = ImageTolerance(precision: 0, pixels: .edgeSmoothing())

  private static let tolerances: [(String, ImageTolerance)] = [
    ("exact", .exact), ("limits", ImageTolerance(limits: ComparisonBenchmarks.limits)),
    ("perceptual precision", ImageTolerance(precision: 0, perceptualPrecision: 0.98)),
    ("perceptual", perceptual),
    ("pixelmatch", ImageTolerance(precision: 0, pixels: .pixelmatch())),
  ]

  /// Wide enough that the verdict needs all pixels.
  private static let limits = DifferenceLimits(
    differingPixels: .max, worstWindow: WindowLimit(differingPixels: 1024))

  static let reference = picture(JokeViewPreviewProvider.jokeView)
  static let anotherScreen = picture(JokeViewPreviewProvider.jokeLoadingFailure)

  private static let pairs: [(String, Bitmap)] = [
    ("equal", changed { _ in }), ("one pixel", changed { $0[600, 1300] = PremultipliedColor(.black) }),
    ("text +1/4 px", changed { moveByQuarter(&$0) }),
    ("another screen", anotherScreen),
    ("page of text", picture(Text(String(repeating: "A page of text. ", count: 90)).padding())),
    ("inverted", changed { inverted(&$0) }), ("noise", changed { fillWithNoise(&$0) }),
  ]

  private static func picture(_ view: some View) -> Bitmap {
    DrawingRenderer(scale: 3).render(ScreenBenchmarks.layout(view))
  }

  /// A copy with memory of its own.
  private static func changed(_ change: (inout Bitmap) -> Void) -> Bitmap {
    var copy = reference
    copy.withUnsafeMutablePixels { _ in }
    change(&copy)
    return copy
  }

  private static func inverted(_ bitmap: inout Bitmap) {
    bitmap.withUnsafeMutablePixels { pixels in
      for index in pixels.indices {
        let pixel = pixels[index]
        pixels[index] = PremultipliedColor(
          red: 255 - pixel.red, green: 255 - pixel.green, blue: 255 - pixel.blue, alpha: 255)
      }
    }
  }

  /// Moves everything by a quarter of a pixel; views would be aligned to whole pixels.
  private static func moveByQuarter(_ bitmap: inout Bitmap) {
    let width = bitmap.width
    bitmap.withUnsafeMutablePixels { pixels in
      for index in pixels.indices.reversed() where index % width > 0 {
        let (left, pixel) = (pixels[index - 1], pixels[index])
        func mixed(_ left: UInt8, _ right: UInt8) -> UInt8 { UInt8((Int(left) + 3 * Int(right) + 2) / 4) }
        pixels[index] = PremultipliedColor(
          red: mixed(left.red, pixel.red), green: mixed(left.green, pixel.green), blue: mixed(left.blue, pixel.blue),
          alpha: 255)
      }
    }
  }

  private static func fillWithNoise(_ bitmap: inout Bitmap) {
    var random = RandomNumbers()
    bitmap.withUnsafeMutablePixels { pixels in
      for index in pixels.indices {
        let bits = UInt32(truncatingIfNeeded: random.next() >> 33)
        pixels[index] = PremultipliedColor(
          red: UInt8(bits & 255), green: UInt8(bits >> 8 & 255), blue: UInt8(bits >> 16 & 255), alpha: 255)
      }
    }
  }
}
