package import Drawings
package import Foundation
package import LayoutValues
package import PlaneGeometry

/// `visualEffect` and `scrollTransition`: the child is drawn otherwise than it is laid out, by where it stands.
package struct VisualEffectRule: UnaryRule {
  /// One of the changes, of which the first is nearest to the child.
  package enum Step {
    /// Each leaf of the child is changed.
    case leaves(DrawnLayer.Effect)
    /// The child is changed as one picture.
    case picture(DrawnLayer.Effect)
    /// The child is turned or stretched, in coordinates from its upper left corner.
    case projection(Projection)
    /// The child is moved, in points.
    case offset(CGSize)
    /// Nothing: the sentence says what cannot be.
    case problem(String)
  }

  let steps: @MainActor (PlacedGeometry) -> [Step]
  package let isMirrored: Bool

  /// - Parameter steps: what changes for where the child stands.
  package init(isMirrored: Bool, _ steps: @escaping @MainActor (PlacedGeometry) -> [Step]) {
    self.isMirrored = isMirrored
    self.steps = steps
  }

  package var dependsOnPlace: Bool { true }

  package func draw(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: PlacementCanvas
  ) {
    // Views are placed on the main actor, as their bodies are evaluated there; rules do not say so.
    nonisolated(unsafe) let geometry = canvas.geometry(of: frame, isMirrored: isMirrored)
    nonisolated(unsafe) var drawn: [Step] = []
    MainActor.assumeIsolated { drawn = steps(geometry) }
    draw(drawn[...], in: frame, on: canvas) { drawChild(child, in: $0, proposal: proposal, on: canvas) }
  }

  private func draw(
    _ steps: ArraySlice<Step>, in frame: CGRect, on canvas: PlacementCanvas, _ drawChild: (CGRect) -> Void
  ) {
    guard let last = steps.last else { return drawChild(frame) }
    func drawRest(in frame: CGRect) { draw(steps.dropLast(), in: frame, on: canvas, drawChild) }
    switch last {
    case .leaves(let effect): canvas.withEffect(effect) { drawRest(in: frame) }
    case .picture(let effect): canvas.group(effect) { drawRest(in: frame) }
    case .projection(Projection(.identity)): drawRest(in: frame)
    case .projection(let map): canvas.projected(by: map, from: frame.origin) { drawRest(in: frame) }
    case .offset(let offset): drawRest(in: frame.offsetBy(dx: offset.width, dy: offset.height))
    case .problem(let sentence):
      canvas.problems.report(sentence)
      drawRest(in: frame)
    }
  }
}
