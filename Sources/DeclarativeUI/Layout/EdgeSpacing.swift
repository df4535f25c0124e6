import Foundation

/// The distance that a view wants on one side, by the kind of its neighbour.
struct EdgeSpacing {
  /// What a text wants above or below it, in points.
  struct Text {
    /// To another text.
    var toText: CGFloat
    /// To anything else.
    var toOther: CGFloat
  }

  /// Whether something is there that is not a text.
  private(set) var isPlain: Bool
  private(set) var text: Text?

  /// The distance between views that have no opinion, in points.
  static let defaultDistance: CGFloat = 8

  /// No distance at all, whatever the neighbour wants.
  static let none = EdgeSpacing(isPlain: false, text: nil)
  static let plain = EdgeSpacing(isPlain: true, text: nil)

  static func text(_ text: Text) -> EdgeSpacing {
    EdgeSpacing(isPlain: false, text: text)
  }

  mutating func formUnion(_ other: EdgeSpacing) {
    isPlain = isPlain || other.isPlain
    guard let theirs = other.text else { return }
    text = Text(
      toText: max(text?.toText ?? 0, theirs.toText), toOther: max(text?.toOther ?? 0, theirs.toOther))
  }

  /// The largest distance that a pair of what is on both sides wants.
  static func distance(from upper: EdgeSpacing, to lower: EdgeSpacing) -> CGFloat {
    var distance: CGFloat = 0
    if upper.isPlain, lower.isPlain { distance = defaultDistance }
    if let text = upper.text, lower.isPlain { distance = max(distance, text.toOther) }
    if let text = lower.text, upper.isPlain { distance = max(distance, text.toOther) }
    if let above = upper.text, let below = lower.text { distance = max(distance, above.toText, below.toText) }
    return distance
  }
}
