/// The colours with which iOS draws its own controls, by their names in UIKit.
///
/// They are those of iOS 13 to 18, which the pictures of most projects were taken on. iOS 26 has other ones, such as a blue
/// of (0, 136, 255) and a red of (255, 56, 60); only these two are known, so none of them is drawn.
public enum SystemColor: Hashable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, separator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground
}
