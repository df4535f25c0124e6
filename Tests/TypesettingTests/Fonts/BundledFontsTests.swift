import BundledFonts
import Foundation
import Testing

@testable import Typesetting

@Suite("The bundled fonts")
struct BundledFontsTests {
  private func emojiList() throws -> [String] {
    let text = String(decoding: try BundledFonts.bytes(of: BundledFonts.emojiList), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `the emoji font draws every emoji of its list as one picture`() throws {
    let list = try emojiList()
    #expect(list.count == 425)
    for emoji in list {
      let text = Sample.shaped(emoji)
      #expect(text.missingCharacters.isEmpty && text.items.count == 1, "\(emoji)")
      #expect(text.items[0].item.kind == .emoji && text.items[0].glyphs.count == 1, "\(emoji)")
      let glyph = try #require(text.items[0].glyphs.first, "\(emoji)")
      #expect(text.items[0].item.face.colorImage(of: glyph.glyph) != nil, "\(emoji)")
    }
  }

  @Test func `the list has each emoji once, among them the app's, families, skin tones, flags and keycaps`() throws {
    let list = try emojiList()
    #expect(Set(list).count == list.count)
    for emoji in ["⤵️", "🤭", "🤔", "🤣", "😅", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "7️⃣", "#️⃣", "🏳️‍🌈"] {
      #expect(list.contains(emoji), "\(emoji)")
    }
  }

  @Test func `the files stay small`() throws {
    func size(_ fonts: [BundledFont]) throws -> Int {
      try fonts.reduce(0) { $0 + (try BundledFonts.bytes(of: $1.file).count) }
    }
    #expect(try size([BundledFonts.emoji]) < 1_000_000)
    #expect(try size(BundledFonts.system) < 2_500_000)
    #expect(try size(BundledFonts.scripts) < 700_000)
  }

  @Test(arguments: BundledFonts.all)
  func `a font is described as its file says`(font: BundledFont) throws {
    let read = try FontFace(bytes: BundledFonts.bytes(of: font.file), name: font.file)
    #expect(read.family == font.family)
    #expect(read.weight.rawValue == font.weight)
    #expect(read.isItalic == font.isItalic)
    #expect(read.hasColorImages == font.hasColorImages)
  }

  @Test(arguments: BundledFonts.scripts)
  func `a script's font is asked for the characters that it has, and has none that it is not asked for`(
    font: BundledFont
  ) throws {
    let read = try FontFace(bytes: BundledFonts.bytes(of: font.file))
    let described = FontFace(font)
    let spacesAndJoiners: Set<UInt32> = [0x20, 0xA0, 0x200C, 0x200D, 0x200E, 0x200F]
    for value in [UInt32(0)...0x2FFF, 0xA000...0xABFF, 0xF900...0xFFFF].joined() {
      guard let scalar = Unicode.Scalar(value), read.draws(scalar) else { continue }
      #expect(described.isFor(scalar) != spacesAndJoiners.contains(value), "\(scalar.escaped(asASCII: true))")
    }
    for block in font.scalars ?? [] {
      #expect(block.compactMap(Unicode.Scalar.init).contains(where: read.draws), "\(block)")
    }
  }

  @Test func `the readme names every file with its checksum, and counts the emoji`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let readme = try String(contentsOf: root.appending(path: "Fonts/README.md"), encoding: .utf8)
    for file in BundledFonts.all.map(\.file) {
      let lines = readme.split(separator: "\n").filter { $0.hasSuffix("  " + file) }
      #expect(lines.count == 1 && lines[0].prefix { $0.isHexDigit }.count == 64, "\(file)")
    }
    #expect(readme.contains("| \(try emojiList().count) emoji of Noto Color Emoji"))
  }

  @Test func `a file that is not there gives an error`() {
    #expect(throws: (any Error).self) { try BundledFonts.bytes(of: "Inter/Nothing.otf") }
  }
}
