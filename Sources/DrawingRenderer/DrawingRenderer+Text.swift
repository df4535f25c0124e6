import Drawings
import PNGFiles
import PathRasterizer
import PixelImages
import PlaneGeometry
import Typesetting

extension DrawingRenderer {
  /// Draws lines of text: baselines stand on whole pixels, glyphs at quarters of a pixel along them.
  func draw(_ text: DrawnText, into canvas: inout Canvas) {
    let left = grid.snapped(text.frame.minX)
    let top = grid.snapped(text.frame.minY)
    for line in text.layout.lines {
      let baseline = top + grid.snapped(line.baseline)
      for run in line.runs { draw(run, at: Point(x: left, y: baseline), into: &canvas) }
    }
  }

  private func draw(_ run: GlyphRun, at origin: Point, into canvas: inout Canvas) {
    guard let emSize = DevicePoint.units(run.size * scale) else { return }
    if emSize > GlyphKey.largestKept { return drawLarge(run, emSize: emSize, at: origin, into: &canvas) }
    for glyph in run.glyphs {
      let place = Point(x: origin.x + glyph.x * scale, y: origin.y + grid.snapped(glyph.y))
      guard let position = GlyphPosition(place) else { continue }
      let key = GlyphKey(face: run.face, glyph: glyph.glyph, emSize: emSize, quarter: position.quarter)
      switch GlyphCache.shared.glyph(key) {
      case .outline(let mask): canvas.draw(mask, x: position.x, y: position.y, with: run.color)
      case .picture(let bitmap, let left, let top):
        let box = PixelRect(x: left, y: top, width: bitmap.width, height: bitmap.height)
        canvas.draw(bitmap, in: position.wholePixels(of: box))
      case .blank: break
      }
    }
  }

  /// Draws glyphs of which no pixels are kept, but as many as are seen are filled.
  private func drawLarge(_ run: GlyphRun, emSize: Int32, at origin: Point, into canvas: inout Canvas) {
    for glyph in run.glyphs {
      let place = Point(x: origin.x + glyph.x * scale, y: origin.y + grid.snapped(glyph.y))
      guard let position = GlyphPosition(place) else { continue }
      let key = GlyphKey(face: run.face, glyph: glyph.glyph, emSize: emSize, quarter: position.quarter)
      let fontScale = FontScale(key)
      if let picture = run.face.colorImage(of: glyph.glyph), let strike = try? PNGDecoder().decode(picture.png).bitmap {
        canvas.draw(strike, in: position.wholePixels(of: fontScale.box(of: picture)))
      } else if let outline = run.face.outline(of: glyph.glyph) {
        canvas.fill(DevicePath(outline, scale: fontScale, origin: position.origin), with: .color(run.color))
      }
    }
  }
}
