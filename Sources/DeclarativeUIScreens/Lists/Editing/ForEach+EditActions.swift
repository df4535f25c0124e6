import Foundation
package import LayoutTree

/// A row that people may move and delete.
/// - Remark: only here; what the rows of a `ForEach` with `editActions:` consist of.
public struct EditableRow<Content: View> {
  let edits: RowEdits
  let content: Content
}

extension EditableRow: View, PrimitiveView, SeveralViews, InspectionTransparent {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let edits = edits
    let rows: any NodeContent =
      if let editor = context.environment.listEditor, edits.delete != nil {
        SwipedRows(
          editor: editor, isEnabled: context.environment.isEnabled, isOneRow: true, saysSwipes: false
        ) { $0.have(edits) }
      } else {
        RequestingRows { $0.have(edits) }
      }
    return context.node(Self.self, rows) { [content.resolved(in: $0)] }
  }
}

extension ForEach {
  /// Creates rows that people may move and delete; each is given a binding to its element.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index == Int,
    C.Element: Identifiable, Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    Content == EditableRow<R>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates rows that people may move and delete; each is given a binding to its element.
  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index == Int,
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableRow<R>
  {
    var edits = RowEdits()
    if editActions.contains(.delete) { edits.delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if editActions.contains(.move) { edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
    edits.count = data.wrappedValue.count
    edits.offset = { wanted in data.wrappedValue.firstIndex { AnyHashable($0[keyPath: id]) == wanted } }
    self.init(data, id: id) { [edits] in EditableRow(edits: edits, content: content($0)) }
  }
}
