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
    #expect(try BundledFonts.bytes(of: BundledFonts.emojiFile).count < 1_000_000)
    let text = try BundledFonts.textFiles.reduce(0) { $0 + (try BundledFonts.bytes(of: $1).count) }
    #expect(text < 2_500_000)
  }

  @Test func `the readme names every file with its checksum, and counts the emoji`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let readme = try String(contentsOf: root.appending(path: "Fonts/README.md"), encoding: .utf8)
    for file in BundledFonts.textFiles + [BundledFonts.emojiFile] {
      let lines = readme.split(separator: "\n").filter { $0.hasSuffix("  " + file) }
      #expect(lines.count == 1 && lines[0].prefix { $0.isHexDigit }.count == 64, "\(file)")
    }
    #expect(readme.contains("| \(try emojiList().count) emoji of Noto Color Emoji"))
  }

  @Test func `a file that is not there gives an error`() {
    #expect(throws: (any Error).self) { try BundledFonts.bytes(of: "Inter/Nothing.otf") }
  }
}
