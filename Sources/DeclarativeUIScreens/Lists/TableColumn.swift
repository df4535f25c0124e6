public import Foundation

/// A column of a `Table`.
public struct TableColumn<RowValue: Identifiable>: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue

  private var column: TableColumnValue<RowValue>

  /// The column as the table reads it.
  public var _columns: _TableColumns<RowValue> { _TableColumns(values: [column]) }

  private nonisolated init(_ title: Text, _ comparator: (any SortComparator)?, _ cell: @escaping (RowValue) -> AnyView)
  {
    column = TableColumnValue(head: TableHead(title: title, comparator: comparator), cell: cell)
  }

  /// Creates a column of views.
  public nonisolated init<Content: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), nil) { AnyView(content($0)) }
  }

  /// Creates a column of views.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Content: View>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), nil) { AnyView(content($0)) }
  }

  /// Creates a column of views, by whose values the program may sort.
  public nonisolated init<V: Comparable, Content: View>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value)) { AnyView(content($0)) }
  }

  /// Creates a column of views, by whose values the program may sort.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable, Content: View>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value)) { AnyView(content($0)) }
  }

  /// Creates a column of texts, by which the program may sort.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value)) { AnyView(Text($0[keyPath: value])) }
  }

  /// Creates a column of texts, by which the program may sort.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), KeyPathComparator(value)) { AnyView(Text($0[keyPath: value])) }
  }

  /// The column with a width in points; nil shares what there is.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn {
    var changed = self
    changed.column.head.width = TableColumnWidth(fixed: width)
    return changed
  }

  /// The column with limits of its width, in points.
  public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var changed = self
    changed.column.head.width = TableColumnWidth(least: min, ideal: ideal, most: max)
    return changed
  }
}

/// How wide a column is, in points.
package struct TableColumnWidth: Hashable, Sendable {
  var fixed: CGFloat?
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
}

/// What stands above a column.
package struct TableHead {
  let title: Text
  /// By what the program may sort; nil of a column that has no values.
  let comparator: (any SortComparator)?
  var width = TableColumnWidth()
}

/// A column without the type of its views.
package struct TableColumnValue<RowValue> {
  var head: TableHead
  let cell: (RowValue) -> AnyView
}
