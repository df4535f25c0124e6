import Foundation

/// What people may do with the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit an action.
  public let rawValue: Int

  /// Creates actions from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Moves rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1 << 0) }
  /// Deletes rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 1) }
  /// Moves rows and deletes them.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The rows of a collection that people edit: each is given a binding to its element.
/// - Remark: only here; what a `List` with `editActions:` consists of. The collection has numbers as its indices, as an array
///   has.
public struct EditableRows<Data, ID: Hashable, RowContent: View>
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index == Int {
  private let elements: Binding<Data>
  private let id: KeyPath<Data.Element, ID>
  private let actions: EditActions<Data>
  private let content: (Binding<Data.Element>) -> RowContent

  fileprivate nonisolated init(
    _ elements: Binding<Data>, _ id: KeyPath<Data.Element, ID>, _ actions: EditActions<Data>,
    _ content: @escaping (Binding<Data.Element>) -> RowContent
  ) {
    self.elements = elements
    self.id = id
    self.actions = actions
    self.content = content
  }
}

extension EditableRows: View {
  /// The rows.
  public var body: some View {
    ForEach(elements, id: id, content: content)
      .onDelete(perform: actions.contains(.delete) ? { elements.wrappedValue.remove(atOffsets: $0) } : nil)
      .onMove(perform: actions.contains(.move) ? { elements.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list whose rows people may move and delete; each is given a binding to its element.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, EditableRows(data, \.id, editActions, rowContent))
  }

  /// Creates a list whose rows people may move and delete; each is given a binding to its element.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent> {
    self.init(nil, EditableRows(data, id, editActions, rowContent))
  }
}

extension List {
  /// Creates a list whose rows people may move and delete, and of which one may be selected.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection.of(selection), EditableRows(data, \.id, editActions, rowContent))
  }

  /// Creates a list whose rows people may move, delete and select.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection.of(selection), EditableRows(data, \.id, editActions, rowContent))
  }
  /// Creates a list whose rows people may move and delete, and of which one may be selected.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent> {
    self.init(ListSelection.of(selection), EditableRows(data, id, editActions, rowContent))
  }

  /// Creates a list whose rows people may move, delete and select.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent> {
    self.init(ListSelection.of(selection), EditableRows(data, id, editActions, rowContent))
  }
}
