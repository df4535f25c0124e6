import Foundation
package import SnapshotReferences
import TextFormats

/// Carries out what a person decided about the snapshots of a run.
///
/// Nothing is written over what nobody has seen: a reference and a new file that changed since the run stay as they are.
/// Several reviews at once wait for each other, so that what one looked at is what it replaces.
package struct SnapshotDecisions: Sendable {
  /// What became of the reference.
  package enum Effect: Equatable, Sendable {
    /// The new file took its place.
    case accepted
    /// It is as it was before the run, or before it was accepted.
    case restored
    /// It was not there before, and is not there any more.
    case removed
    /// Nothing had to be done.
    case unchanged
  }

  /// Why a decision cannot be carried out.
  package enum Refusal: Error, Equatable, Sendable, CustomStringConvertible {
    case obstacle(AcceptanceObstacle)
    case file(ReferenceFileError)
    /// The run kept no file that could be accepted, or none that could be brought back.
    case notOffered(String)
    /// The folder of the run cannot be written to.
    case noLock(String)

    package var description: String {
      switch self {
      case .obstacle(let obstacle): obstacle.description
      case .file(let error): error.description
      case .notOffered(let id):
        "The run kept no file for \(id.quoted) that this could be done with. Run its test again, with a record mode."
      case .noLock(let path): "\(path.quoted) cannot be written, by which several reviews wait for each other."
      }
    }
  }

  private let places: RunPlaces

  /// Decides about the runs of a package.
  package init(at places: RunPlaces) { self.places = places }

  /// Puts the new file in the place of the reference.
  package func accept(_ change: SnapshotChange) throws(Refusal) -> Effect {
    let lock = try lock()
    let effect = try acceptAlone(change)
    lock.end()
    return effect
  }

  /// Leaves or brings back the reference as it was before.
  package func reject(_ change: SnapshotChange) throws(Refusal) -> Effect {
    let lock = try lock()
    let effect = try rejectAlone(change)
    lock.end()
    return effect
  }

  private func acceptAlone(_ change: SnapshotChange) throws(Refusal) -> Effect {
    guard change.isOffered, let reference = change.reference, let actual = change.actual else {
      throw .notOffered(change.id)
    }
    if let content = try? reference.load(), actual.held(content) { return .unchanged }
    if let obstacle = change.obstacle { throw .obstacle(obstacle) }
    try write(actual, to: reference)
    return .accepted
  }

  private func rejectAlone(_ change: SnapshotChange) throws(Refusal) -> Effect {
    guard let reference = change.reference, let file = reference.file else { throw .notOffered(change.id) }
    guard let content = try load(reference) else { return .unchanged }
    // What was recorded by the run, or accepted since.
    let isNew = change.kind == .recorded ? reference.held(content) : change.actual?.held(content) == true
    guard isNew else {
      // What matched, or was only compared, has its reference still.
      if change.kind != .recorded { return .unchanged }
      throw .obstacle(.changed(reference.path))
    }
    if let expected = change.expected {
      try write(expected, to: reference)
      return .restored
    }
    do {
      try FileManager.default.removeItem(at: file.url)
      return .removed
    } catch {
      throw .file(ReferenceFileError(.permissionDenied, path: file.path))
    }
  }

  private func lock() throws(Refusal) -> FileLock {
    let file = places.artifacts.appending(path: "review.lock")
    guard let lock = FileLock(at: file) else { throw .noLock(file.path) }
    return lock
  }

  /// Writes exactly what the run saw in a file, and nothing where that is no longer there.
  private func write(_ source: ReviewedFile, to reference: ReviewedFile) throws(Refusal) {
    guard let content = try load(source) else { throw .obstacle(.gone(source.path)) }
    guard source.held(content) else { throw .obstacle(.changed(source.path)) }
    guard let file = reference.file else { throw .obstacle(.outside(reference.path)) }
    do throws(ReferenceFileError) {
      try file.record(content, draftingIn: Draft.folder(in: places.artifacts))
    } catch {
      throw .file(error)
    }
  }

  private func load(_ file: ReviewedFile) throws(Refusal) -> Data? {
    do throws(ReferenceFileError) {
      return try file.load()
    } catch {
      throw .file(error)
    }
  }
}

extension ReviewedFile {
  /// Whether the file held this at the end of its assertion.
  fileprivate func held(_ content: Data) -> Bool { memory == .content(ContentDigest(of: content)) }
}

extension SnapshotDecisions {
  /// Carries out what was decided on a page, and tells what became of each snapshot.
  /// - Parameter run: the last run, which must be the one that the page shows.
  package func outcomes(of wish: ReportRequests.Wish, in run: ReviewedRun) -> [ReportRequests.Outcome] {
    wish.ids.map { id in
      func refused(_ problem: String) -> ReportRequests.Outcome {
        ReportRequests.Outcome(id: id, state: "not \(wish.decision)ed", isDone: false, problem: problem)
      }
      guard wish.run == run.identity else {
        return refused("The tests ran again since this page was loaded. Load it again, and look.")
      }
      guard let change = run.changes.first(where: { $0.id == id }) else {
        return refused("The last run has no snapshot \(id.quoted).")
      }
      do {
        switch wish.decision {
        case .accept: _ = try accept(change)
        case .reject: _ = try reject(change)
        }
        return ReportRequests.Outcome(id: id, state: "\(wish.decision)ed", isDone: true)
      } catch {
        return refused("\(error)")
      }
    }
  }
}
