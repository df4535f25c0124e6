package import Foundation
package import LayoutValues

/// Hears which of the views of a lazy container are seen, and how long it is.
@MainActor
package protocol LazyObserver: AnyObject {
  /// Called with each layout.
  func see(_ views: [LayoutBox])

  /// Called where a layout was made with a length or a place that turned out to be another: it has to be made again.
  func layOutAgain()

  /// How much is likely to be seen at once along an axis, in points.
  func extentInSight(along axis: Axis) -> CGFloat

  /// Whether one screen more is made than what is seen: somebody may scroll there. Of a picture nobody sees more.
  var makesScreenMore: Bool { get }
}

/// Views in rows or columns, of which only the visible ones are made and placed; see `LazyElements`.
///
/// Each line holds one view, or one for each column of a grid. Lines are as long as they want to be along the axis. Across
/// it the container takes what it is offered.
package struct LazyRule: NodeContent {
  /// Along which lines follow each other.
  let axis: Axis
  /// The columns of a grid; nil puts one view into each line, as a stack does.
  let tracks: [GridTrack]?
  let alignment: Alignment
  /// The distance between lines in points; nil is what views in a stack want of each other.
  let spacing: CGFloat?
  let pinsHeaders, pinsFooters: Bool
  /// Whether a part of the views tells how long all are; else all are made.
  let isEstimated: Bool
  let observer: (any LazyObserver)?
  let isMirrored: Bool

  package init(
    _ axis: Axis, tracks: [GridTrack]? = nil, alignment: Alignment, spacing: CGFloat?, pinsHeaders: Bool,
    pinsFooters: Bool, isEstimated: Bool, observer: (any LazyObserver)?, isMirrored: Bool
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing ?? (tracks == nil ? nil : EdgeSpacing.defaultDistance)
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
    self.isEstimated = isEstimated && observer != nil
    self.observer = observer
    self.isMirrored = isMirrored
  }

  /// Where all columns together begin in the space of the grid.
  func start(of length: CGFloat, in whole: CGFloat) -> CGFloat {
    let guide = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    let outer = ViewDimensions(of: CGSize(axis, major: 0, minor: whole))
    let inner = ViewDimensions(of: CGSize(axis, major: 0, minor: length))
    return outer[guide].distance(from: inner[guide])
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    .one(LayoutBox(node, LazyLayout(self, node.childBoxes)))
  }
}

/// The header or the footer of a section.
package struct SectionPartRule: UnaryRule {
  package enum Kind {
    case header, footer
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }
}
