import PixelImages

/// A picture that is repeated in both directions.
///
/// The picture is scaled once, to the whole number of pixels that is nearest to a tile; each painted pixel takes the pixel
/// of its tile that its middle is in. So tiles of any length stand where they belong, and none is drawn twice.
struct TileShader: Shader {
  let isOpaque: Bool
  private let tile: Bitmap
  private let target: DeviceRect
  /// How many pixels a tile has at most along a side: a longer one, of which a screen shows a small part, is seen in squares.
  private static let mostPixels = 4096

  /// - Parameters:
  ///   - picture: the picture, not empty.
  ///   - target: where one of the tiles lies, not empty.
  init(_ picture: Bitmap, tile target: DeviceRect, filter: ImageFilter, tint: RGBAColor?) {
    self.target = target
    func pixels(_ length: Int32) -> Int { min(max(1, (Int(length) + 128) >> 8), Self.mostPixels) }
    let size = PixelSize(width: pixels(target.width), height: pixels(target.height))
    if size == picture.size, tint == nil {
      tile = picture
    } else {
      var canvas = Canvas(width: size.width, height: size.height)
      canvas.draw(picture, in: DeviceRect(PixelRect(size)), filter: filter, template: tint)
      tile = canvas.finish()
    }
    isOpaque = tile.isOpaque
  }

  func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    let line = Self.index(of: y, origin: target.origin.y, length: target.height, count: tile.height)
    let width = tile.width
    tile.withUnsafePixels { pixels in
      let line = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: pixels[line * width..<(line + 1) * width]))
        .assumingMemoryBound(to: UInt32.self)
      if Int(target.width) == width << 8 {
        repeatPixels(
          line, from: Self.index(of: x, origin: target.origin.x, length: target.width, count: width), row, count)
      } else {
        for index in 0..<count {
          row[index] = line[Self.index(of: x + index, origin: target.origin.x, length: target.width, count: width)]
        }
      }
    }
  }

  /// Writes the pixels of a tile whose columns are as wide as pixels, which follow each other.
  private func repeatPixels(_ line: UnsafeBufferPointer<UInt32>, from column: Int, _ row: PixelRow, _ count: Int) {
    guard let start = line.baseAddress else { return }
    var (column, done) = (column, 0)
    while done < count {
      let length = min(line.count - column, count - done)
      if length < 16 {
        for index in 0..<length { row[done + index] = start[column + index] }
      } else {
        (row + done).update(from: start + column, count: length)
      }
      done += length
      column = 0
    }
  }

  /// Which of the `count` pixels of its tile the middle of a painted pixel is in.
  @inline(__always)
  static func index(of pixel: Int, origin: Int32, length: Int32, count: Int) -> Int {
    let place = (pixel &* 256 &+ 128 &- Int(origin)) % Int(length)
    return (place < 0 ? place &+ Int(length) : place) &* count / Int(length)
  }
}
