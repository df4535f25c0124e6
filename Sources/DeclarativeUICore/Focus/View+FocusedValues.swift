package import LayoutTree
public import Observation

// What views say to those anywhere in the program while they have the focus.

extension View {
  /// The view, which says a value while a field in it has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// The view, which says a value while a field in it has the focus; nil says none.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// The view, which says an object while a field in it has the focus; nil says none.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { if let object { $0[object: T.self] = object } })
  }

  /// The view, which says a value while its scene has the focus: in a test always.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// The view, which says a value while its scene has the focus: in a test always; nil says none.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// The view, which says an object while its scene has the focus: in a test always; nil says none.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { if let object { $0[object: T.self] = object } })
  }
}

package struct FocusedValueModifier: PrimitiveModifier {
  let isOfScene: Bool
  let change: (inout FocusedValues) -> Void

  package init(isOfScene: Bool, change: @escaping (inout FocusedValues) -> Void) {
    (self.isOfScene, self.change) = (isOfScene, change)
  }

  package var call: ModifierCall { ModifierCall(isOfScene ? "focusedSceneValue" : "focusedValue") }

  package func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let board = context.evaluation.store.object { FocusedValuesBoard() }
    let place = node.memory as? FocusedValuePlace ?? FocusedValuePlace(at: node, board, in: context.evaluation)
    (place.isOfScene, place.change) = (isOfScene, change)
    node.memory = place
    context.fill(node, Grouping()) { [content.resolved(in: $0)] }
    return node.from(self, in: context)
  }
}

/// A view that says something while it has the focus.
@MainActor
final class FocusedValuePlace: PlaceMemory {
  fileprivate weak var node: Node?
  private let board: FocusedValuesBoard
  fileprivate var isOfScene = false
  fileprivate var change: (inout FocusedValues) -> Void = { _ in }

  fileprivate init(at node: Node, _ board: FocusedValuesBoard, in evaluation: Evaluation) {
    self.node = node
    self.board = board
    if !evaluation.preferenceObservers.contains(where: { $0 === board }) {
      evaluation.preferenceObservers.append(board)
    }
    board.places.append(self)
  }

  func leave(evaluation: Evaluation) {
    board.places.removeAll { $0 === self }
  }

  /// Whether a field inside has the focus, or the whole scene counts.
  fileprivate var isHeard: Bool {
    isOfScene || node?.descendants().contains { ($0.memory as? FieldPlace)?.hasFocus ?? false } ?? false
  }
}

/// What is said by the views that have the focus, brought in line after each update.
@MainActor
package final class FocusedValuesBoard: PreferenceObserver, Observable {
  /// The views that say something, those around others first.
  fileprivate var places: [FocusedValuePlace] = []
  private let registrar = ObservationRegistrar()
  // Read where a view's property is, which code of users reads anywhere, and written on the main actor.
  private nonisolated(unsafe) var latest = FocusedValues()

  package nonisolated init() {}

  package nonisolated var values: FocusedValues {
    registrar.access(self, keyPath: \.values)
    return latest
  }

  package func checkForChanges() -> Bool {
    var values = FocusedValues()
    // What is nearer to the field counts.
    let heard = places.filter(\.isHeard)
    for place in heard.filter(\.isOfScene) + heard.filter({ !$0.isOfScene }) { place.change(&values) }
    if values.isSame(as: latest) {
      latest = values
      return false
    }
    registrar.withMutation(of: self, keyPath: \.values) { latest = values }
    return true
  }

  package func leave(evaluation: Evaluation) {}
}
