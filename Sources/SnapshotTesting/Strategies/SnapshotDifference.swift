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
