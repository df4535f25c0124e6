import DeclarativeUI

/// The cells of a collection whose layout is a list, in a list of views.
struct CollectionListPicture: View {
  @Current var collection: UICollectionView
  let configuration: UICollectionLayoutListConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    styled(
      List {
        ForEach(0..<collection.numberOfSections, id: \.self) { section in
          Section {
            ForEach(rows(of: section), id: \.self) { item in
              CollectionRow(
                collection: collection, path: IndexPath(item: item, section: section),
                showsSeparators: configuration.showsSeparators)
            }
          } header: {
            heading(of: section)
          } footer: {
            if configuration.footerMode == .supplementary { edge(UICollectionView.elementKindSectionFooter, section) }
          }
        }
      }
      .environment(\.defaultMinListRowHeight, 0)
      .environment(\.defaultMinListHeaderHeight, 0)
    )
    .scrollContentBackground(configuration.backgroundColor == nil ? .automatic : .hidden)
    .background(Color(uiColor: configuration.backgroundColor ?? .clear))
    .safeAreaPadding(
      EdgeInsets(
        top: collection.adjustedContentInset.top, leading: 0, bottom: collection.adjustedContentInset.bottom,
        trailing: 0))
  }

  private func rows(of section: Int) -> Range<Int> {
    let count = collection.numberOfItems(inSection: section)
    return min(configuration.headerMode == .firstItemInSection ? 1 : 0, count)..<count
  }

  @ViewBuilder private func styled(_ list: some View) -> some View {
    switch configuration.appearance {
    case .plain: list.listStyle(.plain)
    case .grouped: list.listStyle(.grouped)
    case .insetGrouped: list.listStyle(.insetGrouped)
    case .sidebar, .sidebarPlain: list.listStyle(.sidebar)
    }
  }

  @ViewBuilder private func heading(of section: Int) -> some View {
    switch configuration.headerMode {
    case .none: EmptyView()
    case .supplementary: edge(UICollectionView.elementKindSectionHeader, section)
    case .firstItemInSection:
      if let cell = collection.madeCell(at: IndexPath(item: 0, section: section)) { entered(cell) }
    }
  }

  @ViewBuilder private func edge(_ kind: String, _ section: Int) -> some View {
    if let view = collection.madeView(ofKind: kind, at: IndexPath(item: 0, section: section)) {
      entered(view)
    }
  }

  private func entered(_ view: UIView) -> some View {
    view.enter(environment)
    return StandInSurface(of: view).listRowInsets(EdgeInsets())
  }
}

/// One row, which is made when it is seen.
private struct CollectionRow: View {
  @Current var collection: UICollectionView
  let path: IndexPath
  let showsSeparators: Bool
  @Environment(\.self) private var environment

  var body: some View {
    if let cell = entered {
      StandInSurface(of: cell)
        .frame(minHeight: cell.isHighByConstraints ? nil : environment.usualRowHeight).listRowInsets(EdgeInsets())
        .listRowSeparator(showsSeparators ? .automatic : .hidden)
        .alignmentGuide(.listRowSeparatorLeading) { _ in cell.usualRowInset }
        .listRowBackground(background(of: cell))
    }
  }

  private var entered: UICollectionViewCell? {
    let cell = collection.madeCell(at: path)
    cell?.enter(environment)
    return cell
  }

  private func background(of cell: UICollectionViewCell) -> Color? {
    if cell.isSelected { return Color(uiColor: .systemGray4) }
    return cell.backgroundColor.map { Color(uiColor: $0) }
  }
}

extension UICollectionView {
  /// What it draws behind its cells, or in their place where they are rows.
  var background: AnyView {
    if let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list {
      return AnyView(CollectionListPicture(collection: self, configuration: list))
    }
    return AnyView(Group { if let backgroundView { StandInSurface(of: backgroundView) } })
  }
}
