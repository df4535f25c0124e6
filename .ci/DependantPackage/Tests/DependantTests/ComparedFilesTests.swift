import Foundation
import ImageComparison
import PNGFiles
import PixelImages
import Testing

/// The lines of the article on `ImageComparison`, as they stand there; a test of Stills compares them.
private func compare(_ oldFile: URL, _ newFile: URL, _ file: URL) throws {
  let old = try PNGDecoder().decode([UInt8](Data(contentsOf: oldFile))).bitmap
  let new = try PNGDecoder().decode([UInt8](Data(contentsOf: newFile))).bitmap
  guard let difference = ImageComparer().difference(between: old, and: new) else { return }
  print("\(difference.differentPixelCount) pixels differ, in \(difference.clusters)")
  try DifferencePicture(of: difference, reference: old).map { try Data(PNGEncoder().encode($0.bitmap)).write(to: file) }
}

@Suite struct `Two PNG files` {
  @Test func `are compared, and the difference is drawn`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "dependant-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["old", "new", "difference"].map { folder.appending(path: $0 + ".png") }
    var picture = Bitmap(width: 40, height: 30, filledWith: PremultipliedColor(.white))
    try Data(PNGEncoder().encode(picture)).write(to: files[0])
    try Data(PNGEncoder().encode(picture)).write(to: files[1])
    try compare(files[0], files[1], files[2])
    #expect(!FileManager.default.fileExists(atPath: files[2].path))

    picture[20, 10] = PremultipliedColor(.black)
    try Data(PNGEncoder().encode(picture)).write(to: files[1])
    try compare(files[0], files[1], files[2])
    let difference = try PNGDecoder().decode([UInt8](Data(contentsOf: files[2]))).bitmap
    #expect(difference.size == picture.size)
    #expect(difference[20, 10] != PremultipliedColor(.white))
  }
}
