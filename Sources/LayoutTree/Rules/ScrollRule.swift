package import Foundation
package import LayoutValues
import PlaneGeometry

/// How far a scroll view is scrolled; kept at its place from one layout to the next.
package final class ScrollState {
  /// Where to scroll to when it is known how large the contents are.
  package enum Request {
    /// To a view; where an anchor is given, that point of it and of the scroll view are to meet, or else as little as shows
    /// the view.
    /// The view may have to be made for that, inside of the scroll view's node; `make` says whether it was.
    case view(anchor: UnitPoint?, isTarget: (Node) -> Bool, make: ((_ scroll: Node) -> Bool)? = nil)
    /// To a place by how far the contents can move, and where they are.
    case offset((_ limit: CGSize, _ current: CGPoint) -> CGPoint)
  }

  /// How far the contents have moved away under the scroll view's upper leading corner, in points; nil until they are
  /// scrolled, when they lie where the scroll view has them begin.
  package private(set) var offset: CGPoint?
  /// Where the contents begin: (0, 0) at their start, (1, 1) at their end.
  package var initialAnchor = UnitPoint.topLeading
  /// Where contents lie that are smaller than the scroll view: (0, 0) at its start, (1, 1) at its end.
  package var alignment = UnitPoint.topLeading
  package var request: Request?
  /// How far the contents can move at most, in points, in the latest layout.
  package private(set) var limit = CGSize.zero
  /// Where the contents are looked at, in points from the screen's top left corner, in the latest layout.
  package private(set) var frame = CGRect.zero
  /// Where the contents are seen, in points from the screen's top left corner, in the latest layout.
  package private(set) var window = CGRect.zero
  /// How large the contents are with their margins, in points, in the latest layout.
  package private(set) var contentSize = CGSize.zero
  /// What is left free around the contents, in points, in the latest layout.
  package private(set) var margins = EdgeInsets()
  /// Whether the contents moved back to their start the last time that they moved up or down.
  package private(set) var wasScrolledBack = false
  /// How far they had moved away in the latest layout, in points.
  private var placedHeight: CGFloat = 0

  package init() {}

  /// Where the contents are at the moment, in points.
  package var currentOffset: CGPoint {
    let anchored = CGPoint(x: initialAnchor.x * limit.width, y: initialAnchor.y * limit.height)
    let offset = offset ?? anchored
    return CGPoint(x: min(max(offset.x, 0), limit.width), y: min(max(offset.y, 0), limit.height))
  }

  /// Scrolls to a place, as far as the contents go.
  package func scroll(to offset: CGPoint) {
    self.offset = offset
    request = nil
  }

  /// Stays with what is seen, which has turned out to lie farther from the start: at the end with the end.
  func follow(_ distance: CGFloat, growing growth: CGFloat, along axis: Axis) {
    guard let current = offset?[axis] else { return }
    let limit = axis == .vertical ? limit.height : limit.width
    offset?[axis] += current > 0 && current >= limit ? growth : distance
    if axis == .vertical { placedHeight += distance }
  }

  fileprivate func place(
    in frame: CGRect, seenIn window: CGRect, contentSize: CGSize, margins: EdgeInsets
  ) {
    self.frame = frame
    self.window = window
    self.contentSize = contentSize
    self.margins = margins
    limit = CGSize(
      width: max(contentSize.width - frame.width, 0), height: max(contentSize.height - frame.height, 0))
    if offset != nil { offset = currentOffset }
    let height = currentOffset.y
    guard abs(height - placedHeight) > 0.5 else { return }
    wasScrolledBack = height < placedHeight
    placedHeight = height
  }

  /// Where the contents start, from the scroll view's upper leading corner: not at it where they are smaller along some axes.
  fileprivate func start(along axes: Axis.Set) -> CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? alignment.x * max(frame.width - contentSize.width, 0) : 0,
      y: axes.contains(.vertical) ? alignment.y * max(frame.height - contentSize.height, 0) : 0)
  }

  /// Scrolls to a view.
  /// - Parameter target: its frame, from the beginning of the contents.
  fileprivate func show(_ target: CGRect, at anchor: UnitPoint?) {
    func start(_ current: CGFloat, _ target: (CGFloat, CGFloat), _ extent: CGFloat, _ anchor: CGFloat?) -> CGFloat {
      let (start, end) = target
      if let anchor { return start + anchor * (end - start) - anchor * extent }
      if start < current || end - start > extent { return start }
      return end > current + extent ? end - extent : current
    }
    let current = currentOffset
    offset = CGPoint(
      x: start(current.x, (target.minX, target.maxX), frame.width, anchor?.x),
      y: start(current.y, (target.minY, target.maxY), frame.height, anchor?.y))
    offset = currentOffset
  }
}

