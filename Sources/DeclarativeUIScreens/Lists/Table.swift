public import Foundation

/// Rows of values in columns, which scroll; where there is little room, the first column alone.
///
/// What is known is what Apple's documentation says: rows are those of a list, in a compact width without the other columns and
/// without heads. All distances of the others are guesses.
@MainActor @preconcurrency
public struct Table<Value: Identifiable> {
  nonisolated(unsafe) let columns: [TableColumnValue<Value>]
  nonisolated(unsafe) let rows: [Value]
  nonisolated(unsafe) let selection: ListSelection?
  nonisolated(unsafe) let order: TableOrder?

  nonisolated init(
    _ columns: [TableColumnValue<Value>], _ rows: [Value], _ selection: ListSelection? = nil, _ order: TableOrder? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.selection = selection
    self.order = order
  }
}

extension Table: View {
  /// The rows below the heads of their columns, or those of the first column.
  public var body: some View { TableBody(table: self) }
}

// A row for each element.
extension Table {
  /// Creates a table with a row for each element.
  public nonisolated init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(columns()._columns.values, Array(data))
  }

  /// Creates a table with a row for each element, of which one may be selected.
  public nonisolated init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(columns()._columns.values, Array(data), .of(selection))
  }

  /// Creates a table with a row for each element, of which any number may be selected.
  public nonisolated init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(columns()._columns.values, Array(data), .of(selection))
  }

  /// Creates a table with a row for each element, whose heads say by what the program sorts.
  public nonisolated init<Data: RandomAccessCollection, Columns: TableColumnContent, Order: SortComparator>(
    _ data: Data, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value, Order.Compared == Value {
    self.init(columns()._columns.values, Array(data), nil, TableOrder(sortOrder))
  }

  /// Creates a table with a row for each element, of which one may be selected, whose heads say by what the program sorts.
  public nonisolated init<Data: RandomAccessCollection, Columns: TableColumnContent, Order: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value, Order.Compared == Value {
    self.init(columns()._columns.values, Array(data), .of(selection), TableOrder(sortOrder))
  }

  /// Creates a table with a row for each element, of which any number may be selected, whose heads say by what the program
  /// sorts.
  public nonisolated init<Data: RandomAccessCollection, Columns: TableColumnContent, Order: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value, Order.Compared == Value {
    self.init(columns()._columns.values, Array(data), .of(selection), TableOrder(sortOrder))
  }
}

// Rows that are listed.
extension Table {
  /// Creates a table with the rows of a closure.
  public nonisolated init<Columns: TableColumnContent, Rows: TableRowContent>(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Rows.TableRowValue == Value {
    self.init(columns()._columns.values, rows()._values)
  }

  /// Creates a table with the rows of a closure.
  public nonisolated init<Columns: TableColumnContent, Rows: TableRowContent>(
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Rows.TableRowValue == Value {
    self.init(columns()._columns.values, rows()._values)
  }

  /// Creates a table with the rows of a closure, of which one may be selected.
  public nonisolated init<Columns: TableColumnContent, Rows: TableRowContent>(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Rows.TableRowValue == Value {
    self.init(columns()._columns.values, rows()._values, .of(selection))
  }

  /// Creates a table with the rows of a closure, of which any number may be selected.
  public nonisolated init<Columns: TableColumnContent, Rows: TableRowContent>(
    selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Rows.TableRowValue == Value {
    self.init(columns()._columns.values, rows()._values, .of(selection))
  }

  /// Creates a table with the rows of a closure, whose heads say by what the program sorts.
  public nonisolated init<Columns: TableColumnContent, Rows: TableRowContent>(
    sortOrder: Binding<[KeyPathComparator<Value>]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Rows.TableRowValue == Value {
    self.init(columns()._columns.values, rows()._values, nil, TableOrder(sortOrder))
  }

  /// Creates a table with the rows of a closure, of which one may be selected, whose heads say by what the program sorts.
  public nonisolated init<Columns: TableColumnContent, Rows: TableRowContent>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Rows.TableRowValue == Value {
    self.init(columns()._columns.values, rows()._values, .of(selection), TableOrder(sortOrder))
  }

  /// Creates a table with the rows of a closure, of which any number may be selected, whose heads say by what the program
  /// sorts.
  public nonisolated init<Columns: TableColumnContent, Rows: TableRowContent>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Value, Rows.TableRowValue == Value {
    self.init(columns()._columns.values, rows()._values, .of(selection), TableOrder(sortOrder))
  }
}
