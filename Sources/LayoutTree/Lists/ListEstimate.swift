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
  /// What sections without head or foot leave free there, by their first entries.
  private var gapsOfSections: [Int: CGFloat] = [:]

  init(
    _ parts: [ListPart], _ metrics: ListMetrics, width: CGFloat,
    shift: (LayoutBox) -> (leading: CGFloat, trailing: CGFloat)
  ) {
    let inside = max(width - 2 * metrics.sideInset, 0)
    for part in parts where part.sections == nil {
      var free = metrics.sectionSpacing ?? (part.header == nil ? metrics.halfGap : 0)
      if part.footer == nil, metrics.sectionSpacing == nil { free += metrics.halfGap }
      // No distance follows the last row.
      if !part.items.isEmpty { free -= metrics.rowSpacing }
      if let first = part.firstNumber { gapsOfSections[first] = free }
      if let header = part.header { lengths[header.number] = metrics.height(ofHeader: header.box, width: width) }
      if let footer = part.footer { lengths[footer.number] = metrics.height(ofFooter: footer.box, width: width) }
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

extension ListMetrics {
  func headerProposal(width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(width - 2 * sideInset - headerInsets.horizontal, 0), height: nil)
  }

  func footerProposal(width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(width - 2 * sideInset - footerInsets.horizontal, 0), height: nil)
  }

  /// How high the head of a section is with what it leaves free, in a list of a width.
  func height(ofHeader header: LayoutBox, width: CGFloat) -> CGFloat {
    max(header.size(for: headerProposal(width: width)).height + headerInsets.vertical, minHeaderHeight)
  }

  func height(ofFooter footer: LayoutBox, width: CGFloat) -> CGFloat {
    footer.size(for: footerProposal(width: width)).height + footerInsets.vertical
  }

  /// What a row leaves free around its contents.
  func insets(of traits: ListRowTraits) -> EdgeInsets {
    EdgeInsets(
      top: traits.insets.top ?? rowInsets.top,
      leading: (traits.insets.leading ?? rowInsets.leading) + traits.indentation,
      bottom: traits.insets.bottom ?? rowInsets.bottom, trailing: traits.insets.trailing ?? rowInsets.trailing)
  }

  /// What the contents of a row are offered and take, and how high the row is.
  /// - Parameter shift: what the contents leave free besides.
  func measure(
    _ row: ListRow, in width: CGFloat, shift: (leading: CGFloat, trailing: CGFloat)
  ) -> (proposal: ProposedViewSize, size: CGSize, height: CGFloat) {
    var insets = insets(of: row.traits)
    insets.leading += shift.leading
    insets.trailing += shift.trailing
    var free = width - insets.horizontal
    if row.link != nil { free = width - insets.leading - chevronInset - chevronSize.width - chevronGap }
    let proposal = ProposedViewSize(width: max(free, 0), height: nil)
    let size = row.box.size(for: proposal)
    return (proposal, size, max(size.height + insets.vertical, minRowHeight))
  }
}
