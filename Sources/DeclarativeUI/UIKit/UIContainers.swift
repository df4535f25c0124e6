import LayoutTree
public import Foundation
import Synchronization

/// A screen that shows another one below a bar, by UIKit's name.
///
/// Its bar cannot be drawn here, so a picture fails where the bar is not hidden.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The bar; nothing is drawn of it.
  public private(set) lazy var navigationBar = UINavigationBar()
  /// Whether the bar is hidden; where it is not, a picture fails.
  public var isNavigationBarHidden = false
  /// Who hears of the screens.
  public weak var delegate: (any UINavigationControllerDelegate)?
  /// The screens from the first to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { screens }
    set {
      screens.forEach { $0.removeFromParent() }
      screens = newValue
      newValue.forEach(addChild)
      shown.set(newValue.last?.view)
    }
  }
  // Written by initializers, which any actor may call, and from then on by the main actor.
  private nonisolated(unsafe) var screens: [UIViewController] = []
  private nonisolated let shown = ShownArea(nil)

  /// Creates a screen that shows another one.
  public nonisolated init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    screens = [rootViewController]
    shown.set(rootViewController.view)
    connect()
  }

  /// Creates a screen that shows nothing yet.
  public nonisolated override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connect()
  }

  /// Creates a screen as a file describes it; nothing is read here.
  public nonisolated required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect()
  }

  private nonisolated func connect() {
    show(shown)
    shown.problem = { [weak self] in
      self?.isNavigationBarHidden == false
        ? "The bar of a UINavigationController cannot be drawn: hide it with setNavigationBarHidden(true, animated: false)"
        : nil
    }
  }

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

/// A screen that shows one of several above a bar, by UIKit's name.
///
/// Its bar cannot be drawn here, so a picture fails where the bar is not hidden.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The bar; where it is not hidden, a picture fails.
  public private(set) lazy var tabBar = UITabBar()
  /// The screens, one of which is shown.
  open var viewControllers: [UIViewController]? {
    didSet {
      oldValue?.forEach { $0.removeFromParent() }
      viewControllers?.forEach(addChild)
      showSelected()
    }
  }
  /// Which of the screens is shown.
  open var selectedIndex = 0 {
    didSet { showSelected() }
  }
  private nonisolated let shown = ShownArea(nil)

  /// Creates a screen that shows nothing yet.
  public nonisolated override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connect()
  }

  /// Creates a screen as a file describes it; nothing is read here.
  public nonisolated required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect()
  }

  private nonisolated func connect() {
    show(shown)
    shown.problem = { [weak self] in
      self?.tabBar.isHidden == false
        ? "The bar of a UITabBarController cannot be drawn: hide it with tabBar.isHidden = true" : nil
    }
  }

  /// The screen that is shown.
  public var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }

  /// Chooses the screens.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func showSelected() { shown.set(selectedViewController?.view) }
}

/// The area that a container shows, which may be another one in each picture.
package final class ShownArea: ShownContent {
  private let area: Mutex<UIView?>
  private let check = Mutex<(@MainActor @Sendable () -> String?)?>(nil)

  package init(_ area: UIView?) {
    self.area = Mutex(area)
  }

  /// The area.
  package var view: UIView? { area.withLock { $0 } }

  package func set(_ view: UIView?) { area.withLock { $0 = view } }

  /// What it takes of its own, in points.
  package var idealSize: CGSize { view?.intrinsicContentSize ?? .zero }

  /// What of the container cannot be drawn, in a sentence, or nil.
  package var problem: (@MainActor @Sendable () -> String?)? {
    get { check.withLock { $0 } }
    set { check.withLock { $0 = newValue } }
  }
}
