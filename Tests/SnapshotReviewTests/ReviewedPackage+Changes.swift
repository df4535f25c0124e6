import Foundation
import SnapshotReferences

@testable import SnapshotReview

extension ReviewedPackage {
  /// Adds an assertion that found other content than its reference, with its files as a run leaves them.
  func addMismatch(_ reference: String, from old: String = "old", to new: String = "new", line: UInt = 1) throws {
    var record = record(.mismatched, reference, line: line)
    try write(old, to: reference)
    record.referenceDigest = ContentDigest(of: Data(old.utf8))
    record.files = try files(of: reference, [("expected", old), ("actual", new)])
    record.message = "Snapshot does not match reference."
    try add(record)
  }

  /// Adds an assertion without a reference, with what it found.
  func addMissing(_ reference: String, content: String = "new", line: UInt = 1) throws {
    var record = record(.missing, reference, line: line)
    record.files = try files(of: reference, [("actual", content)])
    try add(record)
  }

  /// Adds an assertion whose value is its reference.
  func addMatch(_ reference: String, content: String = "same") throws {
    try write(content, to: reference)
    try add(record(.matched, reference))
  }

  /// Adds an assertion that wrote its reference, over an old one or a new file.
  func addRecording(_ reference: String, over old: String?, content: String = "new") throws {
    var record = record(.recorded, reference)
    try write(content, to: reference)
    record.referenceDigest = ContentDigest(of: Data(content.utf8))
    record.files = try old.map { try files(of: reference, [("expected", $0), ("actual", content)]) } ?? []
    try add(record)
  }

  private func files(of reference: String, _ contents: [(label: String, text: String)]) throws -> [RunRecord.File] {
    try contents.map { label, text in
      let path = ".build/snapshots/failures/\(reference)/\(label).txt"
      try write(text, to: path)
      return RunRecord.File(label: label, path: path, digest: ContentDigest(of: Data(text.utf8)))
    }
  }

  /// The text of a file, or nil where there is none.
  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: url.appending(path: path).path).map { String(decoding: $0, as: UTF8.self) }
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: url.appending(path: path)) }

  var reviewer: Reviewer { get throws { Reviewer(of: try run) } }
}
