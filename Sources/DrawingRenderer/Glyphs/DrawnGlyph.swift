import PNGFiles
import PathRasterizer
import PixelImages
import Typesetting

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

extension DrawnGlyph {
  /// Draws a glyph: its picture where the face has one, otherwise its outline.
  init(_ key: GlyphKey) {
    let scale = FontScale(key)
    if let picture = key.face.colorImage(of: key.glyph), let drawn = DrawnGlyph(picture, scale) {
      self = drawn
    } else if let outline = key.face.outline(of: key.glyph), !outline.elements.isEmpty {
      let path = DevicePath(outline, scale: scale, origin: DevicePoint(x: Int32(key.quarter) * 64, y: 0))
      self = .outline(CoverageMask(path, limits: DrawnGlyph.limits))
    } else {
      self = .blank
    }
  }

  /// A glyph's pixels are kept in memory: what is further from the origin than this is cut.
  private static let limits = PixelRect(minX: -4096, minY: -4096, maxX: 4096, maxY: 4096)

  private init?(_ picture: ColorGlyph, _ scale: FontScale) {
    guard let strike = try? PNGDecoder().decode(picture.png).bitmap else { return nil }
    let box = scale.box(of: picture).intersection(DrawnGlyph.limits)
    guard !box.isEmpty else { return nil }
    var canvas = Canvas(width: box.width, height: box.height)
    canvas.draw(strike, in: DeviceRect(PixelRect(minX: 0, minY: 0, maxX: box.width, maxY: box.height)))
    self = .picture(canvas.finish(), left: box.minX, top: box.minY)
  }
}

/// The scale from a face's font units to 1/256 pixel, in integers.
struct FontScale {
  private let emSize: Int64
  private let unitsPerEm: Int64
  /// The thousandths of their usual width that letters have.
  private let width: Int64

  init(_ key: GlyphKey) {
    emSize = Int64(key.emSize)
    unitsPerEm = Int64(max(1, key.face.unitsPerEm))
    width = Int64(key.face.width.rawValue)
  }

  /// A distance in 1/256 pixel, rounded to nearest, a half up.
  func units(_ fontUnits: Int32) -> Int32 {
    rounded(Int64(fontUnits) * emSize, over: unitsPerEm)
  }

  /// A distance along the line in 1/256 pixel, rounded once.
  func widthUnits(_ fontUnits: Int32) -> Int32 {
    guard width != 1000 else { return units(fontUnits) }
    // Further away than anything that is drawn, where a product would have more than 64 bits.
    let limit = Int64.max / 2 / max(emSize, 1)
    return rounded(min(max(Int64(fontUnits) * width, -limit), limit) * emSize, over: unitsPerEm * 1000)
  }

  private func rounded(_ product: Int64, over divisor: Int64) -> Int32 {
    let sum = product + divisor / 2
    // Rounds down, where Swift's division rounds towards zero.
    return Int32(clamping: (sum >= 0 ? sum : sum - divisor + 1) / divisor)
  }

  /// Where a picture lies from the origin, down and to the right.
  func box(of picture: ColorGlyph) -> PixelRect {
    PixelRect(
      minX: pixels(picture.left), minY: -pixels(picture.top), maxX: pixels(picture.left + picture.width),
      maxY: -pixels(picture.top - picture.height))
  }

  /// A distance in whole pixels, rounded to nearest.
  private func pixels(_ fontUnits: Int32) -> Int {
    Int((Int64(units(fontUnits)) + 128) >> 8)
  }
}

extension DevicePath {
  /// Scales an outline from font units, whose y grows up, to the pixel grid.
  /// - Parameters:
  ///   - scale: from font units to 1/256 pixel.
  ///   - origin: where the glyph stands.
  init(_ outline: GlyphOutline, scale: FontScale, origin: DevicePoint) {
    self.init()
    func place(_ point: GlyphPoint) -> DevicePoint {
      DevicePoint(
        x: Int32(clamping: Int64(origin.x) + Int64(scale.widthUnits(point.x))),
        y: Int32(clamping: Int64(origin.y) - Int64(scale.units(point.y))))
    }
    for element in outline.elements {
      switch element {
      case .move(let point): move(to: place(point))
      case .line(let point): line(to: place(point))
      case .quad(let point, let control): quad(to: place(point), control: place(control))
      case .cubic(let point, let control1, let control2):
        cubic(to: place(point), control1: place(control1), control2: place(control2))
      case .close: close()
      }
    }
  }
}
