import Foundation

/// Empty space around a child.
struct PaddingRule: UnaryRule {
  let child: LayoutNode
  let insets: EdgeInsets
  let isMirrored: Bool

  var spacing: SpacingPreferences { child.spacing.resetting(insets.nonZeroEdges) }

  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(by: insets)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: childProposal(for: proposal))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  func childOffset(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
}
