import Observation

/// The place of a field: it exists as long as the field, and knows whether it has the focus.
@MainActor
package final class FieldPlace: PlaceMemory, Observable {
  package let request = FocusRequest()
  private let registrar = ObservationRegistrar()
  private var isFocused = false

  package init(in context: ResolveContext) {
    context.evaluation.fieldCount += 1
  }

  package func leave(evaluation: Evaluation) {
    evaluation.fieldCount -= 1
  }

  /// Whether the field has the focus.
  package var hasFocus: Bool {
    get {
      registrar.access(self, keyPath: \.hasFocus)
      return isFocused
    }
    set {
      guard newValue != isFocused else { return }
      registrar.withMutation(of: self, keyPath: \.hasFocus) { isFocused = newValue }
    }
  }
}

/// A tap on a field that has not been answered.
package final class FocusRequest {
  private var isPending = false

  package func make() { isPending = true }

  package func take() -> Bool {
    defer { isPending = false }
    return isPending
  }
}
