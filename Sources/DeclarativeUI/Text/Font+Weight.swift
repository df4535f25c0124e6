import Typesetting

extension Font {
  /// How heavy a font is.
  public struct Weight: Hashable, Sendable {
    let face: FontWeight

    /// The lightest weight.
    public static let ultraLight = Weight(face: FontWeight(rawValue: 100))
    /// Between ultra-light and light.
    public static let thin = Weight(face: FontWeight(rawValue: 200))
    /// Lighter than running text.
    public static let light = Weight(face: .light)
    /// The weight of running text.
    public static let regular = Weight(face: .regular)
    /// A little heavier than running text.
    public static let medium = Weight(face: .medium)
    /// The weight of headings.
    public static let semibold = Weight(face: .semibold)
    /// The weight of emphasis.
    public static let bold = Weight(face: .bold)
    /// Heavier than bold.
    public static let heavy = Weight(face: .heavy)
    /// The heaviest weight.
    public static let black = Weight(face: .black)
  }
}
