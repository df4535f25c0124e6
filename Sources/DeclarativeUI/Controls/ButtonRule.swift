import Foundation

/// A button: drawn as its label, and remembered as something to press.
struct ButtonRule: UnaryRule {
  let child: LayoutNode
  let isEnabled: Bool
  let action: () -> Void

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    drawChild(in: frame, proposal: proposal, on: canvas)
    canvas.add(PlacedButton(frame: frame, isEnabled: isEnabled, action: action))
  }
}
