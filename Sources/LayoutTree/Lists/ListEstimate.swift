import Foundation
import LayoutValues

/// How long an element of a collection is in a list that is not made: as long as those that are made on average.
/// - Remark: that SwiftUI takes the average is a guess.
struct ListEstimate {
  /// In points, without the distance to the next one.
  let length: CGFloat
  /// Whether none of the collection is made.
  var isUnknown = true

  /// The estimates of collections with elements that are not made.
  static func estimates(
    _ parts: [ListPart], _ spans: [LazyContents.Span], _ metrics: ListMetrics, width: CGFloat,
    shift: (LayoutBox) -> (leading: CGFloat, trailing: CGFloat)
  ) -> [ObjectIdentifier: ListEstimate] {
    var gaps: [ObjectIdentifier: [ListGap]] = [:]
    for part in parts {
      for gap in part.gaps { gaps[ObjectIdentifier(gap.elements), default: []].append(gap) }
    }
    if gaps.isEmpty { return [:] }
    var lengths = EntryLengths(parts, metrics, width: width, shift: shift)
    var estimates: [ObjectIdentifier: ListEstimate] = [:]
    // Those inside of others come first.
    for span in spans {
      guard let gapsOfThis = gaps[ObjectIdentifier(span.elements)] else { continue }
      let isOfSections = parts.contains { $0.sections?.elements === span.elements }
      let distance = isOfSections ? 0 : metrics.rowSpacing
      let estimate =
        span.count == 0
        ? ListEstimate(length: metrics.minRowHeight)
        : ListEstimate(
          length: lengths.sum(of: span, withSections: isOfSections) / CGFloat(span.count) - distance, isUnknown: false)
      estimates[ObjectIdentifier(span.elements)] = estimate
      for gap in gapsOfThis {
        lengths.lengths[gap.number] = CGFloat(gap.range.count) * (estimate.length + distance)
      }
    }
    return estimates
  }
}

/// How much of a list each of its entries takes, in points, with the distance to the next row.
private struct EntryLengths {
  var lengths: [Int: CGFloat] = [:]
  /// What sections without header or footer leave free there, by their first entries.
  private var gapsOfSections: [Int: CGFloat] = [:]

  init(
    _ parts: [ListPart], _ metrics: ListMetrics, width: CGFloat,
    shift: (LayoutBox) -> (leading: CGFloat, trailing: CGFloat)
  ) {
    for part in parts where part.sections == nil {
      let inside = metrics.extent(of: part, in: width).width
      let spacing = metrics.spacing(between: part, and: part)
      var free = metrics.gap(above: part, spacing) + metrics.gap(below: part, spacing)
      // No distance follows the last row.
      if !part.items.isEmpty { free -= metrics.rowSpacing }
      if let first = part.firstNumber { gapsOfSections[first] = free }
      if let header = part.header { lengths[header.number] = metrics.height(ofHeader: header, inside: inside) }
      if let footer = part.footer { lengths[footer.number] = metrics.height(ofFooter: footer, inside: inside) }
      for case .row(let row) in part.items {
        let height = metrics.measure(row, in: inside, shift: shift(row.box)).height
        lengths[row.entry.number] = height + metrics.rowSpacing
      }
    }
  }

  func sum(of span: LazyContents.Span, withSections: Bool) -> CGFloat {
    span.ranges.joined().reduce(0) {
      $0 + (lengths[$1] ?? 0) + (withSections ? gapsOfSections[$1] ?? 0 : 0)
    }
  }
}

extension ListPart {
  fileprivate var gaps: [ListGap] {
    if let sections { return [sections] }
    return items.compactMap { if case .gap(let gap) = $0 { gap } else { nil } }
  }

  /// The place of the first entry.
  fileprivate var firstNumber: Int? {
    if let header { return header.number }
    switch items.first {
    case .row(let row): return row.entry.number
    case .gap(let gap): return gap.number
    case nil: return footer?.number
    }
  }
}
