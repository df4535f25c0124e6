// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false
  public let searchResultsController: UIViewController?
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {}

public enum UIBarStyle: Int, Hashable, Sendable { case `default`, black }
public typealias UIToolbarAppearance = UIBarAppearance
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}
