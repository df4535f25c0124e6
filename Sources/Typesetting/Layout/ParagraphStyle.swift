/// How the lines of a paragraph are arranged.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines shorter than the widest one stand.
  public enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  /// Where the ellipsis stands in a line that is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
  }

  /// Where lines shorter than the widest one stand.
  public var alignment: Alignment = .leading
  /// The largest number of lines, at least 1, or nil for any number.
  public var lineLimit: Int?
  /// The extra distance between lines in points.
  public var lineSpacing: Double = 0
  /// Where the ellipsis stands in a line that is cut.
  public var truncationMode: TruncationMode = .tail
  /// Whether leading is the right side; paragraphs without any letter run from there, others as their first letter does.
  public var isRightToLeft: Bool = false
  /// The device pixels a point, to which line widths and text heights are rounded up.
  public var displayScale: Double = 1

  /// Creates the style of a left-aligned paragraph with any number of lines.
  public init() {}
}
