import LayoutTree
public import Foundation

/// A screen, by UIKit's name.
///
/// What a host shows is drawn, and what code of UIKit arranges in programs that import UIKit; for what cannot be drawn a
/// labelled surface stands in.
/// - Remark: without an import of UIKit only what hosts show is drawn, and a surface stands in for the rest.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  // Implicitly unwrapped as UIKit's, because tests unwrap it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The area of the screen; never nil.
  ///
  /// It has the size of the device's from the start, as pictures of iOS show.
  public var view: UIView! {
    didSet { connect() }
  }

  /// Whether it is about to be seen, or no more to be seen; nil outside of transitions that code has begun.
  var isAppearing: Bool?
  /// Whether that transition moves.
  var isTransitionAnimated = false

  /// Whether `viewDidLoad` has been called.
  public private(set) var isViewLoaded = false
  private var updateContained: (@MainActor () -> Void)?
  /// What stands in a bar above it.
  open var title: String?
  /// What is told the traits before when they are others.
  package var traitObservers: [@MainActor (UITraitCollection) -> Void] = []
  /// What stands for it in a bar, which is of a type that only apps have.
  package var barItem: AnyObject?
  /// What stands for it in a bar below, which is of a type that only apps have.
  package var tabItem: AnyObject?
  /// What the item in the bar above says in place of the title.
  package var barTitle: String?
  /// How it comes where it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it moves where it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a swipe does not send it away.
  open var isModalInPresentation = false
  /// What it leaves free besides, in points; here that changes nothing.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// What it takes where it is presented, in points.
  open var preferredContentSize = CGSize.zero
  /// The screens in it.
  public private(set) var children: [UIViewController] = []
  /// The screen that it is in.
  public private(set) weak var parent: UIViewController?
  /// The screen that it presents.
  public private(set) var presentedViewController: UIViewController?
  /// The screen that presents it.
  public private(set) weak var presentingViewController: UIViewController?

  /// Creates a screen as a file describes it; nothing is read here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    setArea(UIView(frame: UIScreen.main.bounds))
  }

  /// Creates a screen as a file describes it; nothing is read here.
  public required init?(coder: NSCoder) {
    super.init()
    setArea(UIView(frame: UIScreen.main.bounds))
  }

  /// Creates a screen with nothing on it but its background.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Has the screen show what can be drawn, instead of a view of UIKit.
  package func show(_ content: any ShownContent) { setArea(UIView(showing: content)) }

  /// Has the screen show others, by a view that is the whole screen unless somebody gives it another size.
  /// - Parameter update: has the view show them as they are now; called before each picture.
  package func contain(_ content: any ShownContent, update: @escaping @MainActor () -> Void = {}) {
    updateContained = update
    show(content)
    view.frame = UIScreen.main.bounds
  }

  private func setArea(_ area: UIView) {
    view = area
    connect()
  }

  private func connect() {
    guard let view else { return }
    view.owner = self
    view.prepare = { [weak self] in
      self?.loadViewIfNeeded()
      self?.updateContained?()
    }
  }

  /// The area, or nil before it is asked for.
  public var viewIfLoaded: UIView? { isViewLoaded ? view : nil }

  /// Makes the area; called once, before `viewDidLoad`.
  open func loadView() {}
  /// Called once, before the first picture; UIKit calls it when the view is asked for.
  open func viewDidLoad() {}
  /// Called before the screen is seen: twice for each picture of it, as of swift-snapshot-testing's.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the screen has its traits and its size, and is about to be seen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the screen is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the screen is no more seen, when its picture is drawn.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the screen is no more seen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before views are laid out.
  open func viewWillLayoutSubviews() {}
  /// Called when views are laid out.
  open func viewDidLayoutSubviews() {}
  /// Called before it is drawn where its traits are others than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before its size changes; nobody calls it here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called when what bars cover of it changes; nobody calls it here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when it is edited, or no more.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Whether it is edited.
  open var isEditing = false
  /// Whether what it presents covers it, and not what is around it.
  open var definesPresentationContext = false
  /// Whether the bar below goes while it is on top.
  open var hidesBottomBarWhenPushed = false
  /// Whether the line at the bottom of the screen is hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Called when memory is short; nobody calls it here.
  open func didReceiveMemoryWarning() {}
  /// Called before it is put into a screen or taken out.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when it was put into a screen or taken out.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether the bar of the system is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The colour of the system's bar; pictures of a whole screen have it in the colour that suits the screen.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Traits that count before those of the snapshot and its device.
  public var traitOverrides: UITraitCollection {
    get { view.traitOverrides }
    set { view.traitOverrides = newValue }
  }

  /// Has traits of a screen in it count before those of the snapshot and its device; with none, no more.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.traitOverrides = collection ?? UITraitCollection()
  }

  /// The traits that a screen in it has been given.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    let traits = childViewController.traitOverrides
    return traits == UITraitCollection() ? nil : traits
  }

  /// What the screen is like.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// The appearance, before that of the snapshot and its device; unspecified is theirs.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// Calls `viewDidLoad` where that has not been called; the view itself is there from the start.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    loadView()
    viewDidLoad()
  }

  /// What is drawn of it; nil where it cannot be drawn.
  var drawing: AnyView? {
    loadViewIfNeeded()
    return (view as? any DrawnArea)?.drawing
  }

  /// The screens in it that are seen with it.
  package var seenChildren: [UIViewController] { children }

  /// Puts a screen into it; its view is another matter.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Takes it out of its screen.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Presents a screen; no picture shows it.
  open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = viewController
    viewController.presentingViewController = self
    completion?()
  }

  /// Shows a screen where it stands: on top of the others where there is a bar above, and presented where there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Sends a presented screen away.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController != nil {
      presentedViewController = nil
    } else {
      presentingViewController?.presentedViewController = nil
      presentingViewController = nil
    }
    completion?()
  }

  /// The screen with a bar above that it is in.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// The screen with a bar below that it is in.
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
}

/// What moves while a screen changes, by UIKit's name; nothing does here.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: AnyObject {}

/// How a screen comes where it is presented, by UIKit's name.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// The colour of what stands in the system's bar, by UIKit's name.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// How a screen moves where it is presented, by UIKit's name.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
