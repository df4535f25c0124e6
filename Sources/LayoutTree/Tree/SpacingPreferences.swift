package import Foundation
package import LayoutValues
import Typesetting

/// The distances that a view wants on its four sides, in points.
package struct SpacingPreferences {
  var top, bottom: EdgeSpacing
  /// Whether the view wants the usual distance to a neighbour beside it that wants it too; no view wants another one.
  var isPlainLeading, isPlainTrailing: Bool

  init(_ all: EdgeSpacing) {
    (top, bottom) = (all, all)
    (isPlainLeading, isPlainTrailing) = (all.isPlain, all.isPlain)
  }

  package static let plain = SpacingPreferences(.plain)
  package static let none = SpacingPreferences(.none)
  /// What a symbol in the size of its font wants: nothing to a text above or below it.
  ///
  /// Measured on a column of a symbol, a body text and another symbol in iOS 26. What symbols want of each other is not
  /// known: here what all views want.
  package static let symbol = SpacingPreferences(top: .symbol, bottom: .symbol)

  /// What a lazy container wants, whatever is in it: the usual distance, and in a list as much room as a text.
  ///
  /// Measured in iOS 18 on a lazy grid of texts; what others want is not known.
  static let lazyContainer = SpacingPreferences(top: .lazyContainer, bottom: .lazyContainer)

  /// What a text without characters wants: nothing above and below it; that it wants as much beside it as others is a guess.
  static let emptyText = SpacingPreferences(top: .none, bottom: .none)

  private init(top: EdgeSpacing, bottom: EdgeSpacing) {
    (self.top, self.bottom) = (top, bottom)
    (isPlainLeading, isPlainTrailing) = (true, true)
  }

  /// What a group of views wants whose first and last along `axis` are the outermost ones.
  package init(stacking children: [LayoutBox], along axis: Axis) {
    self = SpacingPreferences(union: children)
    guard let first = children.first?.spacing, let last = children.last?.spacing else { return }
    switch axis {
    case .vertical: (top, bottom) = (first.top, last.bottom)
    case .horizontal: (isPlainLeading, isPlainTrailing) = (first.isPlainLeading, last.isPlainTrailing)
    }
  }

  /// What views on top of each other want.
  package init(union children: [LayoutBox]) {
    self = .none
    guard children.count != 1 else {
      self = children[0].spacing
      return
    }
    for child in children {
      let spacing = child.spacing
      top.formUnion(spacing.top)
      bottom.formUnion(spacing.bottom)
      isPlainLeading = isPlainLeading || spacing.isPlainLeading
      isPlainTrailing = isPlainTrailing || spacing.isPlainTrailing
    }
  }

  /// The distances of a text: to a text above its leading, rounded up to a device pixel, nothing to a text below, to other
  /// views what grows with the height of its lines.
  ///
  /// The leading was seen on four pairs of text styles, the upper text's is not in the distance. That of texts in several
  /// fonts the largest figures count is a guess.
  init(text runs: [TextRun], library: FontLibrary, displayScale: CGFloat) {
    self = .plain
    guard let first = runs.first?.font else { return }
    let metrics = runs.dropFirst().reduce(library.metrics(for: first)) { $0.union(library.metrics(for: $1.font)) }
    let em = CGFloat(runs.lazy.map(\.font.size).max() ?? first.size)
    let leading = (max(CGFloat(metrics.leading), 0) * displayScale).rounded(.up) / displayScale
    top = .text(
      EdgeSpacing.Text(
        toText: leading,
        toOther: EdgeSpacing.Text.distanceAbove(metrics, displayScale: displayScale), em: em))
    bottom = .text(
      EdgeSpacing.Text(
        toText: 0, toOther: EdgeSpacing.Text.distanceBelow(metrics, displayScale: displayScale), em: em))
  }

  /// Whether something is at the upper or the lower edge that is no text, no symbol, no lazy container and no padding of texts.
  var hasPlainTop: Bool { top.isPlain && !top.isLazy }
  var hasPlainBottom: Bool { bottom.isPlain && !bottom.isLazy }

  /// The same with the plain distance on some sides.
  func resetting(_ edges: Edge.Set) -> SpacingPreferences {
    var result = self
    if edges.contains(.top) { result.top = .plain }
    if edges.contains(.leading) { result.isPlainLeading = true }
    if edges.contains(.bottom) { result.bottom = .plain }
    if edges.contains(.trailing) { result.isPlainTrailing = true }
    return result
  }

  /// The same behind a padding: the plain distance on its sides, and in a list as much room as texts at them have.
  ///
  /// Measured in iOS 18 on rows with a padding of 4 and of 6 around their texts, and in iOS 17 on one of 16, which has less
  /// room. From which padding on it is less is a guess: where there is as much as a row leaves free around texts.
  func padded(by insets: EdgeInsets) -> SpacingPreferences {
    var result = resetting(insets.nonZeroEdges)
    if insets.top > 0 { result.top = top.padded(by: insets.top) }
    if insets.bottom > 0 { result.bottom = bottom.padded(by: insets.bottom) }
    return result
  }

  /// Takes in what another view wants on some sides.
  package mutating func formUnion(_ other: SpacingPreferences, edges: Edge.Set) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.leading) { isPlainLeading = isPlainLeading || other.isPlainLeading }
    if edges.contains(.trailing) { isPlainTrailing = isPlainTrailing || other.isPlainTrailing }
  }

  /// The distance between this view and the next one of a stack.
  package func distance(to next: SpacingPreferences, along axis: Axis) -> CGFloat {
    switch axis {
    case .vertical: EdgeSpacing.distance(from: bottom, to: next.top)
    case .horizontal: isPlainTrailing && next.isPlainLeading ? EdgeSpacing.defaultDistance : 0
    }
  }
}

