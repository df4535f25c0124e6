import DeclarativeUI
import Synchronization

/// A screen that shows another one below a bar, by UIKit's name.
///
/// Its bar cannot be drawn here, so a picture fails where the bar is not hidden.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// Whether the bar is hidden; where it is not, a picture fails.
  public var isNavigationBarHidden = false
  /// The screens from the first to the one that is shown.
  public var viewControllers: [UIViewController] {
    didSet { shown.set(viewControllers.last?.view) }
  }
  private nonisolated let shown: ShownArea

  /// Creates a screen that shows another one.
  public nonisolated init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    shown = ShownArea(rootViewController.view)
    super.init(source: PictureSource(shown))
    shown.problem = { [weak self] in
      self?.isNavigationBarHidden == false
        ? "The bar of a UINavigationController cannot be drawn: hide it with setNavigationBarHidden(true, animated: false)"
        : nil
    }
  }

  /// The screen that is shown.
  public var topViewController: UIViewController? { viewControllers.last }

  /// Hides the bar or shows it; nothing moves in a picture.
  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) { isNavigationBarHidden = isHidden }

  /// Shows another screen.
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
}

/// A screen that shows one of several above a bar, by UIKit's name.
///
/// Its bar cannot be drawn here, so a picture fails where the bar is not hidden.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The bar, by UIKit's name.
  public struct UITabBar: Sendable {
    /// Whether the bar is hidden; where it is not, a picture fails.
    public var isHidden = false
  }

  /// The bar.
  public var tabBar = UITabBar()
  /// The screens, one of which is shown.
  public var viewControllers: [UIViewController]? {
    didSet { showSelected() }
  }
  /// Which of the screens is shown.
  public var selectedIndex = 0 {
    didSet { showSelected() }
  }
  private nonisolated let shown: ShownArea

  /// Creates a screen that shows nothing yet.
  public nonisolated init() {
    shown = ShownArea(nil)
    super.init(source: PictureSource(shown))
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
  public func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func showSelected() { shown.set(selectedViewController?.view) }
}

/// The area that a container shows, which may be another one in each picture.
final class ShownArea: Sendable {
  private let area: Mutex<UIView?>
  private let check = Mutex<(@MainActor @Sendable () -> String?)?>(nil)

  init(_ area: UIView?) {
    self.area = Mutex(area)
  }

  /// The area.
  var view: UIView? { area.withLock { $0 } }

  func set(_ view: UIView?) { area.withLock { $0 = view } }

  /// What of the container cannot be drawn, in a sentence, or nil.
  var problem: (@MainActor @Sendable () -> String?)? {
    get { check.withLock { $0 } }
    set { check.withLock { $0 = newValue } }
  }
}
