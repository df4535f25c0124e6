import Foundation

/// How one kind of view takes its size, arranges what it contains, and draws.
///
/// Rules know nothing about views: they are what views leave behind once their bodies were evaluated. Sizes and places
/// are in points, unrounded, as if lines ran from left to right; who places a child mirrors it at last (`LayoutNode`).
protocol LayoutRule {
  /// The size that the view takes when it is offered `proposal`; asked through the node, which remembers the answer.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// Draws the view at its place; `proposal` is what it was offered to take the size of `frame`.
  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas)

  /// Where the view says itself that a guide is, or nil where the guide's default holds.
  func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat?

  /// The distances that the view wants to its neighbours.
  var spacing: SpacingPreferences { get }

  /// Who is offered space first in a stack: larger is earlier.
  var priority: Double { get }

  /// How near the view is to the viewer among the children of its container: larger is nearer.
  var zIndex: Double { get }

  /// Whether a guide other than a text baseline is set anywhere inside.
  var hasCustomGuides: Bool { get }

  /// How many nodes lie in each other below this rule.
  var depth: Int { get }
}

extension LayoutRule {
  func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  var spacing: SpacingPreferences { .plain }
  var priority: Double { 0 }
  var zIndex: Double { 0 }
  var hasCustomGuides: Bool { false }
  var depth: Int { 0 }
}
