import PlaneGeometry
import TextFormats
import Typesetting

/// A font of a file, "ISO 32000-1", 9.5: which outlines its codes have.
final class PDFFont {
  /// What a code of a text shows.
  struct Glyph {
    /// The outline, in ems, y growing up; nil where the font's own content shows it, and for nothing.
    var outline: Path?
    /// The content that shows it, of a font that is made of contents.
    var content: PDFStream?
    /// How far the next one is, in ems, or in the units of a font that is made of contents.
    var advance: Double
    /// Whether it is a space of one byte, which can be made wider.
    var isSpace = false
  }

  /// What stands in a font that is made of contents, "ISO 32000-1", 9.6.5.
  struct Contents {
    let map: Transform
    let resources: PDFDictionary?
    let streams: [String: PDFObject]
  }

  let contents: Contents?
  private let dictionary: PDFDictionary
  private let face: EmbeddedFace?
  private let encoding: PDFEncoding
  private let composite: PDFCompositeFont?
  private let widths: [Double]
  private let firstCode: Int
  private var outlines: [UInt32: Path?] = [:]

  init(_ dictionary: PDFDictionary, named name: String) throws(PDFError) {
    self.dictionary = dictionary
    let file = dictionary.file
    let kind = dictionary["Subtype"].name ?? ""
    let isComposite = kind == "Type0"
    let label = dictionary["BaseFont"].name ?? name
    let inner = isComposite ? file.dictionary(dictionary["DescendantFonts"].array?.first ?? .null) : dictionary
    let descriptor = inner.dictionary("FontDescriptor")
    widths = dictionary.numbers("Widths") ?? []
    firstCode = dictionary["FirstChar"].integer ?? 0
    encoding = PDFEncoding(
      dictionary["Encoding"], file, flags: descriptor["Flags"].integer ?? 0, isTrueType: kind == "TrueType")
    if kind == "Type3" {
      (face, composite) = (nil, nil)
      contents = Contents(
        map: Transform(dictionary, "FontMatrix"),
        resources: dictionary["Resources"].isNull ? nil : dictionary.dictionary("Resources"),
        streams: dictionary.dictionary("CharProcs").entries)
      return
    }
    contents = nil
    composite = isComposite ? try PDFCompositeFont(dictionary, inner, label) : nil
    let program = ["FontFile2", "FontFile3", "FontFile"].lazy.compactMap { descriptor[$0].stream }.first
    guard let program else {
      throw PDFError(
        "texts in the font \(label.quoted) are left out, because the font is not in the file; export the picture with its "
          + "fonts, or with outlines in the place of texts")
    }
    guard let opened = EmbeddedFace(try file.data(of: program)) else {
      throw PDFError("texts in the font \(label.quoted) are left out, because the font in the file cannot be read")
    }
    face = opened
  }

  /// What a text shows.
  func glyphs(of text: [UInt8]) -> [Glyph] {
    if let composite {
      return stride(from: 0, to: text.count - 1, by: 2).map { place in
        let code = UInt32(text[place]) << 8 | UInt32(text[place + 1])
        return Glyph(outline: outline(of: composite.glyph(of: code)), advance: composite.width(of: code) / 1000)
      }
    }
    return text.map { code in
      var glyph = Glyph(advance: 0, isSpace: code == 32)
      if let contents {
        glyph.content = encoding.name(of: code).flatMap { contents.streams[$0] }
          .flatMap { (try? dictionary.file.resolved($0))?.stream }
        glyph.advance = width(of: code) ?? 0
        return glyph
      }
      let index = face.flatMap { encoding.glyph(of: code, in: $0) } ?? 0
      glyph.outline = outline(of: index)
      glyph.advance = (width(of: code) ?? natural(index)) / 1000
      return glyph
    }
  }

  private func width(of code: UInt8) -> Double? {
    let index = Int(code) - firstCode
    return widths.indices.contains(index) ? widths[index] : nil
  }

  /// The width that the font itself has, in thousandths of an em.
  private func natural(_ glyph: UInt32) -> Double {
    guard let face, let advance = face.advance(of: glyph) else { return 0 }
    return Double(advance) * 1000 / Double(face.unitsPerEm)
  }

  private func outline(of glyph: UInt32) -> Path? {
    if let known = outlines[glyph] { return known }
    let path = face.flatMap { face in face.outline(of: glyph).map { Path($0, unitsPerEm: face.unitsPerEm) } }
    outlines[glyph] = .some(path)
    return path
  }
}

/// A font whose codes have two bytes, "ISO 32000-1", 9.7.
struct PDFCompositeFont {
  /// The glyphs of the codes, two bytes each; nil where both are the same.
  private let glyphs: [UInt8]?
  private let widths: [UInt32: Double]
  private let usualWidth: Double

  init(_ dictionary: PDFDictionary, _ inner: PDFDictionary, _ label: String) throws(PDFError) {
    guard dictionary["Encoding"].name == "Identity-H" else {
      let name = dictionary["Encoding"].name ?? "of its own"
      throw .undrawn("A text in the font \(label.quoted) with the encoding \(name.quoted)")
    }
    if case .stream(let stream) = inner["CIDToGIDMap"] {
      glyphs = try dictionary.file.data(of: stream)
    } else {
      glyphs = nil
    }
    usualWidth = inner["DW"].number ?? 1000
    widths = Self.widths(inner["W"].array ?? [], dictionary.file)
  }

  func glyph(of code: UInt32) -> UInt32 {
    guard let glyphs else { return code }
    let place = Int(code) * 2
    return place + 1 < glyphs.count ? UInt32(glyphs[place]) << 8 | UInt32(glyphs[place + 1]) : 0
  }

  func width(of code: UInt32) -> Double { widths[code] ?? usualWidth }

  /// Widths as `first [widths]`, or as `first last width`.
  private static func widths(_ array: [PDFObject], _ file: PDFFile) -> [UInt32: Double] {
    var (widths, index): ([UInt32: Double], Int) = ([:], 0)
    while index + 1 < array.count, let first = array[index].integer, (0..<65_536).contains(first) {
      let next = (try? file.resolved(array[index + 1])) ?? .null
      if let list = next.array {
        for (offset, width) in list.prefix(65_536).enumerated() {
          if let width = width.number { widths[UInt32(first + offset)] = width }
        }
        index += 2
      } else if index + 2 < array.count, let last = next.integer, let width = array[index + 2].number {
        for code in stride(from: first, through: min(last, 65_535), by: 1) { widths[UInt32(code)] = width }
        index += 3
      } else {
        break
      }
    }
    return widths
  }
}

extension Path {
  /// An outline in ems.
  fileprivate init(_ outline: GlyphOutline, unitsPerEm: Int) {
    self.init()
    func point(_ place: GlyphPoint) -> Point {
      Point(x: Double(place.x) / Double(unitsPerEm), y: Double(place.y) / Double(unitsPerEm))
    }
    for element in outline.elements {
      switch element {
      case .move(let end): move(to: point(end))
      case .line(let end): addLine(to: point(end))
      case .quad(let end, let control): addQuad(to: point(end), control: point(control))
      case .cubic(let end, let control1, let control2):
        addCubic(to: point(end), control1: point(control1), control2: point(control2))
      case .close: close()
      }
    }
  }
}
