import Foundation
import LayoutValues

/// Where the sections and rows of a list are, in points from its upper leading corner, as if lines ran from left to right.
struct ListArrangement: LazyPlaces {
  struct Row {
    let row: ListRow
    /// The whole row, with what it leaves free.
    let frame: CGRect
    /// Where its contents are.
    let content: CGPoint
    let proposal: ProposedViewSize
    /// Whether it is the first and the last one of its section.
    var isFirst = false, isLast = false
    /// The row below; nil below the last one, and where it is not made.
    var below: ListRow?
  }

  struct Part {
    /// What is behind the rows.
    var background: CGRect
    var rows: [Row] = []
    var header, footer: (box: LayoutBox, place: CGPoint, proposal: ProposedViewSize)?
  }

  /// A row, the header or the footer of a section, or elements that are not made.
  struct Place: LazyPlace {
    let key: LazyContents.Key?
    let isStale: Bool
    let gap: LazyGap?
    let start, end: CGFloat
  }

  private(set) var parts: [Part] = []
  private(set) var places: [Place] = []
  private(set) var size = CGSize.zero

  private let metrics: ListMetrics
  private let width: CGFloat
  private let shift: (LayoutBox) -> (leading: CGFloat, trailing: CGFloat)
  private let estimates: [ObjectIdentifier: ListEstimate]

  /// - Parameters:
  ///   - spans: the collections that the rows are of.
  ///   - topGap: what is free above the first section where it has no header.
  ///   - shift: what a row leaves free besides, while people edit the list.
  init(
    _ parts: [ListPart], _ spans: [LazyContents.Span], _ metrics: ListMetrics, width: CGFloat, topGap: CGFloat,
    shift: @escaping (LayoutBox) -> (leading: CGFloat, trailing: CGFloat)
  ) {
    self.metrics = metrics
    self.shift = shift
    self.width = width
    estimates = ListEstimate.estimates(parts, spans, metrics, width: width, shift: shift)
    var y: CGFloat = 0
    for (index, part) in parts.enumerated() {
      y = add(
        part, from: y, above: index == 0 ? nil : parts[index - 1],
        below: index == parts.count - 1 ? nil : parts[index + 1], topGap: topGap)
    }
    size = CGSize(width: width, height: y)
  }

  private mutating func add(
    _ part: ListPart, from start: CGFloat, above: ListPart?, below: ListPart?, topGap: CGFloat
  ) -> CGFloat {
    var y = start
    if let sections = part.sections { return add(sections, from: y, distance: 0) }
    let (side, inside) = metrics.extent(of: part, in: width)
    var placed = Part(background: .zero)
    y +=
      above.map { metrics.gap(above: part, metrics.spacing(between: $0, and: part)) }
      ?? metrics.gap(aboveFirst: part, top: topGap)
    if let header = part.header {
      let insets = metrics.insets(ofHeader: header)
      let (proposal, height) = (
        metrics.proposal(inside: inside, insets), metrics.height(ofHeader: header, inside: inside)
      )
      placed.header = (header.box, CGPoint(x: side + insets.leading, y: y + insets.top), proposal)
      note(header, y..<y + height)
      y += height
    }
    placed.background = CGRect(x: side, y: y, width: inside, height: 0)
    for (index, item) in part.items.enumerated() {
      if index > 0 { y += metrics.rowSpacing }
      switch item {
      case .gap(let gap): y = add(gap, from: y, distance: metrics.rowSpacing)
      case .row(let row):
        var added = self.row(row, in: CGRect(x: side, y: y, width: inside, height: 0))
        (added.isFirst, added.isLast) = (index == 0, index == part.items.count - 1)
        if !added.isLast, case .row(let below) = part.items[index + 1] { added.below = below }
        note(row.entry, y..<added.frame.maxY)
        y = added.frame.maxY
        placed.rows.append(added)
      }
    }
    placed.background.size.height = y - placed.background.minY
    if let footer = part.footer {
      let insets = metrics.insets(ofFooter: footer)
      let (proposal, height) = (
        metrics.proposal(inside: inside, insets), metrics.height(ofFooter: footer, inside: inside)
      )
      placed.footer = (footer.box, CGPoint(x: side + insets.leading, y: y + insets.top), proposal)
      note(footer, y..<y + height)
      y += height
    }
    y +=
      below.map { metrics.gap(below: part, metrics.spacing(between: part, and: $0)) }
      ?? metrics.gap(belowLast: part)
    parts.append(placed)
    return y
  }

  private mutating func note(_ entry: ListEntry, _ range: Range<CGFloat>) {
    places.append(
      Place(key: entry.key, isStale: entry.isStale, gap: nil, start: range.lowerBound, end: range.upperBound))
  }

  /// Leaves out elements that are not made, and says where what follows them begins.
  private mutating func add(_ gap: ListGap, from y: CGFloat, distance: CGFloat) -> CGFloat {
    let estimate = estimates[ObjectIdentifier(gap.elements)] ?? ListEstimate(length: metrics.minRowHeight)
    let end = y + max(CGFloat(gap.range.count) * (estimate.length + distance) - distance, 0)
    let lazy = LazyGap(
      elements: gap.elements, range: gap.range, distance: distance, isUnknown: estimate.isUnknown)
    places.append(Place(key: nil, isStale: false, gap: lazy, start: y, end: end))
    return end
  }

  private func row(_ row: ListRow, in place: CGRect) -> Row {
    let shift = shift(row.box)
    let (proposal, size, height) = metrics.measure(row, in: place.width, shift: shift)
    let insets = metrics.insets(of: row.traits)
    let (top, bottom) = metrics.verticalInsets(of: row, proposal, size)
    // In the middle of what its own insets leave.
    let y = place.minY + top + (height - top - bottom - size.height) / 2
    return Row(
      row: row, frame: CGRect(x: place.minX, y: place.minY, width: place.width, height: height),
      content: CGPoint(x: place.minX + insets.leading + shift.leading, y: y), proposal: proposal)
  }
}
