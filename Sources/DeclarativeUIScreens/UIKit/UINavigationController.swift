public import Foundation

/// A screen that shows another one below a bar, by UIKit's name.
///
/// Its bar is drawn where all of its screens host views. A picture fails where the bar is not hidden and one of them does not.
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
      shown.set(newValue.last?.view)
    }
  }
  private var screens: [UIViewController] = []
  private let shown = ShownArea(nil)
  /// Keeps alive what the screens show below the bar.
  private lazy var barred = ViewHost(BarredScreens(hosts: [], hasLargeTitles: false))

  /// Creates a screen that shows another one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    screens = [rootViewController]
    shown.set(rootViewController.view)
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

  private func connect() {
    show(shown)
    shown.pictured = { [weak self] in self?.barredArea }
    shown.problem = { [weak self] in self?.barProblem(of: self?.topViewController) }
  }

  /// What of the bar cannot be drawn, in a sentence, or nil.
  private func barProblem(of top: UIViewController?) -> String? {
    guard !isNavigationBarHidden else { return nil }
    guard barredArea != nil else {
      return "The bar of a UINavigationController over views of UIKit cannot be drawn: hide it with "
        + "setNavigationBarHidden(true, animated: false)"
    }
    return top?.barProblem
  }

  /// The area of the screens with their bar, where it is shown and all of them host views.
  private var barredArea: UIView? {
    let hosts = viewControllers.compactMap { $0 as? any HostingScreen }
    guard !isNavigationBarHidden, !hosts.isEmpty, hosts.count == viewControllers.count else { return nil }
    barred.rootView = BarredScreens(hosts: hosts, hasLargeTitles: navigationBar.prefersLargeTitles)
    return UIView(showing: barred)
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
