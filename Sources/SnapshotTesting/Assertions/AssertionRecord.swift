import Foundation
import SnapshotReferences

/// What is written down of one assertion while it goes on, for reports and for the check for unused references.
struct AssertionRecord {
  private var record: RunRecord
  private let packageRoot: URL?
  private let runFolder: URL
  private let filter: String?
  private var reference: ReferenceFile?

  init<Value, Format>(of request: SnapshotRequest, as strategy: Snapshotting<Value, Format>, in test: CurrentTest) {
    packageRoot = PackageRoot.containing(URL(filePath: request.testFile))
    runFolder = request.runFolder
    filter = test.filter
    record = RunRecord(
      .matched, test: test.identity, file: "", line: request.place.line, column: request.place.column,
      strategy: RunRecord.Strategy(format: "\(Format.self)", pathExtension: strategy.pathExtension),
      name: request.name)
    record.file = path(request.testFile)
  }

  /// Adds what tells the assertion from others of its test.
  mutating func add(_ name: SnapshotName) { record.counter = name.number }

  /// Adds the reference.
  mutating func add(_ paths: SnapshotPaths) { add(paths.reference) }

  /// Adds the reference that was found under another name.
  mutating func add(_ reference: ReferenceFile) {
    self.reference = reference
    record.reference = path(reference.path)
  }

  /// Adds how the assertion failed.
  /// - Parameter message: the text of the failure.
  mutating func add(_ failure: SnapshotFailure, message: String) {
    record.outcome = failure.outcome
    record.message = message
    record.files = failure.files.filter(\.isWritten).map {
      RunRecord.File(label: $0.label, path: path($0.path), digest: $0.digest)
    }
    record.referenceDigest = referenceDigest(after: failure)
    record.texts = failure.texts
    record.filter = filter
    record.measures = failure.measures
    record.effects = failure.effects
  }

  /// That of what the value was compared with, or of what lies there since.
  private func referenceDigest(after failure: SnapshotFailure) -> ContentDigest? {
    if failure.outcome == .mismatched, let expected = failure.files.first(where: { $0.label == "expected" })?.digest {
      return expected
    }
    return (try? reference?.load()).flatMap(\.self).map(ContentDigest.init)
  }

  /// Appends it to the records of the run.
  func write() { RunLog.append(record, root: runFolder, packageRoot: packageRoot) }

  /// A path as it is seen from the package's folder, where it lies in it.
  private func path(_ path: String) -> String {
    guard let root = packageRoot?.path, path.hasPrefix(root + "/") else { return path }
    return String(path.dropFirst(root.count + 1))
  }
}

extension DifferenceMeasures {
  /// The numbers and places of what a comparison found; nil where there are only words.
  init?(_ findings: SnapshotDifference.Findings) {
    switch findings {
    case .words: return nil
    case .text(let text):
      self.init(lines: Lines(removed: text.hunks.removedCount, added: text.hunks.insertedCount))
    case .other(let difference): self = difference.measures
    }
  }
}
