import Typefaces
import PDFFiles
import PixelImages
import Testing
import VectorPictures
import Typesetting

@Suite struct `A text of a PDF page` {
  /// A font with letters, as a file has it.
  private static func fontFile() throws -> [UInt8] {
    let file = try BundledFonts.system[0].contents()
    return withExtendedLifetime(file) { [UInt8](file.bytes) }
  }

  private func picture(_ content: String, font: String, _ objects: [PDFPart]) throws -> Bitmap {
    let picture = try PDFSource(content, resources: "/Font<</F 10 0 R>>", objects: [.object(font)] + objects).picture()
    #expect(picture.problems == [])
    return PDFSource.bitmap(picture)
  }

  /// Whether something is painted in the columns from 0 on, 5 of them each.
  private func columns(_ bitmap: Bitmap) -> [Bool] {
    (0..<4).map { column in
      (0..<10).contains { y in (column * 5..<column * 5 + 5).contains { bitmap[$0, y].alpha > 100 } }
    }
  }

  private let simple = """
    <</Subtype/TrueType/FirstChar 32/Widths[500 500]/Encoding/WinAnsiEncoding/FontDescriptor<</Flags 32/FontFile2 11 0 R>>>>
    """

  @Test func `has the outlines of a font in the file`() throws {
    let file = try Self.fontFile()
    let bitmap = try picture("BT /F 10 Tf 0 1 Td (H) Tj 10 0 Td (H) Tj ET", font: simple, [.data(file, "")])
    #expect(columns(bitmap) == [true, true, true, true])
    // A space is as wide as the file says, and a distance moves to the left.
    let spaced = try picture("BT /F 10 Tf 0 1 Td (  I) Tj ET", font: simple, [.data(file, "")])
    #expect(columns(spaced) == [false, false, true, false])
    let moved = try picture("BT /F 10 Tf 0 1 Td [( ) -1000 (I)] TJ ET", font: simple, [.data(file, "")])
    #expect(columns(moved) == [false, false, false, true])
  }

  @Test func `is set as its state says`() throws {
    let file = PDFPart.data(try Self.fontFile(), "")
    #expect(
      try columns(picture("BT /F 10 Tf 5 Tc 0 1 Td ( I) Tj ET", font: simple, [file])) == [false, false, true, false])
    #expect(
      try columns(picture("BT /F 10 Tf 10 Tw 0 1 Td ( I) Tj ET", font: simple, [file])) == [false, false, false, true])
    #expect(try columns(picture("BT /F 10 Tf 200 Tz 0 1 Td ( I) Tj ET", font: simple, [file]))[2])
    #expect(
      try columns(picture("BT /F 10 Tf 3 Tr 0 1 Td (I) Tj ET", font: simple, [file])) == [false, false, false, false])
    #expect(
      try columns(picture("BT /F 10 Tf 1 0 0 1 15 1 Tm (I) Tj ET", font: simple, [file])) == [
        false, false, false, true,
      ])
    let lines = try picture("BT /F 5 Tf 5 TL 0 6 Td (I) Tj (I) ' ET", font: simple, [file])
    #expect((0..<10).filter { y in (0..<3).contains { lines[$0, y].alpha > 50 } }.count >= 7)
  }

  @Test func `clips what follows`() throws {
    let file = PDFPart.data(try Self.fontFile(), "")
    let bitmap = try picture("BT /F 10 Tf 7 Tr 0 1 Td (I) Tj ET 1 0 0 rg 0 0 20 10 re f", font: simple, [file])
    #expect(columns(bitmap) == [true, false, false, false] && bitmap.color(1, 5).hasPrefix("#FF0000"))
  }

  @Test func `may have two bytes a glyph`() throws {
    let face = try #require(EmbeddedFace(try Self.fontFile()))
    let glyph = try #require(face.glyph(of: 0x49, in: .unicode))
    let code = String(glyph + 0x10000, radix: 16).dropFirst()
    let font = """
      <</Subtype/Type0/Encoding/Identity-H/DescendantFonts[<</Subtype/CIDFontType2/DW 1000/W[\(glyph)[500]]/CIDToGIDMap/Identity\
      /FontDescriptor<</FontFile2 11 0 R>>>>]>>
      """
    let bitmap = try picture("BT /F 10 Tf 5 1 Td <\(code)\(code)> Tj ET", font: font, [.data(try Self.fontFile(), "")])
    #expect(columns(bitmap) == [false, true, true, false])
  }

  @Test func `may name glyphs in the place of its codes`() throws {
    let font = simple.replacing("/WinAnsiEncoding", with: "<</Differences[33/I/uni0049/space]>>")
    let file = PDFPart.data(try Self.fontFile(), "")
    let named = try picture("BT /F 10 Tf 0 1 Td (!) Tj ET", font: font, [file])
    #expect(try named == picture("BT /F 10 Tf 0 1 Td (I) Tj ET", font: simple, [file]))
    #expect(try named == picture("BT /F 10 Tf 0 1 Td (\\042) Tj ET", font: font, [file]))
    #expect(try columns(picture("BT /F 10 Tf 0 1 Td (#) Tj ET", font: font, [file])) == [false, false, false, false])
  }

  @Test func `may be made of contents`() throws {
    let font = """
      <</Subtype/Type3/FontMatrix[.1 0 0 .1 0 0]/FirstChar 97/Widths[5]/Encoding<</Differences[97/box]>>/CharProcs<</box 11 0 R>>>>
      """
    let bitmap = try picture(
      "1 0 0 rg BT /F 10 Tf 5 1 Td (aa) Tj ET", font: font, [.stream("5 0 0 0 4 8 d1 0 1 0 rg 0 0 4 8 re f")])
    #expect(columns(bitmap) == [false, true, true, false] && bitmap.color(7, 5) == "#FF0000")
  }

  @Test func `in a font that is not in the file is named`() throws {
    let source = PDFSource(
      "BT /F 10 Tf (A) Tj ET", resources: "/Font<</F<</Subtype/Type1/BaseFont/Helvetica>>>>")
    #expect(
      try source.picture().problems == [
        "texts in the font \"Helvetica\" are left out, because the font is not in the file; export the picture with its fonts, "
          + "or with outlines in the place of texts"
      ])
  }

  @Test(arguments: ["Identity-V", "90ms-RKSJ-H"]) func `in another encoding is named`(encoding: String) throws {
    let font = "<</Subtype/Type0/BaseFont/Some/Encoding/\(encoding)/DescendantFonts[<<>>]>>"
    let source = PDFSource("BT /F 10 Tf (AA) Tj ET", resources: "/Font<</F 10 0 R>>", objects: [.object(font)])
    #expect(try source.picture().problems.first?.contains("encoding \"\(encoding)\" is not drawn here") == true)
  }
}
