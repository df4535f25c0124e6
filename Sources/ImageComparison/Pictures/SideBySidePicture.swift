public import PixelImages

/// Pictures in a row with gaps, on a neutral background: expected, actual, difference.
public struct SideBySidePicture: Sendable {
  /// The extents in pixels.
  package let size: PixelSize

  private let pictures: [Bitmap]
  /// The background around each picture, in pixels.
  private let gap: Int

  /// Puts pictures from left to right, aligned at the top.
  ///
  /// The background is a middle grey, on which translucent black can be seen as well as translucent white.
  /// - Returns: nil where the result would be larger than a bitmap may be.
  public init?(_ pictures: [Bitmap]) {
    let height = pictures.reduce(0) { max($0, $1.height) }
    let widths = pictures.reduce(0) { $0 + $1.width }
    gap = max(8, height / 60)
    size = PixelSize(width: widths + gap * (pictures.count + 1), height: height + 2 * gap)
    guard size.fitsBitmap else { return nil }
    self.pictures = pictures
  }

  /// The picture, drawn whenever it is asked for.
  public var bitmap: Bitmap {
    Bitmap(width: size.width, height: size.height) { pixels in draw(0..<size.height, into: pixels) }
  }

  private func draw(_ rows: Range<Int>, into pixels: UnsafeMutableBufferPointer<PremultipliedColor>) {
    precondition(pixels.count == rows.count * size.width, "There must be room for exactly the rows")
    var rest = pixels
    for y in rows {
      for picture in pictures {
        rest.fillFirst(gap)
        rest.draw(picture, row: y - gap)
      }
      rest.fillFirst(gap)
    }
  }
}

/// To be written into a file all of its pixels, three screens' and more, need not be there at once.
extension SideBySidePicture: PictureRows {
  package func isAsAbove(_ y: Int) -> Bool {
    precondition(y >= 0 && y < size.height, "The row lies outside of the picture")
    return y > 0
      && pictures.allSatisfy { picture in
        let row = y - gap
        // Between the background and the first or the last row of a picture.
        if row == 0 || row == picture.height { return picture.size.pixelCount == 0 }
        return row < 0 || row > picture.height || picture.isAsAbove(row)
      }
  }

  package func isOpaque(in rows: Range<Int>) -> Bool { true }

  package func withRows<R, E: Error>(
    _ rows: Range<Int>, _ body: (UnsafeBufferPointer<PremultipliedColor>) throws(E) -> R
  ) throws(E) -> R {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= size.height, "The rows lie outside of the picture")
    let pixels = UnsafeMutableBufferPointer<PremultipliedColor>.allocate(capacity: rows.count * size.width)
    defer { pixels.deallocate() }
    draw(rows, into: pixels)
    return try body(UnsafeBufferPointer(pixels))
  }
}

extension UnsafeMutableBufferPointer where Element == PremultipliedColor {
  /// Fills the first pixels with the background, and leaves those behind them.
  fileprivate mutating func fillFirst(_ count: Int) {
    UnsafeMutableBufferPointer(rebasing: self[..<count]).fill(with: DifferencePalette.outside)
    self = UnsafeMutableBufferPointer(rebasing: self[count...])
  }

  /// Draws a row of a picture, or the background where it has none, and leaves the pixels behind it.
  fileprivate mutating func draw(_ picture: Bitmap, row y: Int) {
    guard (0..<picture.height).contains(y) else { return fillFirst(picture.width) }
    picture.withRows(y..<y + 1) { row in
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
