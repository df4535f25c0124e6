import Foundation

/// `offset`: the child is drawn elsewhere; its place in the layout stays.
struct OffsetRule: UnaryRule {
  let child: LayoutNode
  /// In points; not mirrored where lines run from right to left.
  let offset: CGSize

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    drawChild(in: frame.offsetBy(dx: offset.width, dy: offset.height), proposal: proposal, on: canvas)
  }
}
