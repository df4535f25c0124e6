import Foundation

/// The layout of one lazy container: makes what may be seen and one screen more, and places what is seen.
final class LazyLayout: LayoutRule {
  private let lazy: LazyRule
  private let boxes: LayoutBoxes
  private lazy var contents = LazyContents(boxes)
  private var latest: (offered: CGFloat?, arrangement: LazyArrangement)?

  init(_ lazy: LazyRule, _ boxes: LayoutBoxes) {
    self.lazy = lazy
    self.boxes = boxes
  }

  var dependsOnPlace: Bool { lazy.observer != nil }

  // MARK: Size

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    var arrangement = arrangement(for: proposal)
    if lazy.isEstimated {
      // What is seen first and one screen more.
      let reach = 2 * extentInSight
      while let missing = arrangement.missing(in: -1..<max(reach, 0)), missing.start == nil,
        make(missing.elements, missing.range)
      {
        arrangement = self.arrangement(for: proposal)
      }
    } else if makeAll() {
      arrangement = self.arrangement(for: proposal)
    }
    let size = arrangement.size
    guard proposal[lazy.axis.other] == .infinity else { return size }
    return CGSize(lazy.axis, major: size[lazy.axis], minor: .infinity)
  }

  // Views are laid out on the main actor, as their bodies are evaluated there; rules do not say so.

  private var extentInSight: CGFloat {
    nonisolated(unsafe) let lazy = lazy
    return MainActor.assumeIsolated { lazy.observer?.extentInSight(along: lazy.axis) ?? 0 }
  }

  private func layOutAgain() {
    nonisolated(unsafe) let observer = lazy.observer
    MainActor.assumeIsolated { observer?.layOutAgain() }
  }

  private func arrangement(for proposal: ProposedViewSize) -> LazyArrangement {
    let offered = proposal[lazy.axis.other].flatMap { $0.isFinite ? $0 : nil }
    if !contents.isCurrent {
      contents = LazyContents(boxes)
      latest = nil
    }
    if let latest, latest.offered == offered { return latest.arrangement }
    let columns = lazy.tracks.map { GridTrack.columns($0, in: offered) }
    let taken = columns?.last.map { $0.start + $0.length }
    let minor = offered ?? taken ?? widest
    let start = taken.map { lazy.start(of: $0, in: minor) } ?? 0
    let arrangement = LazyArrangement(
      lazy, contents,
      columns: columns?.map { GridTrack.Column(start: start + $0.start, length: $0.length, alignment: $0.alignment) },
      minor: minor)
    latest = (offered, arrangement)
    return arrangement
  }

  /// Without a proposal a stack is as wide as the widest view in it that is made.
  private var widest: CGFloat {
    let ideal = ProposedViewSize(lazy.axis, major: nil, minor: nil)
    return contents.boxes.reduce(0) { max($0, $1.size(for: ideal)[lazy.axis.other]) }
  }

  // MARK: Making

  /// Has elements made, and says whether that has changed anything.
  private func make(_ elements: any LazyElements, _ range: Range<Int>) -> Bool {
    LazyContents.make(range, of: elements)
    return !contents.isCurrent
  }

  /// Has all elements made, and says whether that has changed anything.
  private func makeAll() -> Bool {
    var hasMade = false
    while true {
      let gaps = contents.entries.compactMap { entry -> (elements: any LazyElements, range: Range<Int>)? in
        switch entry {
        case .gap(let elements, let range): (elements, range)
        case .box(_, let key?, isStale: true): (key.elements, key.index..<key.index + 1)
        case .box: nil
        }
      }
      for (elements, range) in gaps { LazyContents.make(range, of: elements) }
      if contents.isCurrent { return hasMade }
      hasMade = true
      contents = LazyContents(boxes)
      latest = nil
    }
  }

  /// Makes what may be seen, and says by how much the first view that is seen has moved by that.
  private func complete(
    _ arrangement: inout LazyArrangement, in window: Range<CGFloat>, for proposal: ProposedViewSize
  ) -> CGFloat {
    var anchor = arrangement.anchor(in: window)
    var shift: CGFloat = 0
    func makeNow(_ missing: LazyArrangement.Missing) -> Bool {
      guard make(missing.elements, missing.range) else { return false }
      arrangement = self.arrangement(for: proposal)
      if let anchor, let start = arrangement.start(of: anchor) { shift = start - anchor.start }
      return true
    }
    while let missing = arrangement.missing(in: window.moved(by: shift)) {
      if anchor == nil, let start = missing.start {
        let key = LazyContents.Key(elements: missing.elements, index: missing.range.lowerBound)
        anchor = LazyArrangement.Anchor(key: key, start: start)
      }
      guard makeNow(missing) else { break }
    }
    // One screen more.
    let seen = window.moved(by: shift)
    let extent = seen.upperBound - seen.lowerBound
    if extent.isFinite, let next = arrangement.missing(in: seen.upperBound..<seen.upperBound + extent),
      next.start == nil
    {
      _ = makeNow(next)
    }
    return shift
  }

  // MARK: Drawing

  func draw(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    var arrangement = arrangement(for: proposal)
    var window = canvas.window(in: frame, along: lazy.axis, isMirrored: lazy.isMirrored)
    var isFinal = true
    if !canvas.placesAll, !window.isEmpty {
      let shift = complete(&arrangement, in: window, for: proposal)
      let growth = arrangement.size[lazy.axis] - frame.size[lazy.axis]
      let widening = arrangement.size[lazy.axis.other] - frame.size[lazy.axis.other]
      if abs(shift) + abs(growth) > Self.tolerance || widening.isFinite && abs(widening) > Self.tolerance {
        canvas.scrolled(by: shift, growing: growth, along: lazy.axis)
        window = window.moved(by: shift)
        isFinal = false
      }
    }
    var views: [LayoutBox] = []
    arrangement.lines[arrangement.lines(in: window)].flatMap(\.cells).forEachByDepth(\.box) { cell, _ in
      views.append(cell.box)
      cell.box.draw(at: cell.offset, proposal: cell.proposal, inside: frame, isMirrored: lazy.isMirrored, on: canvas)
    }
    for (cell, offset) in pinned(in: arrangement, frame: frame, on: canvas) {
      views.append(cell.box)
      cell.box.draw(at: offset, proposal: cell.proposal, inside: frame, isMirrored: lazy.isMirrored, on: canvas)
    }
    guard let observer = lazy.observer else { return }
    if isFinal { canvas.tell(observer, views) } else { layOutAgain() }
  }

  /// What sums of lengths may be off by rounding, in points.
  private static let tolerance = 1e-6

  /// The heads and feet of sections that stay at the edges of the scroll view, where they are then.
  private func pinned(
    in arrangement: LazyArrangement, frame: CGRect, on canvas: DrawingCanvas
  ) -> [(LazyArrangement.Cell, CGPoint)] {
    guard lazy.pinsHeaders || lazy.pinsFooters, let scroll = canvas.scrollFrame else { return [] }
    let edges = canvas.range(of: scroll, in: frame, along: lazy.axis, isMirrored: lazy.isMirrored)
    let seen = arrangement.sections.filter { $0.end > edges.lowerBound && $0.start < edges.upperBound }
    return seen.flatMap { section in
      var found: [(LazyArrangement.Cell, CGPoint)] = []
      let lines = arrangement.lines
      if lazy.pinsHeaders, let head = section.header, let cell = lines[head].cells.first {
        let length = lines[head].length
        let start = min(max(lines[head].start, edges.lowerBound), max(section.end - length, lines[head].start))
        if start != lines[head].start { found.append((cell, cell.offset.moved(to: start, along: lazy.axis))) }
      }
      if lazy.pinsFooters, let foot = section.footer, let cell = lines[foot].cells.first {
        let length = lines[foot].length
        let start = max(min(lines[foot].start, edges.upperBound - length), min(section.start, lines[foot].start))
        if start != lines[foot].start { found.append((cell, cell.offset.moved(to: start, along: lazy.axis))) }
      }
      return found
    }
  }
}

