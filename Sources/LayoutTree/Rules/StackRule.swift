package import Foundation
package import LayoutValues

/// Children in a row or a column.
package struct StackRule: NodeContent {
  let axis: Axis
  let guide: AlignmentKey
  /// The distance between all neighbours in points, or nil for the one that each pair prefers.
  let spacing: CGFloat?
  let isMirrored: Bool

  package init(_ axis: Axis, guide: AlignmentKey, spacing: CGFloat?, isMirrored: Bool) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing
    self.isMirrored = isMirrored
  }

  package func boxes(of node: Node) -> LayoutBoxes { .one(box(of: node, around: node.childBoxes.array)) }

  /// Where boxes are in the stack.
  package func arrangement(of boxes: [LayoutBox], for proposal: ProposedViewSize) -> BoxArrangement {
    let stack = StackArrangement(axis, guide: guide, children: boxes, gaps: gaps(between: boxes), proposal: proposal)
    return BoxArrangement(
      size: stack.size,
      places: zip(boxes, stack.places).map { BoxArrangement.Place($0, proposal: $1.proposal, offset: $1.offset) })
  }

  /// The distances between neighbours in points.
  fileprivate func gaps(between boxes: [LayoutBox]) -> [CGFloat] {
    zip(boxes, boxes.dropFirst()).map { upper, lower in
      spacing ?? upper.spacing.distance(to: lower.spacing, along: axis)
    }
  }

  /// What the stack is offered where its children are placed: across, its own size where it was asked for its ideal one.
  ///
  /// So the children of a row of ideal height that take any height are as high as the row, and lines between them, too.
  fileprivate func placing(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    guard proposal[axis.other] == nil else { return proposal }
    return ProposedViewSize(axis, major: proposal[axis], minor: size[axis.other])
  }

  /// The box of a node around some boxes inside of it.
  package func box(of node: Node, around children: [LayoutBox]) -> LayoutBox {
    LayoutBox(node, StackLayout(self, children: children), children: children)
  }
}

/// The layout of one stack.
///
/// Only the latest arrangement is kept, which is mostly the one that is drawn. Sizes and guides are remembered by the boxes.
private final class StackLayout: LayoutRule {
  private let stack: StackRule
  private let gaps: [CGFloat]
  private var latest: (proposal: ProposedViewSize, arrangement: StackArrangement)?

  init(_ stack: StackRule, children: [LayoutBox]) {
    self.stack = stack
    gaps = stack.gaps(between: children)
  }

  func spacing(around children: [LayoutBox]) -> SpacingPreferences {
    SpacingPreferences(stacking: children, along: stack.axis)
  }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    arrangement(of: box.children, for: proposal).size
  }

  func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    var union = GuideUnion(of: key)
    let placing = stack.placing(proposal, in: size)
    for (child, place) in zip(box.children, arrangement(of: box.children, for: placing).places) {
      union.add(child.explicitGuide(key, proposal: place.proposal), at: place.offset)
    }
    return union.value
  }

  func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    let placing = stack.placing(proposal, in: frame.size)
    let places = arrangement(of: box.children, for: placing).places
    box.children.forEachByDepth(\.self) { child, index in
      child.place(
        at: places[index].offset, proposal: places[index].proposal, inside: frame, isMirrored: stack.isMirrored,
        during: pass)
    }
  }

  private func arrangement(of children: [LayoutBox], for proposal: ProposedViewSize) -> StackArrangement {
    if let latest, latest.proposal == proposal { return latest.arrangement }
    let arrangement = StackArrangement(
      stack.axis, guide: stack.guide, children: children, gaps: gaps, proposal: proposal)
    latest = (proposal, arrangement)
    return arrangement
  }
}

/// Where the children of a stack are for one proposal.
private struct StackArrangement {
  struct Place {
    var proposal: ProposedViewSize
    /// In points from the stack's top leading corner, as if lines ran from left to right.
    var offset: CGPoint
  }

  let size: CGSize
  let places: [Place]

  init(
    _ axis: Axis, guide: AlignmentKey, children: [LayoutBox], gaps: [CGFloat], proposal: ProposedViewSize
  ) {
    let available = proposal[axis].map { $0.isFinite ? $0 - gaps.reduce(0, +) : $0 }
    let shares = StackShares(axis, children: children, available: available, minor: proposal[axis.other])
    var places: [Place] = []
    places.reserveCapacity(children.count)
    var position: CGFloat = 0
    var extent = AlignedExtent()
    for (index, proposal) in shares.proposals.enumerated() {
      let child = children[index].dimensions(for: proposal)
      let guide = child[guide]
      extent.add(child.size[axis.other], guide: guide)
      // Where the guides of all are is known only behind the last child.
      places.append(Place(proposal: proposal, offset: CGPoint(axis, major: position, minor: guide)))
      position += child.size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    for index in places.indices {
      places[index].offset[axis.other] = extent.start(ofGuide: places[index].offset[axis.other])
    }
    self.places = places
    size = CGSize(axis, major: position, minor: extent.length)
  }
}
