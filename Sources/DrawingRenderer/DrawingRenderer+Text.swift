import Drawings
import PathRasterizer
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
    for glyph in run.glyphs {
      let place = Point(x: origin.x + glyph.x * scale, y: origin.y + grid.snapped(glyph.y))
      guard let position = GlyphPosition(place) else { continue }
      let key = GlyphKey(face: run.face, glyph: glyph.glyph, emSize: emSize, quarter: position.quarter)
      switch GlyphCache.shared.glyph(key) {
      case .outline(let mask): canvas.draw(mask, x: position.x, y: position.y, with: run.color)
      case .picture(let bitmap, let left, let top):
        canvas.draw(bitmap, in: position.wholePixels(of: bitmap, left: left, top: top))
      case .blank: break
      }
    }
  }
}
