import Testing

@testable import SnapshotTesting

struct UnifiedHunksTests {
  private func hunks(_ expected: String, _ actual: String) -> String {
    UnifiedHunks(expected: expected, actual: actual).text
  }

  private func lines(_ numbers: some Sequence<Int>) -> String { numbers.map { "\($0)\n" }.joined() }

  @Test func `equal texts have no hunks`() {
    #expect(hunks("a\nb\n", "a\nb\n") == "")
  }

  @Test func `a changed line has three lines of context on each side`() {
    let actual = lines(1...20).replacing("\n10\n", with: "\nten\n")
    #expect(hunks(lines(1...20), actual) == "@@ -7,7 +7,7 @@\n 7\n 8\n 9\n-10\n+ten\n 11\n 12\n 13")
  }

  @Test func `changes far apart have hunks of their own, near ones share one`() {
    let far = lines(1...30).replacing("5\n", with: "", maxReplacements: 1).replacing("25\n", with: "")
    #expect(hunks(lines(1...30), far).split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
    let near = lines(1...30).replacing("12\n", with: "").replacing("18\n", with: "")
    #expect(hunks(lines(1...30), near).split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
  }

  @Test func `lines that only one text has are counted from the line before`() {
    #expect(hunks("", "a\n") == "@@ -0,0 +1 @@\n+a")
    #expect(hunks("a\n", "") == "@@ -1 +0,0 @@\n-a")
  }

  @Test func `a line feed that is missing at the end is seen`() {
    #expect(hunks("a\n", "a") == "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file")
  }

  @Test func `texts that differ only in composition differ`() {
    let difference = Diffing.lines.diff("e\u{301}", "\u{E9}")
    #expect(difference?.0.contains("they differ only in how characters are composed") == true)
    #expect(difference?.1.first?.name == "difference.diff")
    #expect(Diffing.lines.diff("a", "a") == nil)
  }

  @Test func `carriage returns differ from none`() {
    #expect(hunks("a\r\nb\n", "a\nb\n") == "@@ -1,2 +1,2 @@\n-a\r\n+a\n b")
  }

  @Test func `a large difference is cut in the message and whole in the file`() {
    let difference = TextDifference(expected: "", actual: lines(1...100))
    #expect(difference.message.hasPrefix("0 lines removed (-) and 100 added (+)."))
    #expect(difference.message.hasSuffix("+59\n\n… and 41 more lines in the difference file."))
    #expect(String(decoding: difference.file.data, as: UTF8.self).hasSuffix("+100\n"))
  }

  @Test func `texts without a common line are told apart quickly however long they are`() {
    let hunks = UnifiedHunks(expected: lines(0..<20_000), actual: lines(20_000..<40_000))
    #expect(hunks.removedCount == 20_000 && hunks.insertedCount == 20_000)
  }

  /// Every pair of texts of up to four lines of two kinds.
  @Test func `hunks turn the one text into the other`() {
    let texts = (0...4).flatMap { count in
      (0..<1 << count).map { bits in lines((0..<count).map { bits >> $0 & 1 }) }
    }
    for expected in texts {
      for actual in texts {
        let shown = hunks(expected, actual).split(separator: "\n").filter { !$0.hasPrefix("@@") }
        let old = shown.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() + "\n" }.joined()
        let new = shown.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() + "\n" }.joined()
        #expect(expected == actual ? shown.isEmpty : old == expected && new == actual)
      }
    }
  }
}
