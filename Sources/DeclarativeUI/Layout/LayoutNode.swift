import Foundation

/// A rule in the tree of a layout, with the sizes and guides that it has answered.
///
/// A stack asks each child several times for the same proposals, and its own parent does so again; a frame asks for
/// guides of both axes. Without the memory the work would grow exponentially with the depth of the tree.
final class LayoutNode {
  let rule: any LayoutRule
  let spacing: SpacingPreferences
  let priority: Double
  let zIndex: Double
  let hasCustomGuides: Bool
  /// How many nodes lie in each other, this one included.
  let depth: Int
  private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, place: CGFloat?)] = []

  init(_ rule: any LayoutRule) {
    self.rule = rule
    spacing = rule.spacing
    priority = rule.priority
    zIndex = rule.zIndex
    hasCustomGuides = rule.hasCustomGuides
    depth = rule.depth + 1
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    // A handful of proposals at most: a search is faster than hashing.
    for answer in answers where answer.proposal == proposal { return answer.size }
    let size = rule.size(for: proposal)
    answers.append((proposal, size))
    return size
  }

  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: size(for: proposal))
  }

  /// Where the view says itself that a guide is; a guide that is not a number is none.
  func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard hasCustomGuides || key.isTextBaseline else { return nil }
    for guide in guides where guide.key == key && guide.proposal == proposal { return guide.place }
    let computed = rule.explicitGuide(key, in: size(for: proposal), proposal: proposal)
    let place = computed?.isNaN == true ? nil : computed
    guides.append((key, proposal, place))
    return place
  }

  func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    rule.draw(in: CGRect(origin: origin, size: size(for: proposal)), proposal: proposal, on: canvas)
  }

  /// Draws the view as a child of `frame`.
  /// - Parameter offset: the child's place in the frame, as if lines ran from left to right.
  func draw(
    at offset: CGPoint, proposal: ProposedViewSize, inside frame: CGRect, isMirrored: Bool, on canvas: DrawingCanvas
  ) {
    let width = size(for: proposal).width
    let x = isMirrored ? frame.width - offset.x - width : offset.x
    draw(at: CGPoint(x: frame.minX + x, y: frame.minY + offset.y), proposal: proposal, on: canvas)
  }
}
