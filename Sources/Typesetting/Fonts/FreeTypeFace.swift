import CFreeType

/// The owner of a FreeType library and its one face.
///
/// FreeType's objects must not be used by two threads at once: keep this behind a lock. The library lives and dies with
/// the face, so that faces share nothing.
struct FreeTypeFace: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face
  private let bytes: FontBytes

  /// Opens a face, or returns nil for bytes that FreeType refuses.
  init?(_ bytes: FontBytes, index: Int) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    let start = bytes.memory.bindMemory(to: FT_Byte.self).baseAddress
    guard FT_New_Memory_Face(library, start, FT_Long(bytes.memory.count), FT_Long(index), &face) == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
    self.bytes = bytes
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// The outline of a glyph as it stands in the font: unscaled and unhinted, so the same on every machine.
  func outline(of glyph: UInt32) -> GlyphOutline? {
    let flags = Int32(FT_LOAD_NO_SCALE) | Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    var pen = OutlinePen()
    var functions = OutlinePen.functions
    let error = withUnsafeMutablePointer(to: &pen) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, UnsafeMutableRawPointer($0))
    }
    guard error == 0 else { return nil }
    pen.closeContour()
    let mayOverlap = slot.pointee.outline.flags & Int32(FT_OUTLINE_OVERLAP) != 0
    return GlyphOutline(elements: pen.elements, mayOverlap: mayOverlap)
  }
}
