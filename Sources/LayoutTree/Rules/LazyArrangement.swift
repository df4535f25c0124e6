import Foundation
import LayoutValues

/// Where the views of a lazy container are along its axis, as far as they are made, and about where the others are.
///
/// Whoever is not made is taken to be as long as those elements of its collection are on average that are made. As they
/// are made the places of those behind them become others; `LazyLayout` keeps what is seen where it is.
/// - Remark: that SwiftUI takes the average is a guess.
struct LazyArrangement: LazyPlaces {
  struct Cell {
    let box: LayoutBox
    let proposal: ProposedViewSize
    /// In points from the upper leading corner, as if lines ran from left to right.
    let offset: CGPoint
  }

  /// Views beside each other, or elements that are not made.
  struct Line: LazyPlace {
    fileprivate(set) var cells: [Cell]
    /// The element of the first view; nil where that is in no collection.
    let key: LazyContents.Key?
    fileprivate(set) var isStale = false
    /// The elements that are not made; nil for views.
    fileprivate(set) var gap: LazyGap?
    /// Along the axis, in points.
    fileprivate(set) var start: CGFloat = 0
    fileprivate(set) var end: CGFloat = 0
    fileprivate let part: SectionPartRule?
    /// The place of the first entry.
    fileprivate let entry: Int
  }

  struct Section {
    let start: CGFloat
    var end: CGFloat
    /// The lines of the header and the footer.
    var header, footer: Int?
  }

  private(set) var lines: [Line] = []
  var places: [Line] { lines }
  private(set) var sections: [Section] = []
  private(set) var size = CGSize.zero
  /// The distance of elements that are not made, in points.
  private var usualDistance = EdgeSpacing.defaultDistance
  private let lazy: LazyRule
  /// How many views there are in a line.
  private let columnCount: Int
  /// The collections of which each element that is made is one view.
  private var evenElements: Set<ObjectIdentifier> = []

  /// - Parameters:
  ///   - contents: the views.
  ///   - columns: of a grid, with where they begin; nil without.
  ///   - minor: the extent across the lines.
  init(_ lazy: LazyRule, _ contents: LazyContents, columns: [GridTrack.Column]?, minor: CGFloat) {
    self.lazy = lazy
    columnCount = max(columns?.count ?? 1, 1)
    lines.reserveCapacity(contents.entries.count / columnCount)
    for group in groups(contents.entries) { lines.append(line(of: group, columns: columns, minor: minor)) }
    usualDistance = lazy.spacing ?? meanDistance
    estimateGaps(contents.spans)
    arrange()
    size = CGSize(lazy.axis, major: lines.last?.end ?? 0, minor: minor)
  }

  // MARK: Lines

  private struct Group {
    var boxes: [LayoutBox] = []
    var key: LazyContents.Key?
    var isStale = false
    var part: SectionPartRule?
    var gap: LazyGap?
    let entry: Int
  }

