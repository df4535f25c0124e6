import Synchronization

/// A face of a font: outlines or colour pictures for characters.
public final class FontFace: Sendable {
  /// The name of the family, such as "Inter".
  public let family: String
  /// How heavy the face is.
  public let weight: FontWeight
  /// Whether the face is slanted.
  public let isItalic: Bool
  /// The font units in the em: outlines and positions are in these units.
  public let unitsPerEm: Int
  /// Whether glyphs are colour pictures.
  public let hasColorImages: Bool

  let harfBuzz: HarfBuzzFont
  private let hasOtherColors: Bool
  /// The picture of a flag that the font does not know, or nil where it has none, as in text faces.
  let unknownFlag: UInt32?
  private let freeType: Mutex<FreeTypeFace>
  private let outlines = Mutex<[UInt32: GlyphOutline?]>([:])
  private let images = Mutex<[UInt32: ColorGlyph?]>([:])

  /// Reads a face from the bytes of a font file.
  /// - Parameters:
  ///   - bytes: the whole file: OpenType, TrueType or a collection of them.
  ///   - index: which face of a collection, from 0.
  ///   - name: what errors call the font.
  public init(bytes: [UInt8], index: Int = 0, name: String = "font") throws(FontError) {
    try FontFileCheck.check(bytes, faceIndex: index, name: name)
    let memory = FontBytes(copying: bytes)
    guard let harfBuzz = HarfBuzzFont(memory, index: index), let freeType = FreeTypeFace(memory, index: index) else {
      throw FontError(.damaged, name: name)
    }
    self.harfBuzz = harfBuzz
    self.freeType = Mutex(freeType)
    family = harfBuzz.family ?? name
    weight = FontWeight(rawValue: harfBuzz.weight)
    isItalic = harfBuzz.isItalic
    unitsPerEm = harfBuzz.unitsPerEm
    hasColorImages = harfBuzz.hasColorImages
    hasOtherColors = harfBuzz.hasOtherColors
    unknownFlag = harfBuzz.hasColorImages ? HarfBuzzShaper.unknownFlag(harfBuzz) : nil
  }

  /// The contours of a glyph, or nil for an index that the face lacks and for glyphs that are pictures only.
  ///
  /// The first call for a glyph reads the font, later calls take it from a cache. Blank glyphs have no elements. Glyph 0,
  /// which stands for characters that the face lacks, is the same box in every face.
  public func outline(of glyph: UInt32) -> GlyphOutline? {
    guard glyph != 0 else { return MissingGlyphBox(unitsPerEm: unitsPerEm).outline }
    return outlines.withLock { cache in
      if let known = cache[glyph] { return known }
      let outline = freeType.withLock { $0.outline(of: glyph) }
      cache[glyph] = .some(outline)
      return outline
    }
  }

  /// The picture of a glyph, or nil for glyphs without one.
  ///
  /// The first call for a glyph copies its bytes out of the font, later calls take them from a cache.
  public func colorImage(of glyph: UInt32) -> ColorGlyph? {
    guard hasColorImages else { return nil }
    return images.withLock { cache in
      if let known = cache[glyph] { return known }
      let image = harfBuzz.colorGlyph(of: glyph)
      cache[glyph] = .some(image)
      return image
    }
  }
}

extension FontFace {
  /// Whether the face draws a character; a glyph without anything that can be drawn is none.
  func draws(_ scalar: Unicode.Scalar) -> Bool {
    guard let glyph = harfBuzz.glyph(for: scalar) else { return false }
    // Faces of pictures, coloured layers or SVG often have empty outlines: text must not vanish in them.
    guard hasColorImages || hasOtherColors else { return true }
    return hasImage(of: scalar) || ControlCharacter.hangs(scalar) || outline(of: glyph)?.elements.isEmpty == false
  }

  /// Whether the face has a picture of a character of its own, outside of sequences.
  func hasImage(of scalar: Unicode.Scalar) -> Bool {
    guard hasColorImages, let glyph = harfBuzz.glyph(for: scalar) else { return false }
    return colorImage(of: glyph) != nil
  }
}

extension FontFace: Hashable {
  /// Whether both are the same loaded face.
  public static func == (left: FontFace, right: FontFace) -> Bool { left === right }
  /// Hashes the identity of the face.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
