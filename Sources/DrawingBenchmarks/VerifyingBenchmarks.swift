import PNGFiles
import PixelImages

/// Finding a picture unchanged, by the bytes of its reference.
enum VerifyingBenchmarks {
  /// - Parameters:
  ///   - picture: what was drawn.
  ///   - file: what an earlier run has written for it.
  static func all(of picture: Bitmap, file: [UInt8]) -> [Benchmark] {
    [
      Benchmark(name: "verify unchanged, by digest") {
        let stored = file.withUnsafeBytes(PixelDigest.init(storedIn:))
        precondition(stored == PixelDigest(of: picture), "The file holds the picture")
      },
      Benchmark(name: "verify unchanged, decoded") {
        precondition((try? PNGDecoder().decode(file).bitmap) == picture, "The file holds the picture")
      },
    ]
  }
}
