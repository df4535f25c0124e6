/// Rows of a list that people make do something by a swipe, and who does not see them by an action.
package protocol RowActing: NodeContent {
  /// Whether the node is one row; else each element of a collection below it is one.
  var isOneRow: Bool { get }

  /// What can be done with a row.
  func actions(ofRow row: Node) -> [AccessibilityAction]
}
