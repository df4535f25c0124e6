import Typesetting

extension Text {
  /// Where the ellipsis stands in a line that is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// Where the line starts.
    case head
    /// Where the line ends.
    case tail
    /// In the middle of the line.
    case middle

    var typesetting: ParagraphStyle.TruncationMode {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}
