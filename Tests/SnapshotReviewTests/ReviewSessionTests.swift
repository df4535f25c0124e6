import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotReview

/// A person's way through the changes, key by key.
@Suite struct `A review` {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
    try package.begin()
    for number in 0..<4 { try package.addMismatch("__Snapshots__/\(number).txt", line: UInt(number)) }
  }

  private func session() throws -> ReviewSession {
    // Those with an even number have a cause in common.
    ReviewSession(of: try package.reviewer) { change in change.record.line.isMultiple(of: 2) ? "even" : nil }
  }

  private func texts() -> [String?] { (0..<4).map { package.text("__Snapshots__/\($0).txt") } }

  @Test func `writes nothing before it is accepted`() throws {
    var session = try session()
    for action in [ReviewSession.Action.skip, .back, .skip, .skip, .reject, .quit] { session.perform(action) }
    #expect(texts() == ["old", "old", "old", "old"])
    #expect(session.isOver && session.summary == "0 accepted, 1 rejected, 3 left.")
  }

  @Test func `goes from one to the next, and takes steps back`() throws {
    var session = try session()
    #expect(session.heading == ["1 of 4  __Snapshots__/0.txt", "AppTests.CardTests/dark()  Tests/T.swift:0"])
    session.perform(.accept)
    #expect(session.current?.id == "__Snapshots__/1.txt" && texts()[0] == "new")
    session.perform(.undo)
    #expect(session.current?.id == "__Snapshots__/0.txt" && texts()[0] == "old" && session.notice == "Undone.")
    session.perform(.undo)
    #expect(session.notice == "There is nothing to undo.")
  }

  @Test func `accepts all of a cause at once, and takes that back at once`() throws {
    var session = try session()
    #expect(session.causeCount == 2 && session.help.contains("c accept all of this cause (2)"))
    session.perform(.acceptCause)
    #expect(texts() == ["new", "old", "new", "old"] && session.current?.id == "__Snapshots__/1.txt")
    #expect(session.causeCount == 1 && !session.help.contains("cause"))
    session.perform(.accept)
    // The third is decided already.
    #expect(session.current?.id == "__Snapshots__/3.txt")
    session.perform(.undo)
    session.perform(.undo)
    #expect(texts() == ["old", "old", "old", "old"] && session.index == 0)
  }

  @Test func `can take the last decision back before it ends`() throws {
    var session = try session()
    for _ in 0..<3 { session.perform(.accept) }
    session.perform(.reject)
    #expect(session.current == nil && !session.isOver)
    #expect(session.heading == ["That was the last one.", "3 accepted, 1 rejected, 0 left."])
    #expect(session.help == "b back · u undo · q quit")
    for action in [ReviewSession.Action.accept, .reject, .skip, .acceptCause] { session.perform(action) }
    #expect(session.current == nil && !session.isOver)
    session.perform(.undo)
    #expect(session.current?.id == "__Snapshots__/3.txt" && session.notice == "Undone.")
    session.perform(.accept)
    #expect(session.current == nil && texts() == ["new", "new", "new", "new"])
    session.perform(.back)
    #expect(session.current?.id == "__Snapshots__/3.txt")
    session.perform(.skip)
    session.perform(.undo)
    #expect(texts() == ["new", "new", "new", "old"])
    session.perform(.quit)
    #expect(session.isOver && session.summary == "3 accepted, 0 rejected, 1 left.")
  }

  @Test func `shows what has a word in it, and all again to undo what is not shown`() throws {
    var session = try session()
    session.perform(.accept)
    session.show(filter: "/3.TXT")
    #expect(session.heading[0] == "1 of 1 with \"/3.TXT\"  __Snapshots__/3.txt")
    session.show(filter: "nonsense")
    #expect(session.changes.count == 1 && session.notice.hasPrefix("No waiting change has \"nonsense\""))
    session.perform(.undo)
    #expect(session.filter.isEmpty && session.heading[0] == "1 of 4  __Snapshots__/0.txt")
    #expect(texts()[0] == "old")
    session.show(filter: "cardtests")
    #expect(session.changes.count == 4)
    session.perform(.reject)
    session.perform(.back)
    #expect(session.heading[0].hasSuffix("__Snapshots__/0.txt  (rejected)"))
  }

  @Test func `says what was refused, and stays there`() throws {
    var session = try session()
    try package.write("newer", to: "__Snapshots__/0.txt")
    session.perform(.accept)
    #expect(session.index == 0 && session.notice.hasPrefix("Not done: __Snapshots__/0.txt has changed since the run"))
  }

  @Test func `shows names and texts that can do nothing to a terminal`() throws {
    var record = package.record(.mismatched, "__Snapshots__/a\u{1B}[2J.txt", test: "T.\u{202E}x\r\ny")
    try package.addMismatch("__Snapshots__/a\u{1B}[2J.txt")
    let reviewer = try package.reviewer
    record.message = ""
    var session = ReviewSession(of: reviewer) { _ in nil }
    while session.current?.id.contains("[2J") == false { session.perform(.skip) }
    let shown = (session.heading + [session.help]).joined()
    #expect(shown.contains("__Snapshots__/a\\u{1B}[2J.txt"))
    #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test(arguments: [("a", ReviewSession.Action.accept), ("R", .reject), ("q", .quit)])
  func `is steered by keys`(key: String, action: ReviewSession.Action) {
    #expect(ReviewSession.Action(key: key) == action)
    #expect(ReviewSession.Action(key: "x") == nil)
  }
}
