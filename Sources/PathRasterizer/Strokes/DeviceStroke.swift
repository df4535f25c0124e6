package import PlaneGeometry

/// How a line along a path is drawn on the pixel grid; lengths are in 1/256 pixel.
package struct DeviceStroke: Hashable, Sendable {
  /// The width of the line; 0 or less draws nothing.
  package var width: Int32
  /// The shape of an open contour's ends.
  package var cap: StrokeStyle.Cap
  /// The shape of corners.
  package var join: StrokeStyle.Join
  /// The longest miter as a multiple of the width, in 1/256; a longer one becomes a bevel.
  package var miterLimit: Int32
  /// The lengths of dashes and gaps in turn; empty for a solid line.
  ///
  /// The line is solid too where a dash and its gap take less than 1/8 pixel on average.
  package var dashes: [Int32]
  /// How far into the dashes the line starts.
  package var dashPhase: Int32

  /// Creates a style; without further arguments a solid line with butt ends and mitered corners.
  package init(
    width: Int32, cap: StrokeStyle.Cap = .butt, join: StrokeStyle.Join = .miter, miterLimit: Int32 = 10 * 256,
    dashes: [Int32] = [], dashPhase: Int32 = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// Creates a style from one in points.
  ///
  /// Lengths that are not numbers count as 0, those beyond `DevicePoint.limit` as the limit. From a phase that far whole
  /// periods of the dashes are taken away first.
  /// - Parameters:
  ///   - style: the style.
  ///   - scale: the number of pixels in a point.
  package init(_ style: StrokeStyle, scale: Double) {
    func units(_ length: Double) -> Int32 { DevicePoint.units(length * scale) ?? 0 }
    self.init(
      width: units(style.width), cap: style.cap, join: style.join,
      miterLimit: DevicePoint.units(style.miterLimit) ?? 0, dashes: style.dashes.map(units),
      dashPhase: units(DeviceStroke.phase(of: style, limit: Double(DevicePoint.limit >> 8) / scale)))
  }

  private static func phase(of style: StrokeStyle, limit: Double) -> Double {
    guard style.dashPhase.magnitude > limit else { return style.dashPhase }
    // An odd number of lengths changes roles each time.
    let period = style.dashes.reduce(0) { $0 + max(0, $1) } * (style.dashes.count.isMultiple(of: 2) ? 1 : 2)
    // Exact, as the standard of floating point demands.
    return style.dashPhase.truncatingRemainder(dividingBy: period)
  }
}
