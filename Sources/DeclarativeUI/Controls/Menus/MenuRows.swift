import Foundation

/// The rows of a menu in groups with lines between them.
struct MenuRows: View {
  private let groups: [MenuRowGroup]
  private let metrics: MenuMetrics

  init(items: SubviewsCollection, metrics: MenuMetrics) {
    groups = MenuRowGroup.groups(of: items)
    self.metrics = metrics
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(groups) { group in
        if group.id > 0 { MenuGroupLine(metrics: metrics) }
        ForEach(group.headers) { MenuHeader(title: $0, metrics: metrics) }
        ForEach(group.rows) { row in
          let hasLine = metrics.design == .iOS18 && (row.id != group.rows.first?.id || !group.headers.isEmpty)
          // Measured: lines take no room of their own.
          row.frame(maxWidth: .infinity, alignment: .leading)
            .overlay(alignment: .top) { if hasLine { Divider() } }
        }
      }
    }
  }
}

/// Rows of a menu that belong together.
private struct MenuRowGroup: Identifiable {
  let id: Int
  var headers: [Subview] = []
  var rows: [Subview] = []

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
      if place?.part == .header {
        groups[groups.count - 1].headers.append(item)
      } else {
        groups[groups.count - 1].rows.append(item)
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

/// The head of a section.
private struct MenuHeader: View {
  let title: Subview
  let metrics: MenuMetrics
  @Environment(\.menuColumns) private var columns

  var body: some View {
    title.font(.footnote.weight(metrics.design == .iOS26 ? .medium : .regular))
      .foregroundStyle(Color(.secondaryLabel))
      .padding(.leading, metrics.leading(columns.intersection(.marks))).padding(.trailing, metrics.trailing)
      .frame(maxWidth: .infinity, minHeight: metrics.headerHeight, alignment: .leading)
      .accessibilityAddTraits(.isHeader)
  }
}
