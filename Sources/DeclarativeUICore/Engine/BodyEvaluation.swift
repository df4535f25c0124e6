import Synchronization

/// One evaluation of a body, and why it was asked for.
package struct BodyEvaluation: Sendable {
  /// The type of the view.
  private let subject: Any.Type
  /// Whether the view is new at its place.
  package let isFirst: Bool
  /// Whether the view is another value than before.
  package let isValueChanged: Bool
  /// Its properties that have changed since the last evaluation, as they are declared (`_count`).
  package let changedProperties: [String]

  init(of subject: Any.Type, isFirst: Bool, isValueChanged: Bool, changedProperties: [String]) {
    self.subject = subject
    self.isFirst = isFirst
    self.isValueChanged = isValueChanged
    self.changedProperties = changedProperties
  }

  /// The view's type by the name that its enclosing types give it, without the module.
  package var typeName: String {
    String(reflecting: subject).split(separator: ".").dropFirst()
      // Types that are private to a file, or local, stand in a context without a name.
      .filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
  }

  /// The view and what has changed, as SwiftUI prints it.
  @MainActor package var description: String {
    let properties = DynamicProperties.shared.fields(of: subject).map(\.name)
    var changed: [String] = []
    if isFirst || isValueChanged { changed.append("@self") }
    if isFirst && !properties.isEmpty { changed.append("@identity") }
    changed += isFirst ? properties : changedProperties
    // Nothing of the view's own: an object that it has read.
    if changed.isEmpty { changed.append("@dependencies") }
    return "\(typeName): \(changed.joined(separator: ", ")) changed."
  }
}

/// The evaluation of a body that is going on.
package final class BodyScope: Sendable {
  /// The innermost one on this thread or in this task; nil outside of bodies.
  @TaskLocal package static var current: BodyScope?

  private let evaluation: BodyEvaluation
  private let surroundings: Localization
  private let notes = Mutex(Notes())

  private struct Notes {
    var problems: [String] = []
    var readsLocalization = false
  }

  init(_ evaluation: BodyEvaluation, _ surroundings: Localization) {
    self.evaluation = evaluation
    self.surroundings = surroundings
  }

  /// What decides about words; who asks for it is evaluated again when it changes.
  var localization: Localization {
    notes.withLock { $0.readsLocalization = true }
    return surroundings
  }

  /// What the body has read of what decides about words.
  var readLocalization: Localization? { notes.withLock(\.readsLocalization) ? surroundings : nil }

  /// What has changed, as SwiftUI prints it.
  @MainActor var changes: String { evaluation.description }

  /// What the body must not do and has done.
  var problems: [String] { notes.withLock(\.problems) }

  /// Says that the body writes state.
  package func reportWrite(of type: Any.Type) {
    let name = evaluation.typeName
    notes.withLock {
      $0.problems.append(
        "The body of \(name) writes a state of the type \(type) while it is evaluated, which would never come to rest; "
          + "write it in onAppear, in onChange or in an action")
    }
  }
}
