import PixelImages

/// How the tint becomes a grey behind what is presented, as UIKit's `tintAdjustmentMode` has it.
///
/// Measured behind alerts of iOS 17 of apps whose tint is blue: the button that leads back is a grey of 148 with an alpha of
/// 0.8, buttons of bars have that twice, and what is on the screen three times. That other tints become the same grey is a
/// guess.
package struct TintDimming: Hashable, Sendable {
  /// What is presented, one in front of the other, from here to the one in front of all.
  package var surfaces: Int
  /// How often the grey is faded.
  package var times = 3

  package init(surfaces: Int) { self.surfaces = surfaces }

  var color: RGBAColor {
    let alpha = [1, 0.8, 0.64, 0.512][min(max(times, 0), 3)]
    return RGBAColor(red: 148, green: 148, blue: 148, alpha: UInt8((255 * alpha).rounded()))
  }

  /// What is behind the next surface, as seen from it; nil where that is in front of all.
  package var inside: TintDimming? { surfaces > 1 ? TintDimming(surfaces: surfaces - 1) : nil }
}

private enum TintDimmingKey: EnvironmentKey {
  static var defaultValue: TintDimming? { nil }
}

extension EnvironmentValues {
  /// How the tint becomes a grey behind what is presented; nil in front of everything.
  package var tintDimming: TintDimming? {
    get { self[TintDimmingKey.self] }
    set { self[TintDimmingKey.self] = newValue }
  }
}
