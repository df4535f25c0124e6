package import Drawings
package import Foundation
package import LayoutValues
import PlaneGeometry

/// Opacity and shadows: they act on each leaf of the child, as on iOS, and not on the child as one picture.
package struct EffectRule: UnaryRule {
  /// The effect; nil leaves the child as it is.
  let effect: DrawnLayer.Effect?

  package init(_ effect: DrawnLayer.Effect?) {
    self.effect = effect
  }

  package var takesTaps: Bool { effect != .opacity(0) }

  package var accessibility: AccessibilityAttributes? { effect == .opacity(0) ? .hidden : nil }

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    guard let effect else { return placeChild(child, in: frame, proposal: proposal, during: pass) }
    pass.withEffect(effect) { placeChild(child, in: frame, proposal: proposal, during: pass) }
  }
}

/// `clipShape`: the child is drawn as one picture, clipped to a shape.
package struct ClipRule: UnaryRule {
  let shape: any FramedShape

  package init(_ shape: any FramedShape) {
    self.shape = shape
  }

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    let contour = shape.contour(in: frame, inside: pass.container, problems: pass.problems)
    pass.clipped(to: contour.path, contour.style, frame: Rect(frame)) {
      placeChild(child, in: frame, proposal: proposal, during: pass)
    }
  }
}

/// `layoutDirectionBehavior`: left and right of the child are exchanged, or nothing is done.
package struct MirrorRule: UnaryRule {
  let exchanges: Bool

  package init(exchanges: Bool) {
    self.exchanges = exchanges
  }

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    guard exchanges else { return placeChild(child, in: frame, proposal: proposal, during: pass) }
    pass.mirrored(in: frame) { placeChild(child, in: frame, proposal: proposal, during: pass) }
  }
}

/// `compositingGroup`: the child is one picture for the effects around it.
package struct CompositingRule: UnaryRule {
  package init() {}

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    pass.group { placeChild(child, in: frame, proposal: proposal, during: pass) }
  }
}

/// `hidden`: takes its space and is not drawn.
package struct HiddenRule: UnaryRule {
  package init() {}

  package var accessibility: AccessibilityAttributes? { .hidden }

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    guard child.dependsOnPlace else { return }
    placeChild(child, in: frame, proposal: proposal, during: pass.apart())
  }
}

/// `contentShape`: inside of the shape, and nowhere else, the child takes touches.
package struct ContentShapeRule: UnaryRule {
  let shape: any FramedShape

  package init(_ shape: any FramedShape) {
    self.shape = shape
  }
}
