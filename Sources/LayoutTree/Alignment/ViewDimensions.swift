public import Foundation

/// The size of a view and where its guides are, in points.
public struct ViewDimensions {
  /// What answers for guides; nil for a rectangle without guides of its own.
  private let box: LayoutBox?
  let proposal: ProposedViewSize
  let size: CGSize

  init(_ box: LayoutBox, for proposal: ProposedViewSize) {
    self.box = box
    self.proposal = proposal
    size = box.size(for: proposal)
  }

  /// The dimensions of a rectangle in which the guides' defaults hold.
  init(of size: CGSize) {
    box = nil
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
    box?.explicitGuide(guide.key, proposal: proposal)
  }

  /// Where the view sets a guide itself, or nil where the guide's default holds.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    box?.explicitGuide(guide.key, proposal: proposal)
  }

  subscript(key: AlignmentKey) -> CGFloat {
    if let guide = box?.explicitGuide(key, proposal: proposal) { return guide }
    // An author's arithmetic with the extents of an endless view may end in no number.
    let guide = key.id.defaultValue(in: self)
    return guide.isNaN ? 0 : guide
  }

  /// Where another view begins in this one when both are aligned by a pair of guides.
  func offset(of other: ViewDimensions, aligned alignment: Alignment) -> CGPoint {
    CGPoint(
      x: self[alignment.horizontal].distance(from: other[alignment.horizontal]),
      y: self[alignment.vertical].distance(from: other[alignment.vertical]))
  }
}

/// What children take together along one axis when they are aligned by a guide.
///
/// An endless child makes the whole endless. Nothing is subtracted from an endless length then: `infinity - infinity` is
/// no number, and one such number in a tree would spread to all sizes.
struct AlignedExtent {
  /// How far the children reach before the guide and behind it, or above and below; without children nowhere.
  private var before, behind: CGFloat?
  private var isEndless = false

  var length: CGFloat { isEndless ? .infinity : max(0, (before ?? 0) + (behind ?? 0)) }

  /// Adds a child.
  /// - Parameters:
  ///   - length: the extent of the child.
  ///   - guide: where the child has the guide.
  mutating func add(_ length: CGFloat, guide: CGFloat) {
    before = max(before ?? guide, guide)
    if length.isFinite, guide.isFinite {
      behind = max(behind ?? length - guide, length - guide)
    } else {
      isEndless = true
    }
  }

  /// Where a child with the guide at `guide` begins.
  func start(ofGuide guide: CGFloat) -> CGFloat {
    (before ?? 0).distance(from: guide)
  }
}

extension CGFloat {
  /// How much larger the number is than `start`; two endless lengths do not differ.
  func distance(from start: CGFloat) -> CGFloat {
    self == start ? 0 : self - start
  }
}
