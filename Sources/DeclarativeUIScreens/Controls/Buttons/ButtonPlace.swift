import LayoutTree
import Observation

/// What a button remembers at its place: its label, and whether a finger is on it.
@MainActor
final class ButtonPlace: Observable {
  let label: ViewSlot
  private let registrar = ObservationRegistrar()
  /// Whether a finger is on the button, as it was when that changed last.
  private(set) var isDown = false
  /// What the buttons do that it shares the row of a list with, itself among them; empty where it shares none.
  ///
  /// Read and written on the main actor.
  nonisolated(unsafe) var row: [() -> Void] = []

  init(_ label: any View) {
    self.label = ViewSlot(label)
  }

  /// Whether a finger is on the button; a style that asks is asked again when that changes.
  var isPressed: Bool {
    get {
      registrar.access(self, keyPath: \.isPressed)
      return isDown
    }
    set { registrar.withMutation(of: self, keyPath: \.isPressed) { isDown = newValue } }
  }

  /// The place at a node, with another label in it.
  static func kept(at node: Node, _ label: any View) -> ButtonPlace {
    guard let known = node.memory as? ButtonPlace else {
      let place = ButtonPlace(label)
      node.memory = place
      return place
    }
    known.label.show(label)
    return known
  }
}
