package import Foundation
package import LayoutValues

extension LayoutBox {
  /// Whether a frame around the view wants what the view wants of its neighbours: a spacer's has no distance on any side,
  /// either.
  ///
  /// Measured on pictures of a `Spacer().frame(maxWidth:maxHeight:)` in a column.
  fileprivate var keepsSpacing: Bool { rule is SpacerRule }
}

/// `frame(width:height:alignment:)`: extents that are given, and the child's where they are not.
package struct FixedFrameRule: UnaryRule {
  let width, height: CGFloat?
  let alignment: Alignment
  package let isMirrored: Bool

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment, isMirrored: Bool) {
    self.width = width
    self.height = height
    self.alignment = alignment
    self.isMirrored = isMirrored
  }

  package func spacing(around child: LayoutBox) -> SpacingPreferences {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.keepsSpacing ? child.spacing : child.spacing.resetting(edges)
  }

  package func childProposal(for proposal: ProposedViewSize, of child: LayoutBox) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(around child: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = child.size(for: childProposal(for: proposal, of: child))
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  package func offset(of child: LayoutBox, in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    child.offset(aligned: alignment, in: size, proposal: childProposal(for: proposal, of: child))
  }
}

/// `frame(minWidth:idealWidth:maxWidth:...)`: limits for what the child is offered and for what it takes.
package struct FlexibleFrameRule: UnaryRule {
  /// The limits along one axis, in points.
  package struct Limits {
    package let minimum, ideal, maximum: CGFloat?

    package init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }

    /// The ideal length, which an infinite one is not: what iOS makes of that where no length is offered is not known.
    fileprivate var finiteIdeal: CGFloat? { ideal == .infinity ? nil : ideal }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    func clamp(_ length: CGFloat) -> CGFloat {
      max(min(length, maximum ?? .infinity), minimum ?? 0)
    }

    /// What the child is offered in a frame of a length: the frame's own, unless none was offered and the child has decided it.
    ///
    /// So two reconstructions of SwiftUI have it, independently of each other.
    func offer(proposal: CGFloat?, length: CGFloat) -> CGFloat? {
      guard proposal == nil, finiteIdeal == nil else { return length }
      return minimum ?? -.infinity < length && length < maximum ?? .infinity ? nil : length
    }

    /// What the frame takes when it is offered `proposal` and its child takes `child`.
    func length(proposal: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposal else { return clamp(finiteIdeal ?? child) }
      return switch (minimum, maximum) {
      case (nil, nil): child
      case (.some, .some): clamp(proposal)
      case (nil, let maximum?): min(max(proposal, child), maximum)
      case (let minimum?, nil): max(min(proposal, child), minimum)
      }
    }
  }

  let horizontal, vertical: Limits
  let alignment: Alignment
  package let isMirrored: Bool

  package init(horizontal: Limits, vertical: Limits, alignment: Alignment, isMirrored: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    self.isMirrored = isMirrored
  }

  package func spacing(around child: LayoutBox) -> SpacingPreferences {
    var edges: Edge.Set = []
    if !horizontal.isEmpty { edges.formUnion(.horizontal) }
    if !vertical.isEmpty { edges.formUnion(.vertical) }
    return child.keepsSpacing ? child.spacing : child.spacing.resetting(edges)
  }

  package func childProposal(for proposal: ProposedViewSize, of child: LayoutBox) -> ProposedViewSize {
    ProposedViewSize(
      width: (proposal.width ?? horizontal.finiteIdeal).map { horizontal.clamp($0) },
      height: (proposal.height ?? vertical.finiteIdeal).map { vertical.clamp($0) })
  }

  package func size(around child: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: childProposal(for: proposal, of: child))
    return CGSize(
      width: horizontal.length(proposal: proposal.width, child: size.width),
      height: vertical.length(proposal: proposal.height, child: size.height))
  }

  package func childProposal(
    for proposal: ProposedViewSize, of child: LayoutBox, in size: CGSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(proposal: proposal.width, length: size.width),
      height: vertical.offer(proposal: proposal.height, length: size.height))
  }

  package func offset(of child: LayoutBox, in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    child.offset(aligned: alignment, in: size, proposal: childProposal(for: proposal, of: child, in: size))
  }
}

/// `fixedSize`: the child is asked for its ideal extent on some axes, whatever is offered.
package struct FixedSizeRule: UnaryRule {
  let axes: Axis.Set

  package init(axes: Axis.Set) {
    self.axes = axes
  }

  package func childProposal(for proposal: ProposedViewSize, of child: LayoutBox) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
