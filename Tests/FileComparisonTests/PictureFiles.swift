import Foundation
import PNGFiles
import PixelImages

/// A folder with pictures, as long as a test needs it.
final class PictureFiles {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "stills-compare-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file, whether it is there or not.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a grey picture of 40 x 30 pixels with some pixels of its own, and returns its path.
  func picture(_ name: String, level: Int = 3, changed: [(x: Int, y: Int)] = [], by step: UInt8 = 1) throws -> String {
    var bitmap = Bitmap(width: 40, height: 30, filledWith: PremultipliedColor(.grey(200)))
    for place in changed { bitmap[place.x, place.y] = PremultipliedColor(.grey(200 - step)) }
    return try file(name, Data(PNGEncoder(level: level).encode(bitmap)))
  }

  /// Writes a file, and returns its path.
  func file(_ name: String, _ data: Data) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  func decoded(_ name: String) throws -> Bitmap {
    try PNGDecoder().decode([UInt8](Data(contentsOf: url.appending(path: name)))).bitmap
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}

extension RGBAColor {
  static func grey(_ level: UInt8) -> RGBAColor { RGBAColor(red: level, green: level, blue: level) }
}
