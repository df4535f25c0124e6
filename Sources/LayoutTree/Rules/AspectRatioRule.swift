package import Foundation
package import LayoutValues

/// `aspectRatio`: the child is offered a size of one ratio, inside of or around what is offered.
package struct AspectRatioRule: UnaryRule {
  /// Width by height, or nil for the ratio of the child's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode

  package init(ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
  }

  package func childProposal(for proposal: ProposedViewSize, of child: LayoutBox) -> ProposedViewSize {
    let ideal = child.size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedViewSize(adjust(ideal, to: ratio))
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      return ProposedViewSize(adjust(CGSize(width: width, height: height), to: ratio))
    }
  }

  private func adjust(_ size: CGSize, to ratio: CGFloat) -> CGSize {
    let isLimitedByWidth = size.width < size.height * ratio
    return isLimitedByWidth == (mode == .fit)
      ? CGSize(width: size.width, height: size.width / ratio)
      : CGSize(width: size.height * ratio, height: size.height)
  }
}
