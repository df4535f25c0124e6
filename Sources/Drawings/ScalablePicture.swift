package import PixelImages
package import PlaneGeometry

/// A picture that is as sharp as it is drawn, whatever its size.
package protocol ScalablePicture: Sendable {
  /// The extents in points.
  var size: Size { get }

  /// The picture in a frame.
  /// - Parameters:
  ///   - name: what people call the picture.
  ///   - frame: what the picture fills.
  ///   - template: a colour in the place of all colours, which keeps how opaque they are; nil leaves them.
  func item(_ name: String, in frame: Rect, template: RGBAColor?) -> DrawingItem
}
