import SnapshotReferences

/// Why an assertion fails; the words for it are in `FailureMessage`.
enum SnapshotFailure: Error {
  /// The record mode is `all`, and the reference was written.
  case recorded(reference: String)
  /// There was no reference, and one was written.
  case missingAndRecorded(reference: String, lookAlike: String?)
  /// There is no reference, and none was written.
  case missing(MissingReference)
  /// The reference says something else.
  case mismatch(Mismatch)
  /// The reference cannot be read as what it should be.
  case broken(BrokenReference)
  /// The strategy did not hand over its result in time, for a reason if it is known.
  case timedOut(seconds: Double, Delay?)
  /// Another assertion of this run already uses the reference.
  case shared(reference: String, place: AssertionPlace, owner: AssertionPlace)
  /// An assertion without a name in a test that runs once for each argument.
  case unnamedInParameterizedTest
  /// An assertion without a name while another one of its test runs in another thread.
  case unnamedAtTheSameTime
  /// Code that records everything reached a continuous integration machine; nothing was written.
  case recordModeLeftOn(RecordOrigin, assertion: String)
  /// The environment names no known record mode.
  case unknownRecordMode(String)
  /// The name that the assertion was given is empty.
  case emptyName
  /// An argument of the strategy means nothing, in words.
  case unusableArgument(String)
  /// The value became another picture than it asked for; nothing was compared.
  case undrawable(sentences: [String], files: [FailureFile])
  /// The value or the strategy threw an error.
  case thrown(String)
  /// The test file is no longer where it was compiled.
  case goneTestFile(String)
  /// A file could not be read or written.
  case file(String)
  /// The reference stands in the source.
  case inline(InlineFailure)

  /// What the records of the run say.
  var outcome: RunRecord.Outcome {
    switch self {
    case .recorded, .missingAndRecorded: .recorded
    case .missing: .missing
    case .mismatch(let mismatch): mismatch.recording.isDone ? .recorded : .mismatched
    case .broken(let broken): broken.recording.isDone ? .recorded : .mismatched
    case .inline(let failure): failure.outcome
    default: .failed
    }
  }

  /// The files that a person should look at.
  var files: [FailureFile] {
    switch self {
    case .missing(let missing): missing.files
    case .mismatch(let mismatch): mismatch.files
    case .broken(let broken): broken.files
    case .undrawable(_, let files): files
    default: []
    }
  }

  /// How far the value is from its reference, where both were compared.
  var measures: DifferenceMeasures? {
    switch self {
    case .mismatch(let mismatch): DifferenceMeasures(mismatch.difference.findings)
    case .inline(let failure): failure.difference.flatMap { DifferenceMeasures($0.findings) }
    default: nil
    }
  }

  /// Both texts where the reference stands in the source.
  var texts: RunRecord.Texts? {
    guard case .inline(let failure) = self, case .text(let text) = failure.difference?.findings else { return nil }
    return RunRecord.Texts(expected: text.expected, actual: text.actual)
  }

  /// Why a strategy has no result.
  enum Delay {
    /// The assertion itself runs on the main actor, so nothing else can.
    case testIsOnMainActor
    /// The main actor never took up what the strategy sent there.
    case mainActorIsBusy
  }

  /// Why a missing reference was not written.
  enum NotRecordedReason {
    /// The record mode is `never`.
    case recordingIsDisabled(inCode: Bool)
    /// This is a continuous integration machine, and nobody asked for a record mode by name.
    case continuousIntegration
    /// The file could not be written, in words.
    case error(String)
  }
}

/// A reference that is not there and was not written.
struct MissingReference {
  var reference: String
  var reason: SnapshotFailure.NotRecordedReason
  var files: [FailureFile]
  var acceptance: Acceptance?
  /// A reference that no assertion has asked for and that holds the value, or nil.
  var lookAlike: String?
}

/// A reference that says something else.
struct Mismatch {
  var reference: String
  var difference: SnapshotDifference
  var files: [FailureFile]
  var recording: Recording
  /// The command line of the difference tool, or nil.
  var toolCommand: String?
}

/// A reference that cannot be read.
struct BrokenReference {
  var reference: String
  /// What is wrong with it, in words.
  var problem: String
  var isGitLFSPointer: Bool
  var files: [FailureFile]
  var recording: Recording
}

/// What became of a value in the place of a reference that does not match.
enum Recording {
  /// The reference was overwritten.
  case done
  /// It should have been overwritten and could not, in words.
  case failed(String, Acceptance?)
  /// It was left alone.
  case none(Acceptance?)

  /// Whether the reference was overwritten.
  var isDone: Bool {
    if case .done = self { true } else { false }
  }
}

/// A file that a person should look at after a failure.
struct FailureFile: Equatable {
  /// What it shows: `expected`.
  var label: String
  /// Where it is, or why it is nowhere.
  var path: String
  /// Whether it could be written.
  var isWritten = true
  /// What tells whether it still is as it was written.
  var digest: ContentDigest?
}
