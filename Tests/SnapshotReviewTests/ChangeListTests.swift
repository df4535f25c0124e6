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
            The run kept no file for __Snapshots__/b|<i>.png that could become the reference. Run "swift test" again.
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
        == "| \\_\\_Snapshots\\_\\_/b\\|\\<i\\>.png | AppTests.CardTests/dark\\(\\) | 1,234 | 6.17 |  | Tests/T.swift:7 |  |"
    )
  }

  @Test func `are test cases in XML that is well formed`() throws {
    let xml = try text(.junit)
    #expect(xml.contains("<testsuite name=\"Tests/T.swift\" tests=\"3\" failures=\"2\">"))
    #expect(xml.contains("name=\"__Snapshots__/b|&lt;i&gt;.png\" file=\"Tests/T.swift\" line=\"7\">"))
    #expect(xml.contains("<failure message=\"1,234 px differ (6.17 %)\">It differs: 100 %.\n\\u{1B}[2J second, line"))
  }

  /// Adds failures of one cause.
  private func addFailures(_ count: Int, becoming color: String, named name: String) throws {
    for index in 0..<count {
      var record = package.record(.mismatched, "__Snapshots__/\(name)\(index).png", line: UInt(100 + index))
      let distance = DifferenceMeasures.ColorDistance(value: 9, x: 0, y: 0, expected: "#000000", actual: color)
      record.measures = DifferenceMeasures(
        pixels: DifferenceMeasures.Pixels(
          expectedSize: [10, 10], actualSize: [10, 10], differing: 10, forgiven: 0, boxes: [], masks: [],
          largestChannelDifference: distance, largestLabDistance: nil, smallestSetting: nil))
      record.message = "Snapshot does not match reference."
      record.files = ["expected", "actual", "difference", "side-by-side"].map {
        RunRecord.File(label: $0, path: ".build/snapshots/failures/\(name)\(index)/\($0).png")
      }
      try package.add(record)
    }
  }

  @Test func `annotate causes, the most frequent first, and no more than GitHub shows`() throws {
    for index in 0..<12 { try addFailures(1, becoming: "#0000\(10 + index)", named: "single\(index)-") }
    try addFailures(300, becoming: "#111111", named: "grey")
    let lines = try text(.github).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[0].hasPrefix("::error file=Tests/T.swift,line=100,title=300 snapshots%3A #000000 became #111111::"))
    #expect(lines[0].hasSuffix("%0Aand 279 more; the report has them all"))
    #expect(lines[9].contains(",title=6 more snapshots::__Snapshots__/single"))
  }

  @Test func `name the pictures of a test case as Jenkins and GitLab look for them`() throws {
    try addFailures(1, becoming: "#111111", named: "<grey>")
    #expect(
      try text(.junit).contains(
        """
              <system-out>
        [[ATTACHMENT|.build/snapshots/failures/&lt;grey&gt;0/side-by-side.png]]
        [[ATTACHMENT|.build/snapshots/failures/&lt;grey&gt;0/difference.png]]
        [[ATTACHMENT|.build/snapshots/failures/&lt;grey&gt;0/expected.png]]
        [[ATTACHMENT|.build/snapshots/failures/&lt;grey&gt;0/actual.png]]
        </system-out>
        """))
  }

  @Test func `say that a run was not whole`() throws {
    try package.begin(process: 7, command: ["swift-test", "--filter", "A"])
    #expect(try text(.words).hasPrefix("Note: 1 of 2 processes did not come to the end (7)"))
  }
}