  /// The views of each line.
  private func groups(_ entries: [LazyContents.Entry]) -> [Group] {
    var groups: [Group] = []
    groups.reserveCapacity(entries.count / columnCount)
    var isOpen = false
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .gap(let elements, let range):
        let gap = LazyGap(elements: elements, range: range, columnCount: columnCount)
        groups.append(Group(gap: gap, entry: index))
        isOpen = false
      case .box(let box, let key, let isStale):
        let part = box.sectionPart
        if isOpen, part == nil, groups[groups.count - 1].boxes.count < columnCount {
          groups[groups.count - 1].boxes.append(box)
          if isStale { groups[groups.count - 1].isStale = true }
        } else {
          groups.append(Group(boxes: [box], key: key, isStale: isStale, part: part, entry: index))
        }
        isOpen = part == nil && columnCount > 1
      }
    }
    return groups
  }

  /// Views beside each other, one in each column, or one in all of the line; they begin at 0.
  private func line(of group: Group, columns: [GridTrack.Column]?, minor: CGFloat) -> Line {
    var line = Line(
      cells: [], key: group.key, isStale: group.isStale, gap: group.gap, part: group.part, entry: group.entry)
    let axis = lazy.axis
    let columns = group.part == nil ? columns : nil
    let places = group.boxes.indices.map { index in
      columns.map { (start: $0[index].start, length: $0[index].length, $0[index].alignment) }
        ?? (start: 0, length: minor, nil)
    }
    var views = zip(group.boxes, places).map { box, place in
      box.dimensions(for: ProposedViewSize(axis, major: nil, minor: place.length))
    }
    line.end = views.reduce(0) { max($0, $1.size[axis]) }
    // Measured on cards with a spacer in them: all that are in a line are as high as the highest, where they can be.
    for (index, view) in views.enumerated() where view.size[axis] < line.end {
      let proposal = ProposedViewSize(axis, major: line.end, minor: places[index].length)
      views[index] = group.boxes[index].dimensions(for: proposal)
    }
    line.cells = group.boxes.indices.map { index in
      let place = places[index]
      let cell = ViewDimensions(of: CGSize(axis, major: line.end, minor: place.length))
      let offset = cell.offset(of: views[index], aligned: place.2 ?? lazy.alignment)
      let corner = CGPoint(axis, major: 0, minor: place.start)
      return Cell(
        box: group.boxes[index], proposal: views[index].proposal,
        offset: CGPoint(x: corner.x + offset.x, y: corner.y + offset.y))
    }
    return line
  }

  /// Has lines follow each other.
  private mutating func arrange() {
    var position: CGFloat = 0
    var last: Int?
    for index in lines.indices {
      let length = lines[index].end
      // Elements that are taken to be nothing have no distance around them.
      let isNothing = lines[index].gap != nil && length <= 0
      if let last, !isNothing { position += distance(from: last, to: index) }
      if !isNothing { last = index }
      lines[index].start = position
      lines[index].end = isNothing ? position : position + length
      position = lines[index].end
      if !lines[index].cells.isEmpty {
        for cell in lines[index].cells.indices {
          let known = lines[index].cells[cell]
          var offset = known.offset
          offset[lazy.axis] += lines[index].start
          lines[index].cells[cell] = Cell(box: known.box, proposal: known.proposal, offset: offset)
        }
      }
      note(index)
    }
  }

  /// The distance between two lines in points: what their views want of each other, unless it is given.
  ///
  /// Measured on a `LazyVStack` of texts, which stand as close as those of a `VStack`.
  private func distance(from upper: Int, to lower: Int) -> CGFloat {
    if let spacing = lazy.spacing { return spacing }
    guard let upper = lines[upper].cells.first, let lower = lines[lower].cells.first else { return usualDistance }
    return upper.box.spacing.distance(to: lower.box.spacing, along: lazy.axis)
  }

  /// The distance of neighbours that are made, on average.
  private var meanDistance: CGFloat {
    var (total, count) = (CGFloat(0), 0)
    for index in lines.indices.dropFirst() where lines[index].gap == nil && lines[index - 1].gap == nil {
      total += distance(from: index - 1, to: index)
      count += 1
    }
    return count == 0 ? EdgeSpacing.defaultDistance : total / CGFloat(count)
  }

  /// Takes in of which section a line is.
  private mutating func note(_ index: Int) {
    let line = lines[index]
    switch line.part?.kind {
    case .header: sections.append(Section(start: line.start, end: line.end, header: index))
    case .footer where sections.last.map { $0.footer == nil } ?? false:
      sections[sections.count - 1].footer = index
      sections[sections.count - 1].end = line.end
    case .footer:
      sections.append(Section(start: lines.first?.start ?? line.start, end: line.end, footer: index))
    case nil:
      guard let last = sections.last else { return }
      if let gap = line.gap, let header = last.header, !isInSection(gap.elements, of: lines[header]) { return }
      sections[sections.count - 1].end = line.end
    }
  }

  /// Whether elements are in the section of a header, and not those that are sections themselves.
  private func isInSection(_ elements: any LazyElements, of header: Line) -> Bool {
    guard let section = header.cells.first?.box.node.parent else { return false }
    nonisolated(unsafe) let (elements, node) = (elements, section)
    return MainActor.assumeIsolated { elements.node.ancestors.contains { $0 === node } }
  }

  // MARK: Estimates

  /// How long the elements of a collection are that are made.
  private struct Sample {
    /// How many views each element has, where all have the same number.
    var cells: Int?
    /// How long a line of them is.
    var line: CGFloat
    /// How long an element is, with the distance to the next one.
    var element: CGFloat
  }

  private mutating func estimateGaps(_ spans: [LazyContents.Span]) {
    var gaps: [ObjectIdentifier: [Int]] = [:]
    for index in lines.indices {
      if let gap = lines[index].gap { gaps[ObjectIdentifier(gap.elements), default: []].append(index) }
    }
    if gaps.isEmpty { return }
    let fallback = fallback
    for span in spans {
      guard let places = gaps[ObjectIdentifier(span.elements)] else { continue }
      let sample = span.count == 0 ? fallback : sample(of: span)
      if span.count > 0, sample.cells == 1 { evenElements.insert(ObjectIdentifier(span.elements)) }
      for index in places {
        lines[index].gap?.isUnknown = span.count == 0
        lines[index].gap?.distance = usualDistance
        lines[index].end = length(of: lines[index].gap?.range.count ?? 0, sample)
      }
    }
  }

  private func length(of count: Int, _ sample: Sample) -> CGFloat {
    guard let cells = sample.cells else { return max(CGFloat(count) * sample.element - usualDistance, 0) }
    let lines = (count * cells + columnCount - 1) / columnCount
    return lines == 0 ? 0 : CGFloat(lines) * sample.line + CGFloat(lines - 1) * usualDistance
  }

  private func sample(of span: LazyContents.Span) -> Sample {
    let known = span.ranges.map { range in
      lines.partitioningIndex {
        $0.entry >= range.lowerBound
      }..<lines.partitioningIndex { $0.entry >= range.upperBound }
    }
    var (total, count, shortest, longest) = (CGFloat(0), 0, CGFloat.infinity, CGFloat(0))
    var isPlain = true
    for line in known.joined().lazy.map({ lines[$0] }) {
      total += line.end
      count += 1
      shortest = min(shortest, line.end)
      longest = max(longest, line.end)
      if line.gap != nil || line.part != nil { isPlain = false }
    }
    let cells = span.ranges.reduce(0) { $0 + $1.count }
    let mean = count == 0 ? 0 : shortest == longest ? shortest : total / CGFloat(count)
    return Sample(
      cells: isPlain && cells % span.count == 0 ? cells / span.count : nil, line: mean,
      element: (total + CGFloat(count) * usualDistance) / CGFloat(span.count))
  }

  /// Where nothing of a collection is made: as long as lines of others, or else as a row of a list.
  private var fallback: Sample {
    let known = lines.filter { $0.gap == nil && $0.part == nil }
    let line = known.isEmpty ? 44 : known.reduce(0) { $0 + $1.end } / CGFloat(known.count)
    return Sample(cells: 1, line: line, element: line + usualDistance)
  }
}

// MARK: - What has to be made

extension LazyArrangement {
  /// What makes whole lines of those that elements left out have cut into.
  var missingFirst: LazyMissing? {
    guard columnCount > 1 else { return nil }
    for (index, line) in lines.enumerated() {
      guard let gap = line.gap, evenElements.contains(ObjectIdentifier(gap.elements)) else { continue }
      let before = index > 0 && lines[index - 1].part == nil ? lines[index - 1].cells.count % columnCount : 0
      if before > 0 { return LazyMissing(elements: gap.elements, range: gap.range.prefix(columnCount - before)) }
      let isEnd = index + 1 == lines.count || lines[index + 1].part != nil || lines[index + 1].gap != nil
      let rest = gap.range.count % columnCount
      if !isEnd, rest > 0 { return LazyMissing(elements: gap.elements, range: gap.range.suffix(rest)) }
    }
    return nil
  }
}

extension LayoutBox {
  /// Set where the view is the header or the footer of a section.
  fileprivate var sectionPart: SectionPartRule? { rule as? SectionPartRule }
}
