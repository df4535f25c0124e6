import Foundation

/// What a table is: a plain list, in whose rows the columns stand beside each other.
///
/// The figures are guesses: columns share what there is, 16 apart, and heads are 13 points semibold above a line.
struct TableBody<Value: Identifiable>: View {
  let table: Table<Value>
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  init(table: Table<Value>) {
    self.table = table
  }

  var body: some View {
    if sizeClass == .regular, table.columns.count > 1 {
      VStack(spacing: 0) {
        if headers != .hidden {
          TableHeads(columns: table.columns.map(\.head), order: table.order)
          Divider()
        }
        list(of: table.columns)
      }
    } else {
      list(of: Array(table.columns.prefix(1)))
    }
  }

  private func list(of columns: [TableColumnValue<Value>]) -> some View {
    List<Value.ID, TableRows<Value>>(table.selection, TableRows(rows: table.rows, columns: columns)).listStyle(.plain)
  }
}

/// The rows of a table, each with the cells of some columns.
struct TableRows<Value: Identifiable>: View {
  let rows: [Value]
  let columns: [TableColumnValue<Value>]

  var body: some View {
    ForEach(rows) { value in
      HStack(spacing: TableHeads.gap) {
        ForEach(columns.indices, id: \.self) { index in
          columns[index].cell(value).lineLimit(1).modifier(TableCell(width: columns[index].head.width))
        }
      }
    }
  }
}

/// The heads of columns: buttons where the program sorts by what is below.
struct TableHeads: View {
  /// Between columns, in points.
  static let gap: CGFloat = 16

  let columns: [TableHead]
  let order: TableOrder?

  var body: some View {
    HStack(spacing: Self.gap) {
      ForEach(columns.indices, id: \.self) { index in
        head(columns[index]).modifier(TableCell(width: columns[index].width))
      }
    }
    .font(.footnote.weight(.semibold))
    .foregroundStyle(.secondary)
    .padding(.horizontal, 20)
    .frame(height: 36)
  }

  @ViewBuilder private func head(_ column: TableHead) -> some View {
    if let order, let comparator = column.comparator {
      Button {
        order.sort(comparator)
      } label: {
        HStack(spacing: 4) {
          column.title.lineLimit(1)
          if let isForward = order.isForward(comparator) {
            Image(systemName: isForward ? "chevron.up" : "chevron.down").imageScale(.small)
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      column.title.lineLimit(1)
    }
  }
}

/// A cell as wide as its column.
struct TableCell: ViewModifier {
  let width: TableColumnWidth

  func body(content: Content) -> some View {
    if let fixed = width.fixed {
      content.frame(width: fixed, alignment: .leading)
    } else {
      content.frame(
        minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most ?? .infinity, alignment: .leading)
    }
  }
}

/// By what a program sorts, without the type of that.
struct TableOrder {
  /// Whether it is sorted first by what a comparator compares, from the lowest; nil where it is not.
  let isForward: (any SortComparator) -> Bool?
  /// Sorts by what a comparator compares, or the other way round where that is so already.
  let sort: (any SortComparator) -> Void

  nonisolated init<Order: SortComparator>(_ binding: Binding<[Order]>) {
    isForward = { comparator in
      guard let first = binding.wrappedValue.first, Self.comparator(comparator, like: first) == first else {
        return nil
      }
      return first.order == .forward
    }
    sort = { comparator in
      let first = binding.wrappedValue.first
      guard var wanted = Self.comparator(comparator, like: first) else { return }
      wanted.order = wanted == first && wanted.order == .forward ? .reverse : .forward
      binding.wrappedValue = [wanted]
    }
  }

  /// A comparator in the order of another one.
  private nonisolated static func comparator<Order: SortComparator>(
    _ comparator: any SortComparator, like other: Order?
  ) -> Order? {
    guard var wanted = comparator as? Order else { return nil }
    if let other { wanted.order = other.order }
    return wanted
  }
}

private enum TableHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether tables show the heads of their columns.
  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// The tables inside, with or without the heads of their columns.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }

  /// The tables inside in an appearance; all looks are the same on iPhones and tablets.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
