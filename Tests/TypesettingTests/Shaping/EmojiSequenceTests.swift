import Typefaces
import Foundation
import Testing
import UnicodeAlgorithms

@testable import Typesetting

@Suite("Unicode's emoji")
struct EmojiSequenceTests {
  /// The sequences of a kind in `EmojiSequences.txt`.
  private func sequences(_ kind: String) throws -> [String] {
    let url = try #require(Bundle.module.url(forResource: "EmojiSequences", withExtension: "txt"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap { line in
      guard line.hasPrefix(kind + "; ") else { return nil }
      let scalars = line.dropFirst(kind.count + 2).split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  /// What is drawn of each, and what is said about it.
  private func drawn(_ texts: [String]) -> [(text: String, kind: TextItem.Kind, problems: [CharacterProblem.Kind])] {
    texts.map { text in
      let shaped = Sample.shaped(text)
      return (text, shaped.items[0].item.kind, shaped.characterProblems.map(\.kind))
    }
  }

  @Test func `each of the 3655 is one picture`() throws {
    let emoji = try sequences("emoji")
    #expect(emoji.count == 3655)
    let text = Sample.shaped(emoji.joined(separator: " "))
    #expect(text.characterProblems == [])
    let items = text.items.filter { $0.item.kind == .emoji }
    #expect(items.count == emoji.count)
    for (item, emoji) in zip(items, emoji) {
      #expect(item.cells.count == 1 && text.glyphs(of: item).map { $0.glyph != 0 } == [true], "\(emoji)")
    }
  }

  @Test func `with variation selector 16 each character is a picture`() throws {
    let bases = try sequences("base")
    #expect(bases.count == 354)
    // A digit with the selector is the start of a keycap, but has a picture of its own.
    for (text, kind, problems) in drawn(bases.map { $0 + "\u{FE0F}" }) {
      #expect(kind == .emoji && problems == [], "\(text)")
    }
  }

  @Test func `with variation selector 15 each character is text, or it is said that no font has it so`() throws {
    let drawn = drawn(try sequences("base").map { $0 + "\u{FE0E}" })
    for (text, kind, problems) in drawn {
      #expect(kind == .text && problems == [] || kind == .emoji && problems == [.drawnAsPicture], "\(text)")
    }
    #expect(
      drawn.filter { $0.kind == .emoji }.map(\.text.unicodeScalars.first) == [
        "ℹ", "〰", "〽", "㊗", "㊙", "🈂", "🈚", "🈯", "🈷",
      ])
  }

  @Test func `without a selector each character is what Unicode presents it as`() throws {
    for (text, kind, problems) in drawn(try sequences("base")) {
      let properties = try EmojiProperties(of: #require(text.unicodeScalars.first))
      if properties.contains(.presentation) {
        #expect(kind == .emoji && problems == [], "\(text)")
      } else {
        #expect(kind == .text && problems == [] || kind == .emoji && problems == [.drawnAsPicture], "\(text)")
      }
    }
  }

  @Test func `an emoji that has no standard form as text is not drawn as a picture in silence`() {
    #expect(Sample.shaped("🥰\u{FE0E}").characterProblems == [CharacterProblem("🥰\u{FE0E}", .drawnAsPicture)])
  }

  @Test func `an emoji that only text fonts have is drawn as text, and that is said`() throws {
    let faces = (BundledFonts.system + BundledFonts.symbols).map { FontFace($0) }
    let library = FontLibrary(faces: faces, systemFamily: BundledFonts.systemFamily)
    let layout = Paragraph([TextRun("a✂\u{FE0F}", font: FontDescriptor(size: 17))], library: library).layout(width: nil)
    #expect(layout.characterProblems == [CharacterProblem("✂\u{FE0F}", .drawnAsText)])
    #expect(layout.lines[0].runs.map(\.face.family) == ["Inter", "Noto Sans Symbols2"])
  }

  @Test func `the first font that has a sequence as one picture draws it`() throws {
    var unjoined = try FontFileBytes(BundledFonts.emoji)
    try unjoined.hide("GSUB")
    let faces = [FontFace(BundledFonts.system[0]), try FontFace(bytes: unjoined.bytes), FontFace(BundledFonts.emoji)]
    let library = FontLibrary(faces: faces, systemFamily: BundledFonts.systemFamily)
    let layout = Paragraph([TextRun("😀👨‍👩‍👦🇩🇪", font: FontDescriptor(size: 17))], library: library).layout(width: nil)
    #expect(layout.lines[0].runs.map { faces.firstIndex(of: $0.face) } == [1, 2])
    #expect(layout.characterProblems == [])
  }

  @Test func `a damaged picture is a box, and that is said`() throws {
    let face = FontFace(BundledFonts.emoji)
    var file = try FontFileBytes(BundledFonts.emoji)
    try file.damage(#require(face.harfBuzz.glyph(for: "😀").flatMap(face.colorImage)).png)
    let faces = [FontFace(BundledFonts.system[0]), try FontFace(bytes: file.bytes)]
    let library = FontLibrary(faces: faces, systemFamily: BundledFonts.systemFamily)
    let layout = Paragraph([TextRun("😀😃", font: FontDescriptor(size: 17))], library: library).layout(width: nil)
    #expect(layout.characterProblems == [CharacterProblem("😀", .damagedPicture)])
    #expect(layout.lines[0].runs.flatMap(\.glyphs).map { $0.glyph == 0 } == [true, false])
  }
}
