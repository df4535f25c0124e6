/// The contours of a glyph in font units, unscaled and unhinted; fill them by the non-zero rule.
package struct GlyphOutline: Hashable, Sendable {
  /// A step along a contour.
  package enum Element: Hashable, Sendable {
    /// A contour starts.
    case move(to: GlyphPoint)
    /// A straight line.
    case line(to: GlyphPoint)
    /// A curve with one control point.
    case quad(to: GlyphPoint, control: GlyphPoint)
    /// A curve with two control points.
    case cubic(to: GlyphPoint, control1: GlyphPoint, control2: GlyphPoint)
    /// The contour goes back to its start and ends.
    case close
  }

  /// The contours; every contour starts with a move and ends with a close.
  package let elements: [Element]
  /// Whether the font says that contours overlap, so that coverage must not be summed over them.
  package let mayOverlap: Bool

  /// Creates an outline from its contours.
  package init(elements: [Element], mayOverlap: Bool) {
    self.elements = elements
    self.mayOverlap = mayOverlap
  }
}

/// A place in a glyph, in font units from its origin; x grows to the right, y grows *up*.
package struct GlyphPoint: Hashable, Sendable {
  /// The distance to the right of the origin.
  package var x: Int32
  /// The distance above the baseline.
  package var y: Int32

  /// Creates a point from its coordinates.
  package init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}

/// The picture of a character that no font has: an upright box as high as a capital letter.
///
/// It takes the place of glyph 0 of every face. Fonts draw that one in many ways, some as nothing at all.
struct MissingGlyphBox {
  private let unitsPerEm: Int

  init(unitsPerEm: Int) {
    self.unitsPerEm = unitsPerEm
  }

  /// The advance in font units.
  var advance: Int { thousandths(640) }

  /// A frame: its inner contour runs the other way round, so that the non-zero rule leaves it open.
  var outline: GlyphOutline {
    let (left, right, top) = (thousandths(70), thousandths(570), thousandths(720))
    let line = max(thousandths(60), 1)
    let outer = contour([(left, 0), (left, top), (right, top), (right, 0)])
    let inner = contour([
      (left + line, line), (right - line, line), (right - line, top - line), (left + line, top - line),
    ])
    return GlyphOutline(elements: outer + inner, mayOverlap: false)
  }

  private func thousandths(_ em: Int) -> Int { em * unitsPerEm / 1000 }

  private func contour(_ corners: [(x: Int, y: Int)]) -> [GlyphOutline.Element] {
    let points = corners.map { GlyphPoint(x: Int32($0.x), y: Int32($0.y)) }
    return [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.close]
  }
}
