import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotReview

/// What becomes of references when changes are rejected, before and after they were accepted or recorded.
@Suite struct `Rejecting` {
  private let package: ReviewedPackage
  private let card = "__Snapshots__/CardTests/dark.1.txt"

  init() throws {
    package = try ReviewedPackage()
    try package.begin()
  }

  private func change() throws -> SnapshotChange { try #require(try package.run.changes.last) }

  @Test func `keeps the reference, until another run`() throws {
    try package.addMismatch(card)
    let reviewer = try package.reviewer
    let decision = try reviewer.reject(try #require(reviewer.pending.first))
    #expect(package.text(card) == "old" && reviewer.pending.isEmpty)
    #expect(reviewer.status(of: decision.change) == .rejected)
    #expect(throws: ReviewRefusal.alreadyRejected(card)) { try reviewer.reject(decision.change) }
    try reviewer.undo(decision)
    #expect(reviewer.pending.count == 1)
  }

  @Test func `brings back what was accepted, and can be accepted after all`() throws {
    try package.addMismatch(card)
    let (reviewer, change) = (try package.reviewer, try change())
    _ = try reviewer.accept(change)
    let rejection = try reviewer.reject(change)
    #expect(package.text(card) == "old" && reviewer.status(of: change) == .rejected)
    try reviewer.undo(rejection)
    #expect(package.text(card) == "new" && reviewer.status(of: change) == .accepted)
    _ = try reviewer.reject(change)
    let acceptance = try reviewer.accept(change)
    #expect(package.text(card) == "new" && reviewer.status(of: change) == .accepted)
    try reviewer.undo(acceptance)
    #expect(package.text(card) == "old" && reviewer.status(of: change) == .rejected)
  }

  @Test func `removes what was missing and was accepted`() throws {
    try package.addMissing(card)
    let (reviewer, change) = (try package.reviewer, try change())
    _ = try reviewer.accept(change)
    _ = try reviewer.reject(change)
    #expect(package.text(card) == nil && reviewer.status(of: change) == .rejected)
  }

  @Test func `brings back what the run recorded over, and removes what it recorded anew`() throws {
    try package.addRecording(card, over: "old")
    try package.addRecording("__Snapshots__/b.txt", over: nil)
    let reviewer = try package.reviewer
    let decisions = try reviewer.run.changes.map { try reviewer.reject($0) }
    #expect(package.text(card) == "old" && package.text("__Snapshots__/b.txt") == nil)
    #expect(reviewer.run.changes.map(reviewer.status) == [.rejected, .rejected])
    for decision in decisions { try reviewer.undo(decision) }
    #expect(package.text(card) == "new" && package.text("__Snapshots__/b.txt") == "new")
    #expect(reviewer.run.changes.map(reviewer.status) == [.recorded, .recorded])
  }

  @Test func `leaves what somebody wrote since`() throws {
    try package.addMismatch(card)
    try package.addRecording("__Snapshots__/b.txt", over: "old")
    let reviewer = try package.reviewer
    try package.write("mine", to: card)
    try package.write("mine", to: "__Snapshots__/b.txt")
    _ = try reviewer.reject(reviewer.run.changes[0])
    #expect(throws: ReviewRefusal.changed("__Snapshots__/b.txt")) { try reviewer.reject(reviewer.run.changes[1]) }
    #expect(package.text(card) == "mine" && package.text("__Snapshots__/b.txt") == "mine")
  }

  @Test func `of a recording is not taken back over what somebody wrote since`() throws {
    try package.addRecording(card, over: "old")
    let (reviewer, change) = (try package.reviewer, try change())
    _ = try reviewer.reject(change)
    try package.write("mine", to: card)
    #expect(throws: ReviewRefusal.changed(card)) { try reviewer.accept(change) }
    #expect(package.text(card) == "mine")
  }

  @Test func `removes nothing where the old reference was not kept`() throws {
    try package.addMismatch(card)
    let (reviewer, change) = (try package.reviewer, try change())
    _ = try reviewer.accept(change)
    try package.remove(".build/snapshots/failures/\(card)/expected.txt")
    #expect(throws: ReviewRefusal.gone(".build/snapshots/failures/\(card)/expected.txt")) {
      try reviewer.reject(change)
    }
    #expect(package.text(card) == "new")
  }
}

/// What a page asks for, by a reviewer of the last run.
@Suite struct `Decisions of a page` {
  private let package: ReviewedPackage
  private let decisions = ReportDecisions()
  private let card = "__Snapshots__/CardTests/dark.1.txt"

  init() throws {
    package = try ReviewedPackage()
    try package.begin()
    try package.addMismatch(card)
  }

  private func outcomes(
    _ decision: ReportRequests.Decision, _ ids: [String], of run: String? = nil
  ) throws -> [ReportRequests.Outcome] {
    let reviewer = try package.reviewer
    let request = ReportRequests.DecisionRequest(decision: decision, run: run ?? reviewer.run.identity, ids: ids)
    return decisions.carryOut(request, by: reviewer)
  }

  @Test func `are told one by one`() throws {
    let accepted = try outcomes(.accept, [card, "nothing"])
    #expect(accepted.map(\.state) == ["accepted", "not accepted"])
    #expect(accepted.map(\.problem) == [nil, "The last run has no snapshot \"nothing\"."])
    try package.write("mine", to: card)
    #expect(try outcomes(.accept, [card]).map(\.isDone) == [false])
    #expect(try outcomes(.reject, [card]).map(\.state) == ["rejected"])
    #expect(package.text(card) == "mine")
  }

  @Test func `that come twice are carried out once`() throws {
    #expect(try outcomes(.accept, [card, card]).map(\.isDone) == [true, true])
    #expect(package.text(card) == "new")
    #expect(try outcomes(.reject, [card, card]).map(\.isDone) == [true, true])
    #expect(package.text(card) == "old")
  }

  @Test func `are taken back step by step, the last first`() throws {
    let other = "__Snapshots__/CardTests/light.1.txt"
    try package.addMismatch(other)
    _ = try outcomes(.accept, [card, other])
    _ = try outcomes(.reject, [card])
    #expect(try outcomes(.undo, []) == [ReportRequests.Outcome(id: card, state: "accepted", isDone: true)])
    #expect(package.text(card) == "new")
    #expect(try outcomes(.undo, []).map(\.state) == ["", ""])
    #expect(package.text(card) == "old" && package.text(other) == "old")
    #expect(try outcomes(.undo, []).isEmpty)
  }

  @Test func `are not taken back over what somebody has written since, nor for another run`() throws {
    _ = try outcomes(.accept, [card])
    #expect(try outcomes(.undo, [], of: "another").isEmpty)
    try package.write("mine", to: card)
    let refused = try outcomes(.undo, [])
    #expect(refused.map(\.isDone) == [false] && refused[0].problem?.contains("has changed") == true)
    #expect(package.text(card) == "mine")
  }

  @Test func `of another run decide nothing`() throws {
    let seen = try package.run.identity
    try package.begin(process: 2)
    let outcomes = try outcomes(.accept, [card], of: seen)
    #expect(outcomes.map(\.problem?.isEmpty) == [false])
    #expect(package.text(card) == "old")
  }
}
