import Foundation

/// A rectangle of one size in which nothing is drawn.
struct EmptyRule: LayoutRule {
  let size: CGSize

  func size(for proposal: ProposedViewSize) -> CGSize { size }
  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {}
}
