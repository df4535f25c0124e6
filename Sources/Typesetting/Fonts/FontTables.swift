import Synchronization

/// An opened font file: what glyphs, advances, outlines and pictures are read from.
final class FontTables: Sendable {
  let harfBuzz: HarfBuzzFont
  let unitsPerEm: Int
  /// Whether glyphs may be coloured layers or SVG documents, which cannot be drawn.
  let hasOtherColors: Bool
  /// The picture of a flag that the font does not know, or nil where it has none, as in text faces.
  let unknownFlag: UInt32?
  private let freeType: Mutex<FreeTypeFace>

  init(_ bytes: FontBytes, index: Int, name: String) throws(FontError) {
    try FontFileCheck.check(bytes.memory, faceIndex: index, name: name)
    guard let harfBuzz = HarfBuzzFont(bytes, index: index), let freeType = FreeTypeFace(bytes, index: index) else {
      throw FontError(.damaged, name: name)
    }
    self.harfBuzz = harfBuzz
    self.freeType = Mutex(freeType)
    unitsPerEm = harfBuzz.unitsPerEm
    hasOtherColors = harfBuzz.hasOtherColors
    unknownFlag = harfBuzz.hasColorImages ? HarfBuzzShaper.unknownFlag(harfBuzz) : nil
  }

  func outline(of glyph: UInt32) -> GlyphOutline? {
    freeType.withLock { $0.outline(of: glyph) }
  }
}
