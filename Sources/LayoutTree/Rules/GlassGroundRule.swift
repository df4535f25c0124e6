package import Foundation
package import LayoutValues

/// A child that is there on surfaces of glass only, or on all others only.
package struct GlassGroundRule: UnaryRule {
  /// On which of them it is there.
  let isForGlass: Bool

  package init(isForGlass: Bool) { self.isForGlass = isForGlass }

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    guard pass.surface.isGlass == isForGlass else { return }
    placeChild(child, in: frame, proposal: proposal, during: pass)
  }
}
