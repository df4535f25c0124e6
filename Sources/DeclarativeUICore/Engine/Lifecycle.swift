import LayoutTree

/// What the views of one update ask to be done after it.
@MainActor
package struct Lifecycle {
  /// What is asked for one view, as long as it is there.
  class Part: PlaceMemory {
    /// Where the view is.
    weak var node: Node?
    /// Whether the view is there.
    fileprivate(set) var isThere = false

    /// Called once when the view is there.
    func appear() {}
    /// Called when the view is there no longer.
    func disappear() {}

    final func leave(evaluation: Evaluation) {
      evaluation.lifecycle.remove(self)
    }
  }

  private var new: [Part] = []
  private var gone: [Part] = []
  private var goneAtOnce: [Part] = []
  /// Whether the views that leave now have no transition to wait for.
  var leavesAtOnce = false
  private var changes: [() -> Void] = []

  package init() {}

  /// Asks for what is to be done when a view appears that is new.
  mutating func add(_ part: Part) {
    part.isThere = true
    new.append(part)
  }

  /// Asks for what is to be done when a view is there no longer; nothing, if it was not.
  mutating func remove(_ part: Part) {
    guard part.isThere else { return }
    part.isThere = false
    if leavesAtOnce { goneAtOnce.append(part) } else { gone.append(part) }
  }

  /// Takes away what is done for a view that goes out of sight; what has not appeared yet does not.
  mutating func hide(_ part: Part) {
    guard part.isThere else { return }
    part.isThere = false
    if let index = new.firstIndex(where: { $0 === part }) { new.remove(at: index) } else { gone.append(part) }
  }

  /// Asks for what is to be done because a value has changed.
  package mutating func add(change: @escaping () -> Void) { changes.append(change) }

  package var isEmpty: Bool { new.isEmpty && gone.isEmpty && goneAtOnce.isEmpty && changes.isEmpty }

  /// Does what is asked for, in the order of the code: what is new appears, then what is gone disappears, then changes.
  ///
  /// What is gone without a transition to wait for disappears before all that.
  /// In which order SwiftUI has views of one update appear, and changes among them, is not known.
  package func begin() {
    for part in goneAtOnce { part.disappear() }
    for part in new { part.appear() }
    for part in gone { part.disappear() }
    for change in changes { change() }
  }

  /// Does what is asked for by what is gone, and nothing else.
  func end() {
    for part in goneAtOnce + gone { part.disappear() }
  }
}
