import Foundation
import SnapshotReferences
import TextFormats

/// Puts failures into words.
///
/// All that this module says stands in this folder: what differs in the messages of differences, what strategies throw in
/// `StrategyErrors`, how a new value is accepted in `AcceptanceMessage`, and the rest here. Tests pin the sentences. The first
/// sentences are those of pointfreeco's SnapshotTesting, because people and tools search for them.
struct FailureMessage {
  var failure: SnapshotFailure
  /// The name that the assertion was given, or nil.
  var name: String?
  /// The test as its reference is named after it.
  var test: String
  /// The regular expression that `swift test --filter` finds the test by, or nil where it is not known.
  var filter: String?
  /// Where commands are typed.
  var folder: CommandFolder

  /// The whole text.
  var text: String { paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n") }

  private var paragraphs: [String] {
    switch failure {
    case .recorded(let reference):
      [
        "Record mode is on. Automatically recorded snapshot: …", opening(reference),
        "Turn record mode off and re-run \"\(test)\" to assert against the newly-recorded snapshot.",
      ]
    case .missingAndRecorded(let reference, let lookAlike):
      [
        "No reference was found on disk. Automatically recorded snapshot: …", opening(reference),
        "Re-run \"\(test)\" to assert against the newly-recorded snapshot.",
        renaming(lookAlike, to: reference, isForced: true),
      ]
    case .missing(let reference): missing(reference)
    case .mismatch(let mismatch): differing(mismatch)
    case .broken(let broken): unreadable(broken)
    case .timedOut(let seconds, let delay): late(seconds, delay)
    case .shared(let reference, let place, let owner): shared(reference, place, owner)
    case .unnamedInParameterizedTest: unnamed
    case .unnamedAtTheSameTime: [unnamedAtTheSameTime]
    case .recordModeLeftOn(let origin, let assertion): leftOn(origin, assertion)
    case .unknownRecordMode(let value): unknownMode(value)
    case .emptyName: [emptyName]
    case .unusableArgument(let problem): [problem]
    case .undrawable(let sentences, let files): undrawable(sentences, files)
    case .thrown(let error): ["The snapshot could not be taken: \(error)"]
    case .goneTestFile(let file): [gone(file)]
    case .file(let problem): [problem]
    case .inline(let failure): InlineFailureMessage(failure: failure, context: self).paragraphs
    }
  }

  /// Functions that run around every test.
  private static let sharedFunctions = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest", "init", "deinit",
  ]

  private var subject: String { name.map { "Snapshot \($0.quoted)" } ?? "Snapshot" }

  private func missing(_ missing: MissingReference) -> [String] {
    [
      "No reference was found on disk. New snapshot \(cause(missing.reason))",
      list(missing.files + [FailureFile(label: "missing reference", path: missing.reference)]),
      unwrittenFiles(of: missing.files), problem(missing.reason),
      renaming(missing.lookAlike, to: missing.reference, isForced: false),
      accepting(missing.acceptance, mode: "missing"),
    ]
  }

  /// How a reference follows a test or a name that is called otherwise now.
  private func renaming(_ lookAlike: String?, to reference: String, isForced: Bool) -> String {
    guard let lookAlike else { return "" }
    let words = [lookAlike, reference].map { ShellWord.quoted(folder.path($0)) }.joined(separator: " ")
    return """
      Another reference has the same content, and no test of this run has used it so far. If the test or the snapshot was \
      renamed, rename the reference too:

        git mv \(isForced ? "-f " : "")\(words)
      """
  }

  func cause(_ reason: SnapshotFailure.NotRecordedReason) -> String {
    let sentence = "was not recorded because recording is disabled"
    return switch reason {
    case .recordingIsDisabled(let inCode): "\(sentence) by the record mode \"never\"\(inCode ? " in the code" : "")."
    case .continuousIntegration:
      "\(sentence) on continuous integration machines (CI is set) unless \(RunEnvironment.recordVariable) names a mode."
    case .error: "could not be recorded."
    }
  }

  func problem(_ reason: SnapshotFailure.NotRecordedReason) -> String {
    if case .error(let problem) = reason { problem } else { "" }
  }

  private func differing(_ mismatch: Mismatch) -> [String] {
    [
      mismatchSentence(mismatch.recording), mismatch.difference.message,
      list(mismatch.files + [FailureFile(label: "reference", path: mismatch.reference)]),
      unwrittenFiles(of: mismatch.files), mismatch.toolCommand ?? "", nextStep(mismatch.recording),
    ]
  }

  private func unreadable(_ broken: BrokenReference) -> [String] {
    let cause =
      broken.isGitLFSPointer
      ? "The reference is a Git LFS pointer and not the file itself. Fetch the files with\n\n  \(GitLFSPointer.command)"
      : "The reference cannot be read: \(broken.problem)"
    return [
      mismatchSentence(broken.recording), cause,
      list(broken.files + [FailureFile(label: "reference", path: broken.reference)]), unwrittenFiles(of: broken.files),
      nextStep(broken.recording),
    ]
  }

  private func mismatchSentence(_ recording: Recording) -> String {
    let sentence = "\(subject) does not match reference."
    return switch recording {
    case .done: sentence + " A new snapshot was automatically recorded."
    case .failed: sentence + " A new snapshot could not be recorded."
    case .none: sentence
    }
  }

