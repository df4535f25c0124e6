package import Foundation

/// Hears which of the views of a lazy container are seen.
@MainActor
package protocol VisibilityObserver: AnyObject {
  /// Called with each layout.
  func see(_ views: [LayoutBox])
}

/// Views in rows or columns of which only those are placed that are seen.
///
/// Each line holds one view, or one for each column of a grid. Lines are as long as they want to be along the axis. Across
/// it the container takes what it is offered.
package struct LazyRule: NodeContent {
  /// Along which lines follow each other.
  let axis: Axis
  /// The columns of a grid; nil puts one view into each line, as a stack does.
  let tracks: [GridTrack]?
  let alignment: Alignment
  /// The distance between lines in points.
  let spacing: CGFloat
  let pinsHeaders, pinsFooters: Bool
  let observer: (any VisibilityObserver)?
  let isMirrored: Bool

  package init(
    _ axis: Axis, tracks: [GridTrack]? = nil, alignment: Alignment, spacing: CGFloat?, pinsHeaders: Bool,
    pinsFooters: Bool, observer: (any VisibilityObserver)?, isMirrored: Bool
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing ?? EdgeSpacing.defaultDistance
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
    self.observer = observer
    self.isMirrored = isMirrored
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    let children = node.childBoxes.array
    return .one(LayoutBox(node, LazyLayout(self, children: children), children: children))
  }
}

/// The layout of one lazy container.
private final class LazyLayout: LayoutRule {
  private let lazy: LazyRule
  /// The views of each line, and whether they are the head or the foot of a section, which has a line of its own.
  private var latest: (proposal: ProposedViewSize, arrangement: LazyArrangement)?

  init(_ lazy: LazyRule, children: [LayoutBox]) {
    self.lazy = lazy
  }

