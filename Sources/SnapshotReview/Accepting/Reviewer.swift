import Foundation
import SnapshotReferences
import TextFormats

/// Makes the new values of a run the references, or keeps the old ones; never overwrites a file that has changed since.
///
/// Several reviews may go on at once: each decision is checked and carried out under a lock of its own.
package struct Reviewer: Sendable {
  /// What is reviewed.
  package let run: ReviewedRun
  private let marks: RejectionMarks

  /// Reviews a run.
  package init(of run: ReviewedRun) {
    self.run = run
    marks = RejectionMarks(of: run)
  }

  /// The changes that wait for a decision, in the order of the run.
  package var pending: [SnapshotChange] { run.changes.filter { status(of: $0) == .pending } }

  /// Where a change stands; reads its files.
  package func status(of change: SnapshotChange) -> ReviewStatus {
    switch change.kind {
    case .matched: return .settled
    case .recorded: return marks.contains(change) ? .rejected : .recorded
    case .failed: return .unreviewable(.notAboutReference)
    case .mismatched, .missing: break
    }
    let refusal: ReviewRefusal?
    do throws(ReviewRefusal) {
      if try isAccepted(change) { return .accepted }
      refusal = change.isInline ? nil : [change.reference, change.actual].lazy.compactMap { $0?.refusal }.first
    } catch {
      refusal = error
    }
    if marks.contains(change) { return .rejected }
    return refusal.map(ReviewStatus.unreviewable) ?? .pending
  }

  /// Whether the reference holds what the run found.
  private func isAccepted(_ change: SnapshotChange) throws(ReviewRefusal) -> Bool {
    if change.isInline { return try InlineEdit(of: change, at: run.places).isMade }
    guard let reference = change.reference else { throw .notAboutReference }
    guard let actual = change.actual, case .content(let digest) = actual.memory else { throw .notKept(change.id) }
    return try load(reference).map(ContentDigest.init) == digest
  }

  /// Makes what a run found the reference, also where it was rejected before.
  /// - Returns: what ``undo(_:)`` needs.
  /// - Throws: `ReviewRefusal`; nothing is written then.
  package func accept(_ change: SnapshotChange) throws(ReviewRefusal) -> ReviewDecision {
    try alone { () throws(ReviewRefusal) in
      switch status(of: change) {
      case .pending, .rejected: break
      case .accepted: throw .alreadyAccepted(change.id)
      case .recorded: throw .alreadyRecorded(change.id)
      case .settled: throw .nothingToDecide(change.id)
      case .unreviewable(let refusal): throw refusal
      }
      return try carryOut(ReviewDecision(change, isAccepted: true, replacing: try acceptance(of: change)))
    }
  }

  /// Keeps the reference, or brings it back where the change was accepted or recorded; the change is put aside until a
  /// run finds it again.
  /// - Returns: what ``undo(_:)`` needs.
  /// - Throws: `ReviewRefusal` where the change is put aside already, or its reference cannot be brought back.
  package func reject(_ change: SnapshotChange) throws(ReviewRefusal) -> ReviewDecision {
    try alone { () throws(ReviewRefusal) in
      var replacement: ReviewDecision.Replacement?
      switch status(of: change) {
      case .pending: break
      case .accepted, .recorded: replacement = try restoration(of: change)
      case .rejected: throw .alreadyRejected(change.id)
      case .settled: throw .nothingToDecide(change.id)
      case .unreviewable(.notAboutReference): throw .notAboutReference
      case .unreviewable(.outside(let path)): throw .outside(path)
      // To leave a reference alone one need not know what it holds.
      case .unreviewable: break
      }
      return try carryOut(ReviewDecision(change, isAccepted: false, replacing: replacement))
    }
  }

  /// Takes a decision back.
  /// - Throws: `ReviewRefusal` where the reference is no longer what the decision made it.
  package func undo(_ decision: ReviewDecision) throws(ReviewRefusal) {
    try alone { () throws(ReviewRefusal) in
      if let replacement = decision.replacement { try replace(replacement.reversed, for: decision.change) }
      try marks.set(decision.wasRejected, for: decision.change)
    }
  }

  private func carryOut(_ decision: ReviewDecision) throws(ReviewRefusal) -> ReviewDecision {
    var decision = decision
    decision.wasRejected = marks.contains(decision.change)
    if let replacement = decision.replacement { try replace(replacement, for: decision.change) }
    try marks.set(!decision.isAccepted, for: decision.change)
    return decision
  }

  /// What accepting writes: the picture that the run drew, in place of the reference that it compared with.
  ///
  /// Both must still be as the run left them.
  private func acceptance(of change: SnapshotChange) throws(ReviewRefusal) -> ReviewDecision.Replacement {
    if change.isInline { return .inline(isMade: true) }
    guard let reference = change.reference, let actual = change.actual else { throw .notKept(change.id) }
    let before = try load(reference)
    if change.kind == .recorded {
      let old: ReviewedFile.Memory = change.expected?.memory ?? .nothing
      guard old == before.map({ .content(ContentDigest(of: $0)) }) ?? .nothing else { throw .changed(reference.path) }
    } else if let refusal = reference.refusal {
      throw refusal
    }
    return .file(before: before, after: try content(of: actual))
  }

  /// What brings the reference back that was there before the run, or before the change was accepted.
  private func restoration(of change: SnapshotChange) throws(ReviewRefusal) -> ReviewDecision.Replacement? {
    if change.isInline, change.kind != .recorded { return .inline(isMade: false) }
    guard let reference = change.reference else { throw .alreadyRecorded(change.id) }
    let before = try load(reference)
    if change.kind == .recorded {
      if before == nil, change.expected == nil { return nil }
      if let refusal = reference.refusal { throw refusal }
    }
    if let expected = change.expected { return .file(before: before, after: try content(of: expected)) }
    guard change.kind != .mismatched else { throw .notKept(change.id) }
    return .file(before: before, after: nil)
  }

  private func replace(_ replacement: ReviewDecision.Replacement, for change: SnapshotChange) throws(ReviewRefusal) {
    switch replacement {
    case .inline(let isMade):
      let edit = try InlineEdit(of: change, at: run.places)
      if isMade { try edit.make() } else { try edit.takeBack() }
    case .file(let before, let after):
      guard let reference = change.reference, let file = reference.file else { throw .outside(change.id) }
      guard try load(reference) == before else { throw .changed(reference.path) }
      guard let after else {
        guard unlink(file.path) == 0 else { throw .file("\(file.path.quoted) cannot be removed.") }
        return
      }
      do {
        try file.record(after, draftingIn: Draft.folder(in: run.places.artifacts))
      } catch {
        throw .file(error.description)
      }
    }
  }

  private func load(_ file: ReviewedFile) throws(ReviewRefusal) -> Data? {
    do {
      return try file.load()
    } catch {
      throw .file(error.description)
    }
  }

  /// What a file held at the end of its assertion, which is what was looked at.
  private func content(of file: ReviewedFile) throws(ReviewRefusal) -> Data {
    guard let content = try load(file) else { throw .gone(file.path) }
    guard file.memory == .content(ContentDigest(of: content)) else { throw .changed(file.path) }
    return content
  }

  /// Decides while no other review does.
  private func alone<Result>(_ decide: () throws(ReviewRefusal) -> Result) throws(ReviewRefusal) -> Result {
    let file = run.places.artifacts.appending(path: "review.lock")
    guard let lock = FileLock(at: file) else {
      throw .file("\(file.path.quoted) cannot be written. Concurrent reviews need it to wait for each other.")
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
}

/// A decision, and what is needed to undo it.
package struct ReviewDecision: Sendable {
  /// What was written in the place of something else.
  enum Replacement: Equatable {
    /// A reference; nil is no file.
    case file(before: Data?, after: Data?)
    /// The text in a source: what the run found, or what was there before.
    case inline(isMade: Bool)

    var reversed: Replacement {
      switch self {
      case .file(let before, let after): .file(before: after, after: before)
      case .inline(let isMade): .inline(isMade: !isMade)
      }
    }
  }

  /// What it was about.
  package let change: SnapshotChange
  /// Whether the change became the reference.
  package let isAccepted: Bool
  let replacement: Replacement?
  /// Whether somebody had put it aside before.
  var wasRejected = false

  init(_ change: SnapshotChange, isAccepted: Bool, replacing replacement: Replacement?) {
    (self.change, self.isAccepted, self.replacement) = (change, isAccepted, replacement)
  }
}