extension CGPoint {
  fileprivate func moved(to start: CGFloat, along axis: Axis) -> CGPoint {
    var moved = self
    moved[axis] = start
    return moved
  }
}

extension Range<CGFloat> {
  fileprivate func moved(by distance: CGFloat) -> Range { lowerBound + distance..<upperBound + distance }
}

extension DrawingCanvas {
  /// Which part of a frame along an axis may be seen, counted from where lines of the frame begin.
  fileprivate func window(in frame: CGRect, along axis: Axis, isMirrored: Bool) -> Range<CGFloat> {
    guard !placesAll, effectReach.isFinite else { return -.infinity ..< .infinity }
    guard !visible.isNull else { return 0..<0 }
    let seen = visible.insetBy(dx: -effectReach, dy: -effectReach)
    return range(of: seen, in: frame, along: axis, isMirrored: isMirrored)
  }

  /// Where a rectangle lies in a frame along an axis.
  fileprivate func range(
    of rect: CGRect, in frame: CGRect, along axis: Axis, isMirrored: Bool
  ) -> Range<CGFloat> {
    let (start, end) =
      switch axis {
      case .vertical: (rect.minY - frame.minY, rect.maxY - frame.minY)
      case .horizontal where isMirrored: (frame.maxX - rect.maxX, frame.maxX - rect.minX)
      case .horizontal: (rect.minX - frame.minX, rect.maxX - frame.minX)
      }
    // Where a number is not one, nothing is sure.
    return start <= end ? start..<end : -.infinity ..< .infinity
  }

  func tell(_ observer: any LazyObserver, _ views: [LayoutBox]) {
    guard isLookedAt else { return }
    nonisolated(unsafe) let (observer, views) = (observer, views)
    MainActor.assumeIsolated { observer.see(views) }
  }
}
