import Testing

@testable import InlineSnapshotTesting

struct SnapshotLiteralTests {
  @Test(arguments: [
    ("plain", 0), ("\"\"", 0), ("\"\"\"", 1), ("\"\"\"#", 2), ("\"\"\"\"#", 2), ("\"\"\"##, \"\"\"#", 3), ("\\n", 1),
    ("\\#n", 2), ("\\##(a)", 3), ("#", 0), ("\"#", 0), ("\\ #", 1), ("a\\\nb", 1),
  ])
  func `has as many number signs as it takes`(text: String, count: Int) {
    #expect(SnapshotLiteral(text: text).pounds.count == count)
  }

  @Test func `is read as the text`() throws {
    let texts = [
      "", "a", "a\n", "\n", "\n\n", "  a\n\tb\n   ", "a\r\nb\rc", "\0\u{1}\u{7F}\u{85}", "\u{2028}\u{202E}\u{FEFF}",
      "\\(x) \\#(y) \\##n", "\"\"\"#\n\"\"\"", "e\u{301} é 👩‍👩‍👧 \u{301}", "\\", "\\\n", "\"\"\"\"\"\"##",
    ]
    let values = try CompiledLiterals.values(of: texts.map { SnapshotLiteral(text: $0) })
    #expect(values == texts.map { Array($0.utf8) })
  }

  @Test func `shows characters that change lines as their numbers`() {
    #expect(
      SnapshotLiteral(text: "\u{202E}\u{FEFF}a\r\\").lines(indentation: "\t") == [
        "\t#\"\"\"", "\t\\#u{202E}\\#u{FEFF}a\\#r\\", "\t\"\"\"#",
      ])
  }
}
