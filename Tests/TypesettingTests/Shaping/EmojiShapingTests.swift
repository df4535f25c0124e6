import Testing

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

  @Test func `an emoji advances by five quarters of the em, the picture in the middle of it`() throws {
    let text = Sample.shaped("⤵️", font: FontDescriptor(size: 17))
    #expect(text.cells.map(\.offset) == [0, 21.25])
    let (item, glyph) = (text.items[0], text.glyphs[0])
    let image = try #require(item.item.face.colorImage(of: glyph.glyph))
    let scale = item.glyphSize / 2048
    let left = glyph.x + Double(image.left) * scale
    let right = left + Double(image.width) * scale
    #expect(abs((left + right) / 2 - 1.25 * 17 / 2) < 1e-9)
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
    let start = 585 - 1.25 * 51 / 2
    #expect(abs(start + left - 554) < 2)
    #expect(abs(start + left + 121 * pixel - 616) < 2)
    #expect(abs(1500 + top - 1451) < 2)
    #expect(abs(1500 + top + 121 * pixel - 1513) < 2)
  }
}
