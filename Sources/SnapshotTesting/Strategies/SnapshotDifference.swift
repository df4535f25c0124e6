package import SnapshotReferences

/// What a comparison found.
public struct SnapshotDifference: Sendable {
  /// What was found, before it is put into words.
  package enum Findings: Sendable {
    /// Nothing but words, as comparisons of other people's have them.
    case words(String)
    case text(TextDifference)
    /// What a module above this one knows the words for.
    case other(any MeasuredDifference)
  }

  package var findings: Findings
  /// Files that show it, apart from the expected and the actual value themselves.
  public var attachments: [SnapshotAttachment] {
    get { makeAttachments() }
    set { makeAttachments = { newValue } }
  }

  /// Hands over files that may still be in the making, on other threads.
  private var makeAttachments: @Sendable () -> [SnapshotAttachment]

  /// Creates a difference.
  public init(message: String, attachments: [SnapshotAttachment] = []) {
    self.init(.words(message), attachments: attachments)
  }

  /// Creates a difference, whose files are asked for when they are needed, each time.
  package init(_ findings: Findings, attachments: @autoclosure @escaping @Sendable () -> [SnapshotAttachment]) {
    self.findings = findings
    makeAttachments = attachments
  }

  /// How far off the actual value is, in words, which are made when they are asked for.
  public var message: String {
    get {
      switch findings {
      case .words(let words): words
      case .text(let difference): difference.message
      case .other(let difference): difference.message
      }
    }
    set { findings = .words(newValue) }
  }
}

/// A difference of other formats than text.
package protocol MeasuredDifference: Sendable {
  /// The difference in words.
  var message: String { get }
  /// The same in at most three lines.
  var headlines: [String] { get }
  /// Its numbers and places, for the records of the run.
  var measures: DifferenceMeasures { get }
}

/// A value that became another one than it asked for: a picture with a box, say, where no font has the character.
///
/// A strategy throws it, so that such a value is never recorded by mistake. The failure keeps what it became as `actual`,
/// for people to see where the trouble is.
package struct SnapshotProblem: Error {
  /// A sentence for each problem, with the way out.
  package let sentences: [String]
  /// What the value became.
  package let actual: SnapshotAttachment

  package init(sentences: [String], actual: SnapshotAttachment) {
    self.sentences = sentences
    self.actual = actual
  }
}

/// Something to say about an assertion that passes.
package struct Remark: Equatable, Sendable {
  /// The whole text.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}
