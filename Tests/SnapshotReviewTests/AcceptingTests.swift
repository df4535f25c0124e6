import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotReview

/// What becomes of references when changes are accepted, rejected and taken back.
@Suite struct `Accepting` {
  private let package: ReviewedPackage
  private let card = "__Snapshots__/CardTests/dark.1.txt"

  init() throws {
    package = try ReviewedPackage()
    try package.begin()
  }

  private func refusal(_ decision: () throws(ReviewRefusal) -> ReviewDecision) -> ReviewRefusal? {
    do {
      _ = try decision()
      return nil
    } catch {
      return error
    }
  }

  @Test func `makes what the run found the reference, once`() throws {
    try package.addMismatch(card)
    let reviewer = try package.reviewer
    let change = try #require(reviewer.pending.first)
    _ = try reviewer.accept(change)
    #expect(package.text(card) == "new")
    #expect(reviewer.status(of: change) == .accepted && reviewer.pending.isEmpty)
    #expect(refusal { () throws(ReviewRefusal) in try reviewer.accept(change) } == .alreadyAccepted(card))
  }

  @Test func `writes a reference that was missing, with its folders`() throws {
    try package.addMissing(card)
    let reviewer = try package.reviewer
    let decision = try reviewer.accept(try #require(reviewer.pending.first))
    #expect(package.text(card) == "new")
    try reviewer.undo(decision)
    #expect(package.text(card) == nil && reviewer.pending.count == 1)
  }

  @Test func `refuses a reference that changed, went or came since the run`() throws {
    try package.addMismatch(card)
    try package.addMismatch("__Snapshots__/b.txt")
    try package.addMissing("__Snapshots__/c.txt")
    let reviewer = try package.reviewer
    let changes = reviewer.pending
    try package.write("newer", to: card)
    try package.remove("__Snapshots__/b.txt")
    try package.write("somebody's", to: "__Snapshots__/c.txt")
    #expect(
      changes.map { change in refusal { () throws(ReviewRefusal) in try reviewer.accept(change) } } == [
        .changed(card), .gone("__Snapshots__/b.txt"), .changed("__Snapshots__/c.txt"),
      ])
    #expect(package.text(card) == "newer" && package.text("__Snapshots__/c.txt") == "somebody's")
  }

  @Test func `refuses what a later run wrote in the place of what was looked at`() throws {
    try package.addMismatch(card)
    let reviewer = try package.reviewer
    let change = try #require(reviewer.pending.first)
    let actual = ".build/snapshots/failures/\(card)/actual.txt"
    try package.write("other", to: actual)
    #expect(refusal { () throws(ReviewRefusal) in try reviewer.accept(change) } == .changed(actual))
    try package.remove(actual)
    #expect(refusal { () throws(ReviewRefusal) in try reviewer.accept(change) } == .gone(actual))
    #expect(package.text(card) == "old")
  }

  @Test(arguments: ["../outside.txt", ".git/hooks/outside.txt"])
  func `refuses paths that lead out of the package and into hidden folders`(path: String) throws {
    var record = package.record(.missing, path)
    try package.write("new", to: ".build/snapshots/failures/a/actual.txt")
    record.files = [
      RunRecord.File(
        label: "actual", path: ".build/snapshots/failures/a/actual.txt", digest: ContentDigest(of: Data("new".utf8)))
    ]
    try package.add(record)
    let reviewer = try package.reviewer
    #expect(reviewer.pending.isEmpty)
    let change = try #require(reviewer.run.changes.first)
    #expect(refusal { () throws(ReviewRefusal) in try reviewer.accept(change) } == .outside(path))
    #expect(refusal { () throws(ReviewRefusal) in try reviewer.reject(change) } == .outside(path))
  }

  @Test func `refuses to write through a symbolic link`() throws {
    try package.addMismatch("__Snapshots__/target.txt")
    try package.addMismatch(card)
    try package.remove(card)
    try FileManager.default.createSymbolicLink(
      at: package.url.appending(path: card), withDestinationURL: package.url.appending(path: "__Snapshots__/target.txt")
    )
    let reviewer = try package.reviewer
    let change = try #require(reviewer.run.changes.last)
    guard case .file(let words)? = refusal({ () throws(ReviewRefusal) in try reviewer.accept(change) }) else {
      Issue.record("it was not refused")
      return
    }
    #expect(words.contains("is a symbolic link"))
    #expect(package.text("__Snapshots__/target.txt") == "old")
  }

  @Test func `is taken back only where nobody wrote the reference since`() throws {
    try package.addMismatch(card)
    let reviewer = try package.reviewer
    let decision = try reviewer.accept(try #require(reviewer.pending.first))
    try package.write("newer", to: card)
    #expect(throws: ReviewRefusal.changed(card)) { try reviewer.undo(decision) }
    try package.write("new", to: card)
    try reviewer.undo(decision)
    #expect(package.text(card) == "old")
  }

  @Test func `of several reviews at once decides each change once`() async throws {
    for number in 0..<20 { try package.addMismatch("__Snapshots__/\(number).txt", line: UInt(number)) }
    let run = try package.run
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let reviewer = Reviewer(of: run)
          return run.changes.count { (try? reviewer.accept($0)) != nil }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.reduce(0, +) == 20)
    #expect((0..<20).allSatisfy { package.text("__Snapshots__/\($0).txt") == "new" })
  }

  @Test func `is about what the last run left, not about what it wrote or matched itself`() throws {
    try package.addMatch(card)
    try package.add(package.record(.recorded, "__Snapshots__/b.txt"))
    try package.add(package.record(.failed, nil))
    let reviewer = try package.reviewer
    #expect(
      reviewer.run.changes.map(reviewer.status) == [.settled, .recorded, .unreviewable(.notAboutReference)])
    #expect(
      reviewer.run.changes.map { change in refusal { () throws(ReviewRefusal) in try reviewer.accept(change) } } == [
        .nothingToDecide(card), .alreadyRecorded("__Snapshots__/b.txt"), .notAboutReference,
      ])
    let failed = try #require(reviewer.run.changes.last)
    #expect(refusal { () throws(ReviewRefusal) in try reviewer.reject(failed) } == .notAboutReference)
  }

  @Test(arguments: [
    ("__Snapshots__/CardTests/dark.1.txt", 1), ("dark.1.txt", 1), ("CardTests/dark.1.txt", 1), ("*CardTests*", 2),
    ("./__Snapshots__/CardTests/dark.1.txt", 1), ("AppTests.CardTests/dark()", 2), ("CardTests/dark()", 2),
  ])
  func `finds changes by names`(name: String, count: Int) throws {
    try package.addMismatch(card)
    try package.addMismatch("__Snapshots__/CardTests/light.1.txt")
    let changes = try package.run.changes
    #expect(try ChangeSelection(names: [name]).changes(of: changes).count == count)
  }

  @Test func `says which names are near one that means nothing`() throws {
    try package.addMismatch(card)
    let changes = try package.run.changes
    let error = #expect(throws: UnknownChange.self) { try ChangeSelection(names: ["dark.2.txt"]).changes(of: changes) }
    #expect(error?.description == "The last run has no change named \"dark.2.txt\". The nearest are\n  \(card)")
  }
}
