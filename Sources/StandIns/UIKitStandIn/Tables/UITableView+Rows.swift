// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  public enum Style: Int, Hashable, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.handler) = (style, handler)
    self.title = title
  }
}
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
extension UITableView {
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Hashable, Sendable { case none, top, middle, bottom }
  public var allowsSelection: Bool {
    get { values.table.allowsSelection }
    set { values.table.allowsSelection = newValue }
  }
  public var allowsMultipleSelection: Bool {
    get { values.table.allowsMultipleSelection }
    set { values.table.allowsMultipleSelection = newValue }
  }
  public var isEditing: Bool {
    get { values.table.isEditing }
    set { values.table.isEditing = newValue }
  }
  public var indexPathForSelectedRow: IndexPath? { values.table.selected.first }
  public var indexPathsForSelectedRows: [IndexPath]? { values.table.selected.isEmpty ? nil : values.table.selected }

  // Nothing moves: rows that are others are made anew when they are drawn.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for path in indexPaths { values.table.cells[path] = nil }
  }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  public func beginUpdates() {}
  public func endUpdates() {}
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      values.table.selected.forEach { deselectRow(at: $0, animated: false) }
    }
    guard let indexPath, allowsSelection, !values.table.selected.contains(indexPath) else { return }
    values.table.selected.append(indexPath)
    values.table.cells[indexPath]?.setSelected(true, animated: animated)
  }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    values.table.selected.removeAll { $0 == indexPath }
    values.table.cells[indexPath]?.setSelected(false, animated: animated)
  }
  /// Changes nothing: a list is drawn from its first row on.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
}
