public import Foundation

/// The size of a view and where its guides are, in points.
public struct ViewDimensions {
  /// What answers for guides; nil for a rectangle without guides of its own.
  private let guides: (any GuideSource)?
  package let proposal: ProposedViewSize
  package let size: CGSize

  /// The dimensions of what has guides of its own.
  package init(of size: CGSize, for proposal: ProposedViewSize, guides: any GuideSource) {
    self.guides = guides
    self.proposal = proposal
    self.size = size
  }

  /// The dimensions of a rectangle in which the guides' defaults hold.
  package init(of size: CGSize) {
    guides = nil
    proposal = .unspecified
    self.size = size
  }

  /// The extent along the horizontal axis.
  public var width: CGFloat { size.width }
  /// The extent along the vertical axis.
  public var height: CGFloat { size.height }

  /// Where a guide is, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide is, from the upper edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where the view sets a guide itself, or nil where the guide's default holds.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    guides?.explicitGuide(guide.key, proposal: proposal)
  }

  /// Where the view sets a guide itself, or nil where the guide's default holds.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    guides?.explicitGuide(guide.key, proposal: proposal)
  }

  package subscript(key: AlignmentKey) -> CGFloat {
    if let guide = guides?.explicitGuide(key, proposal: proposal) { return guide }
    // An author's arithmetic with the extents of an endless view may end in no number.
    let guide = key.id.defaultValue(in: self)
    return guide.isNaN ? 0 : guide
  }

  /// Where another view begins in this one when both are aligned by a pair of guides.
  package func offset(of other: ViewDimensions, aligned alignment: Alignment) -> CGPoint {
    CGPoint(
      x: self[alignment.horizontal].distance(from: other[alignment.horizontal]),
      y: self[alignment.vertical].distance(from: other[alignment.vertical]))
  }
}

/// What may set guides itself.
package protocol GuideSource {
  /// Where a guide is that is set, from the leading or upper edge in points; nil where its default holds.
  func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat?
}

extension CGFloat {
  /// How much larger the number is than `start`; two endless lengths do not differ.
  package func distance(from start: CGFloat) -> CGFloat {
    self == start ? 0 : self - start
  }
}
