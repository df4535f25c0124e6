import Foundation

extension LayoutNode {
  /// Where the node is in a rectangle of `size` when both are aligned by a pair of guides.
  ///
  /// The rectangle has no guides of its own, so that the guides' defaults hold for it.
  func offset(aligned alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    let container = LayoutNode(EmptyRule(size: size)).dimensions(for: .unspecified)
    return container.offset(of: dimensions(for: proposal), aligned: alignment)
  }
}

extension ViewDimensions {
  /// Where another view begins in this one when both are aligned by a pair of guides.
  func offset(of other: ViewDimensions, aligned alignment: Alignment) -> CGPoint {
    CGPoint(
      x: self[alignment.horizontal].distance(from: other[alignment.horizontal]),
      y: self[alignment.vertical].distance(from: other[alignment.vertical]))
  }
}
