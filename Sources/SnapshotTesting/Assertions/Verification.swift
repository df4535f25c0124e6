import Foundation
import SnapshotReferences
import TextFormats

/// One assertion, in its stages: name, render, choose the reference, compare, record, explain.
struct Verification<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let request: SnapshotRequest
  /// Whether a failure that is not the first of its run is told in a few lines.
  var isBrief = false

  /// The text of the failure, or nil where the value matches.
  func failureText(of value: () throws -> Value) -> String? {
    conclude { record, test throws(SnapshotFailure) in
      let stage = try begin(in: test, &record)
      defer { stage.end() }
      let actual = try rendering.format(of: value) { stage.recorder?.keep([$0]) ?? [] }
      try verify(actual, stage, &record)
    }
  }

  /// The text of the failure, or nil where the value matches; other work goes on while the strategy makes the format.
  func failureText(of value: () async throws -> Value, isolation: isolated (any Actor)?) async -> String? {
    let test = CurrentTest.find(fileID: request.place.fileID.description, function: request.testName)
    var record = AssertionRecord(of: request, as: strategy, in: test)
    defer { record.write() }
    do throws(SnapshotFailure) {
      let stage = try begin(in: test, &record)
      defer { stage.end() }
      let actual = try await rendering.format(of: value, isolation: isolation) { stage.recorder?.keep([$0]) ?? [] }
      try verify(actual, stage, &record)
      return nil
    } catch {
      return text(of: error, in: test, &record)
    }
  }

  private var rendering: Rendering<Value, Format> { Rendering(strategy: strategy, request: request) }

  private func conclude(
    _ stages: (inout AssertionRecord, CurrentTest) throws(SnapshotFailure) -> Void
  ) -> String? {
    let test = CurrentTest.find(fileID: request.place.fileID.description, function: request.testName)
    var record = AssertionRecord(of: request, as: strategy, in: test)
    defer { record.write() }
    do throws(SnapshotFailure) {
      try stages(&record, test)
      return nil
    } catch {
      return text(of: error, in: test, &record)
    }
  }

  private func text(of failure: SnapshotFailure, in test: CurrentTest, _ record: inout AssertionRecord) -> String {
    FailureText(of: failure, request: request, test: test, isBrief: isBrief).write(to: &record)
  }

  /// What is known before the value is.
  private struct Stage {
    let decision: RecordDecision
    let test: CurrentTest
    /// Nil where the arguments of the test give the assertion no name.
    let name: SnapshotName?
    let paths: SnapshotPaths?
    let recorder: SnapshotRecorder?
    /// The assertion that the reference belongs to already.
    let owner: AssertionPlace?
    let former: FormerReferences

    func end() { name?.finish() }
  }

  private func begin(in test: CurrentTest, _ record: inout AssertionRecord) throws(SnapshotFailure) -> Stage {
    let decision = try RecordDecision(argument: request.record, at: request.place)
    let former = FormerReferences(of: request, in: test, pathExtension: strategy.pathExtension)
    let name: SnapshotName
    do throws(SnapshotFailure) {
      name = try SnapshotName(of: request, in: test)
    } catch {
      guard case .unnamedInParameterizedTest = error, former.areThere else { throw error }
      return Stage(
        decision: decision, test: test, name: nil, paths: nil, recorder: nil, owner: nil, former: former)
    }
    do throws(SnapshotFailure) {
      record.add(name)
      let paths = try paths(named: name.existingText(of: request, pathExtension: strategy.pathExtension))
      let owner = paths.claim(for: request, in: test)
      record.add(paths)
      let recorder = SnapshotRecorder(paths: paths, place: request.place)
      recorder.removeAbandonedDrafts()
      return Stage(
        decision: decision, test: test, name: name, paths: paths, recorder: recorder, owner: owner, former: former)
    } catch {
      name.finish()
      throw error
    }
  }

  private func paths(named name: String) throws(SnapshotFailure) -> SnapshotPaths {
    try SnapshotPaths(for: request, named: name, pathExtension: strategy.pathExtension)
  }

  private func verify(
    _ actual: Format, _ stage: Stage, _ record: inout AssertionRecord
  ) throws(SnapshotFailure) {
    guard let name = stage.name, let paths = stage.paths, let recorder = stage.recorder else {
      guard try isFormer(actual, stage, &record) else { throw .unnamedInParameterizedTest }
      return
    }
    guard let owner = stage.owner else { return try verify(actual, at: paths, recorder, stage, &record) }
    // Sharing harms nobody where both would write the same.
    if let stored = try recorder.load(), try compare(stored, with: actual) == nil {
      if stage.decision.mode == .all { throw .recorded(reference: paths.reference.path) }
      return recorder.removeLeftovers()
    }
    if try isFormer(actual, stage, &record) { return }
    let place = paths.place(of: request, in: stage.test)
    let shared = SnapshotFailure.shared(reference: paths.reference.path, place: place, owner: owner)
    guard let own = name.ofArgument, place.isAtSamePlace(as: owner), place.hasSameName(as: owner) else { throw shared }
    // A name that all arguments of a test have is told apart by the argument.
    let ownPaths = try self.paths(named: own)
    guard ownPaths.claim(for: request, in: stage.test) == nil else { throw shared }
    record.add(ownPaths)
    let ownRecorder = SnapshotRecorder(paths: ownPaths, place: request.place)
    try verify(actual, at: ownPaths, ownRecorder, stage, &record)
  }

  private func verify(
    _ actual: Format, at paths: SnapshotPaths, _ recorder: SnapshotRecorder, _ stage: Stage,
    _ record: inout AssertionRecord
  ) throws(SnapshotFailure) {
    if stage.decision.mode == .all {
      try self.record(actual, recorder)
      recorder.removeLeftovers()
      throw .recorded(reference: paths.reference.path)
    }
    guard let stored = try recorder.load() else {
      if stage.former.standInForMissing, try isFormer(actual, stage, &record) { return recorder.removeLeftovers() }
      throw try missing(actual, stage.decision, recorder)
    }
    guard let difference = try compare(stored, with: actual) else { return recorder.removeLeftovers() }
    throw try explain(difference, stored: stored, actual: actual, stage.decision, recorder)
  }

  /// Whether a reference of another name, which another tool recorded, holds a value.
  private func isFormer(
    _ actual: Format, _ stage: Stage, _ record: inout AssertionRecord
  ) throws(SnapshotFailure) -> Bool {
    for reference in stage.former.references {
      guard let stored = try? reference.load(), try compare(stored, with: actual) == nil else { continue }
      AssertionRegistry.shared.note(reference.path)
      record.add(reference)
      return true
    }
    return false
  }

  private func record(_ actual: Format, _ recorder: SnapshotRecorder) throws(SnapshotFailure) {
    // What cannot be read cannot be written either, or is written anew.
    if let stored = try? recorder.load(), strategy.diffing.isStored(stored, actual) { return }
    try recorder.record(encode(actual))
  }

  private func encode(_ format: Format) throws(SnapshotFailure) -> Data {
    do {
      return try strategy.diffing.encode(format)
    } catch {
      throw .thrown(describe(error))
    }
  }

  private func compare(_ stored: Data, with actual: Format) throws(SnapshotFailure) -> Discrepancy? {
    if strategy.diffing.recognize(stored, actual) || isKnown(stored, toHold: actual) {
      remark(on: actual, actual)
      return nil
    }
    if GitLFSPointer.isPointer(stored) { return .gitLFSPointer }
    let expected: Format
    do {
      expected = try strategy.diffing.decode(stored)
    } catch {
      return .unreadable(describe(error))
    }
    do {
      let difference = try strategy.diffing.compare(expected, actual)
      if difference == nil {
        strategy.diffing.recollection?.note(expected, decodedOf: stored, DecodedFiles(root: request.runFolder))
        remark(on: expected, actual)
      }
      return difference.map(Discrepancy.differs)
    } catch {
      throw .thrown(describe(error))
    }
  }

  /// Whether an earlier run has decoded a file and found a value that is equal.
  private func isKnown(_ stored: Data, toHold actual: Format) -> Bool {
    guard let recollection = strategy.diffing.recollection else { return false }
    return recollection.holds(actual, in: stored, DecodedFiles(root: request.runFolder))
  }

  /// Says what there is to say about a value that matches.
  private func remark(on expected: Format, _ actual: Format) {
    if let remark = strategy.diffing.remark(expected, actual) { IssueReporter.remark(remark, at: request.place) }
  }

  private func missing(
    _ actual: Format, _ decision: RecordDecision, _ recorder: SnapshotRecorder
  ) throws(SnapshotFailure) -> SnapshotFailure {
    let data = try encode(actual)
    let reference = recorder.paths.reference.path
    let lookAlike = recorder.lookAlike { stored in stored == data || strategy.diffing.recognize(stored, actual) }
    guard decision.mayRecordMissing else {
      let files = recorder.keep([recorder.file("actual", data)])
      let acceptance = recorder.acceptance(of: files, canBeRecorded: decision.environmentCanRecordMissing)
      return .missing(
        MissingReference(
          reference: reference, reason: decision.reasonNotToRecord, files: files, acceptance: acceptance,
          lookAlike: lookAlike))
    }
    if let problem = recorder.problemRecording(data) {
      let files = recorder.keep([recorder.file("actual", data)])
      return .missing(MissingReference(reference: reference, reason: .error(problem), files: files))
    }
    recorder.removeLeftovers()
    return .missingAndRecorded(reference: reference, lookAlike: lookAlike)
  }

  private func explain(
    _ discrepancy: Discrepancy, stored: Data, actual: Format, _ decision: RecordDecision, _ recorder: SnapshotRecorder
  ) throws(SnapshotFailure) -> SnapshotFailure {
    let data = try encode(actual)
    let files = recorder.keep(
      [recorder.file("expected", stored), recorder.file("actual", data)] + discrepancy.attachments)
    return discrepancy.failure(
      reference: recorder.paths.reference.path, files: files,
      recording: recording(of: data, files, instead: discrepancy, decision, recorder))
  }

  private func recording(
    of data: Data, _ files: [FailureFile], instead discrepancy: Discrepancy, _ decision: RecordDecision,
    _ recorder: SnapshotRecorder
  ) -> Recording {
    // A pointer is no reference that failed: the reference is there, only not fetched.
    guard !discrepancy.isGitLFSPointer else { return .none(nil) }
    let acceptance = recorder.acceptance(of: files, canBeRecorded: decision.environmentCanOverwrite)
    guard decision.mayOverwrite else { return .none(acceptance) }
    guard let problem = recorder.problemRecording(data) else { return .done }
    // What keeps the reference from being written keeps it from being copied to, too, unless it is a link.
    return .failed(problem, acceptance.place == .symbolicLink ? acceptance : nil)
  }
}
