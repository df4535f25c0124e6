/// The row that is swept, to which the pieces of its edges are added.
struct SweepRow {
  let rule: WindingRule
  /// The segments that the edges name.
  let segments: UnsafeBufferPointer<RowSegment>
  let accumulator: RowAccumulator

  /// Adds up the piece of an edge that ends at a y; false where there is none.
  @inline(__always)
  func addPiece(of edge: SweepEdge.Pointer, to bottom: Int32) -> Bool {
    let (x0, y0) = (edge.pointee.pieceX, edge.pointee.pieceY)
    guard edge.pointee.sign != 0, y0 < bottom else { return false }
    let x1 = segments[Int(edge.pointee.segment)].x(at: bottom)
    let piece = RowSegment(x0: x0, y0: y0, x1: x1, y1: bottom, direction: edge.pointee.direction)
    accumulator.add(piece, sign: edge.pointee.sign)
    return true
  }

  /// Ends the piece of an edge and starts another one where the winding number to its left gives it another sign; false where
  /// no piece ends.
  @inline(__always)
  func cutPiece(of edge: SweepEdge.Pointer, winding: Int32, at y: Int32) -> Bool {
    let sign = rule.sign(from: winding, to: winding &+ edge.pointee.direction)
    guard sign != edge.pointee.sign else { return false }
    let isAdded = addPiece(of: edge, to: y)
    edge.pointee.sign = sign
    if sign != 0 { (edge.pointee.pieceX, edge.pointee.pieceY) = (segments[Int(edge.pointee.segment)].x(at: y), y) }
    return isAdded
  }
}
