import LayoutTree
import Drawings
public import Foundation
import PlaneGeometry

/// A screen that shows a view, by UIKit's name.
///
/// The view appears with the first picture of the screen and stays: what it remembers (`@State`) is as it was left by what
/// happened before, and each picture shows it after all that has changed.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// What keeps the view alive.
  public nonisolated let host: ViewHost<Content>

  /// How its size follows that of the view; nothing follows here.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// The view; another value of it keeps what is remembered where the places are the same.
  public var rootView: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  /// Creates a screen that shows a view.
  public init(rootView: Content) {
    host = ViewHost(rootView)
    super.init(nibName: nil, bundle: nil)
    show(host)
  }

  /// Creates a screen as a file describes it; nothing is read here.
  public init?(coder: NSCoder, rootView: Content) {
    host = ViewHost(rootView)
    super.init(coder: coder)
    show(host)
  }

  /// Refused: a file does not say which view is shown.
  public required init?(coder: NSCoder) { return nil }

  /// What the view takes when a size is offered, in points.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    var screen = host.ownScreen
    screen.extent = .proposed(ProposedViewSize(size))
    return host.size(on: screen)
  }
}

extension UIHostingController: Touchable {}

/// How the size of a screen follows that of a view, by UIKit's name.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  /// One bit a way.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By `preferredContentSize`.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// By the size that the area has of its own.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

extension ViewHost: ShownContent {
  /// The view, which remembers nothing of other pictures where it stands among views of UIKit.
  package var view: AnyView? { AnyView(rootView) }

  /// What the view takes when it is asked for its ideal size, in points.
  package var idealSize: CGSize {
    var screen = ownScreen
    screen.extent = .fitting
    screen.environment.displayScale = UIScreen.main.scale
    return size(on: screen)
  }

  fileprivate func size(on screen: HostedScreen) -> CGSize {
    layout(on: screen).size
  }
}
