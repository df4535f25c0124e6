/// The segments before and behind a corner of a line.
struct CornerSides {
  /// Their lengths in 1/65536 pixel.
  let before, after: Int64
  /// How much of their inner edges the corner may leave out.
  private let limit: Int64

  init(_ index: Int, of spine: Spine) {
    let count = spine.points.count
    let point = spine.points[index]
    let (last, next) = (spine.points[(index + count - 1) % count], spine.points[(index + 1) % count])
    before = (point.place - last.place).length
    after = (next.place - point.place).length
    // The edges of curves are shorter or longer than their middle.
    let areStraight = last.outgoing == point.incoming && next.incoming == point.outgoing
    func limit(_ length: Int64, _ other: SpinePoint) -> Int64 {
      // The corner at the other end needs as much of the same edge, where it turns to the same side. All around a closed
      // line, what is left out at one corner must not reach what is at the next: see `sharedLength`.
      spine.isClosed || CornerSides.turnAlike(point, other) ? length / 2 : length
    }
    self.limit = areStraight ? min(limit(before, last), limit(after, next)) : 0
  }

  /// How far before and behind the corner the inner edges may be cut off, or nil where they may not be.
  ///
  /// What lies between the cut and the corner must lie within both segments. Seen from the corner along a segment, it
  /// reaches as far as the cut, and by the inner end of the other segment's spoke further. So each place there is
  /// covered once more than it is left out: n corners in a row are n + 1 segments, though all around only n.
  /// - Parameters:
  ///   - halfWidth: half of the line's width in 1/65536 pixel.
  ///   - sine: that of the turn, in 1/2^24.
  func sharedLength(halfWidth: Int64, sine: Int64) -> Int64? {
    // Rounding moves points by much less than 1/256 pixel.
    let length = limit - ((halfWidth * abs(sine)) >> Direction.bits) - 256
    return length > 0 ? length : nil
  }

  private static func turnAlike(_ point: SpinePoint, _ other: SpinePoint) -> Bool {
    guard other.incoming != other.outgoing else { return false }
    return (point.incoming.sine(point.outgoing) > 0) == (other.incoming.sine(other.outgoing) > 0)
  }
}
