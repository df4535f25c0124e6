public import Foundation

/// How sizes grow with the reader's text size, by UIKit's name.
/// - Remark: without traits at the usual text size, as `UIFont`: there nothing grows. Views follow the text size by
///   `ScaledMetric`.
public final class UIFontMetrics: Sendable {
  private let style: Font.TextStyle

  /// How the sizes of running text grow.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates how the sizes of a kind of text grow.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  /// The length at the usual text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The length at the text size of some traits, to whole pixels as `ScaledMetric`.
  ///
  /// One point was seen to become 2.67 at `accessibilityExtraExtraLarge` on a screen of three pixels a point.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    guard let traits else { return value }
    let displayScale = traits.displayScale == 0 ? 3 : Double(traits.displayScale)
    let size = traits.preferredContentSizeCategory.dynamicTypeSize
    return CGFloat(style.scaledLength(Double(value), at: size, displayScale: displayScale))
  }

  /// The font at the usual text size; labels that follow the reader's have it in that.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// The font at the usual text size, which is no larger than a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, at: .large)
  }

  /// The font at the text size of some traits.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traits)
  }

  /// The font at the text size of some traits, which is no larger than a size.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    scaledFont(
      for: font, maximumPointSize: maximumPointSize,
      at: traits?.preferredContentSizeCategory.dynamicTypeSize ?? .large)
  }

  private func scaledFont(for font: UIFont, maximumPointSize: CGFloat, at textSize: DynamicTypeSize) -> UIFont {
    let scaled = CGFloat(style.scaledLength(Double(font.pointSize), at: textSize, displayScale: 3))
    let size = min(textSize == .large ? font.pointSize : scaled, maximumPointSize)
    let sized = size == font.pointSize ? font : font.withSize(size)
    return UIFont(sized.font, size, lineHeight: sized.lineHeight) { [self] in
      scaledFont(for: font, maximumPointSize: maximumPointSize, at: $0)
    }
  }
}
