/// A contour as a stroke sees it: points close enough together that both edges of the line are smooth.
struct Spine {
  var points: [SpinePoint] = []
  /// Whether the last point is joined with the first one; otherwise both are ends.
  var isClosed = false
}
