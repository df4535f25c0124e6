package import LayoutTree
import Observation

/// A view that others take into their bodies without a look at it: what a modifier changes, the label of a button.
///
/// It stays the same as long as its place exists. Another view in it has the places evaluated again where it is shown, and
/// not the bodies around.
@MainActor
package final class ViewSlot: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: any View

  package init(_ view: any View) {
    stored = view
  }

  /// The view.
  package var view: any View {
    registrar.access(self, keyPath: \.view)
    return stored
  }

  /// The slot at a node, with another view in it.
  package static func kept(at node: Node, _ view: any View) -> ViewSlot {
    guard let known = node.memory as? ViewSlot else {
      let slot = ViewSlot(view)
      node.memory = slot
      return slot
    }
    known.show(view)
    return known
  }

  /// Puts another view into the slot, if it is another one.
  package func show(_ view: any View) {
    if !ValueComparison.areEqualInside(stored, view) {
      registrar.withMutation(of: self, keyPath: \.view) { stored = view }
    }
  }
}

/// The place where the view of a slot is shown.
package struct ViewSlotBody: BodyOwner {
  package var subject: ViewSlot
  /// What stands for the view in the body.
  package let nodeType: Any.Type

  package init(subject: ViewSlot, nodeType: Any.Type) {
    self.subject = subject
    self.nodeType = nodeType
  }

  package var content: any NodeContent { Grouping() }

  package func evaluate() -> any View { subject.view }

  package func resolve(_ view: any View, in context: ResolveContext) -> [Node] { [view.resolved(in: context)] }
}
