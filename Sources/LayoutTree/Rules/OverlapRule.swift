package import Foundation
package import LayoutValues

/// Children on top of each other: each is offered the same, and all are aligned by a pair of guides.
package struct OverlapRule: LayoutRule {
  let alignment: Alignment
  let isMirrored: Bool

  package init(alignment: Alignment, isMirrored: Bool) {
    self.alignment = alignment
    self.isMirrored = isMirrored
  }

  package func spacing(around children: [LayoutBox]) -> SpacingPreferences { SpacingPreferences(union: children) }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    arrangement(of: box.children, for: proposal).size
  }

  package func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    var union = GuideUnion(of: key)
    for (child, offset) in zip(box.children, arrangement(of: box.children, for: proposal).offsets) {
      union.add(child.explicitGuide(key, proposal: proposal), at: offset)
    }
    return union.value
  }

  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    let offsets = arrangement(of: box.children, for: proposal).offsets
    box.children.forEachByDepth(\.self) { child, index in
      child.place(at: offsets[index], proposal: proposal, inside: frame, isMirrored: isMirrored, during: pass)
    }
  }

  /// Where boxes are on top of each other.
  package func boxArrangement(of boxes: [LayoutBox], for proposal: ProposedViewSize) -> BoxArrangement {
    let (size, offsets) = arrangement(of: boxes, for: proposal)
    return BoxArrangement(
      size: size, places: zip(boxes, offsets).map { BoxArrangement.Place($0, proposal: proposal, offset: $1) })
  }

  private func arrangement(
    of children: [LayoutBox], for proposal: ProposedViewSize
  ) -> (size: CGSize, offsets: [CGPoint]) {
    var (horizontal, vertical) = (AlignedExtent(), AlignedExtent())
    let guides = children.map { child in
      let child = child.dimensions(for: proposal)
      let guide = CGPoint(x: child[alignment.horizontal], y: child[alignment.vertical])
      horizontal.add(child.width, guide: guide.x)
      vertical.add(child.height, guide: guide.y)
      return guide
    }
    return (
      CGSize(width: horizontal.length, height: vertical.length),
      guides.map { CGPoint(x: horizontal.start(ofGuide: $0.x), y: vertical.start(ofGuide: $0.y)) }
    )
  }
}
