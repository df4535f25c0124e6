import Foundation
import LayoutValues

extension ListMetrics {
  /// How far a section's background reaches in a list of a width.
  func extent(of part: ListPart, in width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let start = part.margins.leading ?? sideInset
    return (start, max(width - start - (part.margins.trailing ?? sideInset), 0))
  }

  /// What a header leaves free around it.
  func insets(ofHeader header: ListEntry) -> EdgeInsets { headerInsets.replaced(by: header.insets) }

  func insets(ofFooter footer: ListEntry) -> EdgeInsets { footerInsets.replaced(by: footer.insets) }

  /// What a header or footer is offered in a section of a width.
  func proposal(inside width: CGFloat, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(width: max(width - insets.horizontal, 0), height: nil)
  }

  /// How high the header of a section is with what it leaves free, in a section of a width.
  func height(ofHeader header: ListEntry, inside width: CGFloat) -> CGFloat {
    let insets = insets(ofHeader: header)
    return max(header.box.size(for: proposal(inside: width, insets)).height + insets.vertical, minHeaderHeight)
  }

  func height(ofFooter footer: ListEntry, inside width: CGFloat) -> CGFloat {
    let insets = insets(ofFooter: footer)
    return footer.box.size(for: proposal(inside: width, insets)).height + insets.vertical
  }
}

extension EdgeInsets {
  fileprivate func replaced(
    by asked: (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?)
  ) -> EdgeInsets {
    EdgeInsets(
      top: asked.top ?? top, leading: asked.leading ?? leading, bottom: asked.bottom ?? bottom,
      trailing: asked.trailing ?? trailing)
  }
}

extension ListMetrics {
  /// The distance of two sections besides header and footer; nil where headers, footers and `halfGap` make it.
  ///
  /// Known: each of two that ask leaves half of what it asks for free, and one that does not ask follows the other.
  func spacing(between above: ListPart, and below: ListPart) -> CGFloat? {
    guard above.spacing != nil || below.spacing != nil else { return sectionSpacing }
    let (first, second) = (above.spacing ?? below.spacing, below.spacing ?? above.spacing)
    return (points(of: first) + points(of: second)) / 2
  }

  private func points(of spacing: SectionSpacing?) -> CGFloat {
    switch spacing {
    case .points(let points): points
    case .compact: compactSpacing
    case .usual, nil: usualSpacing
    }
  }

  /// What a section leaves free above its header or its rows, below another one.
  func gap(above part: ListPart, _ spacing: CGFloat?) -> CGFloat {
    part.margins.top ?? spacing.map { $0 / 2 } ?? (part.header == nil ? halfGap : 0)
  }

  /// What a section leaves free below its rows or its footer, above another one.
  func gap(below part: ListPart, _ spacing: CGFloat?) -> CGFloat {
    part.margins.bottom ?? spacing.map { $0 / 2 } ?? (part.footer == nil ? halfGap : 0)
  }

  /// The same of the first section, whose rows begin at `top` below the list's edge.
  func gap(aboveFirst part: ListPart, top: CGFloat) -> CGFloat {
    part.margins.top ?? (part.header == nil ? top : 0)
  }

  /// The same of the last section.
  func gap(belowLast part: ListPart) -> CGFloat {
    part.margins.bottom ?? (part.footer == nil && sectionSpacing == nil ? bottomGap : 0)
  }
}

extension ListMetrics {
  /// What a row leaves free around its contents.
  func insets(of traits: ListRowTraits) -> EdgeInsets {
    var insets = rowInsets.replaced(by: traits.insets)
    insets.leading += traits.indentation
    return insets
  }

  /// Whether a row has a chevron: it leads somewhere, and nobody has left the chevron out.
  func hasChevron(_ row: ListRow) -> Bool {
    guard let link = row.link?.content as? any ListRowLink else { return false }
    return link.hasChevron ?? hasChevrons
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
    if hasChevron(row) { free = width - insets.leading - chevronInset - chevronSize.width - chevronGap }
    let proposal = ProposedViewSize(width: max(free, 0), height: nil)
    let size = row.box.size(for: proposal)
    let (top, bottom) = verticalInsets(of: row, proposal, size)
    return (proposal, size, max(size.height + top + bottom, minRowHeight))
  }

  /// What a row leaves free above and below its contents, which is less where these are no text at their edge.
  ///
  /// Measured in iOS 17 on a text with a padding of 4, on a slider beside a text, and on a column with a padding of 16; and in
  /// iOS 18 on a text above something with a padding: what is free at a text is free at the other edge, too.
  func verticalInsets(
    of row: ListRow, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> (top: CGFloat, bottom: CGFloat) {
    let insets = insets(of: row.traits)
    guard let plainRowInset else { return (insets.top, insets.bottom) }
    let box = row.box
    /// - Parameter depth: how far below the edge the line of text begins that is next to it; nil without any.
    func inset(_ usual: CGFloat, depth: CGFloat?) -> CGFloat {
      max(plainRowInset, usual - max(depth ?? usual, 0))
    }
    var (top, bottom) = (insets.top, insets.bottom)
    if row.traits.insets.top == nil, box.spacing.hasPlainTop {
      let baseline = box.explicitGuide(VerticalAlignment.firstTextBaseline.key, proposal: proposal)
      top = inset(top, depth: baseline.map { $0 - bodyReach.above })
    }
    if row.traits.insets.bottom == nil, box.spacing.hasPlainBottom {
      let baseline = box.explicitGuide(VerticalAlignment.lastTextBaseline.key, proposal: proposal)
      bottom = inset(bottom, depth: baseline.map { size.height - $0 - bodyReach.below })
    }
    let isAtText = max(top - insets.top, bottom - insets.bottom) > -0.01
    if isAtText, min(top, bottom) <= plainRowInset, row.traits.insets.top == nil, row.traits.insets.bottom == nil {
      (top, bottom) = (max(top, bottom), max(top, bottom))
    }
    return (top, bottom)
  }
}
