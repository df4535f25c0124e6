import Testing

@testable import UnicodeAlgorithms

@Suite struct `Emoji properties` {
  @Test(
    arguments: [
      ("a", []),
      ("1", [.emoji, .component]),
      ("©", [.emoji, .pictographic]),
      ("❤", [.emoji, .pictographic]),
      ("😀", [.emoji, .presentation, .pictographic]),
      ("👍", [.emoji, .presentation, .modifierBase, .pictographic]),
      ("☝", [.emoji, .modifierBase, .pictographic]),
      ("🏽", [.emoji, .presentation, .modifier, .component]),
      ("🇫", [.emoji, .presentation, .component]),
      ("\u{FE0F}", [.component]),
      ("\u{200D}", [.component]),
      ("\u{20E3}", [.component]),
      ("\u{E007F}", [.component]),
      ("\u{1FAFF}", [.pictographic]),
      ("\u{10FFFF}", []),
    ] as [(Unicode.Scalar, EmojiProperties)])
  func `are those of emoji-data.txt`(scalar: Unicode.Scalar, expected: EmojiProperties) {
    #expect(EmojiProperties(of: scalar) == expected)
  }

  @Test func `have as many scalars as emoji-data.txt says`() {
    var totals: [EmojiProperties: Int] = [:]
    let all: [EmojiProperties] = [.emoji, .presentation, .modifier, .modifierBase, .component, .pictographic]
    for range in [UInt32(0)...0xD7FF, 0xE000...0x1FFFF, 0xE0000...0xE0FFF] {
      for scalar in range.lazy.compactMap(Unicode.Scalar.init) {
        let properties = EmojiProperties(of: scalar)
        for property in all where properties.contains(property) { totals[property, default: 0] += 1 }
      }
    }
    #expect(all.map { totals[$0] } == [1424, 1205, 5, 134, 146, 3537])
  }
}
