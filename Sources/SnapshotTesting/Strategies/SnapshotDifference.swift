import ImageComparison

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

/// What differs between a picture and its reference: the pixels, and the layouts where both are known.
struct PictureDifference: Sendable {
  var pixels: ImageDifference
  /// Nil where one of the pictures has no layout.
  var layout: LayoutDifference?
  /// Whether the reference has a layout that another version of Stills wrote.
  var hasForeignLayout: Bool
  /// Nil where both were drawn with the same, or where that is not known.
  var versions: VersionDifference?
}

/// The parts that a picture and its reference were drawn with in different versions.
struct VersionDifference: Equatable, Sendable {
  let before, after: [String]

  /// Nil where no part is known of both in different versions.
  init?(from before: [String], to after: [String]) {
    func part(_ text: String) -> Substring { text[..<(text.lastIndex(of: " ") ?? text.endIndex)] }
    let pairs = before.compactMap { old in
      after.first { part($0) == part(old) && $0 != old }.map { (old, $0) }
    }
    guard !pairs.isEmpty else { return nil }
    (self.before, self.after) = (pairs.map(\.0), pairs.map(\.1))
  }
}
