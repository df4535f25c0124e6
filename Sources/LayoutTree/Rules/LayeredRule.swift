package import Foundation
package import LayoutValues

/// What is one thing for the container around it: several boxes lie on top of each other.
package struct OverlappingBoxes: NodeContent {
  let overlap: OverlapRule

  package init(alignment: Alignment, isMirrored: Bool) {
    overlap = OverlapRule(alignment: alignment, isMirrored: isMirrored)
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    node.childBoxes.count > 1 ? overlap.boxes(of: node) : node.childBoxes
  }
}

/// A background or an overlay: the primary child decides the size, and the other one is offered that.
///
/// The node's first child is the primary one. The others are the layers, one for each of its boxes.
package struct LayeredRule: UnaryRule {
  let isBehind: Bool
  let alignment: Alignment
  package let isMirrored: Bool

  package init(isBehind: Bool, alignment: Alignment, isMirrored: Bool) {
    self.isBehind = isBehind
    self.alignment = alignment
    self.isMirrored = isMirrored
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    var layers = node.children.dropFirst().makeIterator()
    return node.children[0].boxes.mapBoxes { primary in
      LayoutBox(node, self, children: [primary] + (layers.next()?.boxes ?? .none))
    }
  }

  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    let primary = box.children[0]
    if isBehind { placeLayers(of: box, in: frame, proposal: proposal, during: pass) }
    placeChild(primary, in: frame, proposal: proposal, during: pass)
    if !isBehind { placeLayers(of: box, in: frame, proposal: proposal, during: pass) }
  }

  private func placeLayers(
    of box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    let primary = box.children[0].dimensions(for: proposal)
    let offered = ProposedViewSize(frame.size)
    for layer in box.children.dropFirst() {
      let offset = primary.offset(of: layer.dimensions(for: offered), aligned: alignment)
      layer.place(at: offset, proposal: offered, inside: frame, isMirrored: isMirrored, during: pass)
    }
  }
}
