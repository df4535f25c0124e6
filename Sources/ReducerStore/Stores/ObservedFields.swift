import Observation

/// The parts of a state that have been read, each with a revision that changes with it.
///
/// So the standard library's observation tells a body of the parts that it has read, and of no others.
@MainActor
final class ObservedFields<State> {
  @MainActor
  private struct Field {
    let revision = Revision()
    let differs: (State, State) -> Bool
  }

  private var fields: [PartialKeyPath<State>: Field] = [:]

  /// Has whoever watches told when the part changes.
  func read<Value>(_ keyPath: KeyPath<State, Value>) {
    let field = fields[keyPath] ?? Field { !isEqual($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    fields[keyPath] = field
    _ = field.revision.number
  }

  func stateDidChange(from before: State, to after: State) {
    for field in fields.values where field.differs(before, after) { field.revision.number += 1 }
  }
}

/// A number that tells when it changes.
@MainActor @Observable
final class Revision {
  var number = 0
}

/// Whether two values are known to be equal.
func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func isEqual<Known: Equatable>(_ known: Known) -> Bool { known == second as? Known }
  if first is Void { return true }
  return (first as? any Equatable).map { isEqual($0) } ?? false
}
