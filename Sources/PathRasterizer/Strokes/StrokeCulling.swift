import PixelImages
import PlaneGeometry

/// Tells which parts of a line cannot be seen, so that nobody has to draw them.
struct StrokeCulling {
  /// The visible pixels.
  let visible: DeviceRect
  private let halfWidth: Int64
  private let style: DeviceStroke

  /// More than all rounding, in 1/65536 pixel: 2 pixels.
  private static let slack: Int64 = 1 << 17

  /// - Parameter halfWidth: half of the line's width in 1/65536 pixel.
  init(visible: PixelRect, style: DeviceStroke, halfWidth: Int64) {
    self.visible = DeviceRect(visible)
    self.style = style
    self.halfWidth = halfWidth
  }

  /// Whether all of a line along a path is out of sight.
  func hides(_ path: DevicePath) -> Bool {
    guard let bounds = path.controlBounds else { return true }
    return hides(FineVector(bounds.origin), FineVector(bounds.end), reach: style.join == .miter ? miterReach : capReach)
  }

  /// Whether a line along a curve is out of sight, with the joins that a bevel or a round join would make.
  func hides(_ curve: SpineCurve) -> Bool {
    let (origin, end) = curve.controlBounds
    return hides(origin, end, reach: capReach)
  }

  /// Whether the line between two points that follow each other is out of sight, with caps or joins at both.
  func hides(_ from: SpinePoint, _ to: SpinePoint) -> Bool {
    let isStraight = from.incoming == from.outgoing && to.incoming == to.outgoing
    return hides(from.place, to.place, reach: isStraight || style.join != .miter ? capReach : miterReach)
  }

  /// Whether nothing within a distance of the rectangle between two places is visible.
  func hides(_ a: FineVector, _ b: FineVector, reach: Int64) -> Bool {
    let (origin, end) = (FineVector(visible.origin), FineVector(visible.end))
    return max(a.x, b.x) + reach < origin.x || min(a.x, b.x) - reach > end.x
      || max(a.y, b.y) + reach < origin.y || min(a.y, b.y) - reach > end.y
  }

  /// How far ahead of a line's end a square cap reaches; nil for other caps.
  var squareCapReach: Int64? { style.cap == .square ? halfWidth : nil }

  /// How far caps and round joins reach at most; a square cap's corners by the square root of 2.
  private var capReach: Int64 { halfWidth + halfWidth / 2 + StrokeCulling.slack }

  private var miterReach: Int64 {
    max(2, Int64(max(0, min(style.miterLimit, 1 << 18))) / 256 + 1) * halfWidth + StrokeCulling.slack
  }

  /// Where on a line between two points a dash can be seen, in 1/65536 pixel from its start.
  ///
  /// Joins at the ends of the line are not looked at: a dash around a corner needs another reason to be left out.
  /// - Parameter length: the distance of the points.
  func rangeOfDashes(from: SpinePoint, to: SpinePoint, length: Int64) -> ClosedRange<Int64> {
    let none = length...length
    let corners = [
      visible.origin, visible.end, DevicePoint(x: visible.origin.x, y: visible.end.y),
      DevicePoint(x: visible.end.x, y: visible.origin.y),
    ]
    let ahead = corners.map { StrokeCulling.along(from, from.outgoing, $0) }
    guard from.outgoing == to.incoming else {
      // The spokes of a bend turn a little on the way: as far as the square of the angle matters.
      let beyond = corners.map { StrokeCulling.along(to, to.incoming, $0) }
      let turn = from.outgoing.sine(to.incoming)
      let bend = ((halfWidth + length) >> 12) * ((turn * turn) >> 36)
      let margin = (style.cap == .butt ? 0 : capReach) + StrokeCulling.slack + bend
      let isBehind = max(ahead.max() ?? 0, beyond.max() ?? 0) < -margin
      let isAhead = min(ahead.min() ?? 0, beyond.min() ?? 0) > margin
      let isFar = hides(from.place, to.place, reach: capReach)
      return isBehind || isAhead || isFar ? none : 0...length
    }
    let aside = corners.map { StrokeCulling.along(from, from.outgoing.turned, $0) }
    let distance = max(0, aside.min() ?? 0, -(aside.max() ?? 0)) - StrokeCulling.slack
    guard distance <= halfWidth else { return none }
    let reach = reachAhead(aside: max(0, distance)) + StrokeCulling.slack
    let first = max(0, min(length, (ahead.min() ?? 0) - reach))
    let last = max(0, min(length, (ahead.max() ?? 0) + reach))
    return first < last ? first...last : none
  }

  /// How far a cap reaches ahead, at some distance from the line.
  private func reachAhead(aside distance: Int64) -> Int64 {
    switch style.cap {
    case .butt: 0
    case .round: FineVector.otherLeg(of: halfWidth, distance)
    case .square: halfWidth
    }
  }

  /// How far a corner lies ahead of a point, measured along a direction, in 1/65536 pixel.
  private static func along(_ point: SpinePoint, _ direction: Direction, _ corner: DevicePoint) -> Int64 {
    let x = (Int64(corner.x) * 256 - point.place.x) >> 8
    let y = (Int64(corner.y) * 256 - point.place.y) >> 8
    return (x * direction.x + y * direction.y) >> (Direction.bits - 8)
  }
}

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
