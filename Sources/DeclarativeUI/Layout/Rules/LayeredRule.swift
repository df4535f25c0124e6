import Foundation

/// A background or an overlay: the primary child decides the size, and the other one is offered that.
struct LayeredRule: UnaryRule {
  let child: LayoutNode
  let layer: LayoutNode
  let isBehind: Bool
  let alignment: Alignment
  let isMirrored: Bool
  var depth: Int { max(child.depth, layer.depth) }

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    if isBehind { drawLayer(in: frame, on: canvas, proposal: proposal) }
    drawChild(in: frame, proposal: proposal, on: canvas)
    if !isBehind { drawLayer(in: frame, on: canvas, proposal: proposal) }
  }

  private func drawLayer(in frame: CGRect, on canvas: DrawingCanvas, proposal: ProposedViewSize) {
    let primary = child.dimensions(for: proposal)
    let offered = ProposedViewSize(frame.size)
    let offset = primary.offset(of: layer.dimensions(for: offered), aligned: alignment)
    layer.draw(at: offset, proposal: offered, inside: frame, isMirrored: isMirrored, on: canvas)
  }
}
