public import DeclarativeUI
public import PixelImages

extension Bitmap {
  /// The pixels in a rectangle, as Core Graphics has it: that is made larger to whole ones, and nil outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return cropped(x: Int(part.minX)..<Int(part.maxX), y: Int(part.minY)..<Int(part.maxY))
  }
}