  var dependsOnPlace: Bool { lazy.observer != nil }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    arrangement(of: box.children, for: proposal).size
  }

  func draw(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    let arrangement = arrangement(of: box.children, for: proposal)
    let seen = lines(of: arrangement, in: frame, on: canvas)
    var views: [LayoutBox] = []
    arrangement.lines[seen].flatMap(\.cells).forEachByDepth(\.box) { cell, _ in
      views.append(cell.box)
      cell.box.draw(
        at: cell.offset, proposal: cell.proposal, inside: frame, isMirrored: lazy.isMirrored, on: canvas)
    }
    for (cell, offset) in pinned(in: arrangement, seen, frame: frame, on: canvas) {
      views.append(cell.box)
      cell.box.draw(at: offset, proposal: cell.proposal, inside: frame, isMirrored: lazy.isMirrored, on: canvas)
    }
    if let observer = lazy.observer { canvas.tell(observer, views) }
  }

  private func arrangement(of children: [LayoutBox], for proposal: ProposedViewSize) -> LazyArrangement {
    if let latest, latest.proposal == proposal { return latest.arrangement }
    let arrangement = LazyArrangement(lazy, children: children, proposal: proposal)
    latest = (proposal, arrangement)
    return arrangement
  }

  /// The lines that may be seen; those that are pinned are left out.
  private func lines(
    of arrangement: LazyArrangement, in frame: CGRect, on canvas: DrawingCanvas
  ) -> Range<Int> {
    let lines = arrangement.lines
    let window = canvas.window(in: frame, along: lazy.axis, isMirrored: lazy.isMirrored)
    let first = lines.partitioningIndex { $0.end > window.lowerBound }
    let last = lines.partitioningIndex { $0.start >= window.upperBound }
    return first..<max(first, last)
  }

  /// The heads and feet of sections that stay at the edges of the scroll view, where they are then.
  private func pinned(
    in arrangement: LazyArrangement, _ seen: Range<Int>, frame: CGRect, on canvas: DrawingCanvas
  ) -> [(LazyArrangement.Cell, CGPoint)] {
    guard lazy.pinsHeaders || lazy.pinsFooters, let scroll = canvas.scrollFrame else { return [] }
    let edges = canvas.range(of: scroll, in: frame, along: lazy.axis, isMirrored: lazy.isMirrored)
    return arrangement.sections.flatMap { section in
      var found: [(LazyArrangement.Cell, CGPoint)] = []
      let lines = arrangement.lines
      if lazy.pinsHeaders, let head = section.header, let cell = lines[head].cells.first {
        let length = lines[head].end - lines[head].start
        let start = min(max(lines[head].start, edges.lowerBound), max(section.end - length, lines[head].start))
        if start != lines[head].start { found.append((cell, cell.offset.moved(to: start, along: lazy.axis))) }
      }
      if lazy.pinsFooters, let foot = section.footer, let cell = lines[foot].cells.first {
        let length = lines[foot].end - lines[foot].start
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

extension Array {
  /// The first index from which on a condition holds, which holds for all after the first that satisfies it.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Where the views of a lazy container are for one proposal.
private struct LazyArrangement {
  struct Cell {
    let box: LayoutBox
    let proposal: ProposedViewSize
    /// In points from the upper leading corner, as if lines ran from left to right.
    let offset: CGPoint
  }

  struct Line {
    let cells: [Cell]
    /// Along the axis, in points.
    let start, end: CGFloat
  }

  struct Section {
    let start: CGFloat
    var end: CGFloat
    /// The lines of the head and the foot.
    var header, footer: Int?
  }

  private(set) var lines: [Line] = []
  private(set) var sections: [Section] = []
  private(set) var size = CGSize.zero

  private let lazy: LazyRule
  /// The columns of a grid; nil without.
  private let columns: [GridTrack.Column]?
  /// Where the first column begins, in points.
  private var gridStart: CGFloat = 0

  init(_ lazy: LazyRule, children: [LayoutBox], proposal: ProposedViewSize) {
    self.lazy = lazy
    let axis = lazy.axis
    let offered = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
    columns = lazy.tracks.map { GridTrack.columns($0, in: offered) }
    let taken = columns?.last.map { $0.start + $0.length }
    let ideal = ProposedViewSize(axis, major: nil, minor: nil)
    // Without a proposal a stack is as wide as the widest view in it.
    let minor = offered ?? taken ?? children.reduce(0) { max($0, $1.size(for: ideal)[axis.other]) }
    if let taken { gridStart = start(of: taken, in: minor) }
    var position: CGFloat = 0
    for group in Self.groups(children, columnCount: columns?.count ?? 1) {
      if !lines.isEmpty { position += lazy.spacing }
      let line = line(of: group.boxes, isWhole: group.part != nil, from: position, minor: minor)
      note(group.part, line)
      lines.append(line)
      position = line.end
    }
    size = CGSize(axis, major: position, minor: proposal[axis.other] == .infinity ? .infinity : minor)
  }

  /// Views beside each other, one in each column, or one in all of the line.
  private func line(of boxes: [LayoutBox], isWhole: Bool, from position: CGFloat, minor: CGFloat) -> Line {
    let axis = lazy.axis
    let columns = isWhole ? nil : columns
    let places = boxes.indices.map { index in
      columns.map { (start: gridStart + $0[index].start, length: $0[index].length, $0[index].alignment) }
        ?? (start: 0, length: minor, nil)
    }
    let views = zip(boxes, places).map { box, place in
      box.dimensions(for: ProposedViewSize(axis, major: nil, minor: place.length))
    }
    let length = views.reduce(0) { max($0, $1.size[axis]) }
    let cells = boxes.indices.map { index in
      let place = places[index]
      let cell = ViewDimensions(of: CGSize(axis, major: length, minor: place.length))
      let offset = cell.offset(of: views[index], aligned: place.2 ?? lazy.alignment)
      let corner = CGPoint(axis, major: position, minor: place.start)
      return Cell(
        box: boxes[index], proposal: views[index].proposal,
        offset: CGPoint(x: corner.x + offset.x, y: corner.y + offset.y))
    }
    return Line(cells: cells, start: position, end: position + length)
  }

  /// Where all columns together begin in the space of the grid.
  private func start(of length: CGFloat, in whole: CGFloat) -> CGFloat {
    let axis = lazy.axis
    let guide = axis == .vertical ? lazy.alignment.horizontal.key : lazy.alignment.vertical.key
    let outer = ViewDimensions(of: CGSize(axis, major: 0, minor: whole))
    let inner = ViewDimensions(of: CGSize(axis, major: 0, minor: length))
    return outer[guide].distance(from: inner[guide])
  }

  /// Takes in that the next line is of a section.
  private mutating func note(_ part: SectionPartRule?, _ line: Line) {
    switch part?.kind {
    case .header: sections.append(Section(start: line.start, end: line.end, header: lines.count))
    case .footer where sections.last.map { $0.footer == nil } ?? false:
      sections[sections.count - 1].footer = lines.count
      sections[sections.count - 1].end = line.end
    case .footer: sections.append(Section(start: lines.first?.start ?? line.start, end: line.end, footer: lines.count))
    case nil: if !sections.isEmpty { sections[sections.count - 1].end = line.end }
    }
  }

  /// The views of each line.
  private static func groups(
    _ children: [LayoutBox], columnCount: Int
  ) -> [(boxes: [LayoutBox], part: SectionPartRule?)] {
    var groups: [(boxes: [LayoutBox], part: SectionPartRule?)] = []
    let most = max(columnCount, 1)
    for child in children {
      if let part = child.sectionPart {
        groups.append(([child], part))
      } else if let last = groups.last, last.part == nil, last.boxes.count < most {
        groups[groups.count - 1].boxes.append(child)
      } else {
        groups.append(([child], nil))
      }
    }
    return groups
  }
}

/// The head or the foot of a section.
package struct SectionPartRule: UnaryRule {
  package enum Kind {
    case header, footer
  }

  let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }
}

extension LayoutBox {
  fileprivate var sectionPart: SectionPartRule? { rule as? SectionPartRule }
}

extension DrawingCanvas {
  /// Which part of a frame along an axis may be seen, counted from where lines of the frame begin.
  fileprivate func window(in frame: CGRect, along axis: Axis, isMirrored: Bool) -> Range<CGFloat> {
    guard effectReach.isFinite else { return -.infinity ..< .infinity }
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

  fileprivate func tell(_ observer: any VisibilityObserver, _ views: [LayoutBox]) {
    guard isLookedAt else { return }
    nonisolated(unsafe) let (observer, views) = (observer, views)
    MainActor.assumeIsolated { observer.see(views) }
  }
}
