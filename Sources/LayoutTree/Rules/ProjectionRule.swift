package import Drawings
package import Foundation
package import LayoutValues
package import PlaneGeometry

/// `rotationEffect` and its like: the child is drawn turned or stretched; its place in the layout stays.
package struct ProjectionRule: UnaryRule {
  /// The map of the child's own coordinates for a frame of a size.
  let map: (CGSize) -> Projection
  /// Whether left and right are exchanged, as SwiftUI does with each effect where lines run from right to left.
  package let isMirrored: Bool

  package init(isMirrored: Bool, _ map: @escaping (CGSize) -> Projection) {
    self.isMirrored = isMirrored
    self.map = map
  }

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    let own = isMirrored ? map(frame.size).mirrored(in: Double(frame.width)) : map(frame.size)
    guard own != Projection(.identity) else { return placeChild(child, in: frame, proposal: proposal, during: pass) }
    pass.projected(by: own, from: frame.origin) { placeChild(child, in: frame, proposal: proposal, during: pass) }
  }
}

/// `blur`, `brightness`, `blendMode` and their like: the child is one picture that is changed.
package struct PictureEffectRule: UnaryRule {
  /// The effect; nil leaves the child as it is.
  let effect: DrawnLayer.Effect?

  package init(_ effect: DrawnLayer.Effect?) {
    self.effect = effect
  }

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    guard let effect else { return placeChild(child, in: frame, proposal: proposal, during: pass) }
    pass.group(effect) { placeChild(child, in: frame, proposal: proposal, during: pass) }
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

  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    let primary = box.children[0]
    let offered = ProposedViewSize(frame.size)
    pass.masked {
      for mask in box.children.dropFirst() {
        let offset = primary.dimensions(for: proposal).offset(
          of: mask.dimensions(for: offered), aligned: alignment)
        mask.place(at: offset, proposal: offered, inside: frame, isMirrored: isMirrored, during: pass)
      }
    } _: {
      placeChild(primary, in: frame, proposal: proposal, during: pass)
    }
  }
}

/// The content of a mask: it receives no touches and has no accessibility elements.
package struct MaskContent: NodeContent {
  let overlap: OverlappingBoxes

  package init(alignment: Alignment, isMirrored: Bool) {
    overlap = OverlappingBoxes(alignment: alignment, isMirrored: isMirrored)
  }

  package var takesTaps: Bool { false }
  package var accessibility: AccessibilityAttributes? { .hidden }
  package func boxes(of node: Node) -> LayoutBoxes { overlap.boxes(of: node) }
}
