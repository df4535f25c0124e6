import DeclarativeUI

/// Counts what tests do by way of the views that they look at: press, write, call.
@MainActor
enum InspectionActions {
  static private(set) var count = 0

  /// What was evaluated before may be something else now, since bindings and objects outlive it.
  static func willAct() { count += 1 }
}

/// A view by itself, which no host keeps up to date: it is evaluated anew when it is asked after an action.
@MainActor
final class LatestEvaluation {
  private let evaluate: @MainActor () throws -> ViewElement
  private var latest: ViewElement
  private var actions: Int

  init(_ evaluate: @escaping @MainActor () throws -> ViewElement) throws {
    self.evaluate = evaluate
    latest = try evaluate()
    actions = InspectionActions.count
  }

  var element: ViewElement {
    // What cannot be evaluated now is tried again by the next question.
    if actions != InspectionActions.count, let now = try? evaluate() {
      (latest, actions) = (now, InspectionActions.count)
    }
    return latest
  }
}
