import Foundation
import SnapshotReferences

/// What a run has written into one source, known to all processes of the run.
///
/// The places of snapshots are those of the source as it was compiled, and each of them moves those behind. So whoever
/// writes one more needs the source as it was, and all that has been written.
struct SourceLedger: Codable, Equatable {
  /// The source as it was compiled.
  var original: String
  /// What was written, in the order of the places.
  var entries: [SnapshotEntry] = []
  /// The digests of what the source may hold now: what was written, and what was about to be when a process was killed.
  var accepted: [String]

  /// A ledger for a source that nothing was written into.
  init(original: String) {
    self.original = original
    accepted = [SourceLedger.digest(of: original)]
  }

  /// Reads a file, or makes a ledger where there is none.
  init(at file: URL, original: () throws(SourceProblem) -> String) throws(SourceProblem) {
    if let data = try? Data(contentsOf: file), let ledger = try? JSONDecoder().decode(SourceLedger.self, from: data) {
      self = ledger
    } else {
      self.init(original: try original())
    }
  }

  /// Whether a text is what the run has left.
  func accepts(_ text: String) -> Bool { accepted.contains(SourceLedger.digest(of: text)) }

  /// Whether a text has all that was to be written.
  func isWritten(_ text: String) -> Bool { accepted.last == SourceLedger.digest(of: text) }

  func write(to file: URL) throws(SourceProblem) {
    do {
      try AtomicFile.write(JSONEncoder().encode(self), to: file, isDurable: false)
    } catch let error as ReferenceFileError {
      throw .refused(error.description)
    } catch {
      throw .refused("\(error)")
    }
  }

  static func digest(of text: String) -> String {
    "\(text.utf8.count)-\(String(FileNamePart.digest(of: text), radix: 16))"
  }
}
