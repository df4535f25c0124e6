public import DeclarativeUI

/// A screen that shows a view, by UIKit's name.
///
/// The view appears with the first picture of the screen and stays: what it remembers (`@State`) is as it was left by what
/// happened before, and each picture shows it after all that has changed.
@MainActor @preconcurrency
public final class UIHostingController<Content: View>: UIViewController {
  private nonisolated let kept: KeptView<Content>

  /// The view; another value of it keeps what is remembered where the places are the same.
  public var rootView: Content {
    get { kept.rootView }
    set { kept.rootView = newValue }
  }

  /// Creates a screen that shows a view; tests may do that on any actor.
  public nonisolated init(rootView: Content) {
    kept = KeptView(rootView)
    super.init(host: ViewHost(kept))
  }
}
