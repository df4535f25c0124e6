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
    do {
      return try PNGDecoder().decode(bytes).bitmap
    } catch {
      throw AssetError(file: url, reason: "\(error)")
    }
  }
}
