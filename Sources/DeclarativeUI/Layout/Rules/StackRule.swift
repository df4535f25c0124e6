import Foundation

/// Children in a row or a column.
final class StackRule: LayoutRule {
  let axis: Axis
  let guide: AlignmentKey
  let children: [LayoutNode]
  let isMirrored: Bool
  let spacing: SpacingPreferences
  let hasCustomGuides: Bool
  let depth: Int
  private let gaps: [CGFloat]
  private var arrangements: [(proposal: ProposedViewSize, arrangement: StackArrangement)] = []

  /// - Parameter spacing: the distance between all neighbours, or nil for the one that each pair prefers.
  init(_ axis: Axis, guide: AlignmentKey, spacing: CGFloat?, children: [LayoutNode], isMirrored: Bool) {
    self.axis = axis
    self.guide = guide
    self.children = children
    self.isMirrored = isMirrored
    self.spacing = SpacingPreferences(stacking: children, along: axis)
    hasCustomGuides = children.contains { $0.hasCustomGuides }
    depth = children.lazy.map(\.depth).max() ?? 0
    gaps = zip(children, children.dropFirst()).map { upper, lower in
      spacing ?? upper.spacing.distance(to: lower.spacing, along: axis)
    }
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    arrangement(for: proposal).size
  }

  func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let arrangement = arrangement(for: proposal)
    var union = GuideUnion(of: key)
    for (child, place) in zip(children, arrangement.places) {
      guard let guide = child.explicitGuide(key, proposal: place.proposal) else { continue }
      union.add(guide + (key.axis == .horizontal ? place.offset.x : place.offset.y))
    }
    return union.value
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    for (child, place) in zip(children, arrangement(for: proposal).places).sortedByDepth({ $0.0 }) {
      child.draw(at: place.offset, proposal: place.proposal, inside: frame, isMirrored: isMirrored, on: canvas)
    }
  }

  private func arrangement(for proposal: ProposedViewSize) -> StackArrangement {
    for known in arrangements where known.proposal == proposal { return known.arrangement }
    let arrangement = StackArrangement(axis, guide: guide, children: children, gaps: gaps, proposal: proposal)
    arrangements.append((proposal, arrangement))
    return arrangement
  }
}