/// Is told where the contents of a scroll view are.
@MainActor
package protocol ScrollObserver: AnyObject {
  /// Called each time the contents are placed.
  func scroll(_ rule: ScrollRule)
}

extension PlacingPass {
  // Views are placed on the main actor, as their bodies are evaluated there; rules do not say so.
  fileprivate func tell(_ observer: any ScrollObserver, _ rule: ScrollRule) {
    nonisolated(unsafe) let (observer, rule) = (observer, rule)
    MainActor.assumeIsolated { observer.scroll(rule) }
  }
}

/// A scroll view: a window into contents that are as long as they want to be along some axes.
///
/// It takes what it is offered along these axes, and across them what the contents take. The contents begin at its frame's
/// edge, and are seen up to the screen's edge where the frame reaches the edge of the safe area.
package struct ScrollRule: LayoutRule {
  package let axes: Axis.Set
  /// What is left free around the contents, in points.
  let margins: EdgeInsets
  /// Whether nothing is seen outside of the scroll view.
  package let isClipped: Bool
  /// Whether fingers move the contents.
  package let isEnabled: Bool
  /// The names of the space that the scroll view is.
  let spaces: [AnyHashable]
  package let state: ScrollState
  /// Hears where the contents are, each time they are placed.
  let observer: any ScrollObserver
  package let isMirrored: Bool

  package init(
    _ axes: Axis.Set, margins: EdgeInsets, isClipped: Bool, isEnabled: Bool, spaces: [AnyHashable], state: ScrollState,
    observer: any ScrollObserver, isMirrored: Bool
  ) {
    self.axes = axes
    self.margins = margins
    self.isClipped = isClipped
    self.isEnabled = isEnabled
    self.spaces = spaces
    self.state = state
    self.observer = observer
    self.isMirrored = isMirrored
  }

  package func spacing(around children: [LayoutBox]) -> SpacingPreferences { .plain }

  private func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    let inside = proposal.inset(by: margins)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inside.width, height: axes.contains(.vertical) ? nil : inside.height)
  }

  private func contentSize(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    let size = box.children.first?.size(for: childProposal(for: proposal)) ?? .zero
    return CGSize(width: max(size.width + margins.horizontal, 0), height: max(size.height + margins.vertical, 0))
  }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    let contents = contentSize(of: box, for: proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? contents.width : contents.width,
      height: axes.contains(.vertical) ? proposal.height ?? contents.height : contents.height)
  }

  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    guard let child = box.children.first else { return }
    let window = pass.surface.extendingIntoUnsafeArea(frame, sides: .all)
    state.place(in: frame, seenIn: window, contentSize: contentSize(of: box, for: proposal), margins: margins)
    let offered = childProposal(for: proposal)
    fulfilRequest(child, of: box.node, offered, in: frame, during: pass)
    pass.tell(observer, self)
    let offset = state.currentOffset
    let start = state.start(along: axes)
    pass.scrolling(in: window, from: frame, along: axes, named: spaces, isClipped: isClipped, state) {
      child.place(
        at: CGPoint(x: start.x + margins.leading - offset.x, y: start.y + margins.top - offset.y), proposal: offered,
        inside: frame,
        isMirrored: isMirrored, during: pass)
    }
  }

  private func fulfilRequest(
    _ child: LayoutBox, of node: Node, _ offered: ProposedViewSize, in frame: CGRect, during pass: PlacingPass
  ) {
    guard let request = state.request else { return }
    state.request = nil
    switch request {
    case .offset(let offset): state.scroll(to: offset(state.limit, state.currentOffset))
    case .view(let anchor, let isTarget, let make):
      if let target = place(where: isTarget, child, offered, in: frame, during: pass) {
        state.show(target, at: anchor)
      } else if let make, make(node) {
        // It has its place with the next layout.
        state.request = .view(anchor: anchor, isTarget: isTarget)
      }
    }
  }

  /// Where a view lies in the contents, from their leading upper corner; nil where there is none.
  private func place(
    where isTarget: (Node) -> Bool, _ child: LayoutBox, _ offered: ProposedViewSize, in frame: CGRect,
    during pass: PlacingPass
  ) -> CGRect? {
    let all = pass.apart(placingAll: true)
    child.place(
      at: CGPoint(x: margins.leading, y: margins.top), proposal: offered, inside: frame, isMirrored: isMirrored,
      during: all)
    let frames = all.placed.places(where: isTarget).map(\.frame)
    guard let first = frames.first else { return nil }
    let target = frames.dropFirst().reduce(first) { $0.union($1) }
    return CGRect(
      x: isMirrored ? frame.maxX - target.maxX : target.minX - frame.minX, y: target.minY - frame.minY,
      width: target.width, height: target.height)
  }
}
