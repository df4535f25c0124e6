import LayoutTree

/// A list or a form, whatever is in its rows.
private protocol RowsShowing {}
extension List: RowsShowing {}
extension Form: RowsShowing {}
extension FormStyleConfiguration.Content: InspectionTransparent {}

extension Node {
  /// What holds the rows of the list or form that the node is, for those who look into it.
  @MainActor var rowsOfList: Node? {
    guard type is any RowsShowing.Type, let column = way(to: { $0.content is ListRule })?.last else { return nil }
    // The rows are told by one modifier that they are rows; what is inside of it is the user's.
    return column.children.first
  }
}
