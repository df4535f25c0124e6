package import Foundation
package import LayoutValues

/// `offset`: the child is drawn elsewhere; its place in the layout stays.
package struct OffsetRule: UnaryRule {
  /// In points, towards the trailing edge and downwards.
  let offset: CGSize
  package let isMirrored: Bool

  package init(offset: CGSize, isMirrored: Bool) {
    self.offset = offset
    self.isMirrored = isMirrored
  }

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    let x = isMirrored ? -offset.width : offset.width
    placeChild(child, in: frame.offsetBy(dx: x, dy: offset.height), proposal: proposal, during: pass)
  }
}

/// `position`: takes what is offered, with the child's middle at one point of it.
package struct PositionRule: UnaryRule {
  /// In points from the upper leading corner: SwiftUI mirrors the place of each view in its parent.
  let position: CGPoint
  package let isMirrored: Bool

  package init(position: CGPoint, isMirrored: Bool) {
    self.position = position
    self.isMirrored = isMirrored
  }

  package func spacing(around child: LayoutBox) -> SpacingPreferences { .plain }

  package func size(around child: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  package func offset(of child: LayoutBox, in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    let child = child.size(for: proposal)
    return CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2)
  }
}

/// `alignmentGuide`: one guide of the child is computed by the view's author.
package struct AlignmentGuideRule: UnaryRule {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  package init(key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }

  package var setsGuides: Bool { true }

  package func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    key == self.key
      ? compute(box.children[0].dimensions(for: proposal))
      : box.children[0].explicitGuide(key, proposal: proposal)
  }
}

/// `layoutPriority`: when the child is served in a stack.
package struct PriorityRule: UnaryRule {
  let priority: Double

  package init(priority: Double) {
    self.priority = priority
  }

  package func priority(around children: [LayoutBox]) -> Double { priority }
}

/// `zIndex`: how near a child of a container is to the viewer.
package struct DepthRule: UnaryRule {
  let zIndex: Double

  package init(zIndex: Double) {
    self.zIndex = zIndex
  }

  package func zIndex(around children: [LayoutBox]) -> Double { zIndex }
}
