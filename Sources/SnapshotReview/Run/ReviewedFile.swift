package import Foundation
package import SnapshotReferences

/// A file that the records of a run name: where it is, and whether it still is what it was then.
package struct ReviewedFile: Equatable, Sendable {
  /// What is known of the file from the time of the run.
  package enum Memory: Equatable, Sendable {
    /// It held this.
    case content(ContentDigest)
    /// It was not there.
    case nothing
    /// The records do not say.
    case unknown
  }

  /// What became of a file since the run.
  package enum State: Equatable, Sendable {
    case unchanged
    /// Somebody changed it, or it appeared.
    case changed
    case gone
    /// The records do not say what it held.
    case notKnown
    /// The records lead out of the package; nothing there is read or written.
    case outside
    /// Something is there that cannot be read, in words.
    case unreadable(String)
  }

  /// The path as the records name it.
  package let path: String
  /// Where it is, or nil where the path leads out of the package.
  package let url: URL?
  /// What it was at the end of its assertion.
  package let memory: Memory

  /// What it holds now; nil where nothing is there, and where it lies outside.
  /// - Throws: `ReferenceFileError` where something is there that cannot be read.
  package func load() throws(ReferenceFileError) -> Data? { try file?.load() }

  /// The file as one that references are written to.
  package var file: ReferenceFile? { url.map(ReferenceFile.init(at:)) }

  /// What became of it since the run; reads it.
  package var state: State {
    guard url != nil else { return .outside }
    let content: Data?
    do {
      content = try load()
    } catch {
      return .unreadable(error.description)
    }
    switch (memory, content) {
    case (.unknown, nil), (.content, nil): return .gone
    case (.unknown, _): return .notKnown
    case (.nothing, nil): return .unchanged
    case (.nothing, .some): return .changed
    case (.content(let digest), .some(let content)): return ContentDigest(of: content) == digest ? .unchanged : .changed
    }
  }
}
