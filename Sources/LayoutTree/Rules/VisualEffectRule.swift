package import Drawings
package import Foundation
package import LayoutValues
package import PlaneGeometry

/// `visualEffect` and `scrollTransition`: the child is drawn otherwise than it is laid out, by where it stands.
package struct VisualEffectRule: UnaryRule {
  /// One change; the first one is nearest to the child.
  package enum Step {
    /// Each leaf of the child is changed.
    case leaves(DrawnLayer.Effect)
    /// The child is changed as one picture.
    case picture(DrawnLayer.Effect)
    /// The child is turned or stretched, in coordinates from its upper leading corner.
    case projection(Projection)
    /// The child is moved, in points towards the trailing edge and downwards.
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

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    // Views are placed on the main actor, as their bodies are evaluated there; rules do not say so.
    nonisolated(unsafe) let geometry = pass.geometry(of: frame, isMirrored: isMirrored)
    nonisolated(unsafe) var drawn: [Step] = []
    MainActor.assumeIsolated { drawn = steps(geometry) }
    place(drawn[...], in: frame, during: pass) { placeChild(child, in: $0, proposal: proposal, during: pass) }
  }

  private func place(
    _ steps: ArraySlice<Step>, in frame: CGRect, during pass: PlacingPass, _ placeChild: (CGRect) -> Void
  ) {
    guard let last = steps.last else { return placeChild(frame) }
    func placeRest(in frame: CGRect) { place(steps.dropLast(), in: frame, during: pass, placeChild) }
    switch last {
    case .leaves(let effect): pass.withEffect(effect) { placeRest(in: frame) }
    case .picture(let effect): pass.group(effect) { placeRest(in: frame) }
    case .projection(Projection(.identity)): placeRest(in: frame)
    case .projection(let map):
      let own = isMirrored ? map.mirrored(in: Double(frame.width)) : map
      pass.projected(by: own, from: frame.origin) { placeRest(in: frame) }
    case .offset(let offset):
      placeRest(in: frame.offsetBy(dx: isMirrored ? -offset.width : offset.width, dy: offset.height))
    case .problem(let sentence):
      pass.problems.report(sentence)
      placeRest(in: frame)
    }
  }
}
