// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

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
  public var separatorInset: UIEdgeInsets {
    get { UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {}
  }
  public var tableHeaderView: UIView? {
    get { nil }
    set {}
  }
  public var tableFooterView: UIView? {
    get { nil }
    set {}
  }
  public var allowsSelection: Bool {
    get { true }
    set {}
  }
  public var allowsMultipleSelection: Bool {
    get { false }
    set {}
  }
  public var sectionHeaderHeight: CGFloat {
    get { -1 }
    set {}
  }
  public var sectionFooterHeight: CGFloat {
    get { -1 }
    set {}
  }
  public var indexPathForSelectedRow: IndexPath? { nil }
  public var indexPathsForVisibleRows: [IndexPath]? { [] }
  public var visibleCells: [UITableViewCell] { [] }
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  public func beginUpdates() {}
  public func endUpdates() {}
  public func setEditing(_ editing: Bool, animated: Bool) {}
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
}
extension UIScrollView {
  public var refreshControl: UIRefreshControl? {
    get { nil }
    set {}
  }
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public var adjustedContentInset: UIEdgeInsets { .zero }
  public var decelerationRate: DecelerationRate {
    get { .normal }
    set {}
  }
  public var isDragging: Bool { false }
  public var isDecelerating: Bool { false }
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  public func flashScrollIndicators() {}
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
