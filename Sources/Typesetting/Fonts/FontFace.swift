package import Typefaces
import Synchronization
import UnicodeAlgorithms

/// A face of a font: outlines or colour pictures for characters.
public final class FontFace: Sendable {
  /// The name of the family, such as "Inter".
  public let family: String
  /// The names of the face in its file; nil of fonts that come with Stills, which are asked for by their families.
  package let names: FontNames?
  /// How heavy the face is.
  package let weight: FontWeight
  /// Whether the face is slanted.
  package let isItalic: Bool
  /// Whether glyphs are colour pictures.
  package let hasColorImages: Bool
  /// How wide what is drawn is beside the outlines and advances, which are those of the file.
  package let width: FontWidth
  /// Whether a text of plain characters has the glyph of each, as `BundledFont` says; of other files it is not known.
  let keepsPlainGlyphs: Bool

  /// How high letters are beside the outlines of the file; nil leaves them as they are.
  private let letterHeight: LetterHeight?
  /// The characters that the face is asked for, or nil for all.
  private let scalars: [ClosedRange<UInt32>]?
  private let openTables: @Sendable () -> FontTables
  private let openedTables = Mutex<FontTables?>(nil)
  private let outlines = Mutex<[UInt32: GlyphOutline?]>([:])
  private let pictures = Mutex<[UInt32: GlyphPicture?]>([:])

  /// Reads a face from the bytes of a font file.
  /// - Parameters:
  ///   - bytes: the whole file: OpenType, TrueType or a collection of them.
  ///   - index: which face of a collection, from 0.
  ///   - name: what errors call the font.
  public convenience init(bytes: [UInt8], index: Int = 0, name: String = "font") throws(FontError) {
    self.init(try FontTables(FontBytes(copying: bytes), index: index, name: name), name: name)
  }

  /// A face of opened tables.
  private init(_ tables: FontTables, name: String) {
    names = tables.harfBuzz.names
    family = tables.harfBuzz.family ?? name
    weight = FontWeight(rawValue: tables.harfBuzz.weight)
    isItalic = tables.harfBuzz.isItalic
    hasColorImages = tables.harfBuzz.hasColorImages
    width = .standard
    keepsPlainGlyphs = false
    letterHeight = nil
    scalars = nil
    openTables = { tables }
  }

  /// A face that is described already, so that its file is not read before a text needs it.
  init(_ font: BundledFont, open: @escaping @Sendable () -> FontTables) {
    names = nil
    family = font.family
    weight = FontWeight(rawValue: font.weight)
    isItalic = font.isItalic
    hasColorImages = font.hasColorImages
    width = .standard
    keepsPlainGlyphs = font.keepsPlainGlyphs
    letterHeight = font.family == LetterHeight.system.family ? .system : nil
    scalars = font.scalars
    openTables = open
  }

  /// A face whose letters are made wider or narrower.
  init(_ face: FontFace, width: FontWidth) {
    names = face.names
    family = face.family
    weight = face.weight
    isItalic = face.isItalic
    hasColorImages = face.hasColorImages
    self.width = width
    keepsPlainGlyphs = face.keepsPlainGlyphs
    letterHeight = face.letterHeight
    scalars = face.scalars
    openTables = { face.tables }
  }

  /// All faces of the bytes of a font file: each of a collection, and of a variable font each of its named instances.
  package static func all(bytes: [UInt8], name: String) throws(FontError) -> [FontFace] {
    let shared = FontBytes(copying: bytes)
    var faces: [FontFace] = []
    for index in 0..<max(FontFileCheck.faceCount(shared.memory), 1) {
      let plain = try FontTables(shared, index: index, name: name)
      let count = plain.harfBuzz.instanceCount
      if count == 0 { faces.append(FontFace(plain, name: name)) }
      for instance in 0..<count {
        faces.append(FontFace(try FontTables(shared, index: index, instance: instance, name: name), name: name))
      }
    }
    return faces
  }

  /// The font units in the em: outlines and positions are in these units.
  package var unitsPerEm: Int { tables.unitsPerEm }

