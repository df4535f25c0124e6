import SwiftParser
import SwiftSyntax
import Testing

@testable import InlineSnapshotTesting

struct SnapshotLiteralTests {
  /// What the compiler reads in a literal, by its parser.
  private func value(of literal: String) -> String? {
    let tree = Parser.parse(source: "let text =\n" + literal)
    guard !tree.hasError else { return nil }
    return tree.tokens(viewMode: .sourceAccurate).lazy.compactMap { token in
      token.parent?.as(StringSegmentSyntax.self)?.parent?.parent?.as(StringLiteralExprSyntax.self)
    }.first?.representedLiteralValue ?? ""
  }

  @Test(arguments: [
    ("plain", 0), ("\"\"", 0), ("\"\"\"", 1), ("\"\"\"#", 2), ("\"\"\"\"#", 2), ("\"\"\"##, \"\"\"#", 3), ("\\n", 1),
    ("\\#n", 2), ("\\##(a)", 3), ("#", 0), ("\"#", 0), ("\\ #", 1), ("a\\\nb", 1),
  ])
  func `has as many number signs as it takes`(text: String, count: Int) {
    #expect(SnapshotLiteral(text: text).pounds.count == count)
  }

  @Test(arguments: [
    "", "a", "a\n", "\n", "\n\n", "  a\n\tb\n   ", "a\r\nb\rc", "\0\u{1}\u{7F}\u{85}", "\u{2028}\u{202E}\u{FEFF}",
    "\\(x) \\#(y) \\##n", "\"\"\"#\n\"\"\"", "e\u{301} é 👩‍👩‍👧 \u{301}", "\\", "\\\n", "\"\"\"\"\"\"##",
  ])
  func `is read as the text`(text: String) {
    let literal = SnapshotLiteral(text: text).lines(indentation: "  ").joined(separator: "\n")
    #expect(value(of: literal).map { Array($0.utf8) } == Array(text.utf8), "\(literal)")
  }

  @Test func `shows characters that change lines as their numbers`() {
    #expect(
      SnapshotLiteral(text: "\u{202E}\u{FEFF}a\r\\").lines(indentation: "\t") == [
        "\t#\"\"\"", "\t\\#u{202E}\\#u{FEFF}a\\#r\\", "\t\"\"\"#",
      ])
  }
}
