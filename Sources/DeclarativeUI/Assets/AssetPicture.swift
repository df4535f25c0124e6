import Foundation
import PixelImages

/// A decoded picture with what its catalogue says about it.
struct AssetPicture: Sendable {
  let name: String
  let bitmap: Bitmap
  /// The pixels a point.
  let scale: CGFloat
  let renderingMode: Image.TemplateRenderingMode?

  /// In points.
  var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}
