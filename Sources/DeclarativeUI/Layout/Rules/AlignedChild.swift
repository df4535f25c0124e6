import Foundation

extension LayoutNode {
  /// Where the node is in a rectangle of `size` when both are aligned by a pair of guides.
  ///
  /// The rectangle has no guides of its own, so that the guides' defaults hold for it.
  func offset(aligned alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    let container = LayoutNode(EmptyRule(size: size)).dimensions(for: .unspecified)
    let own = dimensions(for: proposal)
    return CGPoint(
      x: container[alignment.horizontal] - own[alignment.horizontal],
      y: container[alignment.vertical] - own[alignment.vertical])
  }
}
