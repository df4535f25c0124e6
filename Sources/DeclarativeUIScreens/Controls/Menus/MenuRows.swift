import Foundation

/// The rows of a menu in groups with lines between them, below the row that closes a further menu.
struct MenuRows<Header: View>: View {
  private let header: Header
  private let groups: [MenuRowGroup]
  private let metrics: MenuMetrics

  /// - Parameter isReversed: whether the last items come first; headers and footers of sections stay above and below their rows.
  init(header: Header, items: SubviewsCollection, isReversed: Bool, metrics: MenuMetrics) {
    self.header = header
    let groups = MenuRowGroup.groups(of: items)
    self.groups = isReversed ? groups.reversed().map(\.reversed) : groups
    self.metrics = metrics
  }

  var body: some View {
    VStack(spacing: 0) {
      header.frame(maxWidth: .infinity, alignment: .leading)
      ForEach(groups) { group in
        let isFirst = group.id == groups.first?.id
        if !isFirst { MenuGroupLine(metrics: metrics) }
        ForEach(group.headers) { title in
          let isAtEdge = isFirst && title.id == group.headers.first?.id && Header.self == EmptyView.self
          MenuHeader(title: title, isAtEdge: isAtEdge, metrics: metrics)
        }
        ForEach(group.rows + group.footers) { row in
          // Measured: lines take no room of their own.
          row.frame(maxWidth: .infinity, alignment: .leading)
            .overlay(alignment: .top) { if hasLine(above: row, of: group, isFirst: isFirst) { Divider() } }
        }
      }
    }
  }

  /// Rows of iOS 18 are parted by lines.
  private func hasLine(above row: Subview, of group: MenuRowGroup, isFirst: Bool) -> Bool {
    guard metrics.design == .iOS18 else { return false }
    let isBelowTitle = !group.headers.isEmpty || isFirst && Header.self != EmptyView.self
    return isBelowTitle || row.id != (group.rows.first ?? group.footers.first)?.id
  }
}

/// Rows of a menu that belong together.
private struct MenuRowGroup: Identifiable {
  let id: Int
  var headers: [Subview] = []
  var rows: [Subview] = []
  var footers: [Subview] = []

  var reversed: MenuRowGroup { MenuRowGroup(id: id, headers: headers, rows: rows.reversed(), footers: footers) }

  /// A line begins another group, and so does a section.
  static func groups(of items: SubviewsCollection) -> [MenuRowGroup] {
    var groups: [MenuRowGroup] = []
    var section: SectionPlace?
    var isAfterLine = true
    for item in items {
      let place = item.containerValues.section
      if item.unmodified is Divider {
        isAfterLine = true
        continue
      }
      if isAfterLine || place?.path != section?.path { groups.append(MenuRowGroup(id: groups.count)) }
      (section, isAfterLine) = (place, false)
      switch place?.part {
      case .header: groups[groups.count - 1].headers.append(item)
      case .footer: groups[groups.count - 1].footers.append(item)
      default: groups[groups.count - 1].rows.append(item)
      }
    }
    return groups
  }
}

/// What parts two groups: in iOS 26 a line in the middle of a gap, before a band.
private struct MenuGroupLine: View {
  let metrics: MenuMetrics

  var body: some View {
    if metrics.design == .iOS26 {
      Rectangle().fill(Color(.separator)).frame(height: 1).padding(.horizontal, 24).padding(.vertical, 10)
    } else {
      Rectangle().fill(.black.opacity(0.08)).frame(height: 8)
    }
  }
}

/// The header of a section.
private struct MenuHeader: View {
  let title: Subview
  /// Whether it is the first of the card; what is free at the card's edge is part of it then.
  let isAtEdge: Bool
  let metrics: MenuMetrics
  @Environment(\.menuColumns) private var columns

  var body: some View {
    title.font(.footnote.weight(metrics.design == .iOS26 ? .medium : .regular))
      .foregroundStyle(Color(.secondaryLabel))
      .padding(.leading, metrics.leading(columns.intersection(.marks))).padding(.trailing, metrics.trailing)
      .frame(
        maxWidth: .infinity, minHeight: isAtEdge ? metrics.firstHeaderHeight : metrics.headerHeight, alignment: .leading
      )
      .padding(.top, isAtEdge ? -metrics.edge : 0)
      .accessibilityAddTraits(.isHeader)
  }
}
