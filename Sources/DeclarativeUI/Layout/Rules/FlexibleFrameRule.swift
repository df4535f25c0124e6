import Foundation

/// `frame(minWidth:idealWidth:maxWidth:...)`: limits for what the child is offered and for what it takes.
struct FlexibleFrameRule: UnaryRule {
  /// The limits along one axis, in points.
  struct Limits {
    var minimum, ideal, maximum: CGFloat?

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    func clamp(_ length: CGFloat) -> CGFloat {
      max(min(length, maximum ?? .infinity), minimum ?? 0)
    }

    /// What the frame takes when it is offered `proposal` and its child takes `child`.
    func length(proposal: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposal else { return clamp(ideal ?? child) }
      return switch (minimum, maximum) {
      case (nil, nil): child
      case (.some, .some): clamp(proposal)
      case (nil, let maximum?): min(max(proposal, child), maximum)
      case (let minimum?, nil): max(min(proposal, child), minimum)
      }
    }
  }

  let child: LayoutNode
  let horizontal, vertical: Limits
  let alignment: Alignment
  let isMirrored: Bool

  var spacing: SpacingPreferences {
    var edges: Edge.Set = []
    if !horizontal.isEmpty { edges.formUnion(.horizontal) }
    if !vertical.isEmpty { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }

  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: (proposal.width ?? horizontal.ideal).map(horizontal.clamp),
      height: (proposal.height ?? vertical.ideal).map(vertical.clamp))
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: childProposal(for: proposal))
    return CGSize(
      width: horizontal.length(proposal: proposal.width, child: size.width),
      height: vertical.length(proposal: proposal.height, child: size.height))
  }

  func childOffset(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    child.offset(aligned: alignment, in: size, proposal: childProposal(for: proposal))
  }
}
