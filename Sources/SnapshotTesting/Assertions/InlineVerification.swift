package import Foundation
import SnapshotReferences

/// One assertion whose reference stands in its source, in the stages of ``Verification``.
///
/// Who writes sources is another module, so that what it needs for that is built only for those who want it.
package struct InlineVerification<Value> {
  /// What becomes of the reference in the source.
  package struct Source {
    /// The label of the closure that holds the reference, where it is not the usual one.
    var closure: String?
    /// Hears that the reference is a text.
    var keep: (_ text: String) -> Void
    /// Writes another text, or no closure at all, and returns what went wrong, in words.
    var write: (_ text: String?) -> String?
    /// Whether there is more to writing than to say that it is not done.
    var isWritable = true

    package init(
      closure: String?, keep: @escaping (_ text: String) -> Void, write: @escaping (_ text: String?) -> String?
    ) {
      self.closure = closure
      self.keep = keep
      self.write = write
    }

    /// A source that is compared and never written, whoever asks for it.
    /// - Parameter advice: what a failure says instead of how to record.
    static func unwritable(advice: String) -> Source {
      var source = Source(closure: nil, keep: { _ in }, write: { _ in advice })
      source.isWritable = false
      return source
    }
  }

  /// Why the assertion fails.
  package struct Failure {
    /// The whole text.
    package var text: String
    /// Whether what is wrong is the reference itself.
    package var isAboutReference: Bool
  }

  private let strategy: Snapshotting<Value, String>
  private let request: SnapshotRequest
  private let source: Source
  private let isBrief: Bool

  /// Creates the assertion.
  /// - Parameter isBrief: whether a failure that is not the first of its run is told in a few lines.
  package init(
    as strategy: Snapshotting<Value, String>, record: SnapshotTestingConfiguration.Record?, timeout: TimeInterval,
    function: String, place: SourcePlace, source: Source, isBrief: Bool = true
  ) {
    self.strategy = strategy
    self.source = source
    self.isBrief = isBrief
    request = SnapshotRequest(
      name: nil, record: record, snapshotDirectory: nil, timeout: timeout, testFile: place.filePath.description,
      testName: function, place: place)
  }

  /// Why the assertion fails, or nil where the value matches.
  /// - Parameters:
  ///   - value: the value; nil stands for no closure in the source.
  ///   - expected: the reference, or nil where the source has none.
  ///   - message: what the test says where the value does not match, or nothing.
  package func failure(
    of value: () throws -> Value?, expected: (() -> String)?, message: () -> String
  ) -> Failure? {
    var stage = begin()
    defer { stage.record.write() }
    do throws(SnapshotFailure) {
      let decision = try RecordDecision(argument: request.record, at: request.place)
      guard let unwrapped = try caught({ try value() }) else {
        try verify(nil, expected?(), decision, message)
        return nil
      }
      let actual = try rendering.format(of: { unwrapped }, keep: { _ in [] })
      try verify(actual, expected?(), decision, message)
      return nil
    } catch {
      return stage.failure(error)
    }
  }

  /// The same, while other work of the caller's actor goes on.
  package func failure(
    of value: () async throws -> Value?, expected: (() -> String)?, message: () -> String,
    isolation: isolated (any Actor)?
  ) async -> Failure? {
    var stage = begin()
    defer { stage.record.write() }
    do throws(SnapshotFailure) {
      let decision = try RecordDecision(argument: request.record, at: request.place)
      let unwrapped: Value?
      do {
        unwrapped = try await value()
      } catch {
        throw SnapshotFailure.thrown(describe(error))
      }
      guard let unwrapped else {
        try verify(nil, expected?(), decision, message)
        return nil
      }
      let actual = try await rendering.format(of: { unwrapped }, isolation: isolation, keep: { _ in [] })
      try verify(actual, expected?(), decision, message)
      return nil
    } catch {
      return stage.failure(error)
    }
  }

  /// What is known before the value is.
  private struct Stage {
    let request: SnapshotRequest
    let test: CurrentTest
    let isBrief: Bool
    var record: AssertionRecord

    mutating func failure(_ failure: SnapshotFailure) -> Failure {
      let text = FailureText(of: failure, request: request, test: test, isBrief: isBrief).write(to: &record)
      if case .inline(let failure) = failure, case .mismatch = failure.event {
        return Failure(text: text, isAboutReference: true)
      }
      return Failure(text: text, isAboutReference: false)
    }
  }

  private var rendering: Rendering<Value, String> { Rendering(strategy: strategy, request: request) }

  private func begin() -> Stage {
    let test = CurrentTest.find(fileID: request.place.fileID.description, function: request.testName)
    return Stage(
      request: request, test: test, isBrief: isBrief,
      record: AssertionRecord(of: request, as: strategy, in: test))
  }

  /// Where the whole text of a failure is kept: one place of a function has one.
  private var textFolder: FailureFolder {
    let name = "\(FileNamePart.sanitized(request.testName)).line-\(request.place.line)"
    return FailureFolder(
      in: request.referenceFolder, referenceName: name, artifacts: RunEnvironment.current.artifacts)
  }

  private func caught<Result>(_ operation: () throws -> Result) throws(SnapshotFailure) -> Result {
    do {
      return try operation()
    } catch {
      throw .thrown(describe(error))
    }
  }

  private func verify(
    _ actual: String?, _ expected: String?, _ decision: RecordDecision, _ message: () -> String
  ) throws(SnapshotFailure) {
    if decision.mode == .all, source.isWritable {
      try record(actual, instead: expected)
      throw failure(.recorded, try difference(expected ?? "", actual ?? ""))
    }
    guard let expected else {
      guard let actual else { return }
      throw try missing(actual, decision)
    }
    guard let difference = try difference(expected, actual ?? "") else {
      textFolder.removeLeftovers()
      return source.keep(expected)
    }
    let event = InlineFailure.Event.mismatch(recording(of: actual, decision))
    throw failure(event, difference, message: message())
  }

  private func difference(_ expected: String, _ actual: String) throws(SnapshotFailure) -> SnapshotDifference? {
    try caught { try strategy.diffing.compare(expected, actual) }
  }

  private func record(_ actual: String?, instead expected: String?) throws(SnapshotFailure) {
    guard actual != expected else { return }
    if let problem = source.write(actual) { throw .file(problem) }
  }

  private func missing(_ actual: String, _ decision: RecordDecision) throws(SnapshotFailure) -> SnapshotFailure {
    let difference = try difference("", actual)
    guard decision.mayRecordMissing || !source.isWritable else {
      let acceptance = Acceptance(canBeRecorded: decision.environmentCanRecordMissing)
      return failure(.missing(decision.reasonNotToRecord, acceptance), difference)
    }
    if let problem = source.write(actual) { return failure(.missing(.error(problem), nil), difference) }
    return failure(.recorded, difference)
  }

  private func recording(of actual: String?, _ decision: RecordDecision) -> Recording {
    guard decision.mayOverwrite || !source.isWritable else {
      return .none(Acceptance(canBeRecorded: decision.environmentCanOverwrite))
    }
    return source.write(actual).map { .failed($0, nil) } ?? .done
  }

  private func failure(
    _ event: InlineFailure.Event, _ difference: SnapshotDifference?, message: String = ""
  ) -> SnapshotFailure {
    .inline(
      InlineFailure(
        event: event, difference: difference, message: message, closure: source.closure, function: request.testName,
        textFolder: textFolder))
  }
}
