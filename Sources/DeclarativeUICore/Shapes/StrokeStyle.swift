public import Foundation
package import PlaneGeometry

/// How a line along a path is drawn; lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// The shape of an open contour's ends.
  public var lineCap: CGLineCap
  /// The shape of corners.
  public var lineJoin: CGLineJoin
  /// The longest miter, as a multiple of the width; a longer one becomes a bevel.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dashes the line starts.
  public var dashPhase: CGFloat

  /// Creates a style; without arguments a solid line of width 1.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The line on a drawing that is enlarged by a factor.
  func scaled(by factor: CGFloat) -> StrokeStyle {
    guard factor != 1 else { return self }
    var style = self
    style.lineWidth *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }

  package var geometry: PlaneGeometry.StrokeStyle {
    let cap: PlaneGeometry.StrokeStyle.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: PlaneGeometry.StrokeStyle.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return PlaneGeometry.StrokeStyle(
      width: Double(lineWidth), cap: cap, join: join, miterLimit: Double(miterLimit),
      dashes: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}

/// The shape of an open contour's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends with the contour.
  case butt
  /// A half circle is added.
  case round
  /// Half a square is added.
  case square
}

/// The shape of the outside where two segments meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The edges continue until they meet.
  case miter
  /// A circle fills the corner.
  case round
  /// A straight edge cuts the corner.
  case bevel
}
