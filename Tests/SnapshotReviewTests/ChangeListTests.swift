import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotReview

/// The forms of `stills list`.
@Suite struct `Lists of changes` {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
    try package.begin()
    try package.addMatch("__Snapshots__/a.txt")
    var record = package.record(.mismatched, "__Snapshots__/b|<i>.png", line: 7)
    record.message = "It differs: 100 %.\n\u{1B}[2J second, line"
    record.measures = DifferenceMeasures(
      pixels: DifferenceMeasures.Pixels(
        expectedSize: [100, 200], actualSize: [100, 200], differing: 1234, forgiven: 0, boxes: [], masks: [],
        largestChannelDifference: nil, largestLabDistance: nil, smallestSetting: nil))
    try package.add(record)
    try package.addMissing("__Snapshots__/c.txt", line: 9)
    try package.end()
  }

  private func text(_ form: ChangeList.Form) throws -> String { ChangeList(of: try package.reviewer).text(form) }

  @Test func `have a line for each change, for people`() throws {
    #expect(
      try text(.words) == """
        unreviewable  __Snapshots__/b|<i>.png  1,234 px differ (6.17 %)
            The run kept no file for __Snapshots__/b|<i>.png that could be written. Run "swift test" again.
        pending       __Snapshots__/c.txt  no reference
        1 of 2 changes waits for a decision, 1 matched; see them with 'stills review', take them with 'stills accept'.

        """)
  }

  @Test func `are JSON for scripts`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try text(.json).utf8))
    let changes = try #require((object as? [String: Any])?["changes"] as? [[String: Any]])
    #expect(changes.map { $0["status"] as? String } == ["unreviewable", "pending"])
    #expect(changes[0]["differingPixels"] as? Int == 1234 && changes[0]["line"] as? Int == 7)
    #expect(changes[1]["reference"] as? String == "__Snapshots__/c.txt")
  }

  @Test func `are annotations at the lines that failed`() throws {
    #expect(
      try text(.github) == """
        ::error file=Tests/T.swift,line=7,title=Snapshot%3A 1%2C234 px differ (6.17 %25)::It differs: 100 %25.%0A\u{1B}[2J second, line
        ::error file=Tests/T.swift,line=9,title=Snapshot%3A no reference::__Snapshots__/c.txt

        """)
  }

  @Test func `are a table in Markdown, whose cells are nothing but text`() throws {
    let lines = try text(.markdown).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "### Snapshots: 2 failed, 1 matched")
    #expect(
      lines[4]
        == "| \\_\\_Snapshots\\_\\_/b\\|\\<i\\>.png | AppTests.CardTests/dark\\(\\) | 1,234 | 6.17 | Tests/T.swift:7 |")
  }

  @Test func `are test cases in XML that is well formed`() throws {
    let xml = try text(.junit)
    #expect(xml.contains("<testsuite name=\"Tests/T.swift\" tests=\"3\" failures=\"2\">"))
    #expect(xml.contains("name=\"__Snapshots__/b|&lt;i&gt;.png\" file=\"Tests/T.swift\" line=\"7\">"))
    #expect(xml.contains("<failure message=\"1,234 px differ (6.17 %)\">It differs: 100 %.\n\\u{1B}[2J second, line"))
  }

  @Test func `say that a run was not whole`() throws {
    try package.begin(process: 7, command: ["swift-test", "--filter", "A"])
    #expect(try text(.words).hasPrefix("Note: 1 of 2 processes did not come to the end (7)"))
  }
}
