@testable import Typesetting

extension TextLine {
  /// The left and right end of what the outlines of the line cover, in points.
  var ink: ClosedRange<Double> {
    var ends: [Double] = []
    for run in runs {
      let scale = run.size / Double(run.face.unitsPerEm) * run.face.width.factor
      for glyph in run.glyphs {
        for point in run.face.outline(of: glyph.glyph)?.points ?? [] {
          ends.append(glyph.x + Double(point.x) * scale)
        }
      }
    }
    return (ends.min() ?? 0)...(ends.max() ?? 0)
  }
}

extension GlyphOutline {
  /// All points; curves of Inter have points at their extremes, so these span the ink.
  var points: [GlyphPoint] {
    elements.flatMap { element -> [GlyphPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quad(let end, let control): [end, control]
      case .cubic(let end, let control1, let control2): [end, control1, control2]
      case .close: []
      }
    }
  }
}
