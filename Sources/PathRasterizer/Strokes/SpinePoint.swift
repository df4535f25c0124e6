/// A place on the line that a stroke follows.
struct SpinePoint {
  var place: FineVector
  /// The direction in which the line arrives.
  var incoming: Direction
  /// The direction in which it goes on; the same except at corners.
  var outgoing: Direction
}
