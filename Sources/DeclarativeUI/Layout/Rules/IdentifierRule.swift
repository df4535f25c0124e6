import Foundation

/// `id` and `accessibilityIdentifier`: the child as it is; its place is remembered.
struct IdentifierRule: UnaryRule {
  let child: LayoutNode
  let identifier: String

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    drawChild(in: frame, proposal: proposal, on: canvas)
    canvas.add(IdentifiedFrame(identifier: identifier, frame: frame))
  }
}
