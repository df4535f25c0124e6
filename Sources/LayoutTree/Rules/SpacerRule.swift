package import Foundation
package import LayoutValues

/// A `Spacer`: takes whatever the others leave.
package struct SpacerRule: LayoutRule {
  /// The axis of the stack around it; nil outside of stacks, where a spacer grows on both.
  let axis: Axis?
  let minimum: CGFloat

  package init(axis: Axis?, minimum: CGFloat) {
    self.axis = axis
    self.minimum = minimum
  }

  package func spacing(around children: [LayoutBox]) -> SpacingPreferences { .none }
  package func priority(around children: [LayoutBox]) -> Double { -.infinity }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum),
      height: axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum))
  }

  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {}
}
