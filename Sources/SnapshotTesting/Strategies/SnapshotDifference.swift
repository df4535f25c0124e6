public import Foundation

/// What a comparison found.
public struct SnapshotDifference: Sendable {
  /// How far off the actual value is, in words.
  public var message: String
  /// Files that show it, apart from the expected and the actual value themselves.
  public var attachments: [SnapshotAttachment]

  /// Creates a difference.
  public init(message: String, attachments: [SnapshotAttachment] = []) {
    self.message = message
    self.attachments = attachments
  }
}

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
