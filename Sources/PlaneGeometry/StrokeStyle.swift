/// How a line along a path is drawn.
package struct StrokeStyle: Hashable, Sendable {
  /// The shape of an open contour's ends.
  package enum Cap: Hashable, Sendable {
    /// The line ends with the contour.
    case butt
    /// A half circle is added.
    case round
    /// Half a square is added.
    case square
  }

  /// The shape of the outside where two segments meet.
  package enum Join: Hashable, Sendable {
    /// The edges continue until they meet, unless that is further than the miter limit.
    case miter
    /// A circle fills the corner.
    case round
    /// A straight edge cuts the corner.
    case bevel
  }

  /// The width of the line.
  package var width: Double
  /// The shape of an open contour's ends.
  package var cap: Cap
  /// The shape of corners.
  package var join: Join
  /// The longest miter, as a multiple of the width; a longer one becomes a bevel.
  package var miterLimit: Double
  /// The lengths of dashes and gaps, in turn; empty for a solid line.
  package var dashes: [Double]
  /// How far into the dashes the line starts.
  package var dashPhase: Double

  /// Creates a style; without arguments a solid line of width 1.
  package init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

/// Which points are inside of a path whose contours overlap.
package enum FillRule: Hashable, Sendable {
  /// The contours wind around the point, counted with their directions.
  case nonZero
  /// A ray from the point crosses the contours an odd number of times.
  case evenOdd
}
