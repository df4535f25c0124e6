// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

@MainActor @preconcurrency
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var tag = 0
  open var accessibilityIdentifier: String?
  public override init() { super.init() }
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}
extension UITabBarItem: ScreenTabItem {
  package func label(title: String?) -> AnyView {
    let words = Text(verbatim: self.title ?? title ?? "")
    guard let image else { return AnyView(words) }
    return AnyView(
      Label {
        words
      } icon: {
        Image(uiImage: image)
      })
  }
  package var badge: String? { badgeValue }
}
extension UIViewController {
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = tabItem as? UITabBarItem { return item }
      let item = UITabBarItem()
      tabItem = item
      return item
    }
    set { tabItem = newValue }
  }
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { nil }
    set {}
  }
  public var edgesForExtendedLayout: UIRectEdge {
    get { .all }
    set {}
  }
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { false }
    set {}
  }
  public var toolbarItems: [UIBarButtonItem]? {
    get { nil }
    set {}
  }
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// A file of screens, which nobody reads here: there are none in it.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}
open class UINib: NSObject, @unchecked Sendable {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}
