import LayoutTree
import Observation

/// A view that stays alive: what it remembers outlasts its layouts, and what it asks to be done when it appears is done.
///
/// Whatever changed since the last layout is evaluated before the next one, and what that changes too, so a picture is
/// always one of a view at rest. Every evaluation asks all bodies.
@MainActor
package final class LivingView<Content: View> {
  /// The view; another value of it keeps what is remembered where the places are the same.
  package var rootView: Content
  private var tree: Node?
  private var life = Life()
  private let changes = ChangeNotice()
  /// The appearance that views wanted at last; nil leaves it to the screen.
  private var preferredColorScheme: ColorScheme?

  /// How often views may change what they have read before they are said never to come to rest.
  private static var mostUpdates: Int { 100 }

  /// Creates a view that has not appeared yet.
  package init(_ rootView: Content) {
    self.rootView = rootView
  }

  /// Lays the view out on a screen, after all that has changed was evaluated.
  package func layout(on screen: HostedScreen) -> HostedLayout {
    var scheme = preferredColorScheme ?? screen.environment.colorScheme
    var (root, evaluation) = update(on: screen, in: scheme)
    preferredColorScheme = evaluation.preferredColorScheme
    let wish = preferredColorScheme ?? screen.environment.colorScheme
    if wish != scheme {
      // Colours were already taken from the other appearance, and so may bodies have decided by it.
      scheme = wish
      (root, evaluation) = update(on: screen, in: scheme)
    }
    return screen.place(root, scheme: scheme, evaluation)
  }

  /// Evaluates the view until nothing changes any more.
  private func update(on screen: HostedScreen, in scheme: ColorScheme) -> (Node, Evaluation) {
    for _ in 1..<Self.mostUpdates {
      let result = evaluate(on: screen, in: scheme)
      if !changes.take() { return result }
    }
    let result = evaluate(on: screen, in: scheme)
    if changes.take() {
      result.1.problems.report(
        "\(Content.self) never comes to rest: each of \(Self.mostUpdates) updates has changed what its views have read. "
          + "Look for a body, an onAppear or an onChange that writes what it reads, and write only what differs")
    }
    return result
  }

  private func evaluate(on screen: HostedScreen, in scheme: ColorScheme) -> (Node, Evaluation) {
    let evaluation = Evaluation(earlierRoot: tree, changes: changes)
    let root = withObservationTracking {
      screen.resolve(rootView, in: scheme, evaluation)
    } onChange: { [changes] in
      changes.note()
    }
    let (before, now) = (life, evaluation.life)
    (tree, life) = (root, now)
    now.begin(after: before)
    return (root, evaluation)
  }
}

/// What the views of one evaluation ask to be done.
struct Life {
  /// What is asked for one view, as long as it is there.
  final class Part {
    fileprivate var isThere = false
    /// What is to be done once when the view is there.
    var appear: () -> Void = {}
    /// What is to be done when the view is there no longer.
    var disappear: () -> Void = {}
  }

  private var parts: [Part] = []
  private var changes: [() -> Void] = []

  /// Asks for what is to be done when a view appears and disappears.
  mutating func add(_ part: Part) { parts.append(part) }

  /// Asks for what is to be done because a value has changed.
  mutating func add(change: @escaping () -> Void) { changes.append(change) }

  /// Does what is asked for, in the order of the code: what is new appears, then what is gone disappears, then changes.
  ///
  /// In which order SwiftUI has views of one update appear, and changes among them, is not known.
  func begin(after before: Life) {
    let there = Set(parts.map { ObjectIdentifier($0) })
    for part in parts where !part.isThere {
      part.isThere = true
      part.appear()
    }
    for part in before.parts where !there.contains(ObjectIdentifier(part)) {
      part.isThere = false
      part.disappear()
    }
    for change in changes { change() }
  }
}
