package import Drawings
package import Foundation
package import LayoutValues
import PlaneGeometry

/// Opacity and shadows: they act on each leaf of the child, as on iOS, and not on the child as one picture.
package struct EffectRule: UnaryRule {
  /// The effect; nil draws the child as it is.
  let effect: DrawnLayer.Effect?

  package init(_ effect: DrawnLayer.Effect?) {
    self.effect = effect
  }

  package var takesTaps: Bool { effect != .opacity(0) }

  package var accessibility: AccessibilityAttributes? { effect == .opacity(0) ? .hidden : nil }

  package func draw(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: PlacementCanvas
  ) {
    guard let effect else { return drawChild(child, in: frame, proposal: proposal, on: canvas) }
    canvas.withEffect(effect) { drawChild(child, in: frame, proposal: proposal, on: canvas) }
  }
}

/// `clipShape`: the child is one picture, of which the inside of a shape is seen.
package struct ClipRule: UnaryRule {
  let shape: any FramedShape

  package init(_ shape: any FramedShape) {
    self.shape = shape
  }

  package func draw(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: PlacementCanvas
  ) {
    let contour = shape.contour(in: frame, on: canvas)
    canvas.clipped(to: contour.path, contour.style, frame: Rect(frame)) {
      drawChild(child, in: frame, proposal: proposal, on: canvas)
    }
  }
}

/// `layoutDirectionBehavior`: left and right of the child are exchanged, or nothing is done.
package struct MirrorRule: UnaryRule {
  let exchanges: Bool

  package init(exchanges: Bool) {
    self.exchanges = exchanges
  }

  package func draw(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: PlacementCanvas
  ) {
    guard exchanges else { return drawChild(child, in: frame, proposal: proposal, on: canvas) }
    canvas.mirrored(in: frame) { drawChild(child, in: frame, proposal: proposal, on: canvas) }
  }
}

/// `compositingGroup`: the child is one picture for the effects around it.
package struct CompositingRule: UnaryRule {
  package init() {}

  package func draw(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: PlacementCanvas
  ) {
    canvas.group { drawChild(child, in: frame, proposal: proposal, on: canvas) }
  }
}

/// `hidden`: takes its space and is not drawn.
package struct HiddenRule: UnaryRule {
  package init() {}

  package var accessibility: AccessibilityAttributes? { .hidden }

  package func draw(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: PlacementCanvas
  ) {
    guard child.dependsOnPlace else { return }
    drawChild(child, in: frame, proposal: proposal, on: canvas.unseen())
  }
}

/// `contentShape`: inside of the shape, and nowhere else, the child takes touches.
package struct ContentShapeRule: UnaryRule {
  let shape: any FramedShape

  package init(_ shape: any FramedShape) {
    self.shape = shape
  }
}
