import Testing

@testable import SnapshotTesting

/// How much of a text's difference a message shows.
struct HunkExcerptTests {
  private func lines(_ numbers: some Sequence<Int>, end: String = "\n") -> String {
    numbers.map { "\($0)\(end)" }.joined()
  }

  private func message(_ expected: String, _ actual: String) -> String {
    TextDifference(expected: expected, actual: actual).difference.message
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

        Long lines are cut; the difference file has them whole.
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
    #expect(message("", long + "\n").contains("\n+\(long.prefix(240))…\n\nLong lines are cut;"))
    let limit = String(long.prefix(239))
    #expect(message("", limit + "\n").hasSuffix("\n+\(limit)"))
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
