import Testing

@testable import SnapshotReview

/// How the difference of two texts is found.
struct TextComparisonTests {
  /// Each line as its mark and its text, marked words in brackets.
  private func lines(_ expected: String, _ actual: String) -> [String] {
    TextComparison(expected: expected, actual: actual).lines.map { line in
      line.mark.rawValue + line.parts.map { $0.isMarked ? "[\($0.text)]" : $0.text }.joined()
        + (line.lacksLineFeed == true ? " without line feed" : "")
    }
  }

  @Test(arguments: [
    ("", "", []), ("a", "a", [" a"]), ("a\n", "a", ["-a", "+a without line feed"]),
    ("a", "a\n", ["-a without line feed", "+a"]), ("a\nb", "a\nc", [" a", "-b", "+c"]), ("a\n\n", "a\n", [" a", "-"]),
    ("", "a\nb\n", ["+a", "+b"]), ("a\nb\nc\n", "a\nc\n", [" a", "-b", " c"]),
    ("a\nc\n", "a\nb\nc\n", [" a", "+b", " c"]), ("a\nb\n", "x\nb\ny\n", ["-a", "+x", " b", "+y"]),
  ])
  func `lines are removed, added or stay`(expected: String, actual: String, shown: [String]) {
    #expect(lines(expected, actual) == shown)
  }

  @Test(arguments: [
    ("one two three", "one 2 three", ["-one [two] three", "+one [2] three"]),
    ("width 12.5", "width 13.5", ["-width [12].5", "+width [13].5"]),
    ("one", "other", ["-one", "+other"]), ("a b", "a b c", ["-a b", "+a b[ c]"]),
    ("\u{202E}a b", "a b", ["-[\u{202E}]a b", "+a b"]),
    // One character or two that are composed.
    ("a \u{E9} b", "a e\u{301} b", ["-a [\u{E9}] b", "+a [e\u{301}] b"]),
  ])
  func `words that one line only has are marked, unless all differ`(old: String, new: String, shown: [String]) {
    #expect(lines(old, new) == shown)
  }

  @Test func `lines that took the place of others are compared with those of the same number`() {
    #expect(
      lines("a 1\na 2\na 3\n", "b\na 4\n") == ["-a 1", "-a [2]", "-a 3", "+b", "+a [4]"])
  }

  /// What an assertion finds different has lines that differ.
  @Test(arguments: [("\u{E9}", "e\u{301}", 2), ("a\n", "a", 2), ("a", "a\n", 2), ("", "\n", 1), ("a\r\n", "a\n", 2)])
  func `texts of different bytes have changed lines`(old: String, new: String, count: Int) {
    #expect(TextComparison(expected: old, actual: new).changedLines.count == count)
  }

  @Test func `lines have the numbers of their texts`() {
    let lines = TextComparison(expected: "a\nb\nc\n", actual: "a\nx\ny\nc\n").lines
    #expect(lines.map(\.expectedNumber) == [1, 2, nil, nil, 3])
    #expect(lines.map(\.actualNumber) == [1, nil, 2, 3, 4])
  }

  @Test func `long texts without a line in common take no time to search`() {
    let (old, new) = (String(repeating: "a\n", count: 5_000), String(repeating: "b\n", count: 5_000))
    let comparison = TextComparison(expected: "x\n" + old + "y\n", actual: "x\n" + new + "y\n")
    #expect(comparison.lines.count == 10_002)
    #expect(comparison.changedLines.count == 10_000)
  }

  /// All texts of three lines at most from two different ones, against each other.
  @Test func `both texts can be read from the lines`() {
    let texts = ["", "a\n", "b\n"].flatMap { one in
      ["", "a\n", "b\n"].flatMap { two in ["", "a\n", "b\n"].map { one + two + $0 } }
    }
    for (old, new) in texts.flatMap({ old in texts.map { (old, $0) } }) {
      let lines = TextComparison(expected: old, actual: new).lines
      func text(without mark: TextComparison.Line.Mark) -> String {
        lines.filter { $0.mark != mark }.map { $0.parts.map(\.text).joined() + "\n" }.joined()
      }
      #expect(text(without: .added) == old)
      #expect(text(without: .removed) == new)
    }
  }
}
