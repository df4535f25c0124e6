import Foundation
import PixelImages

/// A PNG file of an asset.
struct PictureFile {
  private let url: URL

  init(_ url: URL) {
    self.url = url
  }

  func bitmap() throws(AssetError) -> Bitmap {
    throw AssetError(file: url, reason: "pictures cannot be decoded yet")
  }
}
