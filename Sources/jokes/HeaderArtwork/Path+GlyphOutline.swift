import PlaneGeometry
import Typesetting

extension Path {
  /// The contours of a glyph in font units, y growing up.
  init(_ outline: GlyphOutline) {
    func place(_ point: GlyphPoint) -> Point { Point(x: Double(point.x), y: Double(point.y)) }
    self.init { path in
      for element in outline.elements {
        switch element {
        case .move(let point): path.move(to: place(point))
        case .line(let point): path.addLine(to: place(point))
        case .quad(let point, let control): path.addQuad(to: place(point), control: place(control))
        case .cubic(let point, let control1, let control2):
          path.addCubic(to: place(point), control1: place(control1), control2: place(control2))
        case .close: path.close()
        }
      }
    }
  }
}
