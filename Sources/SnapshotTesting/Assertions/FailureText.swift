import Foundation
import SnapshotReferences

/// What a test says of a failure: everything where it is the first of its run, and a few lines where it is not.
///
/// The records of the run and a file beside what the failure keeps have everything always.
struct FailureText {
  private let message: FailureMessage
  private let place: AssertionPlace
  private let root: URL
  /// Whether it may be told in a few lines.
  private let isBrief: Bool

  /// What the file with the whole text is called.
  static let fileName = "message.txt"

  init(of failure: SnapshotFailure, request: SnapshotRequest, test: CurrentTest, isBrief: Bool) {
    self.isBrief = isBrief
    message = FailureMessage(
      failure: failure, name: request.name, test: FileNamePart.sanitized(request.testName), filter: test.filter,
      folder: CommandFolder(forTestFile: request.testFile, shellFolder: RunEnvironment.current.shellFolder))
    root = request.runFolder
    place = AssertionPlace(
      filePath: request.testFile, line: request.place.line, column: request.place.column,
      test: FailureText.testName(request, test), name: request.givenName)
  }

  /// The test as people call it, also the first one of XCTest, whose class is known at its end only.
  private static func testName(_ request: SnapshotRequest, _ test: CurrentTest) -> String? {
    guard test.identity == XCTestProgress.firstTest, XCTestProgress.onlyTest(of: CommandLine.arguments) == nil else {
      return test.identity
    }
    return request.testName.prefix { $0 != "(" }.description
  }

  /// Writes the whole text where it is kept, and returns what the test says.
  func write(to record: inout AssertionRecord) -> String {
    let whole = message.text
    record.add(message.failure, message: whole)
    let file = kept(whole)
    guard isBrief, !RunEnvironment.current.wantsFullMessages else { return whole }
    let isFirst = FirstFailures.shared.first(of: "any", for: place, in: root) == place
    let precedent = precedent(whole)
    return isFirst || isExplainedHere(whole, precedent)
      ? whole
      : ShortFailureMessage(message: message, file: file, precedent: precedent).text
  }

  /// The first failure with the same cause, or nil where this is it.
  private func precedent(_ whole: String) -> AssertionPlace? {
    let cause = message.failure.effects?.joined(separator: "\n") ?? whole.firstLines(1).joined()
    let first = FirstFailures.shared.first(of: "by cause: \(cause)", for: place, in: root)
    return first == place ? nil : first
  }

  /// Whether the whole text has to be told although it is not the first of the run: because nothing else has it.
  private func isExplainedHere(_ whole: String, _ precedent: AssertionPlace?) -> Bool {
    switch message.failure {
    case .mismatch, .broken, .undrawable, .missing, .recorded, .missingAndRecorded, .inline: false
    // A mistake in the test, with the way out of it.
    default: precedent == nil || whole.utf8.count { $0 == UInt8(ascii: "\n") } < ShortFailureMessage.mostLines
    }
  }

  /// The path of the file with the whole text beside the other files of the failure, or nil where there are none.
  private func kept(_ text: String) -> String? {
    if case .inline(let failure) = message.failure {
      // What was written is in the source.
      if case .recorded = failure.event { return nil }
      return (try? failure.textFolder?.write(Data((text + "\n").utf8), named: Self.fileName))?.path
    }
    guard let path = message.failure.files.first(where: \.isWritten)?.path else { return nil }
    let file = URL(filePath: path).deletingLastPathComponent().appending(path: Self.fileName)
    guard !message.failure.files.contains(where: { $0.path == file.path }) else { return nil }
    return (try? AtomicFile.write(Data((text + "\n").utf8), to: file, isDurable: false)).map { file.path }
  }
}
