public import Foundation

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
  /// Which field has the focus.
  let focus = HostFocus()

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
    let screen = livingView.measured(screen)
    latestScreen = screen
    var layout = livingView.layout(on: screen)
    // Each update may write what moves the focus again; two fields that contend for it would do so for ever.
    for _ in 0..<Self.mostFocusMoves {
      guard focus.settle(in: layout.root, hasFields: livingView.hasFields) else { return layout }
      layout = livingView.layout(on: screen)
    }
    layout.report(
      "The focus never settles: each of \(Self.mostFocusMoves) updates has moved it. Look for an onChange that writes "
        + "the FocusState that it watches, and write only what is to stay")
    return layout
  }

  /// How often an update may move the focus before it is said never to come to rest.
  private static var mostFocusMoves: Int { 10 }

  private var livingView: LivingView<Content> {
    let living = living ?? LivingView(content)
    self.living = living
    return living
  }

  /// The layout where the latest picture shows it, or before the first one on the host's own screen.
  func currentLayout() -> HostedLayout {
    layout(on: latestScreen ?? ownScreen)
  }

  /// Whether lines run from right to left on the screen.
  var isMirrored: Bool { (latestScreen ?? ownScreen).environment.isMirrored }

  /// Has what changes from now on evaluated soon after, without a picture or a touch.
  package func keepUpToDate() {
    livingView.keepUpToDate(on: latestScreen ?? ownScreen)
  }

  fileprivate func settle(within limit: Duration, until isDone: () -> Bool) async throws {
    try await livingView.settled(on: latestScreen ?? ownScreen, within: limit, until: isDone)
  }

  fileprivate func bodyEvaluations(during action: () throws -> Void) rethrows -> [String] {
    let (living, screen) = (livingView, latestScreen ?? ownScreen)
    return try living.bodyEvaluations {
      try action()
      _ = living.layout(on: screen)
    }.map(\.evaluation.description)
  }
}

extension ViewHost: Touchable {
  /// The host itself.
  public var host: ViewHost { self }
}

extension Touchable {
  /// Waits until nothing is left to do: no body to evaluate, no `task` that runs, and no further change.
  ///
  /// What an action has begun by itself, such as `Task { }`, is nobody's to wait for: say with `isDone` what it brings.
  /// - Parameters:
  ///   - limit: how long to wait at most.
  ///   - isDone: what has to hold besides; it is asked after each change.
  /// - Throws: an error that names what goes on, where the view has not settled within the limit.
  public func settled(within limit: Duration = .seconds(5), until isDone: () -> Bool = { true }) async throws {
    try await host.settle(within: limit, until: isDone)
  }

  /// The bodies that are evaluated for what is done, and why, one after the other, in the words of `_printChanges()`.
  public func bodyEvaluations(during action: () throws -> Void) rethrows -> [String] {
    try host.bodyEvaluations(during: action)
  }
}
