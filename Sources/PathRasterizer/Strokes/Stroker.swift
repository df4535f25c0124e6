import PixelImages
import PlaneGeometry

/// Turns a line along a path into the outline of the area that it covers, to be filled with the non-zero rule.
struct Stroker {
  private let style: DeviceStroke
  /// Half of the line's width in 1/65536 pixel.
  private let halfWidth: Int64
  private let visible: PixelRect
  private var ribbon = Ribbon()

  /// The outline of a line along a path; contours and dashes that cannot reach the visible pixels are left out.
  static func outline(of path: DevicePath, style: DeviceStroke, visible: PixelRect) -> DevicePath {
    guard style.width > 0 else { return DevicePath() }
    let reach = StrokeReach(of: path, visible: visible)
    let halfWidth = reach.limited(Int64(min(style.width, DevicePoint.limit)) * 128)
    // The edges of the line need be smooth only where they can be seen.
    let spines = SpineBuilder(path, halfWidth: min(halfWidth, reach.distance)).spines
    let dashes = DashPattern(style)?.cut(spines) ?? spines
    if dashes.contains(where: { reach.isExceeded(by: $0, halfWidth: halfWidth, style: style) }) {
      return DevicePath(DeviceRect(visible))
    }
    var stroker = Stroker(style, halfWidth: halfWidth, visible: visible)
    for spine in dashes { stroker.append(spine) }
    return stroker.ribbon.outline
  }

  private init(_ style: DeviceStroke, halfWidth: Int64, visible: PixelRect) {
    self.style = style
    self.halfWidth = halfWidth
    self.visible = visible
  }

  private mutating func append(_ spine: Spine) {
    guard let first = spine.points.first, let last = spine.points.last, isVisible(spine) else { return }
    if spine.points.count == 1 {
      appendCap(at: first.place, towards: -first.outgoing)
      appendCap(at: first.place, towards: first.outgoing)
    } else if spine.isClosed {
      appendClosed(spine.points)
    } else {
      appendCap(at: first.place, towards: -first.outgoing)
      ribbon.append(station(first.place, first.outgoing))
      for index in 1..<(spine.points.count - 1) { appendCorner(index, spine.points) }
      ribbon.append(station(last.place, last.incoming))
      ribbon.finishOpen()
      appendCap(at: last.place, towards: last.incoming)
    }
  }

  private func isVisible(_ spine: Spine) -> Bool {
    // A square cap reaches further than half the width, by less than 3/2; a miter by as much as its limit.
    let reach =
      style.join == .miter ? max(2, Int64(min(style.miterLimit, 1 << 18)) / 256 + 1) * halfWidth : 2 * halfWidth
    let (minX, maxX) = ((Int64(visible.minX) << 16) - reach, (Int64(visible.maxX) << 16) + reach)
    let (minY, maxY) = ((Int64(visible.minY) << 16) - reach, (Int64(visible.maxY) << 16) + reach)
    let places = spine.points.lazy.map(\.place)
    return places.contains { $0.x >= minX } && places.contains { $0.x <= maxX }
      && places.contains { $0.y >= minY } && places.contains { $0.y <= maxY }
  }

  private mutating func appendClosed(_ points: [SpinePoint]) {
    for index in points.indices { appendCorner(index, points) }
    ribbon.finishClosed()
  }

  private func station(_ place: FineVector, _ direction: Direction) -> Ribbon.Station {
    let side = direction.turned.scaled(by: halfWidth)
    return Ribbon.Station(place: place, left: place - side, right: place + side)
  }

  /// Where two edges meet whose offsets are `from` and `to`, turned from the directions before and after.
  private func meeting(_ from: Direction, _ to: Direction) -> FineVector? {
    let bottom = Direction.one + from.cosine(to)
    // Beyond a ratio of about 1000 the point is too far away for anybody's limit.
    guard bottom > 1 << 5 else { return nil }
    let (a, b) = (from.turned, to.turned)
    return FineVector(
      x: roundedQuotient((a.x + b.x) * halfWidth, bottom), y: roundedQuotient((a.y + b.y) * halfWidth, bottom))
  }

