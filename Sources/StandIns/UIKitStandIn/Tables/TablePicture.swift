import DeclarativeUI

/// The rows of a list of UIKit, in a list of views that looks as UIKit's does.
///
/// Rows of 44 points with lines from 16 points on were measured on a phone of iOS 13. That rows are as high as those of views
/// in later designs, and that no lines stand below the last row, is a guess.
struct TablePicture: View {
  @Current var table: UITableView

  var body: some View {
    styled(
      List {
        edge(table.tableHeaderView)
        ForEach(0..<table.numberOfSections, id: \.self) { section in
          Section {
            ForEach(0..<table.numberOfRows(inSection: section), id: \.self) { row in
              TableRow(table: table, path: IndexPath(row: row, section: section))
            }
          } header: {
            heading(table.delegate?.tableView(table, viewForHeaderInSection: section), table.headerHeight(section)) {
              table.dataSource?.tableView(table, titleForHeaderInSection: section)
            }
          } footer: {
            heading(table.delegate?.tableView(table, viewForFooterInSection: section), table.footerHeight(section)) {
              table.dataSource?.tableView(table, titleForFooterInSection: section)
            }
          }
        }
        edge(table.tableFooterView)
      }
      .environment(\.defaultMinListRowHeight, 0)
    )
    .scrollContentBackground(table.backgroundColor == nil ? .automatic : .hidden)
    .safeAreaPadding(
      EdgeInsets(
        top: table.adjustedContentInset.top, leading: 0, bottom: table.adjustedContentInset.bottom, trailing: 0))
  }

  @ViewBuilder private func styled(_ list: some View) -> some View {
    switch table.style {
    case .plain: list.listStyle(.plain)
    case .grouped: list.listStyle(.grouped)
    case .insetGrouped: list.listStyle(.insetGrouped)
    }
  }

  /// What stands above the first section or below the last one, as high as it was made.
  @ViewBuilder private func edge(_ view: UIView?) -> some View {
    if let view, let height = view.madeLength.height {
      StandInSurface(of: view).frame(height: height).listRowInsets(EdgeInsets())
        .listRowSeparator(.hidden).listRowBackground(Color.clear)
    }
  }

  @ViewBuilder private func heading(_ view: UIView?, _ height: CGFloat?, title: () -> String?) -> some View {
    if let view {
      StandInSurface(of: view).frame(height: height).listRowInsets(EdgeInsets())
    } else if let title = title() {
      Text(verbatim: title)
    }
  }
}

/// One row, which is made when it is seen.
private struct TableRow: View {
  @Current var table: UITableView
  let path: IndexPath
  @Environment(\.self) private var environment

  var body: some View {
    if let cell = entered {
      StandInSurface(of: cell).frame(height: height).frame(minHeight: height ?? environment.usualRowHeight)
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
