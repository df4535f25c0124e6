import Foundation

/// `fixedSize`: the child is asked for its ideal extent on some axes, whatever is offered.
struct FixedSizeRule: UnaryRule {
  let child: LayoutNode
  let axes: Axis.Set

  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
