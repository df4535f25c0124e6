public import DeclarativeUI

// Of UIKit on iOS.
extension UIFont {
  /// The size of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of titles of buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of usual text.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text.
  public static var smallSystemFontSize: CGFloat { 12 }
}
