import Foundation

/// `frame(width:height:alignment:)`: extents that are given, and the child's where they are not.
struct FixedFrameRule: UnaryRule {
  let child: LayoutNode
  let width, height: CGFloat?
  let alignment: Alignment
  let isMirrored: Bool

  var spacing: SpacingPreferences {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }

  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = child.size(for: childProposal(for: proposal))
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  func childOffset(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    child.offset(aligned: alignment, in: size, proposal: childProposal(for: proposal))
  }
}
