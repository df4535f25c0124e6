import DeclarativeUI

/// The rows of a list of UIKit, in a list of views that looks as UIKit's does.
///
/// Rows of 44 points with lines from 16 points on were measured on a phone of iOS 13. That rows are as high as those of views
/// in later designs, and that no lines stand below the last row, is a guess.
struct TablePicture: View {
  @Current var table: UITableView

  @Environment(\.self) private var environment

  var body: some View {
    let inset = table.adjustedContentInset
    VStack(spacing: 0) {
      if let header = table.tableHeaderView, let height = header.madeLength.height {
        entered(header).frame(maxWidth: .infinity).frame(height: height)
      }
      styled(list)
    }
    .safeAreaPadding(EdgeInsets(top: inset.top, leading: 0, bottom: inset.bottom, trailing: 0))
    .background { background.ignoresSafeArea() }
  }

  private var list: some View {
    List {
      ForEach(0..<table.numberOfSections, id: \.self) { section in
        Section {
          ForEach(0..<table.numberOfRows(inSection: section), id: \.self) { row in
            TableRow(table: table, path: IndexPath(row: row, section: section))
          }
        } header: {
          heading(table.madeHeading(section, isAbove: true), table.headerHeight(section)) {
            table.dataSource?.tableView(table, titleForHeaderInSection: section)
          }
        } footer: {
          heading(table.madeHeading(section, isAbove: false), table.footerHeight(section)) {
            table.dataSource?.tableView(table, titleForFooterInSection: section)
          }
        }
      }
      if let footer = table.tableFooterView, let height = footer.madeLength.height {
        entered(footer).frame(height: height).listRowInsets(EdgeInsets())
          .listRowSeparator(.hidden).listRowBackground(Color.clear)
      }
    }
    .environment(\.defaultMinListRowHeight, 0)
    .environment(\.defaultMinListHeaderHeight, 0)
    .scrollContentBackground(.hidden)
  }

  @ViewBuilder private func styled(_ list: some View) -> some View {
    switch table.style {
    case .plain: list.listStyle(.plain)
    case .grouped: list.listStyle(.grouped)
    case .insetGrouped: list.listStyle(.insetGrouped)
    }
  }

  @ViewBuilder private var background: some View {
    if let view = table.backgroundView {
      entered(view)
    } else if table.backgroundColor == nil {
      Color(uiColor: table.style == .plain ? .systemBackground : .systemGroupedBackground)
    }
  }

  /// A title, a view or nothing, as high as it is told; hidden where that is no height at all.
  @ViewBuilder private func heading(_ view: UIView?, _ height: CGFloat?, title: () -> String?) -> some View {
    if let height, height < 0.01 {
      EmptyView()
    } else if let view {
      entered(view).frame(height: height).listRowInsets(EdgeInsets())
    } else if let title = title() {
      Text(verbatim: title).frame(height: height)
    } else if let height {
      Color.clear.frame(height: height).listRowInsets(EdgeInsets())
    }
  }

  private func entered(_ view: UIView) -> StandInSurface {
    view.enter(environment)
    return StandInSurface(of: view)
  }
}

/// One row, which is made when it is seen.
private struct TableRow: View {
  @Current var table: UITableView
  let path: IndexPath
  @Environment(\.self) private var environment

  var body: some View {
    if let cell = entered {
      StandInSurface(of: cell).frame(height: height)
        .frame(minHeight: height == nil && !cell.isHighByConstraints ? environment.usualRowHeight : nil)
        .listRowInsets(EdgeInsets())
        .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
        .listSectionSeparator(hidesSectionLine ? .hidden : .automatic, edges: .top)
        .listRowSeparatorTint(table.separatorColor.map { Color(uiColor: $0) })
        .alignmentGuide(.listRowSeparatorLeading) { _ in separatorStart(of: cell) }
        .listRowBackground(background(of: cell))
    }
  }

  private var entered: UITableViewCell? {
    let cell = table.madeCell(at: path)
    cell?.enter(environment)
    return cell
  }

  /// What somebody has said, in points.
  private var height: CGFloat? {
    let told = table.delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    return told >= 0 ? told : nil
  }

  /// No line stands above the first row of a plain list: seen on a picture of iOS 13.
  private var hidesSectionLine: Bool { table.style == .plain || table.separatorStyle == .none }

  private func separatorStart(of cell: UITableViewCell) -> CGFloat {
    (cell.values.row.separatorInset ?? table.values.table.separatorInset)?.left ?? cell.usualRowInset
  }

  /// A row that is chosen is grey, unless it was told another look.
  private func background(of cell: UITableViewCell) -> Color? {
    if cell.isSelected, cell.selectionStyle != .none, cell.selectedBackgroundView == nil {
      return Color(uiColor: .systemGray4)
    }
    return (cell.backgroundConfiguration?.backgroundColor ?? cell.backgroundColor).map { Color(uiColor: $0) }
  }
}

extension EnvironmentValues {
  /// How high a row is that says nothing, in points.
  var usualRowHeight: CGFloat { systemDesign == .iOS26 ? 52 : 44 }
}

extension UITableView {
  fileprivate func headerHeight(_ section: Int) -> CGFloat? {
    Self.told(delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
  }

  fileprivate func footerHeight(_ section: Int) -> CGFloat? {
    Self.told(delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
  }

  private static func told(_ length: CGFloat) -> CGFloat? { length >= 0 ? length : nil }
}
