import PNGFiles
import PathRasterizer
import PixelImages
import Typesetting

extension DrawnGlyph {
  /// Draws a glyph: its picture where the face has one, otherwise its outline.
  init(_ key: GlyphKey) {
    let scale = FontScale(key)
    if let picture = key.face.colorImage(of: key.glyph), let drawn = DrawnGlyph(picture, scale) {
      self = drawn
    } else if let outline = key.face.outline(of: key.glyph), !outline.elements.isEmpty {
      let path = DevicePath(outline, scale: scale, offsetX: Int32(key.quarter) * 64)
      self = .outline(CoverageMask(path, limits: DrawnGlyph.limits))
    } else {
      self = .blank
    }
  }

  /// A glyph's pixels are kept in memory: what is further from the origin than this is cut.
  private static let limits = PixelRect(minX: -4096, minY: -4096, maxX: 4096, maxY: 4096)

  private init?(_ picture: ColorGlyph, _ scale: FontScale) {
    guard let strike = try? PNGDecoder().decode(picture.png).bitmap else { return nil }
    let box = PixelRect(
      minX: scale.pixels(picture.left), minY: -scale.pixels(picture.top),
      maxX: scale.pixels(picture.left + picture.width), maxY: -scale.pixels(picture.top - picture.height)
    ).intersection(DrawnGlyph.limits)
    guard !box.isEmpty else { return nil }
    var canvas = Canvas(width: box.width, height: box.height)
    canvas.draw(strike, in: DeviceRect(PixelRect(minX: 0, minY: 0, maxX: box.width, maxY: box.height)))
    self = .picture(canvas.finish(), left: box.minX, top: box.minY)
  }
}
