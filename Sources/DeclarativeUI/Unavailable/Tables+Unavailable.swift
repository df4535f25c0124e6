public import Foundation

// Tables, by their signatures in SwiftUI: the compiler names them where code uses them.

/// Rows of values in columns.
@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
public struct Table<Value: Identifiable>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  /// Not available yet.
  public nonisolated init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  /// Not available yet.
  public nonisolated init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  /// Not available yet.
  public nonisolated init<Data: RandomAccessCollection, Columns: TableColumnContent, Order>(
    _ data: Data, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  /// Not available yet.
  public nonisolated init<Data: RandomAccessCollection, Columns: TableColumnContent, Order>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  /// Not available yet.
  public nonisolated init<Columns: TableColumnContent, Rows: TableRowContent>(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {}

  /// Not available yet.
  public nonisolated init<Columns: TableColumnContent, Rows: TableRowContent>(
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {}
}

/// A column of a `Table`.
@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
public struct TableColumn<RowValue: Identifiable>: TableColumnContent {
  /// Not available yet.
  public typealias TableRowValue = RowValue

  /// Not available yet.
  public init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {}

  /// Not available yet.
  @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}

  /// Not available yet.
  public init<V, Content: View>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}

  /// Not available yet.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {}

  /// Not available yet.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {}

  /// Not available yet.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }

  /// Not available yet.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

/// A row of a `Table`.
@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// Not available yet.
  public typealias TableRowValue = Value

  /// Not available yet.
  public init(_ value: Value) {}
}

/// What a `Table` has columns of.
@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
public protocol TableColumnContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable
}

/// What a `Table` has rows of.
@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable
}

/// Makes columns of the statements of a closure.
@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
  /// Not available yet.
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue { content }

  /// Not available yet.
  public static func buildBlock<First: TableColumnContent, each Content: TableColumnContent>(
    _ first: First, _ content: repeat each Content
  ) -> First { first }
}

/// Makes rows of the statements of a closure.
@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Not available yet.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Not available yet.
  public static func buildBlock<First: TableRowContent, each Content: TableRowContent>(
    _ first: First, _ content: repeat each Content
  ) -> First { first }
}

/// A look for `tableStyle`.
@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
public protocol TableStyle {}

/// The usual look of tables.
@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
public struct AutomaticTableStyle: TableStyle {
  /// Not available yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
extension TableStyle where Self == AutomaticTableStyle {
  /// Not available yet.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// A look of tables with room at their sides.
@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
public struct InsetTableStyle: TableStyle {
  /// Not available yet.
  public init() {}
}

@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
extension TableStyle where Self == InsetTableStyle {
  /// Not available yet.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

@available(*, unavailable, message: "not in Stills yet: show its rows in a Grid")
extension View {
  /// Not available yet.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Not available yet.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
