import Foundation

/// `position`: takes what is offered, with the child's middle at one point of it.
struct PositionRule: UnaryRule {
  let child: LayoutNode
  /// In points from the upper leading corner: SwiftUI mirrors the place of each view in its parent.
  let position: CGPoint
  let isMirrored: Bool

  var spacing: SpacingPreferences { .plain }

  func size(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  func childOffset(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    let child = child.size(for: proposal)
    return CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2)
  }
}
