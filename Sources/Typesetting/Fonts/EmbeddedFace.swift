import CFreeType
import Synchronization

/// A font as documents carry it: a part of a font file, often without what shaping needs, or in an older format.
///
/// It gives outlines only, for glyphs that are found by their index, their name or a code.
package final class EmbeddedFace: Sendable {
  /// What a code counts in.
  package enum CharacterMap: Sendable {
    /// Characters of Unicode.
    case unicode
    /// Codes of a font with signs of its own, as of Windows.
    case symbols
    /// Codes of the Macintosh's western characters.
    case macintosh
    /// The codes that a font of PostScript has by itself.
    case own
  }

  /// The font units in the em.
  package let unitsPerEm: Int
  private let face: Mutex<FreeTypeFace>

  /// Opens a font: TrueType, OpenType, CFF or Type 1; nil for bytes that are none.
  package init?(_ bytes: [UInt8]) {
    guard let face = FreeTypeFace(FontBytes(copying: bytes), index: 0) else { return nil }
    let units = Int(face.face.pointee.units_per_EM)
    guard units > 0 else { return nil }
    unitsPerEm = units
    self.face = Mutex(face)
  }

  /// The contours of a glyph, or nil for one that the font lacks.
  package func outline(of glyph: UInt32) -> GlyphOutline? { face.withLock { $0.outline(of: glyph) } }

  /// How far a glyph moves the next one, in font units; nil for one that the font lacks.
  package func advance(of glyph: UInt32) -> Int? { face.withLock { $0.advance(of: glyph) } }

  /// The glyph that the font calls so.
  package func glyph(named name: String) -> UInt32? { face.withLock { $0.glyph(named: name) } }

  /// The glyph of a code; nil where the font has none, or does not count so.
  package func glyph(of code: UInt32, in map: CharacterMap) -> UInt32? { face.withLock { $0.glyph(of: code, in: map) } }
}

extension FreeTypeFace {
  fileprivate func advance(of glyph: UInt32) -> Int? {
    let flags = Int32(FT_LOAD_NO_SCALE) | Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph else { return nil }
    return Int(slot.pointee.metrics.horiAdvance)
  }

  fileprivate func glyph(named name: String) -> UInt32? {
    guard face.pointee.face_flags & FT_Long(1 << 9) != 0 else { return nil }
    let glyph = name.withCString { FT_Get_Name_Index(face, $0) }
    return glyph == 0 ? nil : glyph
  }

  fileprivate func glyph(of code: UInt32, in map: EmbeddedFace.CharacterMap) -> UInt32? {
    guard let charmap = charmap(map), FT_Set_Charmap(face, charmap) == 0 else { return nil }
    let glyph = FT_Get_Char_Index(face, FT_ULong(code))
    return glyph == 0 ? nil : glyph
  }

  private func charmap(_ map: EmbeddedFace.CharacterMap) -> FT_CharMap? {
    guard let maps = face.pointee.charmaps else { return nil }
    let all = (0..<Int(face.pointee.num_charmaps)).compactMap { maps[$0] }
    switch map {
    case .unicode: return all.first { $0.pointee.encoding == FT_ENCODING_UNICODE }
    case .symbols: return all.first { $0.pointee.platform_id == 3 && $0.pointee.encoding_id == 0 }
    case .macintosh: return all.first { $0.pointee.platform_id == 1 && $0.pointee.encoding_id == 0 }
    case .own:
      let wanted = [FT_ENCODING_ADOBE_CUSTOM, FT_ENCODING_ADOBE_STANDARD, FT_ENCODING_ADOBE_EXPERT]
      return all.first { wanted.contains($0.pointee.encoding) }
    }
  }
}
