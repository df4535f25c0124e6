import Foundation

/// Where the children of a stack are for one proposal.
struct StackArrangement {
  struct Place {
    var proposal: ProposedViewSize
    /// In points from the stack's top leading corner, as if lines ran from left to right.
    var offset: CGPoint
  }

  let size: CGSize
  let places: [Place]

  init(
    _ axis: Axis, guide: AlignmentKey, children: [LayoutNode], gaps: [CGFloat], proposal: ProposedViewSize
  ) {
    let available = proposal[axis].map { $0.isFinite ? $0 - gaps.reduce(0, +) : $0 }
    let shares = StackShares(axis, children: children, available: available, minor: proposal[axis.other])
    let dimensions = zip(children, shares.proposals).map { $0.dimensions(for: $1) }
    let guides = dimensions.map { $0[guide] }
    let extent = AlignedExtent(lengths: dimensions.map { $0.size[axis.other] }, guides: guides)

    var places: [Place] = []
    var position: CGFloat = 0
    for (index, child) in dimensions.enumerated() {
      let minor = extent.start(ofGuide: guides[index])
      let offset = axis == .horizontal ? CGPoint(x: position, y: minor) : CGPoint(x: minor, y: position)
      places.append(Place(proposal: child.proposal, offset: offset))
      position += child.size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    self.places = places
    size = CGSize(axis, major: position, minor: extent.length)
  }
}
