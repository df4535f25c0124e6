/// Which points are inside of a path whose contours overlap.
public enum FillRule: Hashable, Sendable {
  /// The contours wind around the point, counted with their directions.
  case nonZero
  /// A ray from the point crosses the contours an odd number of times.
  case evenOdd
}
