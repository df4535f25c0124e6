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
