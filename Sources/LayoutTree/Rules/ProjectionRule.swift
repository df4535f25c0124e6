package import Drawings
package import Foundation
package import LayoutValues
package import PlaneGeometry

/// `rotationEffect` and its like: the child is drawn turned or stretched; its place in the layout stays.
package struct ProjectionRule: UnaryRule {
  /// The map of the child's own coordinates for a frame of a size.
  let map: (CGSize) -> Projection

  package init(_ map: @escaping (CGSize) -> Projection) {
    self.map = map
  }

  package func draw(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: PlacementCanvas
  ) {
    let own = map(frame.size)
    guard own != Projection(.identity) else { return drawChild(child, in: frame, proposal: proposal, on: canvas) }
    canvas.projected(by: own, from: frame.origin) { drawChild(child, in: frame, proposal: proposal, on: canvas) }
  }
}

/// `blur`, `brightness`, `blendMode` and their like: the child is one picture that is changed.
package struct PictureEffectRule: UnaryRule {
  /// The effect; nil draws the child as it is.
  let effect: DrawnLayer.Effect?

  package init(_ effect: DrawnLayer.Effect?) {
    self.effect = effect
  }

  package func draw(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: PlacementCanvas
  ) {
    guard let effect else { return drawChild(child, in: frame, proposal: proposal, on: canvas) }
    canvas.group(effect) { drawChild(child, in: frame, proposal: proposal, on: canvas) }
  }
}

/// `mask`: of the primary child only that is seen which the other one covers.
///
/// The node's first child is the primary one. The others are the masks, one for each of its boxes.
package struct MaskRule: UnaryRule {
  let alignment: Alignment
  package let isMirrored: Bool

  package init(alignment: Alignment, isMirrored: Bool) {
    self.alignment = alignment
    self.isMirrored = isMirrored
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    var masks = node.children.dropFirst().makeIterator()
    return node.children[0].boxes.mapBoxes { primary in
      LayoutBox(node, self, children: [primary] + (masks.next()?.boxes ?? .none))
    }
  }

  package func draw(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: PlacementCanvas) {
    let primary = box.children[0]
    let offered = ProposedViewSize(frame.size)
    canvas.masked {
      for mask in box.children.dropFirst() {
        let offset = primary.dimensions(for: proposal).offset(
          of: mask.dimensions(for: offered), aligned: alignment)
        mask.draw(at: offset, proposal: offered, inside: frame, isMirrored: isMirrored, on: canvas)
      }
    } _: {
      drawChild(primary, in: frame, proposal: proposal, on: canvas)
    }
  }
}

/// What stands for a mask: nobody touches or hears it.
package struct MaskContent: NodeContent {
  let pile: OverlappingBoxes

  package init(alignment: Alignment, isMirrored: Bool) {
    pile = OverlappingBoxes(alignment: alignment, isMirrored: isMirrored)
  }

  package var takesTaps: Bool { false }
  package var accessibility: AccessibilityAttributes? { .hidden }
  package func boxes(of node: Node) -> LayoutBoxes { pile.boxes(of: node) }
}