  func nextStep(_ recording: Recording) -> String {
    switch recording {
    case .done: ""
    case .failed(let problem, let acceptance): acceptance == nil ? problem : accepting(acceptance, mode: "failed")
    case .none(let acceptance): accepting(acceptance, mode: "failed")
    }
  }

  func accepting(_ acceptance: Acceptance?, mode: String) -> String {
    acceptance.map { AcceptanceMessage(acceptance: $0, mode: mode, filter: filter, folder: folder).text } ?? ""
  }

  private func undrawable(_ sentences: [String], _ files: [FailureFile]) -> [String] {
    [
      "The snapshot shows things that cannot be drawn as asked:",
      sentences.map { "  - \($0)" }.joined(separator: "\n"), "Nothing was compared or recorded.", list(files),
      unwrittenFiles(of: files),
    ]
  }

  private func late(_ seconds: Double, _ delay: SnapshotFailure.Delay?) -> [String] {
    let advice =
      switch delay {
      case .mainActorIsBusy:
        """
        The main actor never started the snapshot. Look for what blocks it; it must not wait for the test that contains the \
        assertion.
        """
      case .testIsOnMainActor:
        """
        \(lateStrategy) If it needs the main actor or the main queue, it waits for this test, which runs there: call the \
        assertion from a test that is not on the main actor.
        """
      case nil:
        """
        \(lateStrategy) If it needs the main actor, call the assertion from the main actor, or do not block the main \
        actor meanwhile.
        """
      }
    return ["Exceeded timeout of \(seconds.formatted(as: .exact)) seconds waiting for snapshot.", advice]
  }

  private var lateStrategy: String {
    """
    The strategy has delivered no result yet. If it needs longer, give the assertion a longer "timeout".
    """
  }

  private func shared(_ reference: String, _ place: AssertionPlace, _ owner: AssertionPlace) -> [String] {
    let advice =
      place.isAtSamePlace(as: owner) && FailureMessage.sharedFunctions.contains(test)
      ? """
      \(test) runs for each test. Pass that test's name to the assertion: "testName: name" in XCTest, and \
      "testName: Test.current?.name ?? #function" in Swift Testing.
      """
      : place.isAtSamePlace(as: owner) && place.name == owner.name
        ? """
        Two tests reach this line. Give the function around it a parameter "testName: String = #function" and pass it to \
        the assertion, or give the assertion a name for each test with "named:".
        """
        : """
        Give them different names with "named:". Names count as the same if they differ only in case, in \
        punctuation or in emoji.
        """
    return [
      "Two snapshots of this run have the same reference, so each would overwrite the other's:",
      "  \(owner)\n  \(place)",
      list([FailureFile(label: "reference", path: reference)]), advice,
    ]
  }

  private var emptyName: String {
    """
    The name of the snapshot is empty, so its reference could not be told from others. Choose another name, or leave out \
    "named:" to number the snapshot.
    """
  }

  private var unnamed: [String] {
    [
      """
      \(subject) has no name, and none can be made from the arguments of its test: their text may change in the next run, \
      like that of sets, dictionaries, objects and functions.
      """,
      """
      Give each argument a name that never changes, and so a reference of its own, such as named: argument.title. Or let the \
      argument's type conform to CustomTestStringConvertible.
      """,
    ]
  }

  private var unnamedAtTheSameTime: String {
    """
    Two assertions without a name run at the same time in this test, so chance decides which is first and which is \
    second. Give each a name of its own with "named:".
    """
  }

  private func gone(_ file: String) -> String {
    """
    The test file \(file.quoted) does not exist, nor does its folder, so its references cannot be found. Run the tests where they \
    were built, or build them where their files are now.
    """
  }

  private func leftOn(_ origin: RecordOrigin, _ assertion: String) -> [String] {
    let (code, place) =
      switch origin {
      case .argument: ("the assertion's argument \"record\"", assertion)
      case .scope(let place): ("\"withSnapshotTesting(record:)\"", place)
      case .trait(let place): ("the trait \"snapshots\"", place)
      case .global: ("\"isRecording = true\", which holds for the assertion", assertion)
      }
    return [
      "Record mode was left on by \(code):", "  \(place)",
      """
      This is a continuous integration machine (CI is set), so nothing was recorded. Remove the record mode. To record \
      here on purpose, set \(RunEnvironment.recordVariable)=all for the run.
      """,
    ]
  }

  private func unknownMode(_ value: String) -> [String] {
    let names = SnapshotTestingConfiguration.Record.names.map(\.quoted).joined(separator: ", ")
    return [
      "The environment variable \(RunEnvironment.recordVariable) is \(value.quoted), which is not a record mode.",
      "Known modes are \(names).",
    ]
  }

  private func opening(_ reference: String) -> String {
    "open \"\(URL(filePath: reference).absoluteString.replacing("$", with: "%24"))\""
  }

  /// The files that are there below each other, their labels padded to the same width.
  private func list(_ files: [FailureFile]) -> String {
    let files = files.filter(\.isWritten)
    let width = files.map(\.label.count).max() ?? 0
    return files.map { file in
      "  \(file.label)\(String(repeating: " ", count: width - file.label.count))  \(folder.path(file.path))"
    }.joined(separator: "\n")
  }

  /// Why files are not there: a note, because what failed matters more.
  private func unwrittenFiles(of files: [FailureFile]) -> String {
    let missing = files.filter { !$0.isWritten }
    guard let first = missing.first else { return "" }
    return "Files that could not be written: \(missing.map(\.label).joined(separator: ", ")). \(first.path)"
  }
}
