/// What a comparison found.
public struct SnapshotDifference: Sendable {
  /// What was found, before it is put into words.
  enum Findings: Sendable {
    /// Nothing but words, as comparisons of other people's have them.
    case words(String)
    case picture(PictureDifference)
    case text(TextDifference)
  }

  var findings: Findings
  /// Files that show it, apart from the expected and the actual value themselves.
  public var attachments: [SnapshotAttachment]

  /// Creates a difference.
  public init(message: String, attachments: [SnapshotAttachment] = []) {
    self.init(.words(message), attachments: attachments)
  }

  init(_ findings: Findings, attachments: [SnapshotAttachment]) {
    self.findings = findings
    self.attachments = attachments
  }

  /// How far off the actual value is, in words, which are made when they are asked for.
  public var message: String {
    get {
      switch findings {
      case .words(let words): words
      case .picture(let difference): difference.message
      case .text(let difference): difference.message
      }
    }
    set { findings = .words(newValue) }
  }
}
