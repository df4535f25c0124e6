import Foundation

/// A rule around one child: it offers another size, takes another size, or moves the child.
protocol UnaryRule: LayoutRule {
  var child: LayoutNode { get }
  /// Whether lines run from right to left where this rule places its child.
  var isMirrored: Bool { get }

  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize

  /// The child's place in a frame of `size`, as if lines ran from left to right.
  func childOffset(in size: CGSize, proposal: ProposedViewSize) -> CGPoint
}

extension UnaryRule {
  var isMirrored: Bool { false }
  var spacing: SpacingPreferences { child.spacing }
  var priority: Double { child.priority }
  var zIndex: Double { child.zIndex }
  var hasCustomGuides: Bool { child.hasCustomGuides }
  var depth: Int { child.depth }

  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  func childOffset(in size: CGSize, proposal: ProposedViewSize) -> CGPoint { .zero }

  func size(for proposal: ProposedViewSize) -> CGSize {
    child.size(for: childProposal(for: proposal))
  }

  func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let guide = child.explicitGuide(key, proposal: childProposal(for: proposal)) else { return nil }
    let offset = childOffset(in: size, proposal: proposal)
    return guide + (key.axis == .horizontal ? offset.x : offset.y)
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    drawChild(in: frame, proposal: proposal, on: canvas)
  }

  func drawChild(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    child.draw(
      at: childOffset(in: frame.size, proposal: proposal), proposal: childProposal(for: proposal), inside: frame,
      isMirrored: isMirrored, on: canvas)
  }
}
