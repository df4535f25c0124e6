public import PixelImages
import PlaneGeometry

extension Canvas {
  /// Paints a picture so that it fills a rectangle.
  ///
  /// Pixels that the rectangle's edges cut are painted partly. A picture that fills exactly as many whole pixels as it
  /// has is copied bit by bit.
  /// - Parameters:
  ///   - picture: the picture.
  ///   - target: where it comes to lie.
  ///   - filter: how the picture is scaled.
  ///   - template: a colour instead of the picture's own, which then gives only its alpha; or nil.
  public mutating func draw(
    _ picture: Bitmap, in target: DeviceRect, filter: ImageFilter = .smooth, template: RGBAColor? = nil
  ) {
    let box = target.pixelBounds.intersection(clip.box)
    guard !box.isEmpty, !target.isEmpty, picture.width > 0, picture.height > 0 else { return }
    if let place = target.wholePixels, place.width == picture.width, place.height == picture.height, template == nil {
      return composite(picture, at: place, in: box, opacity: 255)
    }
    let shader = ImageShader(picture, in: target, box: box, filter: filter, tint: template)
    if clip.mask == nil, target.wholePixels != nil {
      fill(box, shader: shader)
    } else {
      fill(DevicePath(target), rule: .nonZero, in: box, shader: shader)
    }
  }
}
