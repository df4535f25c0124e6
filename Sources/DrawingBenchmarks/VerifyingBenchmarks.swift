import Foundation
import PNGFiles
import PixelImages
import SnapshotReferences

/// Finding a picture unchanged, by the bytes of its reference.
enum VerifyingBenchmarks {
  /// - Parameters:
  ///   - picture: what was drawn.
  ///   - file: what an earlier run has written for it.
  static func all(of picture: Bitmap, file: [UInt8]) -> [Benchmark] {
    // As a program writes it that keeps no digest, whose chunk of 45 bytes stands behind the header.
    let foreign = Array(file[..<33] + file[78...])
    let memory = DecodedFiles(root: FileManager.default.temporaryDirectory.appending(path: "DrawingBenchmarks"))
    if let name = foreign.withUnsafeBytes(PixelDigest.nameOfFileWithout), let digest = PixelDigest(of: picture) {
      memory.note(digest.text, of: name)
    }
    return [
      Benchmark(name: "verify unchanged, by digest") {
        let stored = file.withUnsafeBytes(PixelDigest.init(storedIn:))
        precondition(stored == PixelDigest(of: picture), "The file holds the picture")
      },
      Benchmark(name: "verify unchanged, without a digest in the file, known from an earlier run") {
        let name = foreign.withUnsafeBytes(PixelDigest.nameOfFileWithout)
        precondition(name.flatMap(memory.content) == PixelDigest(of: picture)?.text, "It is known")
      },
      Benchmark(name: "verify unchanged, decoded") {
        precondition((try? PNGDecoder().decode(foreign).bitmap) == picture, "The file holds the picture")
      },
    ]
  }
}
