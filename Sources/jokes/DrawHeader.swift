import ArgumentParser
import Foundation
import PNGFiles
import PixelImages

/// Draws the app's header picture anew, in both appearances.
struct DrawHeader: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "header",
    abstract: "Draws the header picture of the app, for light and for dark appearance.")

  @Option(help: "The folder that the pictures are written to.")
  var output = "Sources/JokesApp/Assets.xcassets/header.imageset"

  func run() throws {
    let artwork = try HeaderArtwork()
    try write(artwork.bitmap(ink: .black, scale: 3), to: "header@3x.png")
    try write(artwork.bitmap(ink: .white, scale: 3), to: "header-dark@3x.png")
  }

  private func write(_ bitmap: Bitmap, to name: String) throws {
    let folder = URL(filePath: output, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(PNGEncoder(level: 9).encode(bitmap)).write(to: folder.appending(path: name), options: .atomic)
    print("\(folder.appending(path: name).relativePath): \(bitmap.width) x \(bitmap.height) px")
  }
}
