public import Foundation
public import LayoutTree

/// Shows a view that stays alive: what it remembers outlasts its pictures, and tests can touch it.
///
/// The view appears with the first picture or touch. What has changed since is evaluated before each of them.
@MainActor @preconcurrency
public final class ViewHost<Content: View> {
  /// The screen where a picture has no size or traits of its own.
  package nonisolated(unsafe) let ownScreen: HostedScreen

  // Written by the initializer, which any actor may call, and from then on by the main actor only.
  private nonisolated(unsafe) var content: Content
  private var living: LivingView<Content>?
  /// The screen of the latest picture or touch; nil before the first one.
  private var latestScreen: HostedScreen?

  /// Creates a host of a view; tests may do that on any actor.
  /// - Parameters:
  ///   - rootView: the view.
  ///   - size: the size of the screen in points where a picture has none of its own; nil is what the view takes.
  ///   - safeAreaInsets: what bars and the screen's corners cover there, in points.
  ///   - environment: what the view inherits, such as an appearance; a picture's traits count before it.
  public nonisolated init(
    _ rootView: Content, size: CGSize? = nil, safeAreaInsets: EdgeInsets = EdgeInsets(),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    content = rootView
    ownScreen = HostedScreen(
      size.map(HostedScreen.Extent.fixed) ?? .fitting, safeAreaInsets: safeAreaInsets, environment: environment)
  }

  /// The view; another value of it keeps what is remembered where the places are the same.
  public var rootView: Content {
    get { content }
    set {
      content = newValue
      living?.rootView = newValue
    }
  }

  /// Lays the view out on a screen, after all that has changed was evaluated; touches from then on are on that screen.
  package func layout(on screen: HostedScreen) -> HostedLayout {
    latestScreen = screen
    let living = living ?? LivingView(content)
    self.living = living
    return living.layout(on: screen)
  }

  /// The layout where the latest picture shows it, or before the first one on the host's own screen.
  func currentLayout() -> HostedLayout {
    layout(on: latestScreen ?? ownScreen)
  }
}

extension ViewHost: Touchable {
  /// The host itself.
  public var host: ViewHost { self }
}
