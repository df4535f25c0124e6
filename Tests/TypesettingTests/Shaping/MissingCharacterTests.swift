import Typefaces
import PlaneGeometry
import Testing

@testable import Typesetting

@Suite("Characters that no font has")
struct MissingCharacterTests {
  private func missing(_ text: String) -> [Character] {
    Sample.paragraph(text).layout(width: nil).missingCharacters
  }

  @Test func `they are a box with an advance, and are named once in order`() {
    let layout = Sample.paragraph("a中b日中", size: Sample.unitSize).layout(width: nil)
    #expect(layout.missingCharacters == ["中", "日"])
    #expect(layout.lines[0].text == "a中b日中")
    let boxes = layout.lines[0].runs.flatMap(\.glyphs).filter { $0.glyph == 0 }
    #expect(boxes.count == 3)
    #expect(Sample.width("中", size: Sample.unitSize) == 2816 * 640 / 1000)
  }

  @Test func `a character of many scalars is one box`() {
    for text in ["한\u{11A8}", "ক্ষি"] {
      let shaped = Sample.shaped(text)
      #expect(shaped.characterProblems == text.map { CharacterProblem($0, .missing) }, "\(text)")
      #expect(shaped.glyphs.map(\.glyph) == Array(repeating: 0, count: text.count), "\(text)")
    }
  }

  @Test func `an emoji that can only be drawn in parts is drawn so, and named`() {
    let family = "👨🏽‍👩🏿‍👦"
    let shaped = Sample.shaped(family)
    #expect(shaped.characterProblems == [CharacterProblem(Character(family), .drawnInParts)])
    #expect(shaped.cellCount == 1 && shaped.glyphs.count == 3)
  }

  @Test func `a flag that is not there is named, although something is drawn`() {
    #expect(Sample.shaped("🇽🇽").characterProblems == [CharacterProblem("🇽🇽", .unknownFlag)])
    // A black flag with the tags XXABC, which belong to no part of a country.
    let nowhere: Character = "🏴\u{E0078}\u{E0078}\u{E0061}\u{E0062}\u{E0063}\u{E007F}"
    #expect(Sample.shaped(String(nowhere)).characterProblems == [CharacterProblem(nowhere, .unknownFlag)])
    #expect(Sample.shaped("🏴󠁧󠁢󠁷󠁬󠁳󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴").characterProblems == [])
  }

  @Test func `a flag whose tags the font does not join is named, although a black flag is drawn`() throws {
    var unjoined = try FontFileBytes(BundledFonts.emoji)
    try unjoined.hide("GSUB")
    let faces = [FontFace(BundledFonts.system[0]), try FontFace(bytes: unjoined.bytes)]
    let library = FontLibrary(faces: faces, systemFamily: BundledFonts.systemFamily)
    let layout = Paragraph([TextRun("🏴󠁧󠁢󠁷󠁬󠁳󠁿", font: FontDescriptor(size: 17))], library: library).layout(width: nil)
    #expect(layout.characterProblems == [CharacterProblem("🏴󠁧󠁢󠁷󠁬󠁳󠁿", .drawnInParts)])
    #expect(layout.lines[0].runs.flatMap(\.glyphs).count == 1)
  }

  @Test func `what is drawn by any face is not missing`() {
    #expect(missing("AaÄß ×→ Ωж \u{A0}…“”–— 1️⃣ 😀\n\t\u{200B}\u{200D}\u{FEFF}\u{AD}").isEmpty)
  }

  @Test func `a face that is added provides its characters`() throws {
    let regular = try Sample.face("Inter")
    let poor = FontLibrary(faces: [try Sample.face("Noto Color Emoji")], systemFamily: "Noto Color Emoji")
    let run = TextRun("a😀", font: FontDescriptor(size: 17))
    #expect(Paragraph([run], library: poor).layout(width: nil).missingCharacters == ["a"])
    let rich = Paragraph([run], library: poor.adding(regular)).layout(width: nil)
    #expect(rich.missingCharacters == [])
    #expect(rich.lines[0].runs.map(\.face.family) == ["Inter", "Noto Color Emoji"])
  }

  @Test func `a family of pictures draws what it has pictures of, and nothing else`() throws {
    let emoji = try Sample.face("Noto Color Emoji")
    #expect(emoji.draws("1") && !emoji.draws("a") && !emoji.draws("\u{E0067}"))
    let font = FontDescriptor(family: "Noto Color Emoji", size: 17)
    let layout = Paragraph([TextRun("1 a", font: font)]).layout(width: nil)
    #expect(layout.missingCharacters == [])
    #expect(layout.lines[0].runs.map(\.face.family) == ["Noto Color Emoji", "Noto Color Emoji", "Inter"])
    #expect(layout.lines[0].runs.map(\.glyphs.count) == [1, 1, 1])
  }

  @Test func `a library without faces names everything`() {
    let library = FontLibrary(faces: [], systemFamily: "None")
    let layout = Paragraph([TextRun("ab", font: FontDescriptor(size: 2048))], library: library).layout(width: 10)
    #expect(layout.missingCharacters == ["a", "b"])
    #expect(layout.size.height == 2444)
  }
}
