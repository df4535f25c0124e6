import Testing

@testable import SnapshotTesting

/// How much of a text's difference a message shows.
struct HunkExcerptTests {
  private func lines(_ numbers: some Sequence<Int>, end: String = "\n") -> String {
    numbers.map { "\($0)\(end)" }.joined()
  }

  private func message(_ expected: String, _ actual: String) -> String {
    TextDifference(expected: expected, actual: actual).message
  }

  @Test(arguments: ["\n", "\r\n"]) func `sixty lines are shown, and the others counted, whatever ends them`(end: String)
  {
    #expect(message("", lines(1...100, end: end)).hasSuffix("… and 41 more lines in the difference file."))
    #expect(message("", lines(1...60, end: end)).hasSuffix("… and 1 more line in the difference file."))
    #expect(!message("", lines(1...59, end: end)).contains("more line"))
  }

  @Test func `a line of many characters is cut around what differs`() {
    let start = String(repeating: "0123456789", count: 100)
    let end = String(repeating: "z", count: 1000)
    let part = String(start.suffix(40))
    #expect(
      message("\(start)a\(end)\n", "\(start)b\(end)\n") == """
        1 line removed (-) and 1 added (+).

        @@ -1 +1 @@
        -…\(part)a\(end.prefix(199))…
        +…\(part)b\(end.prefix(199))…

        Long lines are shortened here; the difference file has them in full.
        """)
  }

  @Test func `a line is cut around what differs also where no line feed ends it, or several lines changed`() {
    let start = String(repeating: "-", count: 1000)
    let text = message("first\n\(start)a", "second\n\(start)b")
    #expect(text.contains("\n-…\(start.suffix(40))a\n"))
    #expect(text.contains("\n+…\(start.suffix(40))b\n"))
  }

  @Test(arguments: [("é", "è"), ("👨‍👩‍👧", "👨‍👩‍👦"), ("e\u{301}", "e\u{302}"), ("🇩🇪", "🇩🇰")])
  func `a cut line keeps characters whole that are alike in their first bytes`(old: String, new: String) {
    let start = String(repeating: "-", count: 1000)
    let text = message(start + old, start + new)
    #expect(text.contains("\n-…\(start.suffix(40))\(old)\n"))
    #expect(text.contains("\n+…\(start.suffix(40))\(new)\n"))
  }

  @Test func `a line that only one text has is cut at its end`() {
    let long = String(repeating: "x", count: 1000)
    #expect(message("", long + "\n").contains("\n+\(long.prefix(240))…\n\nLong lines are shortened here;"))
    let limit = String(long.prefix(239))
    #expect(message("", limit + "\n").hasSuffix("\n+\(limit)"))
  }

  @Test(arguments: [
    ("a\u{200B}b", "ab", "U+200B ZERO WIDTH SPACE"), ("\u{FEFF}a", "a", "U+FEFF ZERO WIDTH NO-BREAK SPACE"),
    ("a\u{AD}b", "ab", "U+00AD SOFT HYPHEN"), ("❤\u{FE0F}", "❤", "U+FE0F VARIATION SELECTOR-16"),
    ("a\u{0}b", "a\u{7F}b", "U+0000, U+007F"),
    ("a\u{200D} b", "a\u{200C}b", "U+200C ZERO WIDTH NON-JOINER, U+200D ZERO WIDTH JOINER"),
  ])
  func `characters that nobody sees are named where they alone differ`(old: String, new: String, names: String) {
    #expect(
      message(old, new).contains("\n\nThey differ only in invisible characters: \(names).\n\n@@"))
    #expect(!message(old, new + "c").contains("shape"))
  }

  @Test func `control characters are shown by signs, so that a terminal does not obey them`() {
    #expect(message("\u{1B}[31ma\tb\u{7}\n", "a\tb\r\n").hasSuffix("\n-␛[31ma\tb␇\n+a\tb␍"))
    #expect(message("\u{7F}\u{85}\n", "a\n").contains("\n-␡\\u{85}\n"))
    // What ends all lines does not differ.
    #expect(message("a\r\nb\r\n", "a\r\nc\r\n").hasSuffix("\n a\r\n-b\r\n+c\r"))
    // The file has them as they are.
    let file = TextDifference(expected: "\u{1B}", actual: "").file
    #expect(file.data.contains(0x1B))
  }

  @Test func `white space that alone differs is named, since nobody sees it`() {
    let note = "\n\nThey differ only in white space: spaces, tabulators or line ends.\n\n@@"
    for (expected, actual) in [("a \n", "a\n"), ("\ta", "  a"), ("a\r\nb\r\n", "a\nb\n"), ("a\n", "a"), ("a b", "ab")] {
      #expect(message(expected, actual).contains(note))
    }
    #expect(!message("a b", "a c").contains("white space"))
    // An em space and an ellipsis begin with the same two bytes.
    #expect(!message("a\u{2003}", "a\u{2026}").contains("white space"))
    #expect(message("a\u{2003}", "a\u{2002}").contains("white space"))
  }
}
