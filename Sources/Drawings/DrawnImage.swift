package import PixelImages
package import PlaneGeometry

/// A picture that fills a frame.
package struct DrawnImage: Equatable, Sendable {
  /// How pixels between the picture's own pixels are found.
  package enum Interpolation: Hashable, Sendable {
    /// The nearest pixel: hard edges.
    case nearest
    /// A mixture of all pixels that are covered: soft edges.
    case smooth
  }

  /// The name of the picture, for people.
  package var name: String
  /// The frame that the picture fills, in points.
  package var frame: Rect
  /// The picture.
  package var bitmap: Bitmap
  /// How the picture is scaled.
  package var interpolation: Interpolation
  /// A colour that replaces the picture's own, keeping its alpha (a template image), or nil.
  package var templateColor: RGBAColor?

  /// Creates a picture at a place.
  package init(
    name: String, frame: Rect, bitmap: Bitmap, interpolation: Interpolation = .smooth, templateColor: RGBAColor? = nil
  ) {
    self.name = name
    self.frame = frame
    self.bitmap = bitmap
    self.interpolation = interpolation
    self.templateColor = templateColor
  }
}
