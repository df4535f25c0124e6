import Foundation
import ImageComparison
import PNGFiles
import PixelImages
import SnapshotTesting

/// The pictures that show how two pictures differ: the difference alone, and beside what is expected and what is there.
///
/// Their files are begun at once, on threads of their own, so that they are made while the test goes on: it makes the file of
/// what is there, the third one.
struct DifferencePictures: Sendable {
  private let inTheMaking: [(name: String, file: PNGFileInTheMaking)]

  /// Begins with the pictures; nil where the difference would be larger than a bitmap may be.
  init?(of difference: ImageDifference, _ expected: Bitmap, _ actual: Bitmap) {
    guard let picture = DifferencePicture(of: difference, reference: expected)?.bitmap else { return nil }
    var inTheMaking: [(String, PNGFileInTheMaking)] = []
    // The largest first: it decides when all are there.
    if let page = SideBySidePicture([expected, actual, picture]) {
      inTheMaking.append(("side-by-side", PNGFileInTheMaking { try PNGEncoder().encodeWithoutDigest(page) }))
    }
    inTheMaking.append(("difference", PNGFileInTheMaking { try PNGEncoder().encodeWithoutDigest(picture) }))
    self.inTheMaking = inTheMaking.reversed()
  }

  /// The files, as soon as all are there; one that there was no memory for is left out.
  var files: [SnapshotAttachment] {
    inTheMaking.compactMap { name, file in
      (try? file.bytes).map { SnapshotAttachment(name: name, pathExtension: "png", data: Data($0)) }
    }
  }
}
