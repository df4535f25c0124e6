import Foundation

/// Where the sections and rows of a list are, in points from its upper leading corner, as if lines ran from left to right.
struct ListArrangement {
  struct Row {
    let row: ListRow
    /// The whole row, with what it leaves free.
    let frame: CGRect
    /// Where its contents are.
    let content: CGPoint
    let proposal: ProposedViewSize
  }

  struct Part {
    /// What is behind the rows.
    var ground: CGRect
    var rows: [Row] = []
    var header, footer: (box: LayoutBox, place: CGPoint, proposal: ProposedViewSize)?
    /// From the top of the header to the bottom of the footer.
    var extent: ClosedRange<CGFloat> { (header?.place.y ?? ground.minY)...max(ground.maxY, ground.minY) }
  }

  private(set) var parts: [Part] = []
  private(set) var size = CGSize.zero

  private let metrics: ListMetrics
  private let width: CGFloat
  private let shift: (LayoutBox) -> (leading: CGFloat, trailing: CGFloat)

  /// - Parameters:
  ///   - topGap: what is free above the first section where it has no header.
  ///   - shift: what a row leaves free besides, while people edit the list.
  init(
    _ parts: [ListPart], _ metrics: ListMetrics, width: CGFloat, topGap: CGFloat,
    shift: @escaping (LayoutBox) -> (leading: CGFloat, trailing: CGFloat)
  ) {
    self.metrics = metrics
    self.shift = shift
    self.width = width
    var y: CGFloat = 0
    for (index, part) in parts.enumerated() {
      y = add(part, from: y, isFirst: index == 0, isLast: index == parts.count - 1, topGap: topGap)
    }
    size = CGSize(width: width, height: y)
  }

  private mutating func add(
    _ part: ListPart, from start: CGFloat, isFirst: Bool, isLast: Bool, topGap: CGFloat
  ) -> CGFloat {
    let inside = max(width - 2 * metrics.sideInset, 0)
    var y = start
    var placed = Part(ground: .zero)
    if let header = part.header {
      if !isFirst { y += metrics.sectionSpacing ?? 0 }
      let insets = metrics.headerInsets
      let proposal = ProposedViewSize(width: max(inside - insets.horizontal, 0), height: nil)
      let height = max(header.size(for: proposal).height + insets.vertical, metrics.minHeaderHeight)
      placed.header = (header, CGPoint(x: metrics.sideInset + insets.leading, y: y + insets.top), proposal)
      y += height
    } else {
      y += isFirst ? topGap : metrics.sectionSpacing ?? metrics.halfGap
    }
    placed.ground = CGRect(x: metrics.sideInset, y: y, width: inside, height: 0)
    for (index, row) in part.rows.enumerated() {
      if index > 0 { y += metrics.rowSpacing }
      placed.rows.append(self.row(row, in: CGRect(x: metrics.sideInset, y: y, width: inside, height: 0)))
      y = placed.rows[index].frame.maxY
    }
    placed.ground.size.height = y - placed.ground.minY
    if let footer = part.footer {
      let insets = metrics.footerInsets
      let proposal = ProposedViewSize(width: max(inside - insets.horizontal, 0), height: nil)
      placed.footer = (footer, CGPoint(x: metrics.sideInset + insets.leading, y: y + insets.top), proposal)
      y += footer.size(for: proposal).height + insets.vertical
    } else if metrics.sectionSpacing == nil {
      y += isLast ? metrics.bottomGap : metrics.halfGap
    }
    parts.append(placed)
    return y
  }

  private func row(_ row: ListRow, in place: CGRect) -> Row {
    var insets = metrics.insets(of: row.traits)
    let shift = shift(row.box)
    insets.leading += shift.leading
    insets.trailing += shift.trailing
    var free = place.width - insets.horizontal
    if row.link != nil {
      free = place.width - insets.leading - metrics.chevronInset - metrics.chevronSize.width - metrics.chevronGap
    }
    let proposal = ProposedViewSize(width: max(free, 0), height: nil)
    let size = row.box.size(for: proposal)
    let height = max(size.height + insets.vertical, metrics.minRowHeight)
    // In the middle of what its own insets leave.
    let y = place.minY + insets.top + (height - insets.vertical - size.height) / 2
    return Row(
      row: row, frame: CGRect(x: place.minX, y: place.minY, width: place.width, height: height),
      content: CGPoint(x: place.minX + insets.leading, y: y), proposal: proposal)
  }
}

extension ListMetrics {
  /// What a row leaves free around its contents.
  func insets(of traits: ListRowTraits) -> EdgeInsets {
    EdgeInsets(
      top: traits.insets.top ?? rowInsets.top, leading: traits.insets.leading ?? rowInsets.leading,
      bottom: traits.insets.bottom ?? rowInsets.bottom, trailing: traits.insets.trailing ?? rowInsets.trailing)
  }
}
