import Testing

@testable import UnicodeAlgorithms

@Suite struct `Properties of characters` {
  @Test func `categories are counted as HarfBuzz counts them`() {
    let expected: [(Unicode.Scalar, UInt8)] = [
      ("\n", 0), ("\u{200D}", 1), ("\u{378}", 2), ("\u{E000}", 3), ("a", 5), ("\u{2B0}", 6), ("א", 7), ("ǅ", 8),
      ("A", 9), ("\u{93E}", 10), ("\u{20DD}", 11), ("\u{301}", 12), ("7", 13), ("Ⅳ", 14), ("½", 15), ("_", 16),
      ("-", 17), (")", 18), ("”", 19), ("“", 20), ("!", 21), ("(", 22), ("€", 23), ("^", 24), ("+", 25), ("©", 26),
      ("\u{2028}", 27), ("\u{2029}", 28), (" ", 29),
    ]
    for (scalar, category) in expected {
      #expect(CharacterProperties(scalar).generalCategory == category, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `only invisible characters may be left out where a font lacks them`() {
    for scalar: Unicode.Scalar in ["\u{AD}", "\u{34F}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FE0F}", "\u{E0067}"] {
      #expect(CharacterProperties(scalar).isDefaultIgnorable)
    }
    for scalar: Unicode.Scalar in ["a", " ", "\u{A0}", "\u{301}", "\u{2028}", "\u{FFFC}"] {
      #expect(!CharacterProperties(scalar).isDefaultIgnorable)
    }
  }

  @Test func `marks are ordered by their combining class`() {
    let classes: [(Unicode.Scalar, UInt8)] = [
      ("a", 0), ("\u{301}", 230), ("\u{323}", 220), ("\u{94D}", 9), ("\u{5C1}", 24), ("\u{651}", 33), ("\u{E38}", 103),
    ]
    for (scalar, value) in classes { #expect(CombiningClass(scalar).rawValue == value) }
  }

  @Test func `letters with marks are taken apart and put together`() {
    func parts(_ scalar: Unicode.Scalar) -> [Unicode.Scalar?] {
      CanonicalPair.decomposition(of: scalar).map { [$0.first, $0.second] } ?? []
    }
    #expect(parts("é") == ["e", "\u{301}"] && CanonicalPair.composition(of: "e", "\u{301}") == "é")
    #expect(parts("ệ") == ["ẹ", "\u{302}"] && CanonicalPair.composition(of: "ẹ", "\u{302}") == "ệ")
    #expect(parts("a") == [] && CanonicalPair.composition(of: "a", "b") == nil)
    // A single character, and pairs that the standard does not put together.
    #expect(parts("\u{212B}") == ["Å", nil])
    #expect(parts("\u{958}") == ["\u{915}", "\u{93C}"] && CanonicalPair.composition(of: "\u{915}", "\u{93C}") == nil)
    #expect(parts("\u{FB2A}") == ["\u{5E9}", "\u{5C1}"] && CanonicalPair.composition(of: "\u{5E9}", "\u{5C1}") == nil)
    // The last of the table.
    #expect(parts("\u{2FA1D}") == ["\u{2A600}", nil])
  }

  @Test func `each syllable of Hangul is a syllable and a consonant, or a consonant and a vowel`() throws {
    #expect(CanonicalPair.composition(of: "\u{1100}", "\u{1161}") == "\u{AC00}")
    #expect(CanonicalPair.composition(of: "\u{AC01}", "\u{11A8}") == nil)
    for value: UInt32 in 0xAC00...0xD7A3 {
      let syllable = try #require(Unicode.Scalar(value))
      let (first, second) = try #require(CanonicalPair.decomposition(of: syllable))
      #expect(CanonicalPair.composition(of: first, try #require(second)) == syllable)
      #expect((first.value < 0xAC00) == (value - 0xAC00).isMultiple(of: 28))
    }
  }

  @Test func `tables as text are read number by number, the last one too`() {
    #expect(hexadecimalNumbers("0000000A 00F00B0C\n000000FF") == [0xA, 0xF0_0B0C, 0xFF] as [UInt32])
  }
}
