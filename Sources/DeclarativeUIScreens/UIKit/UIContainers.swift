import LayoutTree
public import Foundation
import Synchronization

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
  private let shown = ShownArea(nil)

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

  private func connect() {
    show(shown)
    shown.problem = { [weak self] in
      self?.tabBar.isHidden == false
        ? "The bar of a UITabBarController cannot be drawn: hide it with tabBar.isHidden = true" : nil
    }
  }

  package override var seenChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

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
  private let replacement = Mutex<(@MainActor @Sendable () -> UIView?)?>(nil)
  private let check = Mutex<(@MainActor @Sendable () -> String?)?>(nil)

  package init(_ area: UIView?) {
    self.area = Mutex(area)
  }

  /// The area.
  package var view: UIView? { area.withLock { $0 } }

  /// The area that a picture shows instead, or nil where it is the same.
  package var pictured: (@MainActor @Sendable () -> UIView?)? {
    get { replacement.withLock { $0 } }
    set { replacement.withLock { $0 = newValue } }
  }

  package func set(_ view: UIView?) { area.withLock { $0 = view } }

  /// What it takes of its own, in points.
  package var idealSize: CGSize { view?.intrinsicContentSize ?? .zero }

  /// What of the container cannot be drawn, in a sentence, or nil.
  package var problem: (@MainActor @Sendable () -> String?)? {
    get { check.withLock { $0 } }
    set { check.withLock { $0 = newValue } }
  }
}
