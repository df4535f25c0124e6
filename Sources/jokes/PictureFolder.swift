import ArgumentParser
import Foundation
import PNGFiles
import PixelImages

/// A folder that takes pictures.
struct PictureFolder {
  private let folder: URL

  /// Makes the folder where it is missing.
  init(_ path: String) throws {
    folder = URL(filePath: path, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ValidationError(
        "The folder \(path) cannot be made: \(error.localizedDescription) Choose another one with --output.")
    }
  }

  var path: String { folder.path(percentEncoded: false) }

  /// Writes a picture as a PNG file, replacing one of the same name.
  ///
  /// - Parameter encoder: how hard the file is compressed.
  func write(_ bitmap: Bitmap, name: String, encoder: PNGEncoder = PNGEncoder()) throws {
    let file = folder.appending(path: name + ".png")
    let bytes = try encoder.encode(bitmap)
    do {
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw ValidationError(
        "\(file.path(percentEncoded: false)) cannot be written: \(error.localizedDescription)")
    }
  }
}
