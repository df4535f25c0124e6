// The colours of iOS by their names, with the values of `SystemColor`.
/// - Remark: as iOS 15 to 18 has them, or as iOS 26 has; see `EnvironmentValues.systemDesign`.
extension UIColor {
  /// The red of iOS.
  public static let systemRed = UIColor(Color(.system(.systemRed)))
  /// The orange of iOS.
  public static let systemOrange = UIColor(Color(.system(.systemOrange)))
  /// The yellow of iOS.
  public static let systemYellow = UIColor(Color(.system(.systemYellow)))
  /// The green of iOS.
  public static let systemGreen = UIColor(Color(.system(.systemGreen)))
  /// The mint of iOS.
  public static let systemMint = UIColor(Color(.system(.systemMint)))
  /// The teal of iOS.
  public static let systemTeal = UIColor(Color(.system(.systemTeal)))
  /// The cyan of iOS.
  public static let systemCyan = UIColor(Color(.system(.systemCyan)))
  /// The blue of iOS.
  public static let systemBlue = UIColor(Color(.system(.systemBlue)))
  /// The indigo of iOS.
  public static let systemIndigo = UIColor(Color(.system(.systemIndigo)))
  /// The purple of iOS.
  public static let systemPurple = UIColor(Color(.system(.systemPurple)))
  /// The pink of iOS.
  public static let systemPink = UIColor(Color(.system(.systemPink)))
  /// The brown of iOS.
  public static let systemBrown = UIColor(Color(.system(.systemBrown)))
  /// The grey of iOS.
  public static let systemGray = UIColor(Color(.system(.systemGray)))
  /// The grey of iOS, second level.
  public static let systemGray2 = UIColor(Color(.system(.systemGray2)))
  /// The grey of iOS, third level.
  public static let systemGray3 = UIColor(Color(.system(.systemGray3)))
  /// The grey of iOS, fourth level.
  public static let systemGray4 = UIColor(Color(.system(.systemGray4)))
  /// The grey of iOS, fifth level.
  public static let systemGray5 = UIColor(Color(.system(.systemGray5)))
  /// The grey of iOS, sixth level.
  public static let systemGray6 = UIColor(Color(.system(.systemGray6)))
  /// The colour of text.
  public static let label = UIColor(Color(.system(.label)))
  /// The colour of less important text.
  public static let secondaryLabel = UIColor(Color(.system(.secondaryLabel)))
  /// The colour of still less important text.
  public static let tertiaryLabel = UIColor(Color(.system(.tertiaryLabel)))
  /// The colour of least important text.
  public static let quaternaryLabel = UIColor(Color(.system(.quaternaryLabel)))
  /// The colour of what stands in an empty field.
  public static let placeholderText = UIColor(Color(.system(.placeholderText)))
  /// The colour of links.
  public static let link = UIColor(Color(.system(.link)))
  /// The colour of thin lines, through which one sees.
  public static let separator = UIColor(Color(.system(.separator)))
  /// The colour of thin lines.
  public static let opaqueSeparator = UIColor(Color(.system(.opaqueSeparator)))
  /// The background of screens: behind all.
  public static let systemBackground = UIColor(Color(.system(.systemBackground)))
  /// The background of screens: of what lies on it.
  public static let secondarySystemBackground = UIColor(Color(.system(.secondarySystemBackground)))
  /// The background of screens: of what lies on that.
  public static let tertiarySystemBackground = UIColor(Color(.system(.tertiarySystemBackground)))
  /// The background of groups: behind all.
  public static let systemGroupedBackground = UIColor(Color(.system(.systemGroupedBackground)))
  /// The background of groups: of what lies on it.
  public static let secondarySystemGroupedBackground = UIColor(Color(.system(.secondarySystemGroupedBackground)))
  /// The background of groups: of what lies on that.
  public static let tertiarySystemGroupedBackground = UIColor(Color(.system(.tertiarySystemGroupedBackground)))
  /// The fill of thin shapes.
  public static let systemFill = UIColor(Color(.system(.systemFill)))
  /// The fill of medium-sized shapes.
  public static let secondarySystemFill = UIColor(Color(.system(.secondarySystemFill)))
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(Color(.system(.tertiarySystemFill)))
  /// The fill of large and complex shapes.
  public static let quaternarySystemFill = UIColor(Color(.system(.quaternarySystemFill)))
  /// The colour of what can be pressed: that of the environment, or blue.
  public static let tintColor = UIColor(Color.accentColor)
}

// The colours that are the same everywhere.
extension UIColor {
  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The colour of text on something light.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The colour of text on something dark.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black in every appearance.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark grey in every appearance.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Light grey in every appearance.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White in every appearance.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey in every appearance.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red in every appearance.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green in every appearance.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue in every appearance.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan in every appearance.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow in every appearance.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta in every appearance.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange in every appearance.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple in every appearance.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown in every appearance.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
