import Foundation

/// Children on top of each other: each is offered the same, and all are aligned by a pair of guides.
struct OverlapRule: LayoutRule {
  let alignment: Alignment
  let children: [LayoutNode]
  let isMirrored: Bool
  var spacing: SpacingPreferences { SpacingPreferences(union: children) }
  var hasCustomGuides: Bool { children.contains { $0.hasCustomGuides } }
  var depth: Int { children.lazy.map(\.depth).max() ?? 0 }

  func size(for proposal: ProposedViewSize) -> CGSize {
    arrangement(for: proposal).size
  }

  func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    var union = GuideUnion(of: key)
    for (child, offset) in zip(children, arrangement(for: proposal).offsets) {
      guard let guide = child.explicitGuide(key, proposal: proposal) else { continue }
      union.add(guide + (key.axis == .horizontal ? offset.x : offset.y))
    }
    return union.value
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    for (child, offset) in zip(children, arrangement(for: proposal).offsets).sortedByDepth({ $0.0 }) {
      child.draw(at: offset, proposal: proposal, inside: frame, isMirrored: isMirrored, on: canvas)
    }
  }

  private func arrangement(for proposal: ProposedViewSize) -> (size: CGSize, offsets: [CGPoint]) {
    let dimensions = children.map { $0.dimensions(for: proposal) }
    let guides = dimensions.map { CGPoint(x: $0[alignment.horizontal], y: $0[alignment.vertical]) }
    let horizontal = AlignedExtent(lengths: dimensions.map(\.width), guides: guides.map(\.x))
    let vertical = AlignedExtent(lengths: dimensions.map(\.height), guides: guides.map(\.y))
    return (
      CGSize(width: horizontal.length, height: vertical.length),
      guides.map { CGPoint(x: horizontal.start(ofGuide: $0.x), y: vertical.start(ofGuide: $0.y)) }
    )
  }
}
