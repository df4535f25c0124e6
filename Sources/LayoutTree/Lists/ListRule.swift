package import Foundation
import LayoutValues

/// The rows of a list, in sections: the contents of its scroll view.
package struct ListRule: NodeContent {
  /// The figures of a list of a width in points.
  let metrics: (CGFloat) -> ListMetrics
  /// What is free above the first section; nil is what is usual there.
  let topMargin: CGFloat?
  let observer: (any LazyObserver)?
  /// Knows what the rows are given besides their contents.
  let editor: (any ListEditing)?
  let isMirrored: Bool

  package init(
    metrics: @escaping (CGFloat) -> ListMetrics, topMargin: CGFloat?, observer: (any LazyObserver)?,
    editor: (any ListEditing)? = nil, isMirrored: Bool
  ) {
    self.metrics = metrics
    self.topMargin = topMargin
    self.observer = observer
    self.editor = editor
    self.isMirrored = isMirrored
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    // The rows are the first child; another one holds what they are given besides.
    .one(LayoutBox(node, ListLayout(self, node.children.first?.boxes ?? .none, in: node)))
  }
}

/// The layout of one list: makes what may be seen, and places what is seen.
final class ListLayout: LayoutRule, LazyMaking, Unmirrored {
  private let list: ListRule
  private let boxes: LayoutBoxes
  private unowned let node: Node
  private(set) lazy var contents = LazyContents(boxes)
  /// The sections, as far as they are made.
  private lazy var parts = ListPart.parts(of: contents, in: node)
  private var latest: (width: CGFloat, isBelowLargeTitle: Bool, arrangement: ListArrangement)?

  init(_ list: ListRule, _ boxes: LayoutBoxes, in node: Node) {
    self.list = list
    self.boxes = boxes
    self.node = node
  }

  var observer: (any LazyObserver)? { list.observer }

  var axis: Axis { .vertical }

  var dependsOnPlace: Bool { observer != nil }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    var arrangement = arrangement(for: proposal)
    completeFirst(&arrangement, for: proposal)
    return arrangement.size
  }

  func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    // A first section without a header follows a large title at once, which is known only here.
    list.setBelowLargeTitle(pass.isBelowLargeTitle)
    var arrangement = arrangement(for: proposal)
    var isFinal = true
    let window = pass.window(in: frame, along: axis, isMirrored: list.isMirrored)
    if !pass.placesAll, !window.isEmpty {
      let shift = complete(&arrangement, in: window, for: proposal)
      let growth = arrangement.size.height - frame.height
      if abs(shift) + abs(growth) > Self.tolerance {
        pass.scrolled(by: shift, growing: growth, along: axis)
        isFinal = false
      }
    }
    var placing = ListPlacing(list.metrics(frame.width), in: frame, isMirrored: list.isMirrored, during: pass)
    // While a row is searched for, its accessories have no place yet.
    if !pass.placesAll { placing.accessories = list.accessories(of: placing.rowsInSight(of: arrangement.parts)) }
    var seen: [LayoutBox] = []
    for part in arrangement.parts { placing.place(part, seen: &seen) }
    guard let observer else { return }
    if isFinal { pass.see(seen, observer) } else { layOutAgain() }
  }

  /// What sums of lengths may be off by rounding, in points.
  private static let tolerance = 1e-6

  func arrangement(for proposal: ProposedViewSize) -> ListArrangement {
    // Offered nothing, a list is as wide as the narrowest phone.
    let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? 320
    if !contents.isCurrent {
      contents = LazyContents(boxes)
      parts = ListPart.parts(of: contents, in: node)
      latest = nil
    }
    let isBelowLargeTitle = list.isBelowLargeTitle
    if let latest, latest.width == width, latest.isBelowLargeTitle == isBelowLargeTitle { return latest.arrangement }
    let metrics = list.metrics(width)
    let arrangement = ListArrangement(
      parts, contents.spans, metrics, width: width,
      topGap: list.topMargin ?? (isBelowLargeTitle ? metrics.topGapBelowLargeTitle : metrics.topGap),
      shift: list.shift(of:))
    latest = (width, isBelowLargeTitle, arrangement)
    return arrangement
  }
}
