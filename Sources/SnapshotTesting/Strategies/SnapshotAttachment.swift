public import Foundation

/// A file that goes with a failure.
public struct SnapshotAttachment: Sendable {
  /// What the file shows: `difference`.
  public var name: String
  /// The extension of the file, without a dot.
  public var pathExtension: String
  /// The bytes of the file.
  public var data: Data

  /// Creates a file.
  public init(name: String, pathExtension: String, data: Data) {
    self.name = name
    self.pathExtension = pathExtension
    self.data = data
  }

  var fileName: String { pathExtension.isEmpty ? name : name + "." + pathExtension }
}
