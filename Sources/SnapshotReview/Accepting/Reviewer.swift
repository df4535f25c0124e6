import Foundation
import SnapshotReferences
import TextFormats

/// Takes what a run found as the new references, or puts it aside; never what somebody changed since the run.
///
/// Several reviews may go on at once: each decision is checked and carried out under a lock of its own.
package struct Reviewer: Sendable {
  /// What is reviewed.
  package let run: ReviewedRun

  /// Reviews a run.
  package init(of run: ReviewedRun) {
    self.run = run
  }

  /// The changes that wait for a decision, in the order of the run.
  package var pending: [SnapshotChange] { run.changes.filter { status(of: $0) == .pending } }

  /// Where a change stands; reads its files.
  package func status(of change: SnapshotChange) -> ReviewStatus {
    switch change.kind {
    case .matched: return .settled
    case .recorded: return .recorded
    case .failed: return .unreviewable(.notAboutReference)
    case .mismatched, .missing: break
    }
    if change.isInline { return inlineStatus(of: change) }
    guard let reference = change.reference else { return .unreviewable(.notAboutReference) }
    guard let actual = change.actual, case .content(let digest) = actual.memory else {
      return .unreviewable(.actualGone(change.id))
    }
    if let content = try? reference.load(), ContentDigest(of: content) == digest { return .accepted }
    if isRejected(change) { return .rejected }
    if let refusal = refusal(of: reference, actual) { return .unreviewable(refusal) }
    return .pending
  }

  private func inlineStatus(of change: SnapshotChange) -> ReviewStatus {
    if isRejected(change) { return .rejected }
    do throws(ReviewRefusal) {
      let edit = try InlineEdit(of: change, at: run.places)
      return edit.isMade ? .accepted : .pending
    } catch {
      return .unreviewable(error)
    }
  }

  /// Why a reference may not be replaced, or nil.
  private func refusal(of reference: ReviewedFile, _ actual: ReviewedFile) -> ReviewRefusal? {
    switch reference.state {
    case .unchanged: break
    case .changed, .notKnown: return .referenceChanged(reference.path)
    case .gone: return .referenceGone(reference.path)
    case .outside: return .outside(reference.path)
    case .unreadable(let words): return .file(words)
    }
    return switch actual.state {
    case .unchanged: nil
    case .changed, .notKnown: .actualChanged(actual.path)
    case .gone: .actualGone(actual.path)
    case .outside: .outside(actual.path)
    case .unreadable(let words): .file(words)
    }
  }

  /// Makes what a run found the reference.
  /// - Returns: what ``undo(_:)`` needs.
  /// - Throws: `ReviewRefusal`; nothing is written then.
  package func accept(_ change: SnapshotChange) throws(ReviewRefusal) -> ReviewDecision {
    try alone { () throws(ReviewRefusal) in try acceptAlone(change) }
  }

  private func acceptAlone(_ change: SnapshotChange) throws(ReviewRefusal) -> ReviewDecision {
    try checkPending(change)
    if change.isInline {
      try InlineEdit(of: change, at: run.places).make()
      return ReviewDecision(change: change, isAccepted: true, before: nil, after: nil)
    }
    guard let reference = change.reference, let actual = change.actual else {
      throw .notAboutReference
    }
    let (before, after) = (try load(reference), try load(actual))
    // What is written is what was checked, not what lies there a moment later.
    guard let after, actual.memory == .content(ContentDigest(of: after)) else { throw .actualChanged(actual.path) }
    try write(after, to: reference)
    return ReviewDecision(change: change, isAccepted: true, before: before, after: after)
  }

  /// Keeps the reference, and puts the change aside until a run finds it again.
  /// - Returns: what ``undo(_:)`` needs.
  /// - Throws: `ReviewRefusal` where the change does not wait for a decision.
  package func reject(_ change: SnapshotChange) throws(ReviewRefusal) -> ReviewDecision {
    try alone { () throws(ReviewRefusal) in try rejectAlone(change) }
  }

  private func rejectAlone(_ change: SnapshotChange) throws(ReviewRefusal) -> ReviewDecision {
    try checkPending(change)
    removeMarksOfOtherRuns()
    do {
      try AtomicFile.write(Data(), to: mark(of: change), isDurable: false)
    } catch {
      throw .file(error.description)
    }
    return ReviewDecision(change: change, isAccepted: false, before: nil, after: nil)
  }

  /// Takes a decision back.
  /// - Throws: `ReviewRefusal` where the reference is no longer what the decision made it.
  package func undo(_ decision: ReviewDecision) throws(ReviewRefusal) {
    try alone { () throws(ReviewRefusal) in try undoAlone(decision) }
  }

  private func undoAlone(_ decision: ReviewDecision) throws(ReviewRefusal) {
    let change = decision.change
    guard decision.isAccepted else {
      unlink(mark(of: change).path)
      return
    }
    if change.isInline { return try InlineEdit(of: change, at: run.places).takeBack() }
    guard let reference = change.reference, let file = reference.file else { throw .outside(change.id) }
    guard try load(reference) == decision.after else { throw .referenceChanged(reference.path) }
    if let before = decision.before { return try write(before, to: reference) }
    guard unlink(file.path) == 0 else { throw .file("\(file.path.quoted) cannot be removed.") }
  }

  private func checkPending(_ change: SnapshotChange) throws(ReviewRefusal) {
    switch status(of: change) {
    case .pending: return
    case .accepted: throw .alreadyAccepted(change.id)
    case .rejected: throw .alreadyRejected(change.id)
    case .recorded: throw .alreadyRecorded(change.id)
    case .settled: throw .nothingToDecide(change.id)
    case .unreviewable(let refusal): throw refusal
    }
  }

  private func load(_ file: ReviewedFile) throws(ReviewRefusal) -> Data? {
    do {
      return try file.load()
    } catch {
      throw .file(error.description)
    }
  }

  private func write(_ data: Data, to reference: ReviewedFile) throws(ReviewRefusal) {
    guard let file = reference.file else { throw .outside(reference.path) }
    do {
      try file.record(data, draftingIn: Draft.folder(in: run.places.artifacts))
    } catch {
      throw .file(error.description)
    }
  }

  /// Decides while no other review does.
  private func alone<Result>(_ decide: () throws(ReviewRefusal) -> Result) throws(ReviewRefusal) -> Result {
    let file = run.places.artifacts.appending(path: "review.lock")
    guard let lock = FileLock(at: file) else {
      throw .file("\(file.path.quoted) cannot be written, by which reviews wait for each other.")
    }
    do throws(ReviewRefusal) {
      let result = try decide()
      lock.end()
      return result
    } catch {
      lock.end()
      throw error
    }
  }

  /// The empty file that says that a change was rejected; the next run has others.
  private func mark(of change: SnapshotChange) -> URL {
    let digest = String(FileNamePart.digest(of: change.id), radix: 16)
    return marks.appending(path: "\(run.started)").appending(path: digest)
  }

  private func isRejected(_ change: SnapshotChange) -> Bool {
    FileManager.default.fileExists(atPath: mark(of: change).path)
  }

  private var marks: URL { run.places.artifacts.appending(path: "rejected", directoryHint: .isDirectory) }

  private func removeMarksOfOtherRuns() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: marks.path)) ?? []
    for name in names where name != "\(run.started)" {
      try? FileManager.default.removeItem(at: marks.appending(path: name))
    }
  }
}

/// Where a change stands in a review.
package enum ReviewStatus: Equatable, Sendable {
  /// It waits for a decision.
  case pending
  /// The reference holds what the run found, whoever wrote it.
  case accepted
  /// Somebody has put it aside.
  case rejected
  /// The run itself wrote the reference.
  case recorded
  /// The value matched.
  case settled
  /// Nobody can decide about it now.
  case unreviewable(ReviewRefusal)
}

/// What a person decided, and what it takes to take that back.
package struct ReviewDecision: Sendable {
  /// What it was about.
  package let change: SnapshotChange
  /// Whether the change became the reference.
  package let isAccepted: Bool
  let before, after: Data?
}
