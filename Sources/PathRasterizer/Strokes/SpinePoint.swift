/// A place on the line that a stroke follows.
struct SpinePoint {
  var place: FineVector
  /// The direction in which the line arrives.
  var incoming: Direction
  /// The direction in which it goes on; the same except at corners.
  var outgoing: Direction
}

/// A contour as a stroke sees it: points close enough together that both edges of the line are smooth.
struct Spine {
  var points: [SpinePoint] = []
  /// Whether the last point is joined with the first one; otherwise both are ends.
  var isClosed = false
}
