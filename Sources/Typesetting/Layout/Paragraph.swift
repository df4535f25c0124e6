import PlaneGeometry

/// Text that is shaped once and can then be broken into lines for any width.
public struct Paragraph: Sendable {
  /// Shapes runs of text with the faces of a library.
  public init(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), library: FontLibrary = .bundled) {
  }

  /// Breaks the text into lines.
  /// - Parameters:
  ///   - width: the widest line in points, or nil for lines that end only at line breaks.
  ///   - height: the largest height in points, or nil for any; at least one line is shown.
  public func layout(width: Double?, height: Double? = nil) -> TextLayout {
    TextLayout(lines: [], size: .zero)
  }
}