  /// The contours of a glyph, or nil for an index that the face lacks and for glyphs that are pictures only.
  ///
  /// The first call for a glyph reads the font, later calls take it from a cache. Blank glyphs have no elements. Glyph 0,
  /// which stands for characters that the face lacks, is the same box in every face.
  package func outline(of glyph: UInt32) -> GlyphOutline? {
    guard glyph != 0 else { return MissingGlyphBox(unitsPerEm: unitsPerEm).outline }
    return outlines.withLock { cache in
      if let known = cache[glyph] { return known }
      let outline = letterHeight.map { tables.outline(of: glyph)?.scaledUpwards(by: $0) } ?? tables.outline(of: glyph)
      cache[glyph] = .some(outline)
      return outline
    }
  }

  /// The contours of the glyph that the font itself calls so, or nil for a name that it does not have.
  package func outline(named name: String) -> GlyphOutline? {
    harfBuzz.glyph(named: name).flatMap { outline(of: $0) }
  }

  /// The contours of a character and how far it moves the next one, in font units; nil for one that the face lacks.
  package func letter(_ scalar: Unicode.Scalar) -> (outline: GlyphOutline, advance: Int)? {
    guard let glyph = harfBuzz.glyph(for: scalar), let outline = outline(of: glyph) else { return nil }
    return (outline, harfBuzz.advance(of: glyph))
  }

  /// The picture of a glyph, or nil for glyphs without one or with a damaged one.
  ///
  /// The first call for a glyph copies its bytes out of the font, later calls take them from a cache.
  package func colorImage(of glyph: UInt32) -> ColorGlyph? {
    if case .whole(let image) = picture(of: glyph) { image } else { nil }
  }

  private func picture(of glyph: UInt32) -> GlyphPicture? {
    guard hasColorImages else { return nil }
    return pictures.withLock { cache in
      if let known = cache[glyph] { return known }
      let picture = harfBuzz.picture(of: glyph)
      cache[glyph] = .some(picture)
      return picture
    }
  }

  /// Whether the file has a picture of a glyph that cannot be used.
  func hasDamagedPicture(of glyph: UInt32) -> Bool {
    if case .damaged = picture(of: glyph) { true } else { false }
  }
}

extension FontFace {
  /// The opened file, which the first thread that asks opens.
  private var tables: FontTables {
    openedTables.withLock { opened in
      if let opened { return opened }
      let tables = openTables()
      opened = tables
      return tables
    }
  }

  var harfBuzz: HarfBuzzFont { tables.harfBuzz }

  /// Whether the file was read already.
  var isOpen: Bool { openedTables.withLock { $0 != nil } }

  /// The picture of a flag that the font does not know, or nil where it has none, as in text faces.
  var unknownFlag: UInt32? { tables.unknownFlag }

  /// Whether the face may have a character, as far as is known without reading its file.
  func isFor(_ scalar: Unicode.Scalar) -> Bool {
    scalars?.contains { $0.contains(scalar.value) } ?? true
  }

  /// The characters that the face draws with outlines; none where it is asked for some scripts only.
  var plainCharacters: PlainCharacters {
    guard scalars == nil else { return PlainCharacters() }
    return tables.plainCharacters
  }

  /// Whether the face draws a character; a glyph without anything that can be drawn is none.
  func draws(_ scalar: Unicode.Scalar) -> Bool {
    guard isFor(scalar), let glyph = harfBuzz.glyph(for: scalar) else { return false }
    // Faces of pictures, coloured layers or SVG often have empty outlines: text must not vanish in them.
    guard hasColorImages || tables.hasOtherColors else { return true }
    return hasImage(of: scalar) || WhiteSpace.hangs(scalar) || outline(of: glyph)?.elements.isEmpty == false
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

extension FontFace {
  /// A face that comes with Stills; its file is read when a text first needs it.
  package convenience init(_ font: BundledFont) {
    self.init(font) {
      do {
        return try FontTables(FontBytes(font.contents()), index: 0, name: font.file)
      } catch {
        preconditionFailure("The fonts that come with Stills cannot be read, build the package again: \(error)")
      }
    }
  }
}
