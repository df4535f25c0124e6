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
    bitmap = Bitmap(width: size.width, height: size.height) { pixels in
      for y in 0..<size.height {
        var rest = UnsafeMutableBufferPointer(rebasing: pixels[y * size.width..<(y + 1) * size.width])
        for picture in pictures {
          rest.fillFirst(gap)
          rest.draw(picture, row: y - gap)
        }
        rest.fillFirst(rest.count)
      }
    }
  }
}

extension UnsafeMutableBufferPointer where Element == PremultipliedColor {
  /// Fills the first pixels with the ground, and leaves those behind them.
  fileprivate mutating func fillFirst(_ count: Int) {
    UnsafeMutableBufferPointer(rebasing: self[..<count]).fill(with: DifferencePalette.outside)
    self = UnsafeMutableBufferPointer(rebasing: self[count...])
  }

  /// Draws a row of a picture, or the ground where it has none, and leaves the pixels behind it.
  fileprivate mutating func draw(_ picture: Bitmap, row y: Int) {
    guard (0..<picture.height).contains(y) else { return fillFirst(picture.width) }
    picture.withUnsafePixels { source in
      let row = UnsafeBufferPointer(rebasing: source[y * picture.width..<(y + 1) * picture.width])
      // Opaque rows, the most by far, are copied.
      if row.isOpaque {
        _ = update(fromContentsOf: row)
      } else {
        for x in row.indices { self[x] = row[x].over(DifferencePalette.outside) }
      }
    }
    self = UnsafeMutableBufferPointer(rebasing: self[picture.width...])
  }
}

extension PremultipliedColor {
  /// Source over: this pixel before another.
  @inline(__always)
  fileprivate func over(_ behind: PremultipliedColor) -> PremultipliedColor {
    if alpha == 255 { return self }
    let rest = UInt32(255 - alpha)
    func blend(_ front: UInt8, _ back: UInt8) -> UInt8 {
      front &+ UInt8(truncatingIfNeeded: dividedBy255(UInt32(back) * rest))
    }
    return PremultipliedColor(
      red: blend(red, behind.red), green: blend(green, behind.green), blue: blend(blue, behind.blue),
      alpha: blend(alpha, behind.alpha))
  }
}
