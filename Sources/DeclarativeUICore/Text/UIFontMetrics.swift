public import Foundation

/// How sizes grow with the reader's text size, by UIKit's name.
/// - Remark: at the usual text size, as `UIFont`: there nothing grows. Views follow the text size by `ScaledMetric`.
public final class UIFontMetrics: Sendable {
  /// How the sizes of running text grow.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates how the sizes of a kind of text grow.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The length at the usual text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The font at the usual text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font at the usual text size, which is no larger than a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
}
