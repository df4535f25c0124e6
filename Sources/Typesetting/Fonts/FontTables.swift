import Typefaces
import Synchronization
import UnicodeAlgorithms

/// An opened font file: what glyphs, advances, outlines and pictures are read from.
final class FontTables: Sendable {
  let harfBuzz: HarfBuzzFont
  let unitsPerEm: Int
  /// Whether glyphs may be coloured layers or SVG documents, which cannot be drawn.
  let hasOtherColors: Bool
  /// The picture of a flag that the font does not know, or nil where it has none, as in text faces.
  let unknownFlag: UInt32?
  /// The characters that the font draws with outlines, whatever is around them.
  let plainCharacters: PlainCharacters
  private let freeType: Mutex<FreeTypeFace>

  /// - Parameters:
  ///   - bytes: the file.
  ///   - index: which face of a collection, from 0.
  ///   - instance: which named instance of a variable font, from 0; nil is the font as it stands in the file.
  ///   - name: what errors call the font.
  init(_ bytes: FontBytes, index: Int, instance: Int? = nil, name: String) throws(FontError) {
    try FontFileCheck.check(bytes.memory, faceIndex: index, name: name)
    guard let harfBuzz = HarfBuzzFont(bytes, index: index, instance: instance),
      let freeType = FreeTypeFace(bytes, index: index, instance: instance)
    else {
      throw FontError(.damaged, name: name)
    }
    self.harfBuzz = harfBuzz
    self.freeType = Mutex(freeType)
    unitsPerEm = harfBuzz.unitsPerEm
    hasOtherColors = harfBuzz.hasOtherColors
    plainCharacters =
      harfBuzz.hasColorImages || harfBuzz.hasOtherColors
      ? PlainCharacters() : PlainCharacters.all.filter { harfBuzz.glyph(for: $0) != nil }
    unknownFlag = harfBuzz.hasColorImages ? HarfBuzzShaper().unknownFlag(harfBuzz) : nil
  }

  func outline(of glyph: UInt32) -> GlyphOutline? {
    freeType.withLock { $0.outline(of: glyph) }
  }
}

/// The bytes of a font file at an address that never changes.
///
/// FreeType and HarfBuzz read from them for as long as their handles live, so each handle keeps this object.
final class FontBytes: @unchecked Sendable {
  // Sendable because the memory is written once, before anyone else sees it.
  let memory: UnsafeRawBufferPointer
  /// What the memory belongs to, or nil for memory of this object's own.
  private let file: MappedFile?

  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    memory = UnsafeRawBufferPointer(copy)
    file = nil
  }

  init(_ file: MappedFile) {
    memory = file.bytes
    self.file = file
  }

  deinit {
    if file == nil { memory.deallocate() }
  }
}
