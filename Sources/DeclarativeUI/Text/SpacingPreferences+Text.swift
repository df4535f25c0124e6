import Foundation
import Typesetting

extension SpacingPreferences {
  /// The distances of a text: to a text above its first font's leading, rounded up to a device pixel, nothing to a text
  /// below, to other views shares of the em.
  ///
  /// The leading was seen on four pairs of text styles, the upper text's is not in the distance; of texts in several
  /// fonts nothing is known. The shares were seen at 17 points, 10.64 points below a text and 6.43 above one, and are not
  /// verified in other sizes. Their difference is the ascent less the cap height.
  init(text runs: [TextRun], displayScale: CGFloat) {
    self = .plain
    guard let first = runs.first?.font, let last = runs.last?.font else { return }
    let above = EdgeSpacing.Text(
      toText: (max(CGFloat(first.leading), 0) * displayScale).rounded(.up) / displayScale,
      toOther: CGFloat(first.size) * 6.43 / 17)
    let below = EdgeSpacing.Text(toText: 0, toOther: CGFloat(last.size) * 10.64 / 17)
    top = .text(above)
    bottom = .text(below)
  }
}
