import Foundation
import LayoutValues

/// The layout of one lazy container: makes what may be seen, and places what is seen.
final class LazyLayout: LayoutRule, LazyMaking {
  private let lazy: LazyRule
  private let boxes: LayoutBoxes
  private(set) lazy var contents = LazyContents(boxes)
  private var latest: (offered: CGFloat?, arrangement: LazyArrangement)?

  init(_ lazy: LazyRule, _ boxes: LayoutBoxes) {
    self.lazy = lazy
    self.boxes = boxes
  }

  var observer: (any LazyObserver)? { lazy.observer }

  var axis: Axis { lazy.axis }

  var dependsOnPlace: Bool { observer != nil }

  func spacing(around children: [LayoutBox]) -> SpacingPreferences { .lazyContainer }

  // MARK: Size

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    var arrangement = arrangement(for: proposal)
    if lazy.isEstimated {
      completeFirst(&arrangement, for: proposal)
    } else if makeAll() {
      arrangement = self.arrangement(for: proposal)
    }
    let size = arrangement.size
    guard proposal[lazy.axis.other] == .infinity else { return size }
    return CGSize(lazy.axis, major: size[lazy.axis], minor: .infinity)
  }

  func arrangement(for proposal: ProposedViewSize) -> LazyArrangement {
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

  // MARK: Drawing

  func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    var arrangement = arrangement(for: proposal)
    var window = pass.window(in: frame, along: lazy.axis, isMirrored: lazy.isMirrored)
    var isFinal = true
    if !pass.placesAll, !window.isEmpty {
      let shift = complete(&arrangement, in: window, for: proposal)
      let growth = arrangement.size[lazy.axis] - frame.size[lazy.axis]
      let widening = arrangement.size[lazy.axis.other] - frame.size[lazy.axis.other]
      if abs(shift) + abs(growth) > Self.tolerance || widening.isFinite && abs(widening) > Self.tolerance {
        pass.scrolled(by: shift, growing: growth, along: lazy.axis)
        window = window.moved(by: shift)
        isFinal = false
      }
    }
    var views: [LayoutBox] = []
    arrangement.lines[arrangement.lines(in: window)].flatMap(\.cells).forEachByDepth(\.box) { cell, _ in
      views.append(cell.box)
      cell.box.place(at: cell.offset, proposal: cell.proposal, inside: frame, isMirrored: lazy.isMirrored, during: pass)
    }
    for (cell, offset) in pinned(in: arrangement, frame: frame, during: pass) {
      views.append(cell.box)
      cell.box.place(at: offset, proposal: cell.proposal, inside: frame, isMirrored: lazy.isMirrored, during: pass)
    }
    guard let observer = lazy.observer else { return }
    if isFinal { pass.see(views, observer) } else { layOutAgain() }
  }

  /// What sums of lengths may be off by rounding, in points.
  private static let tolerance = 1e-6

  /// The headers and footers of sections that stay at the edges of the scroll view, where they are then.
  private func pinned(
    in arrangement: LazyArrangement, frame: CGRect, during pass: PlacingPass
  ) -> [(LazyArrangement.Cell, CGPoint)] {
    guard lazy.pinsHeaders || lazy.pinsFooters, let scroll = pass.scrollFrame else { return [] }
    let edges = pass.range(of: scroll, in: frame, along: lazy.axis, isMirrored: lazy.isMirrored)
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
