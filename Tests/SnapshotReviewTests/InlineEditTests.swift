import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotReview

/// References that stand in their source.
@Suite struct `Accepting a text in its source` {
  private let package: ReviewedPackage
  private let quotes = "\"\"\""

  init() throws {
    package = try ReviewedPackage()
    try package.begin()
  }

  private func source(_ text: String) -> String {
    "func t() {\n  assertInlineSnapshot(of: x, as: .lines) {\n    \(quotes)\n\(text)\n    \(quotes)\n  }\n}\n"
  }

  private func add(expected: String, actual: String, line: UInt = 2) throws -> (Reviewer, SnapshotChange) {
    var record = package.record(.mismatched, nil, line: line)
    record.texts = RunRecord.Texts(expected: expected, actual: actual)
    record.filter = "^A\\.b$"
    try package.add(record)
    let reviewer = try package.reviewer
    return (reviewer, try #require(reviewer.run.changes.last))
  }

  @Test func `replaces the lines of the literal, and takes that back`() throws {
    try package.write(source("    one\n\n      two"), to: "Tests/T.swift")
    let (reviewer, change) = try add(expected: "one\n\n  two", actual: "three\n  four")
    #expect(reviewer.status(of: change) == .pending)
    let decision = try reviewer.accept(change)
    #expect(package.text("Tests/T.swift") == source("    three\n      four"))
    #expect(reviewer.status(of: change) == .accepted)
    try reviewer.undo(decision)
    #expect(package.text("Tests/T.swift") == source("    one\n\n      two"))
  }

  @Test func `puts number signs around what would end the literal or be an escape`() throws {
    try package.write(source("    one") + "// rest", to: "Tests/T.swift")
    let (reviewer, change) = try add(expected: "one", actual: "a \\n b\n\(quotes)")
    _ = try reviewer.accept(change)
    #expect(
      package.text("Tests/T.swift")?.contains("    #\(quotes)\n    a \\n b\n    \(quotes)\n    \(quotes)#\n  }") == true
    )
  }

  @Test func `takes the literal at the line of the assertion, of several that are the same`() throws {
    try package.write(source("    one") + source("    one"), to: "Tests/T.swift")
    let (reviewer, change) = try add(expected: "one", actual: "two", line: 9)
    _ = try reviewer.accept(change)
    #expect(package.text("Tests/T.swift") == source("    one") + source("    two"))
  }

  @Test(arguments: ["other", "one \\(x)"])
  func `leaves to another run what is not found as it was`(text: String) throws {
    try package.write(source("    " + text), to: "Tests/T.swift")
    let (reviewer, change) = try add(expected: "one", actual: "two")
    #expect(
      reviewer.status(of: change)
        == .unreviewable(
          .unreplaceableText(
            place: "Tests/T.swift:2", command: "SNAPSHOT_TESTING_RECORD=failed swift test --filter '^A\\.b$'")))
    #expect(package.text("Tests/T.swift") == source("    " + text))
  }
}
