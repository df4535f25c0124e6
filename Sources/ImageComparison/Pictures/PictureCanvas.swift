import PixelImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A bitmap that difference pictures are drawn on; everything is cut at its edges.
struct PictureCanvas {
  private(set) var bitmap: Bitmap
  private let size: PixelSize

  /// Creates a canvas with a picture as a tenth of its darkness, in grey, as it is seen over white.
  init(size: PixelSize, withPale picture: Bitmap, outside color: PremultipliedColor) {
    self.size = size
    bitmap = Bitmap(width: size.width, height: size.height) { target in
      picture.withUnsafePixels { source in
        for y in 0..<size.height {
          let row = UnsafeMutableBufferPointer(rebasing: target[y * size.width..<(y + 1) * size.width])
          let inside = y < picture.height ? picture.width : 0
          if inside > 0 { pale(source, y, width: inside, into: row, of: target) }
          UnsafeMutableBufferPointer(rebasing: row[inside...]).fill(with: color)
        }
      }
    }
  }

  /// Fills a rectangle that lies on the canvas.
  mutating func fill(_ rect: PixelRect, with color: PremultipliedColor) {
    let width = size.width
    bitmap.withUnsafeMutablePixels { pixels in
      for y in rect.minY..<rect.maxY {
        pixels[y * width + rect.minX..<y * width + rect.maxX].update(repeating: color)
      }
    }
  }

  /// Fills all pixels of one state.
  mutating func fill(_ state: DifferenceMap.State, of map: DifferenceMap, with color: PremultipliedColor) {
    let width = size.width
    bitmap.withUnsafeMutablePixels { pixels in
      map.forEachRun(of: state) { x, y, length in
        pixels[y * width + x..<y * width + x + length].update(repeating: color)
      }
    }
  }

  /// Draws diagonal stripes where `surplus` reaches beyond `other`, both from the top left corner.
  mutating func drawStripes(of surplus: PixelSize, beyond other: PixelSize) {
    let stripe = 2 * lineWidth
    let width = size.width
    bitmap.withUnsafeMutablePixels { pixels in
      for y in 0..<surplus.height {
        let start = y < other.height ? other.width : 0
        for x in start..<max(start, surplus.width) {
          let isStripe = (x + y) / stripe % 2 == 0
          pixels[y * width + x] = isStripe ? DifferencePalette.stripe : DifferencePalette.betweenStripes
        }
      }
    }
  }

  /// Draws a frame and diagonal lines inside of a rectangle that lies on the canvas, which leave most of it to be seen.
  mutating func drawHatch(in rect: PixelRect) {
    let (width, line) = (size.width, lineWidth)
    bitmap.withUnsafeMutablePixels { pixels in
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX {
          let edge = min(x - rect.minX, rect.maxX - 1 - x, y - rect.minY, rect.maxY - 1 - y)
          if edge < line || (x + y) % (6 * line) < line { pixels[y * width + x] = DifferencePalette.hatch }
        }
      }
    }
  }

  /// Draws a frame with some space around a rectangle.
  mutating func drawBox(around rect: PixelRect) {
    let inside = rect.expanded(by: 4 * lineWidth).intersection(PixelRect(size))
    let outside = inside.expanded(by: lineWidth).intersection(PixelRect(size))
    // At an edge of the picture the line lies inside, or it would be lost.
    let line = PixelSize(width: min(lineWidth, outside.width), height: min(lineWidth, outside.height))
    let (x, y, width, height) = (outside.minX, outside.minY, outside.width, outside.height)
    let color = DifferencePalette.box
    fill(PixelRect(x: x, y: y, width: width, height: line.height), with: color)
    fill(PixelRect(x: x, y: outside.maxY - line.height, width: width, height: line.height), with: color)
    fill(PixelRect(x: x, y: y, width: line.width, height: height), with: color)
    fill(PixelRect(x: outside.maxX - line.width, y: y, width: line.width, height: height), with: color)
  }

  /// In pixels: 6 for a phone's screen, which is 2 when its picture is shrunk to a third.
  private var lineWidth: Int { max(1, max(size.width, size.height) / 400) }
}

/// Writes a row of a picture as `PictureCanvas` shows it; `target` is the whole canvas, which is as wide as the row or wider.
///
/// Most rows are as the one above, and most pixels as the one before.
private func pale(
  _ source: UnsafeBufferPointer<PremultipliedColor>, _ y: Int, width: Int,
  into row: UnsafeMutableBufferPointer<PremultipliedColor>, of target: UnsafeMutableBufferPointer<PremultipliedColor>
) {
  let pixels = UnsafeBufferPointer(rebasing: source[y * width..<(y + 1) * width])
  guard let start = pixels.baseAddress else { return }
  if y > 0, memcmp(start, start - width, width * MemoryLayout<PremultipliedColor>.stride) == 0 {
    let above = target[(y - 1) * row.count..<(y - 1) * row.count + width]
    _ = row.update(fromContentsOf: above)
    return
  }
  pixels.forEachRun { pixel, run in
    UnsafeMutableBufferPointer(rebasing: row[run]).fill(with: pale(pixel))
    return true
  }
}

/// The luma of BT.601 over white, a tenth as dark.
@inline(__always)
private func pale(_ pixel: PremultipliedColor) -> PremultipliedColor {
  let light = 255 - UInt32(pixel.alpha)
  let luma = (77 * UInt32(pixel.red) + 150 * UInt32(pixel.green) + 29 * UInt32(pixel.blue)) >> 8 + light
  let grey = UInt8(truncatingIfNeeded: 230 + (luma * 25 + 127) / 255)
  return PremultipliedColor(red: grey, green: grey, blue: grey, alpha: 255)
}

/// The colours of difference pictures.
enum DifferencePalette {
  static let different = opaque(255, 0, 0)
  /// A yellow dark enough to be seen on the nearly white background.
  static let forgiven = opaque(255, 200, 0)
  /// Neither a state's colour nor grey, so that a box is never taken for a difference.
  static let box = opaque(0, 90, 255)
  static let stripe = opaque(255, 0, 0)
  static let betweenStripes = opaque(255, 190, 190)
  /// What masks cover.
  static let hatch = opaque(150, 70, 210)
  static let outside = opaque(142, 142, 147)

  private static func opaque(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> PremultipliedColor {
    PremultipliedColor(red: red, green: green, blue: blue, alpha: 255)
  }
}
