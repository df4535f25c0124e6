import Drawings
import Foundation
import LayoutValues

/// One step of painting a placed tree, from back to front.
///
/// The placing pass records the steps; only the painting pass makes items of them. That a box is painted at all is decided
/// where it is placed: what surely is not seen has no step.
enum PaintStep {
  /// A box paints itself where it stands.
  case box(LayoutBox, frame: CGRect, proposal: ProposedViewSize)
  /// What is painted besides boxes, such as the lines between rows.
  case other((PaintingPass) -> Void)
  /// What follows is painted in a scope, up to the `end` that belongs to it.
  indirect case begin(PaintScope)
  case end
}

/// What happens to everything that is painted between two steps.
enum PaintScope {
  /// Each leaf has an effect.
  case leaves(DrawnLayer.Effect)
  /// All is one leaf, changed or as it is; of nothing no leaf is made.
  case group(DrawnLayer.Effect?)
  /// All is one leaf, of which only what a mask covers is seen. The first step is the scope of the mask.
  case masked
  case mask
  /// Shapes are told of a container around them.
  case container(Any)
}

extension [PaintStep] {
  /// Records what is painted in a scope.
  mutating func end(_ scope: PaintScope) {
    // Where nothing is painted there is no scope; of long lists most is not.
    if case .begin = last, !scope.isMask { removeLast() } else { append(.end) }
  }
}

extension PaintScope {
  /// Whether the scope is expected even where it is empty.
  fileprivate var isMask: Bool {
    if case .mask = self { true } else { false }
  }
}
