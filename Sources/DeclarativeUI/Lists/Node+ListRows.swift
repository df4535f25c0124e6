import LayoutTree

/// A list or a form, whatever is in its rows.
private protocol RowsShowing {}
extension List: RowsShowing {}
extension Form: RowsShowing {}
extension FormStyleConfiguration.Content: LookedThrough {}

extension Node {
  /// What holds the rows of the list or form that the node is, for those who look into it.
  @MainActor var rowsOfList: Node? {
    guard type is any RowsShowing.Type, var holder = way(to: { $0.content is ListRule })?.last else { return nil }
    while let first = holder.children.first, first.step == .content, ViewKind.of(first.type).isModifier {
      holder = first
    }
    return holder
  }
}
