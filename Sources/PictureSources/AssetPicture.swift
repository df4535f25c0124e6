package import Drawings
package import Foundation
package import PixelImages
import PlaneGeometry

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
  /// The pixels; those of a vector picture are of the display that was asked for.
  package let bitmap: Bitmap
  /// The picture in any number of pixels, if its file has one.
  package let vector: (any ScalablePicture)?
  /// Whether a vector picture stays sharp where it is stretched, as "Preserve Vector Data" in Xcode says.
  package let preservesVector: Bool
  /// How the catalogue wants the picture to be drawn; nil leaves it to the view.
  package let rendering: Rendering?
  /// In points.
  package let size: CGSize
  /// How the catalogue wants the pixels to become larger.
  package var slices: AssetSlices?
  /// Whether it is drawn with left and right exchanged.
  package var isMirrored = false
  /// What of the file is not drawn, a sentence each.
  package let problems: [String]

  /// - Parameter scale: the pixels a point.
  package init(name: String, bitmap: Bitmap, scale: CGFloat, rendering: Rendering? = nil) {
    self.name = name
    self.bitmap = bitmap
    self.rendering = rendering
    size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    (vector, preservesVector, problems) = (nil, false, [])
  }

  /// - Parameters:
  ///   - vector: the picture.
  ///   - bitmap: the same in pixels.
  ///   - scale: how many of the picture's points are one here, as for files that have several pixels a point.
  package init(
    name: String, vector: any ScalablePicture, bitmap: Bitmap, scale: CGFloat, preservesVector: Bool,
    rendering: Rendering?,
    problems: [String]
  ) {
    self.name = name
    self.bitmap = bitmap
    self.vector = vector
    self.preservesVector = preservesVector
    self.rendering = rendering
    self.problems = problems
    size = CGSize(width: CGFloat(vector.size.width) / scale, height: CGFloat(vector.size.height) / scale)
  }

  /// The pixels a point.
  package var scale: CGFloat { CGFloat(bitmap.width) / size.width }
}
