import Drawings
import Foundation
import PlaneGeometry

/// Opacity and shadows: they act on each leaf of the child, as on iOS, and not on the child as one picture.
struct EffectRule: UnaryRule {
  let child: LayoutNode
  /// The effect; nil draws the child as it is.
  let effect: DrawnLayer.Effect?

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    guard let effect else { return drawChild(in: frame, proposal: proposal, on: canvas) }
    canvas.withEffect(effect) { drawChild(in: frame, proposal: proposal, on: canvas) }
  }
}

/// `clipShape`: the child is one picture, of which the inside of a shape is seen.
struct ClipRule: UnaryRule {
  let child: LayoutNode
  let shape: any Shape
  let fill: FillStyle
  let direction: LayoutDirection
  let problemLog: ProblemLog?

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    let path = shape.path(drawnIn: frame, direction: direction)
    problemLog?.check(path)
    canvas.group(.clip(path.contours, path.drawnStyle(filledBy: fill), frame: Rect(frame))) {
      drawChild(in: frame, proposal: proposal, on: canvas)
    }
  }
}

/// `layoutDirectionBehavior`: left and right of the child are exchanged.
struct MirrorRule: UnaryRule {
  let child: LayoutNode

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    canvas.mirrored(in: frame) { drawChild(in: frame, proposal: proposal, on: canvas) }
  }
}

/// `compositingGroup`: the child is one picture for the effects around it.
struct GroupRule: UnaryRule {
  let child: LayoutNode

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    canvas.group { drawChild(in: frame, proposal: proposal, on: canvas) }
  }
}
