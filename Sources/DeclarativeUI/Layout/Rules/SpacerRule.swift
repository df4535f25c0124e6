import Foundation

/// A `Spacer`: takes whatever the others leave.
struct SpacerRule: LayoutRule {
  /// The axis of the stack around it; nil outside of stacks, where a spacer grows on both.
  let axis: Axis?
  let minimum: CGFloat

  var spacing: SpacingPreferences { .none }
  var priority: Double { -.infinity }

  func size(for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum),
      height: axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum))
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {}
}
