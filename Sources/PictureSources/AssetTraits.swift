package import Foundation

/// What decides which variant of an asset is taken.
package struct AssetTraits: Hashable, Sendable {
  /// The kind of device, by its name in catalogues.
  package enum Idiom: String, Sendable {
    case iphone, ipad, mac, tv, vision, car
  }

  package var isDark: Bool
  package var displayScale: CGFloat
  package var idiom: Idiom
  /// The locale of the people who look, by its identifier.
  package var locale: String
  /// Whether lines run from right to left.
  package var isMirrored: Bool
  /// Whether colours are farther apart than usual.
  package var isContrastIncreased: Bool

  package init(
    isDark: Bool = false, displayScale: CGFloat = 1, idiom: Idiom = .iphone, locale: String = "en_US",
    isMirrored: Bool = false, isContrastIncreased: Bool = false
  ) {
    self.isDark = isDark
    self.isContrastIncreased = isContrastIncreased
    self.displayScale = displayScale
    self.idiom = idiom
    self.locale = locale
    self.isMirrored = isMirrored
  }
}
