/// What a `Table` has columns of.
public protocol TableColumnContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable

  /// The columns as the table reads them.
  var _columns: _TableColumns<TableRowValue> { get }
}

/// Columns as a table reads them, which a program has no use for.
public struct _TableColumns<RowValue> {
  var values: [TableColumnValue<RowValue>]
}

/// Columns that are made of others.
public struct BuiltTableColumns<RowValue: Identifiable>: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// The columns as the table reads them.
  public let _columns: _TableColumns<RowValue>

  nonisolated init(_ values: [TableColumnValue<RowValue>]) {
    _columns = _TableColumns(values: values)
  }
}

/// Makes columns of the statements of a closure.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// A column, or several.
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> BuiltTableColumns<RowValue>
  where Content.TableRowValue == RowValue { BuiltTableColumns(content._columns.values) }

  /// One after the other.
  public static func buildBlock(_ parts: BuiltTableColumns<RowValue>...) -> BuiltTableColumns<RowValue> {
    BuiltTableColumns(parts.flatMap(\._columns.values))
  }

  /// Those of a condition that holds, or none.
  public static func buildIf(_ content: BuiltTableColumns<RowValue>?) -> BuiltTableColumns<RowValue> {
    content ?? BuiltTableColumns([])
  }

  /// Those of the first branch.
  public static func buildEither(first: BuiltTableColumns<RowValue>) -> BuiltTableColumns<RowValue> { first }

  /// Those of the second branch.
  public static func buildEither(second: BuiltTableColumns<RowValue>) -> BuiltTableColumns<RowValue> { second }
}

/// What a `Table` has rows of.
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable

  /// The values of the rows, in order.
  var _values: [TableRowValue] { get }
}

/// A row of a `Table`.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// The value of the row.
  public let _values: [Value]

  /// Creates a row.
  public nonisolated init(_ value: Value) {
    _values = [value]
  }
}

/// Rows that are made of others.
public struct BuiltTableRows<Value: Identifiable>: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// The values of the rows, in order.
  public let _values: [Value]
}

/// Makes rows of the statements of a closure.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// A row, or several.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> BuiltTableRows<Value>
  where Content.TableRowValue == Value { BuiltTableRows(_values: content._values) }

  /// One after the other.
  public static func buildBlock(_ parts: BuiltTableRows<Value>...) -> BuiltTableRows<Value> {
    BuiltTableRows(_values: parts.flatMap(\._values))
  }

  /// Those of a condition that holds, or none.
  public static func buildIf(_ content: BuiltTableRows<Value>?) -> BuiltTableRows<Value> {
    content ?? BuiltTableRows(_values: [])
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The values of the rows, in order.
  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates the rows of a table, one or several for each element.
  public nonisolated init<Value: Identifiable>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content == BuiltTableRows<Value> {
    self.init(data: data, content: content) { $0.id }
  }
}

extension Section: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The values of the rows, in order.
  public var _values: [Content.TableRowValue] { content._values }
}

extension Section where Parent == EmptyView, Footer == EmptyView, Content: TableRowContent {
  /// Creates rows of a table that belong together.
  /// - Remark: a table draws its sections one after the other; how iOS parts them is not known.
  public nonisolated init<Value: Identifiable>(@TableRowBuilder<Value> content: () -> Content)
  where Content == BuiltTableRows<Value> {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

/// A look for `tableStyle`.
public protocol TableStyle {}

/// The usual look of tables.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The usual look of tables.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// An appearance of tables with room at their sides.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// An appearance of tables with room at their sides.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}
