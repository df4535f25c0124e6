import Testing
import UnicodeAlgorithms

@testable import Typesetting

@Suite("Emoji in text")
struct EmojiShapingTests {
  private func families(_ text: String) -> [String] {
    Sample.shaped(text).items.map(\.item.face.family)
  }

  @Test func `sequences are emoji before any font is asked`() {
    for emoji in ["😀", "❤️", "1️⃣", "#⃣", "👨‍👩‍👦", "🇩🇪", "👍🏿", "☝🏽", "✌️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "⚡"] {
      #expect(EmojiPresentation.isEmoji(Array(emoji.unicodeScalars)[...]), "\(emoji)")
    }
    for text in ["a", "1", "#", "©", "™", "❤", "❤\u{FE0E}", "😀\u{FE0E}", "a\u{20E3}", "→", "⤵", "中"] {
      #expect(!EmojiPresentation.isEmoji(Array(text.unicodeScalars)[...]), "\(text)")
    }
    #expect(!EmojiPresentation.isEmoji([]))
  }

  @Test func `joined families, flags and keycaps are one picture each`() {
    for emoji in ["👨‍👩‍👦", "🇩🇪", "1️⃣", "👍🏿", "🏳️‍🌈"] {
      let text = Sample.shaped(emoji)
      #expect(text.cellCount == 1 && text.glyphs.count == 1, "\(emoji)")
    }
    #expect(Sample.shaped("🇩🇪🇫🇷").cellScalars == [0..<2, 2..<4])
  }

  @Test func `variation selectors choose between text and picture`() {
    // Inter has glyphs for all of these.
    for scalar in ["↗", "©", "1"] {
      #expect(families(scalar) == ["Inter"], "\(scalar)")
      #expect(families(scalar + "\u{FE0E}") == ["Inter"], "\(scalar)")
    }
    #expect(families("↗\u{FE0F}") == ["Noto Color Emoji"])
    #expect(families("©\u{FE0F}") == ["Noto Color Emoji"])
    #expect(families("1\u{FE0F}\u{20E3}") == ["Noto Color Emoji"])
  }

  @Test func `pictures are those of the emoji font, text among them that of text fonts`() {
    for emoji in ["⏏️", "Ⓜ️", "⬜", "▪️"] { #expect(families(emoji) == ["Noto Color Emoji"], "\(emoji)") }
    for text in ["✂", "☎\u{FE0E}", "✈\u{FE0E}"] { #expect(families(text) == ["Noto Sans Symbols2"], "\(text)") }
    #expect(families("a😀b") == ["Inter", "Noto Color Emoji", "Inter"])
  }

  // Where letters begin behind an emoji in pictures of iOS, and a background of 65 points at 60.
  @Test(arguments: [
    (10, 14.92), (13, 19.4), (15, 21.3), (17, 23.2), (21, 27), (22, 27), (23, 27), (26, 29.88), (28, 31.8), (34, 37.8),
    (60, 64.9), (100, 104.9),
  ]) func `an emoji advances by what it does on iOS, the picture in the middle of it`(
    size: Double, advance: Double
  ) throws {
    let text = Sample.shaped("⤵️", font: FontDescriptor(size: size))
    let width = try #require(text.cells.last).offset
    #expect(text.cells.count == 2 && abs(width - advance) < 0.006)
    let (item, glyph) = (text.items[0], text.glyphs[0])
    let image = try #require(item.item.face.colorImage(of: glyph.glyph))
    let scale = item.glyphSize / 2048
    let left = glyph.x + Double(image.left) * scale
    let right = left + Double(image.width) * scale
    #expect(abs((left + right) / 2 - width / 2) < 1e-9)
  }

  // The ink in pixels and the figures of iOS: a hand of 84 x 83 px at 28 pt and 3x, a fire 120 px high at 60 pt and 2x. Of
  // Noto's pictures of 128 rows theirs are 118 x 118 and 121.
  @Test(arguments: [("👋", 28, 3, 118, 83.5), ("🔥", 60, 2, 121, 120)]) func `pictures are as large as on iOS`(
    emoji: String, size: Double, scale: Double, ink: Double, expected: Double
  ) throws {
    let text = Sample.shaped(emoji, font: FontDescriptor(size: size))
    let image = try #require(text.items[0].item.face.colorImage(of: text.glyphs[0].glyph))
    let pixel = Double(image.height) * text.items[0].glyphSize / 2048 * scale / 128
    #expect(abs(ink * pixel - expected) < expected * 0.03)
  }

  @Test func `the arrow covers what it covers on iOS within two pixels`() throws {
    // Its ink is rows and columns 3...124 and 8...129 of 128 rows and 136 columns.
    let text = Sample.shaped("⤵️", font: FontDescriptor(size: 17))
    let (item, glyph) = (text.items[0], text.glyphs[0])
    let image = try #require(item.item.face.colorImage(of: glyph.glyph))
    let scale = item.glyphSize / 2048 * 3
    let pixel = Double(image.height) * scale / 128
    let left = glyph.x * 3 + 8 * pixel
    let top = glyph.y * 3 - Double(image.top) * scale + 3 * pixel
    // On iOS 554...616 x 1451...1513 in a line whose middle is 585 and whose baseline is 1500.
    let start = 585 - (try #require(text.cells.last).offset) * 3 / 2
    #expect(abs(start + left - 554) < 2)
    #expect(abs(start + left + 121 * pixel - 616) < 2)
    #expect(abs(1500 + top - 1451) < 2)
    #expect(abs(1500 + top + 121 * pixel - 1513) < 2)
  }
}
