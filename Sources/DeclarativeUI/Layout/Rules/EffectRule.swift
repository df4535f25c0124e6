import Drawings
import Foundation

/// Opacity, clips and shadows: the child is drawn in a layer of its own.
struct EffectRule: UnaryRule {
  let child: LayoutNode
  /// The effect for the child's frame; nil draws the child as it is.
  let effect: (CGRect) -> DrawnLayer.Effect?

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    guard let effect = effect(frame) else { return drawChild(in: frame, proposal: proposal, on: canvas) }
    canvas.layer(effect) {
      drawChild(in: frame, proposal: proposal, on: canvas)
    }
  }
}
