package import LayoutTree

/// What the views of one update ask to be done after it.
@MainActor
package struct Lifecycle {
  /// The lifecycle actions of one view.
  package class Part: PlaceMemory {
    /// Where the view is.
    package weak var node: Node?
    /// Whether the view is there.
    fileprivate(set) var isThere = false

    /// How many surfaces lie below the one that the view is on.
    fileprivate var layer: Int { node?.ancestors.reduce(0) { $0 + ($1.content.isSurface ? 1 : 0) } ?? 0 }

    /// Called once when the view is there.
    func appear() {}
    /// Called when the view is there no longer.
    func disappear() {}

    package final func leave(evaluation: Evaluation) {
      evaluation.lifecycle.remove(self)
    }
  }

  /// A part for another module, which no class of that can be: it leaves to an owner what is done.
  package final class Owned: Part {
    package let owner: any Owner

    package init(owner: any Owner) {
      self.owner = owner
    }

    override func appear() { owner.appear() }
    override func disappear() { owner.disappear() }
  }

  /// What is told when the view of a part is there, and when it is there no longer.
  @MainActor
  package protocol Owner: AnyObject {
    func appear()
    func disappear()
  }

  /// What appears, in the order of the code: what is around before what is inside.
  private var new: [Part] = []
  private var gone: [Part] = []
  private var goneAtOnce: [Part] = []
  /// Whether the views that leave now have no transition to wait for.
  var leavesAtOnce = false
  /// What `onChange` does, in the order of the code.
  private var changes: [() -> Void] = []
  private var consequences: [() -> Void] = []
  /// Whether a view has ever asked for anything when it appears or disappears.
  private(set) var hasHadParts = false

  package init() {}

  /// All that is asked for, which is asked for no longer then.
  package mutating func take() -> Lifecycle {
    let taken = self
    self = Lifecycle()
    hasHadParts = taken.hasHadParts
    return taken
  }

  /// Asks for what is to be done when a view appears that is new; views ask before those inside.
  package mutating func add(_ part: Part) {
    part.isThere = true
    hasHadParts = true
    new.append(part)
  }

  /// Asks for what is to be done when views appear, in just this order.
  mutating func add(inOrder parts: [Part]) {
    for part in parts.reversed() { add(part) }
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

  /// Asks for what a view does because a value has changed; views ask before those inside.
  mutating func add(change: @escaping () -> Void) { changes.append(change) }

  /// Asks for what follows from an update when all the rest of it is done.
  package mutating func add(consequence: @escaping () -> Void) { consequences.append(consequence) }

  package var isEmpty: Bool {
    new.isEmpty && gone.isEmpty && goneAtOnce.isEmpty && changes.isEmpty && consequences.isEmpty
  }

  /// Does what is asked for: changes, then what is new appears, then what is gone disappears.
  ///
  /// Changes and what appears go through the code backwards: the inside before what is around it, the last of several
  /// views first; the calls of one view from the inside. So logs of SwiftUI on macOS 27 tell that were published; there,
  /// what an update removes at several places disappears in the order of the code. What is gone without a transition to
  /// wait for disappears before what is new appears; whether before changes, too, is not known. What is presented appears
  /// after the screen that presents it.
  package func begin() {
    for part in goneAtOnce { part.disappear() }
    for change in changes.reversed() { change() }
    for part in newInOrder { part.appear() }
    for part in gone { part.disappear() }
    for consequence in consequences { consequence() }
  }

  /// What appears, in the order in which it does.
  private var newInOrder: [Part] {
    guard new.count > 1 else { return new }
    let backwards = new.reversed().enumerated().map { (part: $1, layer: $1.layer, place: $0) }
    return backwards.sorted { ($0.layer, $0.place) < ($1.layer, $1.place) }.map(\.part)
  }

  /// Does what is asked for by what is gone, and nothing else.
  func end() {
    for part in goneAtOnce + gone { part.disappear() }
  }
}
