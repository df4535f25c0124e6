import LayoutTree
import Observation

/// The place of a field: it is counted as long as it is there, and knows whether it has the focus.
@MainActor
final class FieldPlace: PlaceMemory, Observable {
  let request = FocusRequest()
  private let registrar = ObservationRegistrar()
  private var isFocused = false

  init(in context: ResolveContext) {
    context.evaluation.fieldCount += 1
  }

  func leave(evaluation: Evaluation) {
    evaluation.fieldCount -= 1
  }

  /// Whether the field has the focus.
  var hasFocus: Bool {
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
final class FocusRequest {
  private var isPending = false

  func make() { isPending = true }

  func take() -> Bool {
    defer { isPending = false }
    return isPending
  }
}