  private mutating func appendCorner(_ index: Int, _ points: [SpinePoint]) {
    let point = points[index]
    if point.incoming == point.outgoing { return ribbon.append(station(point.place, point.outgoing)) }
    let (sine, cosine) = (point.incoming.sine(point.outgoing), point.incoming.cosine(point.outgoing))
    guard let meeting = meeting(point.incoming, point.outgoing) else {
      return appendBrokenCorner(point, turnsRight: sine > 0)
    }
    // Less than about one degree: no corner anybody could see.
    if cosine > 0, abs(sine) < Direction.one / 64 {
      let (left, right) = (point.place - meeting, point.place + meeting)
      return ribbon.append(Ribbon.Station(place: point.place, left: left, right: right))
    }
    let count = points.count
    let before = (point.place - points[(index + count - 1) % count].place).length
    let after = (points[(index + 1) % count].place - point.place).length
    // The inner edges meet this far before and behind the corner; both ends of a segment may need as much.
    let needed = (point.place + meeting - station(point.place, point.incoming).right).length
    if needed <= min(before, after) / 2 {
      appendJoinedCorner(point, meeting: meeting, turnsRight: sine > 0)
    } else {
      appendBrokenCorner(point, turnsRight: sine > 0)
    }
  }

  /// A corner whose inner edges meet: the ribbon goes around it in one piece.
  private mutating func appendJoinedCorner(_ point: SpinePoint, meeting: FineVector, turnsRight: Bool) {
    let inner = turnsRight ? point.place + meeting : point.place - meeting
    for outer in outerPoints(point, turnsRight: turnsRight) {
      ribbon.append(
        Ribbon.Station(place: point.place, left: turnsRight ? outer : inner, right: turnsRight ? inner : outer))
    }
  }

  /// A corner with a segment too short for it: the ribbon ends, the corner is filled, a ribbon starts.
  private mutating func appendBrokenCorner(_ point: SpinePoint, turnsRight: Bool) {
    ribbon.append(station(point.place, point.incoming))
    ribbon.breakOff()
    ribbon.appendConvex([point.place] + outerPoints(point, turnsRight: turnsRight))
    ribbon.append(station(point.place, point.outgoing))
  }

  /// The outer edge of a corner, from the end of one segment to the start of the next.
  private func outerPoints(_ point: SpinePoint, turnsRight: Bool) -> [FineVector] {
    let from = turnsRight ? -point.incoming.turned : point.incoming.turned
    let to = turnsRight ? -point.outgoing.turned : point.outgoing.turned
    let ends = (point.place + from.scaled(by: halfWidth), point.place + to.scaled(by: halfWidth))
    switch style.join {
    case .bevel: return [ends.0, ends.1]
    case .round:
      return [ends.0] + arc(point.place, from, to, through: point.incoming) + [ends.1]
    case .miter:
      guard let meeting = meeting(point.incoming, point.outgoing), isWithinMiterLimit(point) else {
        return [ends.0, ends.1]
      }
      return [ends.0, turnsRight ? point.place - meeting : point.place + meeting, ends.1]
    }
  }

  /// Whether the miter's length is at most the limit times the width: 1 / sin(inner angle / 2).
  private func isWithinMiterLimit(_ point: SpinePoint) -> Bool {
    let limit = Int64(max(256, min(style.miterLimit, 1 << 18)))
    // The squared ratio is 2 / (1 + cosine of the turn).
    return (2 << 16) << Direction.bits <= limit * limit * (Direction.one + point.incoming.cosine(point.outgoing))
  }

  /// Points on a circle between two directions, ends left out; opposite ones are joined through a third.
  private func arc(
    _ center: FineVector, _ from: Direction, _ to: Direction, through: Direction, depth: Int = 0
  ) -> [FineVector] {
    let middle = from.middle(to) ?? through
    // The distance between the arc and its chord, in 1/65536 pixel; 1/32 pixel cannot be seen.
    let sagitta = halfWidth - middle.scaled(by: halfWidth).along(from)
    guard sagitta > 2048, depth < 10 else { return [] }
    return arc(center, from, middle, through: through, depth: depth + 1)
      + [center + middle.scaled(by: halfWidth)]
      + arc(center, middle, to, through: through, depth: depth + 1)
  }

  private mutating func appendCap(at place: FineVector, towards direction: Direction) {
    let side = direction.turned.scaled(by: halfWidth)
    let ahead = direction.scaled(by: halfWidth)
    switch style.cap {
    case .butt: break
    case .square: ribbon.appendConvex([place - side, place - side + ahead, place + side + ahead, place + side])
    case .round:
      let (from, to) = (-direction.turned, direction.turned)
      ribbon.appendConvex([place - side] + arc(place, from, to, through: direction) + [place + side])
    }
  }
}

extension FineVector {
  /// The part of the vector that points in a direction, in 1/65536 pixel.
  fileprivate func along(_ direction: Direction) -> Int64 { (x * direction.x + y * direction.y) >> Direction.bits }
}
