// Named as iOS names them, with the values of `SystemColor`: those before iOS 26.
extension Color {
  /// The red of iOS.
  public static let red = Color(.system(.systemRed))
  /// The orange of iOS.
  public static let orange = Color(.system(.systemOrange))
  /// The yellow of iOS.
  public static let yellow = Color(.system(.systemYellow))
  /// The green of iOS.
  public static let green = Color(.system(.systemGreen))
  /// The mint of iOS.
  public static let mint = Color(.system(.systemMint))
  /// The teal of iOS.
  public static let teal = Color(.system(.systemTeal))
  /// The cyan of iOS.
  public static let cyan = Color(.system(.systemCyan))
  /// The blue of iOS.
  public static let blue = Color(.system(.systemBlue))
  /// The indigo of iOS.
  public static let indigo = Color(.system(.systemIndigo))
  /// The purple of iOS.
  public static let purple = Color(.system(.systemPurple))
  /// The pink of iOS.
  public static let pink = Color(.system(.systemPink))
  /// The brown of iOS.
  public static let brown = Color(.system(.systemBrown))
  /// The grey of iOS.
  public static let gray = Color(.system(.systemGray))
  /// White in every appearance.
  public static let white = Color(white: 1)
  /// Black in every appearance.
  public static let black = Color(white: 0)
  /// No colour at all.
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour of text: black, and white in the dark appearance.
  public static let primary = Color(.system(.label))
  /// The colour of less important text.
  public static let secondary = Color(.system(.secondaryLabel))
  /// The colour of what can be pressed: the nearest tint, or blue.
  public static let accentColor = Color(.accent)
}