/// The distance that a view wants on one side, by the kind of its neighbour.
package struct EdgeSpacing {
  /// What a text wants above or below it, in points.
  struct Text {
    /// To another text.
    var toText: CGFloat
    /// To anything else.
    var toOther: CGFloat
    /// How large the text is.
    var em: CGFloat
  }

  /// Whether something is there that is neither a text nor a symbol.
  private(set) var isPlain: Bool
  /// Whether a symbol is there.
  private(set) var hasSymbol = false
  /// Whether a lazy container is there.
  private(set) var isLazy = false
  /// How large the padding is that is there close around texts and beside nothing else; nil where there is none.
  private(set) var padding: CGFloat?
  private(set) var text: Text?

  /// The distance between views that have no opinion, in points.
  package static let defaultDistance: CGFloat = 8

  /// No distance at all, whatever the neighbour wants.
  static let none = EdgeSpacing(isPlain: false, text: nil)
  static let plain = EdgeSpacing(isPlain: true, text: nil)
  static let symbol = EdgeSpacing(isPlain: false, hasSymbol: true, text: nil)
  static let lazyContainer = EdgeSpacing(isPlain: true, isLazy: true, text: nil)

  /// As much as a row leaves free around texts.
  private static let closePadding: CGFloat = 11

  /// The same behind a padding of some points.
  ///
  /// That what is beside a text makes no difference was seen of a padded text; of pictures it is a guess.
  fileprivate func padded(by points: CGFloat) -> EdgeSpacing {
    let all = (padding ?? 0) + points
    guard text != nil || padding != nil, all < EdgeSpacing.closePadding else { return .plain }
    return EdgeSpacing(isPlain: false, padding: all, text: nil)
  }

  static func text(_ text: Text) -> EdgeSpacing {
    EdgeSpacing(isPlain: false, text: text)
  }

  mutating func formUnion(_ other: EdgeSpacing) {
    // Measured in iOS 17: beside other texts a padded one leaves less.
    isPlain = isPlain || other.isPlain || padding != nil || other.padding != nil
    padding = nil
    hasSymbol = hasSymbol || other.hasSymbol
    isLazy = isLazy || other.isLazy
    guard let theirs = other.text else { return }
    guard let ours = text else {
      text = theirs
      return
    }
    // Measured in iOS 18 on a large number beside its unit: of texts beside each other the largest one's distance counts.
    let toText = ours.em == theirs.em ? max(ours.toText, theirs.toText) : (ours.em > theirs.em ? ours : theirs).toText
    text = Text(toText: toText, toOther: max(ours.toOther, theirs.toOther), em: max(ours.em, theirs.em))
  }

  /// The largest distance that a pair of what is on both sides wants.
  static func distance(from upper: EdgeSpacing, to lower: EdgeSpacing) -> CGFloat {
    var distance: CGFloat = 0
    let (above, below) = (upper.isPlain || upper.padding != nil, lower.isPlain || lower.padding != nil)
    if above || upper.hasSymbol, below || lower.hasSymbol { distance = defaultDistance }
    if let text = upper.text, below { distance = max(distance, text.toOther) }
    if let text = lower.text, above { distance = max(distance, text.toOther) }
    if let above = upper.text, let below = lower.text { distance = max(distance, above.toText, below.toText) }
    return distance
  }
}

/// What a text wants to other views is what a line that is a tenth higher has beyond its letters: above as far as it is higher
/// than the ascent, below as far as it is higher than capitals.
///
/// Measured in points, to a third of one or nearer: at 17 points 10.64 below and 6.43 above, at 20 points 12.4 below, at 27
/// points from 16.5 to 16.58 below and from 9.67 to 10.17 above; and of a font whose lines are 1.47 em high, in iOS 17, at 18
/// points from 19 to 21 below, at 12 points from 13 to 14.
extension EdgeSpacing.Text {
  private static func higherLine(_ metrics: FontMetrics, _ displayScale: CGFloat) -> CGFloat {
    let height = CGFloat(metrics.lineHeight)
    // What is whole but for the last digits stays.
    return height + (height / 10 * displayScale - 1e-6).rounded(.up) / displayScale
  }

  /// From the lower edge of a text to anything else below it; never less than from what goes below the baseline.
  fileprivate static func distanceBelow(_ metrics: FontMetrics, displayScale: CGFloat) -> CGFloat {
    let line = higherLine(metrics, displayScale)
    return max(line - CGFloat(metrics.capHeight), line - CGFloat(metrics.lineHeight) + CGFloat(metrics.descent))
  }

  /// From anything else to the upper edge of a text below it.
  fileprivate static func distanceAbove(_ metrics: FontMetrics, displayScale: CGFloat) -> CGFloat {
    higherLine(metrics, displayScale) - CGFloat(metrics.ascent)
  }
}
