import ArgumentParser
import PNGFiles
import PixelImages

/// Draws the app's header picture again, in both appearances.
struct DrawHeader: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "header",
    abstract: "Draws the header picture of the app, for light and for dark appearance.")

  @Option(help: "The folder that the pictures are written to.")
  var output = "Sources/JokesApp/Assets.xcassets/header.imageset"

  func run() throws {
    let folder = try PictureFolder(output)
    // Written once, kept for ever.
    let smallest = PNGEncoder(level: 9)
    let artwork = try HeaderArtwork()
    try folder.write(artwork.bitmap(ink: .black, scale: 3), name: "header@3x", encoder: smallest)
    try folder.write(artwork.bitmap(ink: .white, scale: 3), name: "header-dark@3x", encoder: smallest)
    print("The pictures are in \(folder.path)")
  }
}
