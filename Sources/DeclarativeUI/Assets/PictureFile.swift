import Foundation
import PNGFiles
import PixelImages

/// A PNG file of an asset.
struct PictureFile {
  private let url: URL

  init(_ url: URL) {
    self.url = url
  }

  func bitmap() throws(AssetError) -> Bitmap {
    let bytes: [UInt8]
    do {
      bytes = try [UInt8](Data(contentsOf: url))
    } catch {
      throw AssetError(file: url, reason: "the file named in Contents.json cannot be read; add it beside Contents.json")
    }
    if let format = PictureFormat(of: bytes), format != .png {
      throw AssetError(
        file: url,
        reason: "it is a picture in the format \(format.rawValue), and only PNG can be drawn; "
          + "export it as PNG for the scales 1x, 2x and 3x, and name those files in Contents.json")
    }
    do {
      return try PNGDecoder().decode(bytes).bitmap
    } catch {
      throw AssetError(file: url, reason: "\(error)")
    }
  }
}
