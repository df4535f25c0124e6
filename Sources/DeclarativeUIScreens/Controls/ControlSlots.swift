import Foundation
import LayoutTree

/// The views that a control shows, such as its label; each has a slot that stays the same as long as the control's place
/// exists.
@MainActor
final class ControlSlots {
  private let slots: [ViewSlot]

  private init(_ views: [any View]) {
    slots = views.map { ViewSlot($0) }
  }

  subscript(index: Int) -> ViewSlot { slots[index] }

  /// The slots at a node, with other views in them.
  static func kept(at node: Node, _ views: any View...) -> ControlSlots {
    guard let known = node.memory as? ControlSlots else {
      let slots = ControlSlots(views)
      node.memory = slots
      return slots
    }
    for (slot, view) in zip(known.slots, views) { slot.show(view) }
    return known
  }
}

/// A part of what a style is given, which shows a slot.
protocol SlotPart: View, PrimitiveView where Body == Never {
  var slot: ViewSlot { get }
}

extension SlotPart {
  package func resolve(in context: ResolveContext) -> Node {
    context.evaluated(ViewSlotBody(subject: slot, nodeType: Self.self))
  }
}

/// Gives a view a share of the width that is there, at the leading edge.
struct ShareOfWidth: Layout {
  /// From 0 to 1.
  var share: CGFloat
  /// What the view has at least where the share is not zero, in points.
  var minimum: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = share > 0 ? min(max(bounds.width * share, minimum), bounds.width) : 0
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
