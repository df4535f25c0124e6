package import Foundation
package import PixelImages

/// A decoded picture with what its catalogue says about it.
package struct AssetPicture: Sendable {
  /// What is kept of a picture.
  package enum Rendering: Sendable {
    /// Its opacity only.
    case template
    /// Everything.
    case original
  }

  package let name: String
  package let bitmap: Bitmap
  /// How the catalogue wants the picture to be drawn; nil leaves it to the view.
  package let rendering: Rendering?
  /// The pixels a point.
  private let scale: CGFloat

  package init(name: String, bitmap: Bitmap, scale: CGFloat, rendering: Rendering? = nil) {
    self.name = name
    self.bitmap = bitmap
    self.scale = scale
    self.rendering = rendering
  }

  /// In points.
  package var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}
