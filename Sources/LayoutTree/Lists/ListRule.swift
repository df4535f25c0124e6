package import Foundation

/// The rows of a list, in sections: the contents of its scroll view.
package struct ListRule: NodeContent {
  /// The figures of a list of a width in points.
  let metrics: (CGFloat) -> ListMetrics
  /// What is free above the first section; nil is what is usual there.
  let topMargin: CGFloat?
  let observer: (any LazyObserver)?
  /// Knows what the rows are given besides their contents.
  let companion: (any ListCompanion)?
  let isMirrored: Bool

  package init(
    metrics: @escaping (CGFloat) -> ListMetrics, topMargin: CGFloat?, observer: (any LazyObserver)?,
    companion: (any ListCompanion)? = nil, isMirrored: Bool
  ) {
    self.metrics = metrics
    self.topMargin = topMargin
    self.observer = observer
    self.companion = companion
    self.isMirrored = isMirrored
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    // The rows are the first child; another one holds what they are given besides.
    let children = node.children.first?.boxes.array ?? []
    return .one(LayoutBox(node, ListLayout(self, ListPart.parts(of: children, in: node)), children: children))
  }
}

/// The layout of one list.
final class ListLayout: LayoutRule {
  private let list: ListRule
  private let parts: [ListPart]
  private var latest: (width: CGFloat, arrangement: ListArrangement)?

  init(_ list: ListRule, _ parts: [ListPart]) {
    self.list = list
    self.parts = parts
  }

  var dependsOnPlace: Bool { list.observer != nil }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    arrangement(width: width(for: proposal)).size
  }

  func draw(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    let metrics = list.metrics(frame.width)
    let arrangement = arrangement(width: width(for: proposal))
    var frame = frame
    // A first section without a header follows a large title at once; the scroll view knows of that only here.
    if canvas.isBelowLargeTitle, list.topMargin == nil, parts.first?.header == nil { frame.origin.y -= metrics.topGap }
    var painter = ListPainter(metrics, in: frame, isMirrored: list.isMirrored, on: canvas)
    if canvas.isLookedAt { painter.dresses = list.dress(painter.rowsInSight(of: arrangement.parts)) }
    var seen: [LayoutBox] = []
    for part in arrangement.parts { painter.draw(part, seen: &seen) }
    if let observer = list.observer { canvas.tell(observer, seen) }
  }

  /// Offered nothing, a list is as wide as the narrowest phone.
  private func width(for proposal: ProposedViewSize) -> CGFloat {
    guard let width = proposal.width, width.isFinite else { return 320 }
    return max(width, 0)
  }

  private func arrangement(width: CGFloat) -> ListArrangement {
    if let latest, latest.width == width { return latest.arrangement }
    let metrics = list.metrics(width)
    let arrangement = ListArrangement(
      parts, metrics, width: width, topGap: list.topMargin ?? metrics.topGap, shift: list.shift(of:))
    latest = (width, arrangement)
    return arrangement
  }
}
