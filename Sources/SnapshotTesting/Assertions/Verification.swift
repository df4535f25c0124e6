import Foundation
import SnapshotReferences
import TextFormats

/// One assertion, in its stages: name, render, load, compare, record, explain.
struct Verification<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let request: SnapshotRequest

  /// The text of the failure, or nil where the value matches.
  func failureText(of value: () throws -> Value) -> String? {
    let test = CurrentTest.find(fileID: request.place.fileID.description, function: request.testName)
    var record = AssertionRecord(of: request, as: strategy, in: test)
    defer { record.write() }
    do throws(SnapshotFailure) {
      try verify(value, in: test, &record)
      return nil
    } catch {
      let text = FailureMessage(
        failure: error, name: request.name, test: FileNamePart.sanitized(request.testName), filter: test.filter,
        folder: CommandFolder(forTestFile: request.testFile, shellFolder: RunEnvironment.current.shellFolder)
      ).text
      record.add(error, message: text)
      return text
    }
  }

  private func verify(
    _ value: () throws -> Value, in test: CurrentTest, _ record: inout AssertionRecord
  ) throws(SnapshotFailure) {
    let decision = try RecordDecision(argument: request.record, at: request.place)
    let name = try SnapshotName(of: request, in: test)
    defer { name.finish() }
    record.add(name)
    let paths = try SnapshotPaths(
      for: request, named: name.text, in: test, pathExtension: strategy.pathExtension)
    record.add(paths)
    try verify(value, at: paths, decision)
  }

  private func verify(
    _ value: () throws -> Value, at paths: SnapshotPaths, _ decision: RecordDecision
  ) throws(SnapshotFailure) {
    let recorder = SnapshotRecorder(paths: paths, place: request.place)
    recorder.removeAbandonedDrafts()
    let actual = try Rendering(strategy: strategy, request: request).format(of: value) { recorder.keep([$0]) }
    if decision.mode == .all {
      try record(actual, recorder)
      recorder.removeLeftovers()
      throw .recorded(reference: paths.reference.path)
    }
    guard let stored = try recorder.load() else { throw try missing(actual, decision, recorder) }
    guard let difference = try compare(stored, with: actual) else { return recorder.removeLeftovers() }
    throw try explain(difference, stored: stored, actual: actual, decision, recorder)
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
    if strategy.diffing.recognize(stored, actual) {
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
      if difference == nil { remark(on: expected, actual) }
      return difference.map(Discrepancy.differs)
    } catch {
      throw .thrown(describe(error))
    }
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
    guard decision.mayRecordMissing else {
      let files = recorder.keep([recorder.file("actual", data)])
      let acceptance = recorder.acceptance(of: files, canBeRecorded: decision.environmentCanRecordMissing)
      return .missing(
        MissingReference(
          reference: reference, reason: decision.reasonNotToRecord, files: files, acceptance: acceptance))
    }
    if let problem = recorder.problemRecording(data) {
      let files = recorder.keep([recorder.file("actual", data)])
      return .missing(MissingReference(reference: reference, reason: .trouble(problem), files: files))
    }
    recorder.removeLeftovers()
    return .missingAndRecorded(reference: reference)
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
