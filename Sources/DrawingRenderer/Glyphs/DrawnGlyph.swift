import PathRasterizer
import PixelImages

/// The pixels of a glyph around its origin.
enum DrawnGlyph: Sendable {
  /// Coverage, to be painted in the text's colour.
  case outline(CoverageMask)
  /// A picture with its own colours, scaled to pixels; `left` and `top` count from the origin, down and to the right.
  case picture(Bitmap, left: Int, top: Int)
  /// Nothing to see, like a space.
  case blank

  /// The bytes that the pixels take.
  var byteCount: Int {
    switch self {
    case .outline(let mask): mask.bounds.width * mask.bounds.height
    case .picture(let bitmap, _, _): bitmap.width * bitmap.height * 4
    case .blank: 0
    }
  }
}
