package import SnapshotReferences

/// What one assertion of a run did with its reference, and the files that a person decides by.
package struct SnapshotChange: Identifiable, Sendable {
  /// How an assertion ended.
  package typealias Kind = RunRecord.Outcome

  /// What tells it from all others of the run: the path of the reference; for one without, and for others with the same
  /// reference, the place of the assertion behind it.
  package internal(set) var id: String
  /// What the run wrote down.
  package let record: RunRecord
  /// The reference, or nil where it stands in the source or the assertion never had one.
  package let reference: ReviewedFile?
  /// The files that show a failure, with what they show, in the order of the records.
  package let files: [(label: String, file: ReviewedFile)]

  /// How the assertion ended.
  package var kind: Kind { record.outcome }
  /// The file with this label, or nil.
  package func file(_ label: String) -> ReviewedFile? { files.first { $0.label == label }?.file }
  /// What the reference held, or nil.
  package var expected: ReviewedFile? { file("expected") }
  /// What recording would write, or wrote, or nil.
  package var actual: ReviewedFile? { file("actual") }
  /// What differs, or nil.
  package var difference: ReviewedFile? { file("difference") }
  /// Whether the reference stands in the source, which only another run can write.
  package var isInline: Bool { reference == nil && record.texts != nil }

  init(_ record: RunRecord, of header: RunHeader, at places: RunPlaces) {
    self.record = record
    id = record.reference ?? "\(record.file):\(record.line):\(record.column)"
    reference = record.reference.map { path in
      ReviewedFile(path: path, url: places.reference(path), memory: SnapshotChange.memory(of: record))
    }
    files = record.files.map { file in
      let memory = file.digest.map(ReviewedFile.Memory.content) ?? .unknown
      return (file.label, ReviewedFile(path: file.path, url: places.file(file.path, in: header), memory: memory))
    }
  }

  private static func memory(of record: RunRecord) -> ReviewedFile.Memory {
    if let digest = record.referenceDigest { return .content(digest) }
    return record.outcome == .missing ? .nothing : .unknown
  }
}
