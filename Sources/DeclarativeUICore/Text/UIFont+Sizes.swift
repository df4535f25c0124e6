public import Foundation
import Typesetting

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

  /// How high capital letters are, in points.
  public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  /// How high small letters are, in points: as in San Francisco, which is a guess for all other fonts.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
}
