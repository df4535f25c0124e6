public import Foundation

/// The size of a view and where its guides are, in points.
public struct ViewDimensions {
  let node: LayoutNode
  let proposal: ProposedViewSize
  let size: CGSize

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
    node.explicitGuide(guide.key, proposal: proposal)
  }
  /// Where the view sets a guide itself, or nil where the guide's default holds.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node.explicitGuide(guide.key, proposal: proposal)
  }

  subscript(key: AlignmentKey) -> CGFloat {
    if let guide = node.explicitGuide(key, proposal: proposal) { return guide }
    // An author's arithmetic with the extents of an endless view may end in no number.
    let guide = key.id.defaultValue(in: self)
    return guide.isNaN ? 0 : guide
  }
}
