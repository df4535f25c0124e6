package import Foundation
package import LayoutValues

/// Draws the child larger where its frame reaches the edge of the safe area: it then reaches the screen's.
package struct UnsafeAreaRule: UnaryRule {
  let edges: Edge.Set
  /// Whether it goes on below bars and corners, and below the keyboard.
  let ignores: (container: Bool, keyboard: Bool)
  package let isMirrored: Bool

  package init(edges: Edge.Set, ignores: (container: Bool, keyboard: Bool), isMirrored: Bool) {
    self.edges = edges
    self.ignores = ignores
    self.isMirrored = isMirrored
  }

  /// The edges as the screen has them: leading stands for left.
  private var sides: Edge.Set {
    guard isMirrored else { return edges }
    var sides = edges.intersection(.vertical)
    if edges.contains(.leading) { sides.insert(.trailing) }
    if edges.contains(.trailing) { sides.insert(.leading) }
    return sides
  }

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    let larger = pass.surface.ignoring(container: ignores.container, keyboard: ignores.keyboard, frame, sides: sides)
    guard larger != frame else { return placeChild(child, in: frame, proposal: proposal, during: pass) }
    let offered = ProposedViewSize(larger.size)
    let size = child.size(for: offered)
    child.place(
      at: CGPoint(x: larger.midX - size.width / 2, y: larger.midY - size.height / 2), proposal: offered, during: pass)
  }
}
