public import DeclarativeUI
public import Foundation
import ImageSnapshotTesting
import SnapshotTesting
import Synchronization

/// A screen that shows a view, by UIKit's name.
///
/// The view appears with the first picture of the screen and stays: what it remembers (`@State`) is as it was left by what
/// happened before, and each picture shows it after all that has changed.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// What keeps the view alive.
  public nonisolated let host: ViewHost<Content>

  /// The view; another value of it keeps what is remembered where the places are the same.
  public var rootView: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  /// Creates a screen that shows a view; tests may do that on any actor.
  public nonisolated init(rootView: Content) {
    host = ViewHost(rootView)
    super.init(source: PictureSource(host))
  }
}

extension UIHostingController: Touchable {}

/// What shows a view on a screen of its own: a `ViewHost`, and by UIKit's names a `UIViewController`.
public protocol ScreenShowing {
  /// The area that the view is shown in.
  nonisolated var screenArea: UIView { get }
}

extension ViewHost: ScreenShowing {
  /// The area that the view is shown in, of the host's own size.
  public nonisolated var screenArea: UIView {
    UIView(source: PictureSource(self))
  }
}

extension UIViewController: ScreenShowing {
  /// The area that the view is shown in.
  public nonisolated var screenArea: UIView { view }
}

/// What a screen shows, by UIKit's name; here it always hosts a view.
@MainActor @preconcurrency
open class UIViewController {
  // Implicitly unwrapped as UIKit's, because tests unwrap it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The area that the view is shown in; never nil.
  public nonisolated let view: UIView!

  /// Whether `viewDidLoad` has been called.
  public private(set) var isViewLoaded = false

  /// Creates a screen with nothing on it but its background.
  public nonisolated convenience init() {
    self.init(source: PictureSource(EmptyView()))
  }

  nonisolated init(source: PictureSource) {
    view = UIView(source: source)
    view.load = { [weak self] in self?.loadViewIfNeeded() }
  }

  /// Called once, before the first picture; UIKit calls it when the view is asked for.
  open func viewDidLoad() {}

  /// Traits that count before those of the snapshot and its device.
  public var traitOverrides: UITraitCollection {
    get { view.traitOverrides }
    set { view.traitOverrides = newValue }
  }

  /// The appearance, before that of the snapshot and its device; unspecified is theirs.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// Calls `viewDidLoad` where that has not been called; the view itself is there from the start.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }
}

/// The area that a screen shows its content in, by UIKit's name; here the content is always a view.
@MainActor @preconcurrency
public final class UIView {
  private nonisolated let source: PictureSource

  /// Where the area is, in points.
  ///
  /// Its size counts where neither the snapshot nor its device has one; zero, the default, stands for what the view
  /// takes. The origin makes no difference.
  public var frame = CGRect.zero

  /// The appearance, before that of the snapshot and its device; unspecified is theirs.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Traits that count before those of the snapshot and its device.
  public var traitOverrides = UITraitCollection()

  /// What is behind the view, before the colour of the screen, or nil for that.
  public var backgroundColor: UIColor?

  /// What is to be done before the area is seen for the first time.
  nonisolated var load: (@MainActor @Sendable () -> Void)? {
    get { loading.withLock { $0 } }
    set { loading.withLock { $0 = newValue } }
  }
  private nonisolated let loading = Mutex<(@MainActor @Sendable () -> Void)?>(nil)

  nonisolated init(source: PictureSource) {
    self.source = source
  }

  /// Creates an area with nothing in it but its background.
  public nonisolated init(frame: CGRect) {
    source = PictureSource(EmptyView())
    self.frame = frame
  }

  /// Accepted for tests that ran on a simulator; nothing moves in a picture.
  public nonisolated static func setAnimationsEnabled(_ isEnabled: Bool) {}

  /// The area in its own coordinates, in points.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// What the view takes when it is asked for its ideal size, in points.
  public var intrinsicContentSize: CGSize { source.idealSize }

  /// Accepted for tests that ran on a simulator; everything is laid out when it is drawn.
  public func setNeedsLayout() {}

  /// Accepted for tests that ran on a simulator; everything is laid out when it is drawn.
  public func layoutIfNeeded() {}

  /// The picture, drawn on the main actor wherever the caller is.
  nonisolated func asyncPicture(
    on screen: SnapshotScreen, masks: [ViewMask], showing subject: PictureSource.Subject = .view
  ) -> Async<SnapshotPicture> {
    Async(onMainActor: { try self.source.picture(on: self.area(of: screen), masks: masks, showing: subject) })
  }

  /// What people hear of the area who do not see it, found on the main actor wherever the caller is.
  nonisolated func asyncAccessibilityText(on screen: SnapshotScreen) -> Async<String> {
    Async(onMainActor: { self.source.accessibilityText(on: self.area(of: screen)) })
  }

  /// The views of the area as text, found on the main actor wherever the caller is.
  nonisolated func asyncTreeText(on screen: SnapshotScreen) -> Async<String> {
    Async(onMainActor: { self.source.treeText(on: self.area(of: screen)) })
  }

  /// The layout of what the area shows, in another area.
  func layout(on screen: SnapshotScreen, for purpose: EvaluationPurpose) -> HostedLayout {
    source.layout(on: area(of: screen), for: purpose)
  }

  /// A screen with the appearance and the size that the area has of its own.
  private func area(of screen: SnapshotScreen) -> SnapshotScreen {
    load?()
    let traits = UITraitCollection(
      traitsFrom: [UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle), traitOverrides])
    return screen.showing(traits, fallbackSize: frame.size, backgroundColor: backgroundColor.map(Color.init(uiColor:)))
  }
}
