extension Font {
  /// What a text is for; each has its size and line height.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The forms of the system font.
  ///
  /// Only the default one has a face of its own here.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    /// As the text style has it.
    case standard
    /// Two points less.
    case tight
    /// Two points more.
    case loose
  }

  /// The font of large titles: 34 points at the usual text size.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles: 28 points.
  public static let title = Font.system(.title)
  /// The font of second titles: 22 points.
  public static let title2 = Font.system(.title2)
  /// The font of third titles: 20 points.
  public static let title3 = Font.system(.title3)
  /// The font of headings: 17 points, semibold.
  public static let headline = Font.system(.headline)
  /// The font of subheadings: 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// The font of running text: 17 points.
  public static let body = Font.system(.body)
  /// The font of callouts: 16 points.
  public static let callout = Font.system(.callout)
  /// The font of footnotes: 13 points.
  public static let footnote = Font.system(.footnote)
  /// The font of captions: 12 points.
  public static let caption = Font.system(.caption)
  /// The font of second captions: 11 points.
  public static let caption2 = Font.system(.caption2)
}
