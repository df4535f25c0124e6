import PixelImages
import PlaneGeometry

/// How far a line along a path can matter: nothing further away from any of its points is visible.
///
/// Without it an absurd width costs as much as its circumference, all of it out of sight.
struct StrokeReach {
  /// No visible pixel is further than this from any point of the path, in 1/65536 pixel.
  let distance: Int64

  /// Lines are drawn no wider than this many times the distance to each side.
  ///
  /// More than once, because a bevel comes closer to its corner than half the width.
  private static let factor: Int64 = 8

  init(of path: DevicePath, visible: PixelRect) {
    let place = DeviceRect(visible)
    let bounds = path.controlBounds ?? place
    // The diagonal of everything is no shorter than any distance in it.
    let width = Int64(max(bounds.end.x, place.end.x)) - Int64(min(bounds.origin.x, place.origin.x))
    let height = Int64(max(bounds.end.y, place.end.y)) - Int64(min(bounds.origin.y, place.origin.y))
    // One unit more for the rounding of the root.
    distance = (squareRoot(of: width * width + height * height) + 1) * 256
  }

  /// Half the width of the line to draw for half of a wanted width, in 1/65536 pixel.
  func limited(_ halfWidth: Int64) -> Int64 { min(halfWidth, StrokeReach.factor * distance) }

  /// Whether a line covers all that is visible.
  ///
  /// A line wider than the distance to each side does, unless the place on it that is nearest to a pixel is one from
  /// which it does not spread far enough: a butt end, or a bevel that turns back sharply.
  /// - Parameter halfWidth: half of the line's width in 1/65536 pixel.
  func isExceeded(by spine: Spine, halfWidth: Int64, style: DeviceStroke) -> Bool {
    let ratio = min(StrokeReach.factor, halfWidth / distance)
    guard ratio > 0, spine.isClosed || style.cap != .butt else { return false }
    guard style.join != .round else { return true }
    let corners = spine.isClosed ? spine.points[...] : spine.points.dropFirst().dropLast()
    // A bevel's distance from its corner is half the width times the cosine of half the turn, whose square is
    // (1 + cosine of the turn) / 2.
    return corners.allSatisfy {
      (Direction.one + $0.incoming.cosine($0.outgoing)) * ratio * ratio > 2 * Direction.one
    }
  }
}
