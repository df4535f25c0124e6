import Foundation

/// `hidden`: takes its space and is not drawn.
struct HiddenRule: UnaryRule {
  let child: LayoutNode

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {}
}
