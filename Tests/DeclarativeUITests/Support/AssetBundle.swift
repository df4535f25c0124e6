import Foundation
import PNGFiles
import PixelImages

/// A bundle with an asset catalogue, made for one test in a folder of its own.
struct AssetBundle {
  let folder: URL
  private let catalog: URL

  /// - Parameter path: the place of the catalogue in the bundle.
  init(path: String = "Assets.xcassets") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    catalog = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
  }

  /// The bundle; what is added after it was first searched is not found.
  var bundle: Bundle? { Bundle(path: folder.path) }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Adds `Contents.json` to a folder of the catalogue.
  func add(_ name: String, contents: String) throws {
    let folder = catalog.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
  }

  /// Adds a file to a folder of the catalogue.
  func addFile(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: catalog.appendingPathComponent(name))
  }

  /// Adds a picture of a size in pixels to a folder of the catalogue.
  func addPicture(_ name: String, width: Int, height: Int) throws {
    try addPicture(name, Bitmap(width: width, height: height, filledWith: .clear))
  }

  /// Adds a picture to a folder of the catalogue.
  func addPicture(_ name: String, _ picture: Bitmap) throws {
    try addFile(name, PNGEncoder().encode(picture))
  }
}
