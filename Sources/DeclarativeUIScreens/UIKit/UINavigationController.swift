public import Foundation

/// A screen that shows another one below a bar, by UIKit's name.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The bar.
  public private(set) lazy var navigationBar = UINavigationBar()
  /// Whether the bar is hidden.
  public var isNavigationBarHidden = false
  /// Whether the bars go as people scroll; here they stay.
  public var hidesBarsOnSwipe = false
  /// Whether the bars go as people tap; here they stay.
  public var hidesBarsOnTap = false
  /// Who hears of the screens.
  public weak var delegate: (any UINavigationControllerDelegate)?
  /// The screens from the first to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { screens }
    set {
      screens.forEach { $0.removeFromParent() }
      screens = newValue
      newValue.forEach(addChild)
    }
  }
  private var screens: [UIViewController] = []
  /// Keeps alive what the screens show below the bar.
  private lazy var barred = ViewHost(shownScreens)

  /// Creates a screen that shows another one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    connect()
  }

  /// Creates a screen that shows nothing yet.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connect()
  }

  /// Creates a screen as a file describes it; nothing is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect()
  }

  private var shownScreens: BarredScreens {
    BarredScreens(
      screens: screens, name: String(describing: type(of: self)), hasLargeTitles: navigationBar.prefersLargeTitles,
      isBarHidden: isNavigationBarHidden)
  }

  private func connect() {
    contain(barred) { [weak self] in self.map { $0.barred.rootView = $0.shownScreens } }
  }

  package override var seenChildren: [UIViewController] { viewControllers.suffix(1) }

  /// The screen that is shown.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The screen that is shown.
  public var visibleViewController: UIViewController? { viewControllers.last }

  /// Hides the bar or shows it; nothing moves in a picture.
  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) { isNavigationBarHidden = isHidden }

  /// Shows other screens.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Shows another screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Shows the screen before again.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Shows a screen again; nil and no change where it is none of the screens.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(viewControllers.dropFirst(index + 1))
    viewControllers = Array(viewControllers.prefix(index + 1))
    return gone
  }

  /// Shows the first screen again.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return gone
  }
}

/// The delegate of a navigation controller, by UIKit's name.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}
