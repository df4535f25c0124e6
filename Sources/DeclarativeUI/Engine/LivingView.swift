import LayoutTree

/// A view that stays alive: what it remembers outlasts its layouts, and what it asks to be done when it appears is done.
///
/// Whatever changed since the last layout is evaluated before the next one, and what that changes too, so a picture is
/// always one of a view at rest. Only bodies whose values changed, or what they have read, are evaluated.
@MainActor
package final class LivingView<Content: View> {
  /// The view; another value of it keeps what is remembered where the places are the same.
  package var rootView: Content {
    didSet { isRootCurrent = false }
  }
  private var isRootCurrent = false
  private let evaluation = Evaluation()
  /// What the root has inherited from the screen in the latest update.
  private var environment: EnvironmentValues?

  /// How often views may change what they have read before they are said never to come to rest.
  private static var mostUpdates: Int { 100 }

  /// Creates a view that has not appeared yet.
  package init(_ rootView: Content) {
    self.rootView = rootView
  }

  /// Lays the view out on a screen, after all that has changed was evaluated.
  package func layout(on screen: HostedScreen) -> HostedLayout {
    let problem = update(on: screen)
    let root = evaluation.root ?? Node(HostedScreen.self, Grouping(), below: nil, at: .body)
    return screen.place(
      root, scheme: scheme(on: screen), evaluation, problems: evaluation.problems + [problem].compactMap(\.self))
  }

  /// The appearance that views want, or else the screen's.
  private func scheme(on screen: HostedScreen) -> ColorScheme {
    evaluation.root?.preferredColorScheme ?? screen.environment.colorScheme
  }

  /// Evaluates what has changed until nothing changes any more.
  /// - Returns: who never comes to rest, or nil.
  private func update(on screen: HostedScreen) -> String? {
    evaluation.store.look()
    for _ in 0..<Self.mostUpdates {
      if let environment = changedEnvironment(on: screen) {
        evaluation.update(in: environment) { screen.resolve(rootView, in: $0) }
      } else if !evaluation.changes.isEmpty {
        evaluation.updateWhatChanged()
      } else if live() {
        evaluation.store.look()
      } else {
        return nil
      }
    }
    let restless = evaluation.changes.pending.compactMap { $0.body?.name }.sorted().first ?? "\(Content.self)"
    return
      "\(restless) never comes to rest: each of \(Self.mostUpdates) updates has changed what its views have read. "
      + "Look for a body, an onAppear or an onChange that writes what it reads, and write only what differs"
  }

  /// What the root inherits, where that or the root's own value has changed since the latest update.
  private func changedEnvironment(on screen: HostedScreen) -> EnvironmentValues? {
    var environment = screen.environment
    environment.colorScheme = scheme(on: screen)
    if let known = self.environment, known.hasSameValues(as: environment) {
      if isRootCurrent { return nil }
      environment = known
    }
    self.environment = environment
    isRootCurrent = true
    return environment
  }

  /// Does what views have asked for in the latest updates, and says whether there was anything.
  private func live() -> Bool {
    let life = evaluation.life
    evaluation.life = Life()
    life.begin()
    return !life.isEmpty
  }
}

extension Node {
  /// The appearance that views inside want the whole screen to have.
  fileprivate var preferredColorScheme: ColorScheme? {
    (preferences[PreferredColorScheme.self] as? PreferredColorScheme)?.scheme
  }
}
