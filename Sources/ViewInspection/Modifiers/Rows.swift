public import DeclarativeUI
public import LayoutValues

extension InspectableView {
  /// The value by which the view around knows the view.
  public func tag() throws -> AnyHashable { try argument(of: "tag") }

  /// The space around the view where it is a row, in points.
  public func listRowInsets() throws -> EdgeInsets? { try argument(of: "listRowInsets") }

  /// The colour of symbols in rows, and whether it stays where the list has one of its own.
  public func listItemTint() throws -> (color: Color, isFixed: Bool) {
    let tint: ListItemTint = try inherited("listItemTint")
    return (tint.color, tint.isFixed)
  }

  /// Whether labels of controls in the view are hidden.
  public func labelsHidden() -> Bool {
    element.hidesLabels
  }

  /// What is said of the view where a pointer stays on it.
  public func help() throws -> InspectableView<ViewType.Text> {
    try InspectableView<ViewType.Text>(ViewElement(remark: argument(of: "help"), on: element, by: "help"))
  }
}
