package import Foundation
package import LayoutValues

/// `padding`: empty space around a child.
package struct PaddingRule: UnaryRule {
  let insets: EdgeInsets
  package let isMirrored: Bool

  package init(insets: EdgeInsets, isMirrored: Bool) {
    self.insets = insets
    self.isMirrored = isMirrored
  }

  package func spacing(around child: LayoutBox) -> SpacingPreferences {
    child.spacing.padded(by: insets)
  }

  package func childProposal(for proposal: ProposedViewSize, of child: LayoutBox) -> ProposedViewSize {
    proposal.inset(by: insets)
  }

  package func size(around child: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  package func offset(of child: LayoutBox, in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
}
