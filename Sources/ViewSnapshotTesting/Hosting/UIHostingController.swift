public import DeclarativeUI

/// A screen that shows a view, by UIKit's name.
@MainActor @preconcurrency
public final class UIHostingController<Content: View>: UIViewController {
  // Written once by the initializer, which any actor may call, and read on the main actor only.
  private nonisolated(unsafe) let content: Content

  /// The view.
  public var rootView: Content { content }

  /// Creates a screen that shows a view; tests may do that on any actor.
  public nonisolated init(rootView: Content) {
    content = rootView
    super.init(host: ViewHost(rootView))
  }
}
