package import Foundation
import SnapshotReferences

/// Names by which a later run knows what a file holds that an earlier one has decoded.
///
/// Both must be as good as never the same for what is not the same: a value counts as the file's, and is not compared, where
/// its name is the one that was remembered of the file's bytes.
package struct Recollection<Value> {
  /// The name of a file's bytes, or nil for files that are recognized without.
  private let fileName: (Data) -> String?
  /// The name of what is decoded of a file, or nil where it has none.
  private let valueName: (Value) -> String?

  /// Creates a recollection.
  /// - Parameters:
  ///   - fileName: names a file's bytes, as part of a path; nil for files that are recognized without.
  ///   - valueName: names what is decoded of a file; nil where that is not to be remembered.
  package init(fileName: @escaping (Data) -> String?, valueName: @escaping (Value) -> String?) {
    self.fileName = fileName
    self.valueName = valueName
  }

  /// The same for values that are made of others.
  package func pullback<Other>(_ transform: @escaping (Other) -> Value) -> Recollection<Other> {
    Recollection<Other>(fileName: fileName) { [valueName] other in valueName(transform(other)) }
  }

  /// Whether a file was decoded before and held a value.
  func holds(_ value: Value, in data: Data, _ memory: DecodedFiles) -> Bool {
    guard let file = fileName(data), let content = memory.content(of: file) else { return false }
    return content == valueName(value)
  }

  /// Remembers what was decoded of a file.
  func note(_ value: Value, decodedOf data: Data, _ memory: DecodedFiles) {
    guard let file = fileName(data), memory.content(of: file) == nil, let content = valueName(value) else { return }
    memory.note(content, of: file)
  }
}
