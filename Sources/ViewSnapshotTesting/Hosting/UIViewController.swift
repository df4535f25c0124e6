/// What a screen shows, by UIKit's name; here it always hosts a view.
@MainActor @preconcurrency
public class UIViewController {
  // Implicitly unwrapped as UIKit's, because tests unwrap it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The area that the view is shown in; never nil.
  public nonisolated let view: UIView!

  nonisolated init(host: ViewHost) {
    view = UIView(host: host)
  }

  /// The appearance, before that of the snapshot and its device; unspecified is theirs.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// Accepted for tests that ran on a simulator; the view is there from the start.
  public func loadViewIfNeeded() {}
}
