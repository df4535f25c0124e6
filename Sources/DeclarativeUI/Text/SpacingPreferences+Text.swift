import Foundation
import Typesetting

extension SpacingPreferences {
  /// The distances of a text: to a text below its last font's leading, to other views shares of the em.
  ///
  /// The shares were seen at 17 points, 10.64 points below a text and 6.43 above one, and are not verified in other
  /// sizes. Their difference is the ascent less the cap height.
  init(text runs: [TextRun], displayScale: CGFloat) {
    self = .plain
    guard let first = runs.first?.font, let last = runs.last?.font else { return }
    let above = EdgeSpacing.Text(
      toText: 0, toOther: CGFloat(first.size) * 6.43 / 17)
    let below = EdgeSpacing.Text(
      toText: (CGFloat(last.leading) * displayScale).rounded(.up) / displayScale,
      toOther: CGFloat(last.size) * 10.64 / 17)
    top = .text(above)
    bottom = .text(below)
  }
}
