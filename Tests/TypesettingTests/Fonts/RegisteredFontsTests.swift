import Foundation
import Testing
import Typefaces

@testable import Typesetting

@Suite struct `Fonts that an app brings along` {
  private let fonts: [[UInt8]]

  init() throws {
    // Inter under another name, since other tests ask for that.
    fonts = try ["Regular", "Bold", "BoldItalic"].map { style in
      let font = try #require(BundledFonts.system.first { $0.file.hasSuffix("-\(style).otf") })
      var file = try FontFileBytes(font)
      file.rename("Inter", "Matte")
      return file.bytes
    }
    for bytes in fonts { try RegisteredFonts.register(bytes: bytes, name: "Matte") }
  }

  private func name(_ family: String, weight: FontWeight = .regular, isItalic: Bool = false) -> String? {
    let font = FontDescriptor(family: family, size: 17, weight: weight, isItalic: isItalic)
    return Paragraph([TextRun("a", font: font)]).layout(width: nil).lines[0].runs[0].face.names?.postScript
  }

  @Test func `are found by PostScript's name, the full one and that of the family`() throws {
    #expect(name("Matte") == "Matte-Regular")
    let bold = try #require(RegisteredFonts.face(named: "Matte-Bold"))
    #expect(RegisteredFonts.face(named: "Matte Bold") === bold && bold.weight == .bold)
    #expect(name("Matte-Bold", weight: .bold) == "Matte-Bold")
    #expect(FontLibrary.bundled.face(named: "Matte-BoldItalic")?.isItalic == true)
    #expect(FontLibrary.bundled.face(named: "Matte-Thin") == nil && FontLibrary.bundled.face(named: "Inter") == nil)
  }

  @Test func `have their relatives where a text asks for another weight or slant`() {
    #expect(name("Matte-Regular", weight: .bold) == "Matte-Bold")
    #expect(name("Matte", weight: .semibold, isItalic: true) == "Matte-BoldItalic")
    #expect(name("Matte-BoldItalic", weight: .light) == "Matte-Regular")
  }

  @Test func `are none that other texts fall back to, and count once`() throws {
    for bytes in fonts { try RegisteredFonts.register(bytes: bytes, name: "Matte") }
    // Those of this family alone: other tests register others at the same time.
    #expect(RegisteredFonts.faces.filter { $0.names?.families.contains("Matte") == true }.count == 3)
    #expect(!FontLibrary.bundled.families.contains("Matte"))
    #expect(Sample.paragraph("a").layout(width: nil).lines[0].runs[0].face.family == "Inter")
  }

  @Test func `are found by a text that was set before they were there`() throws {
    let late = FontDescriptor(family: "Later-Regular", size: 17)
    let paragraph = Paragraph([TextRun("late", font: late)])
    #expect(paragraph.layout(width: nil).missingFamilies == ["Later-Regular"])
    var file = FontFileBytes(bytes: fonts[0])
    file.rename("Matte", "Later")
    try RegisteredFonts.register(bytes: file.bytes, name: "Later")
    #expect(Paragraph([TextRun("late", font: late)]).layout(width: nil).missingFamilies == [])
  }

  @Test func `in a library go before these`() throws {
    let own = try FontLibrary.bundled.adding(fontBytes: fonts[1])
    #expect(own.face(named: "Matte") == nil)
    #expect(own.face(for: FontDescriptor(family: "Matte", size: 1)) === own.faces.last)
  }

  /// A font with the letter A, 100 units wide in a weight of 400 and 300 in 900, made for this test.
  private static let variable =
    "AAEAAAAMAIAAAwBAT1MvMkXpQ58AAAFIAAAAYGNtYXAADACUAAABsAAAADRmdmFygLNuGQAAAxgAAAA4Z2x5Zim5jpAAAAHsAAAA"
    + "Mmd2YXIPnZJCAAADUAAAADJoZWFkL2Y3cgAAAMwAAAA2aGhlYQV6AS8AAAEEAAAAJGhtdHgDhADIAAABqAAAAAhsb2NhABkADQAA"
    + "AeQAAAAGbWF4cAAEAAYAAAEoAAAAIG5hbWUPfChEAAACIAAAAM5wb3N0ACgAAAAAAvAAAAAmAAEAAAABAABHX2bfXw889QADA+gA"
    + "AAAA5y356wAAAADnLfnrAGQAAAGQArwAAAADAAIAAAAAAAAAAQAAA4T+1AAAAfQAZABkAZAAAQAAAAAAAAAAAAAAAAAAAAIAAQAA"
    + "AAIABAABAAAAAAACAAAAAAAAAAAAAAAAAAAAAAADAcIBkAAFAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEA"
    + "AAAAAAAAAAAAAAA/Pz8/AAAAQQBBA4T+1AAAA4QBLAAAAAAAAAAAAAAAAAAAACAAAAH0AGQBkABkAAAAAgAAAAMAAAAUAAMAAQAA"
    + "ABQABAAgAAAABAAEAAEAAABB//8AAABB////wAABAAAAAAAAAA0AGQAAAAEAZAAAAZACvAADAAAzESERZAEsArz9RAAAAQBkAAAA"
    + "yAK8AAMAADMRMxFkZAK8/UQAAAAAAAcAWgADAAEECQABAAwAAAADAAEECQACAA4ADAADAAEECQAEABwAGgADAAEECQAGABwANgAD"
    + "AAEECQEAAAwAUgADAAEECQEBABwANgADAAEECQECABYAXgBTAGUAbgBjAGgAYQBSAGUAZwB1AGwAYQByAFMAZQBuAGMAaABhACAA"
    + "UgBlAGcAdQBsAGEAcgBTAGUAbgBjAGgAYQAtAFIAZQBnAHUAbABhAHIAVwBlAGkAZwBoAHQARQB4AHQAcgBhACAAQgBsAGEAYwBr"
    + "AAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAJAAAAAEAAAAQAAIAAQAUAAIACndnaHQBkAAAAZAAAAOEAAAA"
    + "AAEAAAIAAAGQAAABAQECAAADhAAA//8AAQAAAAEAAAAAABoAAgAAAAAAGgAAAAAADIABAAoADIAAQAAAgUEAyADIgEAAyIGHAAAA"

  @Test func `have a face for each named instance of a variable font`() throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: Self.variable)))
    let faces = try FontFace.all(bytes: bytes, name: "Sencha")
    #expect(faces.map(\.weight.rawValue) == [400, 900])
    #expect(faces.map(\.names?.postScript) == ["Sencha-Regular", "Sencha-ExtraBlack"])
    #expect(faces.map(\.names?.full) == ["Sencha Regular", "Sencha Extra Black"])
    let letters = faces.compactMap { $0.letter("A") }
    #expect(letters.map(\.advance) == [400, 600])
    #expect(letters.map { $0.outline.elements.contains(.line(to: GlyphPoint(x: 200, y: 700))) } == [true, false])
    #expect(letters.map { $0.outline.elements.contains(.line(to: GlyphPoint(x: 400, y: 700))) } == [false, true])
  }

  @Test func `are each of a collection`() throws {
    let font = try FontFileBytes(BundledFonts.system[0])
    #expect(try FontFace.all(bytes: font.collection(), name: "Inter").map(\.names?.postScript) == ["Inter-Regular"])
  }
}
