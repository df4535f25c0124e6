import Foundation

/// Draws the child larger where its frame reaches the edge of the safe area: it then reaches the screen's.
struct UnsafeAreaRule: UnaryRule {
  let child: LayoutNode
  let edges: Edge.Set

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    let larger = canvas.extendingIntoUnsafeArea(frame, edges: edges)
    guard larger != frame else { return drawChild(in: frame, proposal: proposal, on: canvas) }
    let offered = ProposedViewSize(larger.size)
    let size = child.size(for: offered)
    child.draw(
      at: CGPoint(x: larger.midX - size.width / 2, y: larger.midY - size.height / 2), proposal: offered, on: canvas)
  }
}
