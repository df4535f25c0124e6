import Foundation
import LayoutValues

/// The layout of a lazy container: it makes the views that are visible, and one screen more if it can be scrolled.
protocol LazyMaking: AnyObject {
  associatedtype Arrangement: LazyPlaces

  var contents: LazyContents { get }
  var observer: (any LazyObserver)? { get }
  /// Along which it is scrolled.
  var axis: Axis { get }

  /// Where everything is of what is made now.
  func arrangement(for proposal: ProposedViewSize) -> Arrangement
}

extension LazyMaking {
  // Views are laid out on the main actor, as their bodies are evaluated there; rules do not say so.

  private var extentInSight: CGFloat {
    nonisolated(unsafe) let observer = observer
    let axis = axis
    return MainActor.assumeIsolated { observer?.extentInSight(along: axis) ?? 0 }
  }

  private var makesScreenMore: Bool {
    nonisolated(unsafe) let observer = observer
    return MainActor.assumeIsolated { observer?.makesScreenMore ?? true }
  }

  func layOutAgain() {
    nonisolated(unsafe) let observer = observer
    MainActor.assumeIsolated { observer?.layOutAgain() }
  }

  /// Has elements made, and says whether that has changed anything.
  private func make(_ missing: LazyMissing) -> Bool {
    LazyContents.make(missing.range, of: missing.elements)
    return !contents.isCurrent
  }

  /// Makes what is seen first.
  func completeFirst(_ arrangement: inout Arrangement, for proposal: ProposedViewSize) {
    let reach = makesScreenMore ? 2 * extentInSight : extentInSight
    while let missing = arrangement.missing(in: -1..<max(reach, 0)), missing.start == nil, make(missing) {
      arrangement = self.arrangement(for: proposal)
    }
  }

  /// Makes what may be seen, and says by how much the first view that is seen has moved by that.
  func complete(
    _ arrangement: inout Arrangement, in window: Range<CGFloat>, for proposal: ProposedViewSize
  ) -> CGFloat {
    var anchor = arrangement.anchor(in: window)
    var shift: CGFloat = 0
    func makeNow(_ missing: LazyMissing) -> Bool {
      guard make(missing) else { return false }
      arrangement = self.arrangement(for: proposal)
      if let anchor, let start = arrangement.start(of: anchor) { shift = start - anchor.start }
      return true
    }
    while let missing = arrangement.missing(in: window.moved(by: shift)) {
      if anchor == nil, let start = missing.start {
        let key = LazyContents.Key(elements: missing.elements, index: missing.range.lowerBound)
        anchor = LazyAnchor(key: key, start: start)
      }
      guard makeNow(missing) else { break }
    }
    guard makesScreenMore else { return shift }
    let seen = window.moved(by: shift)
    let extent = seen.upperBound - seen.lowerBound
    if extent.isFinite, let next = arrangement.missing(in: seen.upperBound..<seen.upperBound + extent),
      next.start == nil
    {
      _ = makeNow(next)
    }
    return shift
  }
}

extension Range<CGFloat> {
  func moved(by distance: CGFloat) -> Range { lowerBound + distance..<upperBound + distance }
}

extension PlacingPass {
  /// Which part of a frame along an axis may be seen, counted from where lines of the frame begin.
  func window(in frame: CGRect, along axis: Axis, isMirrored: Bool) -> Range<CGFloat> {
    guard !placesAll, effectReach.isFinite else { return -.infinity ..< .infinity }
    guard !visible.isNull else { return 0..<0 }
    let seen = visible.insetBy(dx: -effectReach, dy: -effectReach)
    return range(of: seen, in: frame, along: axis, isMirrored: isMirrored)
  }

  /// Where a rectangle lies in a frame along an axis.
  func range(of rect: CGRect, in frame: CGRect, along axis: Axis, isMirrored: Bool) -> Range<CGFloat> {
    let (start, end) =
      switch axis {
      case .vertical: (rect.minY - frame.minY, rect.maxY - frame.minY)
      case .horizontal where isMirrored: (frame.maxX - rect.maxX, frame.maxX - rect.minX)
      case .horizontal: (rect.minX - frame.minX, rect.maxX - frame.minX)
      }
    // Where a number is not one, nothing is sure.
    return start <= end ? start..<end : -.infinity ..< .infinity
  }

}
