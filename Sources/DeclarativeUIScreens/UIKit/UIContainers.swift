public import Foundation

/// A screen that shows one of several above a bar with their tabs, by UIKit's name.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The bar.
  public private(set) lazy var tabBar = UITabBar()
  /// The screens, one of which is shown.
  open var viewControllers: [UIViewController]? {
    didSet {
      oldValue?.forEach { $0.removeFromParent() }
      viewControllers?.forEach(addChild)
    }
  }
  /// Which of the screens is shown.
  open var selectedIndex = 0
  private lazy var tabbed = ViewHost(shownScreens)

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

  private var shownScreens: TabbedScreens {
    TabbedScreens(screens: viewControllers ?? [], selectedIndex: selectedIndex, isBarHidden: tabBar.isHidden)
  }

  private func connect() {
    contain(tabbed) { [weak self] in self.map { $0.tabbed.rootView = $0.shownScreens } }
  }

  package override var seenChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  /// The screen that is shown.
  public var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  /// Chooses the screens.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}
