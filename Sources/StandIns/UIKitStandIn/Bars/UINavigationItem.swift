// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

extension UIViewController {
  public var navigationItem: UINavigationItem {
    if let item = barItem as? UINavigationItem { return item }
    let item = UINavigationItem()
    item.owner = self
    barItem = item
    return item
  }
  public func setNeedsStatusBarAppearanceUpdate() {}
}
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable { case automatic, always, never }
  fileprivate weak var owner: UIViewController?
  open var title: String? { didSet { owner?.barTitle = title } }
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var leftItemsSupplementBackButton = false
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var prompt: String?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  public enum BackButtonDisplayMode: Int, Hashable, Sendable { case `default`, generic, minimal }
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var titleView: UIView?
  public override init() { super.init() }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
}
extension UINavigationItem: ScreenBarItem {
  package func barred(_ view: AnyView) -> AnyView {
    AnyView(
      searchable(view).toolbar {
        ToolbarItemGroup(placement: .topBarLeading) { BarButtons(items: leftBarButtonItems ?? []) }
        // The first stands at the very end.
        ToolbarItemGroup(placement: .topBarTrailing) { BarButtons(items: (rightBarButtonItems ?? []).reversed()) }
        if let titleView {
          ToolbarItem(placement: .principal) { StandInSurface(of: titleView) }
        }
      }
      .toolbarTitleDisplayMode(
        largeTitleDisplayMode == .always ? .large : largeTitleDisplayMode == .never ? .inline : .automatic
      )
      .navigationBarBackButtonHidden(hidesBackButton || hasOwnBackButton))
  }

  package var backTitle: String? { backButtonTitle ?? backBarButtonItem?.title }

  /// What stands at the start stands in the place of the way back.
  private var hasOwnBackButton: Bool { !leftItemsSupplementBackButton && leftBarButtonItems?.isEmpty == false }

  private func searchable(_ view: AnyView) -> AnyView {
    guard let search = searchController?.searchBar else { return view }
    return AnyView(
      view.searchable(text: .constant(search.text ?? ""), prompt: search.placeholder.map { Text(verbatim: $0) }))
  }
}
