import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotReview

/// How references are accepted and brought back.
struct SnapshotDecisionsTests {
  private let package: ReviewedPackage
  private let reference = "__Snapshots__/AppTests/a.txt"

  init() throws {
    package = try ReviewedPackage()
    try package.begin()
  }

  private var decisions: SnapshotDecisions { SnapshotDecisions(at: package.places) }

  /// A snapshot whose files are kept.
  private func change(
    _ outcome: RunRecord.Outcome, old: String?, new: String?, reference content: String?
  ) throws -> SnapshotChange {
    var record = package.record(outcome, reference)
    for (label, text) in [("expected", old), ("actual", new)] {
      guard let text else { continue }
      let path = ".build/snapshots/failures/\(label).txt"
      try package.write(text, to: path)
      record.files.append(RunRecord.File(label: label, path: path, digest: ContentDigest(of: Data(text.utf8))))
    }
    if let content {
      try package.write(content, to: reference)
      record.referenceDigest = ContentDigest(of: Data(content.utf8))
    }
    try package.add(record)
    return try #require(try package.run.changes.last)
  }

  private var content: String? { try? String(contentsOf: package.url.appending(path: reference), encoding: .utf8) }

  @Test func `a mismatch is accepted, again to no effect, and rejected to how it was`() throws {
    let change = try change(.mismatched, old: "old", new: "new", reference: "old")
    #expect(try decisions.accept(change) == .accepted)
    #expect(content == "new")
    #expect(try decisions.accept(change) == .unchanged)
    #expect(try decisions.reject(change) == .restored)
    #expect(content == "old")
    #expect(try decisions.reject(change) == .unchanged)
    #expect(content == "old")
  }

  @Test func `a missing reference is written with its folder, and removed again`() throws {
    let change = try change(.missing, old: nil, new: "new", reference: nil)
    #expect(try decisions.reject(change) == .unchanged)
    #expect(try decisions.accept(change) == .accepted)
    #expect(content == "new")
    #expect(try decisions.reject(change) == .removed)
    #expect(content == nil)
  }

  @Test func `a recorded reference is brought back, or removed where it is new`() throws {
    #expect(try decisions.reject(change(.recorded, old: "old", new: "new", reference: "new")) == .restored)
    #expect(content == "old")
    try FileManager.default.removeItem(at: package.url.appending(path: ".build"))
    try package.begin()
    #expect(try decisions.reject(change(.recorded, old: nil, new: nil, reference: "new")) == .removed)
    #expect(content == nil)
  }

  @Test func `a reference that somebody changed since stays`() throws {
    let change = try change(.mismatched, old: "old", new: "new", reference: "old")
    try package.write("mine", to: reference)
    let refusal = #expect(throws: SnapshotDecisions.Refusal.self) { try decisions.accept(change) }
    #expect(refusal == .obstacle(.changed(reference)))
    #expect(try decisions.reject(change) == .unchanged)
    #expect(content == "mine")
  }

  @Test func `a recorded reference that somebody changed since stays`() throws {
    let change = try change(.recorded, old: "old", new: "new", reference: "new")
    try package.write("mine", to: reference)
    #expect(throws: SnapshotDecisions.Refusal.obstacle(.changed(reference))) { try decisions.reject(change) }
    #expect(content == "mine")
  }

  @Test func `a new file that somebody changed since is not accepted`() throws {
    let change = try change(.mismatched, old: "old", new: "new", reference: "old")
    try package.write("mine", to: ".build/snapshots/failures/actual.txt")
    let path = ".build/snapshots/failures/actual.txt"
    #expect(throws: SnapshotDecisions.Refusal.obstacle(.changed(path))) { try decisions.accept(change) }
    try FileManager.default.removeItem(at: package.url.appending(path: path))
    #expect(throws: SnapshotDecisions.Refusal.obstacle(.gone(path))) { try decisions.accept(change) }
    #expect(content == "old")
  }

  @Test(arguments: ["../a.txt", ".git/hooks/a.txt"])
  func `nothing is written outside of the package and into hidden folders`(path: String) throws {
    let new = ".build/snapshots/failures/actual.txt"
    try package.write("new", to: new)
    var record = package.record(.missing, path)
    record.files = [RunRecord.File(label: "actual", path: new, digest: ContentDigest(of: Data("new".utf8)))]
    try package.add(record)
    let change = try #require(try package.run.changes.last)
    #expect(throws: SnapshotDecisions.Refusal.obstacle(.outside(path))) { try decisions.accept(change) }
  }

  @Test func `what has nothing to accept says so`() throws {
    let change = try change(.matched, old: nil, new: nil, reference: "same")
    #expect(throws: SnapshotDecisions.Refusal.notOffered(reference)) { try decisions.accept(change) }
    #expect(try decisions.reject(change) == .unchanged)
  }

  @Test func `decisions of the page are told one by one`() throws {
    _ = try change(.mismatched, old: "old", new: "new", reference: "old")
    let run = try package.run
    func outcomes(_ decision: ReportRequests.Decision, _ ids: [String]) -> [ReportRequests.Outcome] {
      decisions.outcomes(of: .init(decision: decision, run: run.identity, ids: ids), in: run)
    }
    let accepted = outcomes(.accept, [reference, "nothing"])
    #expect(accepted.map(\.state) == ["accepted", "not accepted"])
    #expect(accepted.map(\.problem) == [nil, "The last run has no snapshot \"nothing\"."])
    try package.write("mine", to: reference)
    #expect(outcomes(.accept, [reference]).map(\.isDone) == [false])
    #expect(outcomes(.reject, [reference]).map(\.state) == ["rejected"])
  }

  @Test func `a page of another run decides nothing`() throws {
    _ = try change(.mismatched, old: "old", new: "new", reference: "old")
    let seen = try package.run.identity
    try package.begin(process: 2)
    let run = try package.run
    let outcomes = decisions.outcomes(of: .init(decision: .accept, run: seen, ids: [reference]), in: run)
    #expect(outcomes.map(\.problem?.isEmpty) == [false])
    #expect(content == "old")
  }
}
