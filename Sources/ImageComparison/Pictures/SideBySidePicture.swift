public import PixelImages

/// Pictures in a row with gaps, on a neutral ground: expected, actual, difference.
public struct SideBySidePicture: Sendable {
  /// The picture.
  public let bitmap: Bitmap

  /// Draws pictures from left to right, aligned at the top.
  ///
  /// The ground is a middle grey, on which translucent black can be seen as well as translucent white.
  /// - Returns: nil where the result would be larger than a bitmap may be.
  public init?(_ pictures: [Bitmap]) {
    let height = pictures.reduce(0) { max($0, $1.height) }
    let widths = pictures.reduce(0) { $0 + $1.width }
    let gap = max(8, height / 60)
    let size = PixelSize(width: widths + gap * (pictures.count + 1), height: height + 2 * gap)
    guard size.fitsBitmap else { return nil }
    var canvas = PictureCanvas(size: size, color: DifferencePalette.outside)
    var x = gap
    for picture in pictures {
      canvas.draw(picture, x: x, y: gap)
      x += picture.width + gap
    }
    bitmap = canvas.bitmap
  }
}
