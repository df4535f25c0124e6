import PixelImages
import PlaneGeometry

/// Turns a line along a path into the outline of the area that it covers, to be filled with the non-zero rule.
struct Stroker {
  private let style: DeviceStroke
  /// Half of the line's width in 1/65536 pixel.
  private let halfWidth: Int64
  private let culling: StrokeCulling
  private let circle: StrokeCircle
  private var ribbon: Ribbon
  /// The end of the dash that the ribbon has reached.
  private var reached: SpinePoint?

  /// The outline of a line along a path, as far as it can be seen.
  static func outline(of path: DevicePath, style: DeviceStroke, visible: PixelRect) -> DevicePath {
    guard style.width > 0 else { return DevicePath() }
    let reach = StrokeReach(of: path, visible: visible)
    let halfWidth = reach.limited(Int64(min(style.width, DevicePoint.limit)) * 128)
    let culling = StrokeCulling(visible: visible, style: style, halfWidth: halfWidth)
    if culling.hides(path) { return DevicePath() }
    let pattern = DashPattern(style)
    // The edges of the line need be smooth only where they can be seen.
    let smoothWidth = min(halfWidth, reach.distance)
    let spines = SpineBuilder(path, halfWidth: smoothWidth, culling: pattern == nil ? culling : nil).spines
    var stroker = Stroker(style, halfWidth: halfWidth, culling: culling)
    for spine in spines {
      let dashes = pattern.map { DashCutter.cut(spine, $0, culling: culling) } ?? [spine]
      if dashes.contains(where: { reach.isExceeded(by: $0, halfWidth: halfWidth, style: style) }) {
        return DevicePath(DeviceRect(visible))
      }
      stroker.append(dashes)
    }
    return stroker.ribbon.outline
  }

  private init(_ style: DeviceStroke, halfWidth: Int64, culling: StrokeCulling) {
    self.style = style
    self.halfWidth = halfWidth
    self.culling = culling
    circle = StrokeCircle(radius: halfWidth, culling: culling)
    ribbon = Ribbon(visible: culling.visible)
  }

  /// Draws a contour, given as its dashes in their order.
  private mutating func append(_ dashes: [Spine]) {
    for dash in dashes {
      if dash.isClosed {
        appendClosed(dash)
      } else {
        appendOpen(dash)
      }
    }
    finishRibbon()
  }

  private mutating func appendOpen(_ spine: Spine) {
    let points = spine.points
    guard let first = points.first, let last = points.last else { return }
    let legs = 0..<(points.count - 1)
    let areHidden =
      legs.isEmpty ? [culling.hides(first, first)] : legs.map { culling.hides(points[$0], points[$0 + 1]) }
    guard areHidden.contains(false) else { return }
    if let reached, !areHidden[0], isJoined(reached, first), !hasOpenCorner(points) {
      appendWaist(reached, first)
    } else {
      finishRibbon()
      if !areHidden[0] { appendCap(at: first.place, towards: -first.outgoing) }
    }
    if legs.isEmpty { ribbon.append(station(first.place, first.outgoing)) }
    append(spine, legs: legs) { areHidden[$0] }
    reached = areHidden.last == true ? nil : last
    if hasOpenCorner(points) { finishRibbon() }
  }

  /// Ends the ribbon with a cap.
  private mutating func finishRibbon() {
    ribbon.finishOpen()
    if let reached { appendCap(at: reached.place, towards: reached.incoming) }
    reached = nil
  }

  private mutating func appendClosed(_ spine: Spine) {
    let points = spine.points
    let count = points.count
    let areHidden = points.indices.map { culling.hides(points[$0], points[($0 + 1) % count]) }
    guard let hidden = areHidden.firstIndex(of: true) else {
      for index in points.indices { appendCorner(index, spine) }
      return ribbon.finishClosed()
    }
    append(spine, legs: (hidden + 1)..<(hidden + count)) { areHidden[$0 % count] }
    ribbon.finishOpen()
  }

  /// Draws those straight pieces of a line that can be seen.
  /// - Parameters:
  ///   - spine: the line; behind its last point follows the first.
  ///   - legs: each the index of the point at which a piece begins.
  private mutating func append(_ spine: Spine, legs: Range<Int>, isHidden: (Int) -> Bool) {
    let points = spine.points
    let count = points.count
    for leg in legs where !isHidden(leg) {
      let (from, to) = (leg % count, (leg + 1) % count)
      if leg == legs.lowerBound || isHidden(leg - 1) {
        ribbon.append(station(points[from].place, points[from].outgoing))
      } else {
        appendCorner(from, spine)
      }
      guard leg + 1 == legs.upperBound || isHidden(leg + 1) else { continue }
      ribbon.append(station(points[to].place, points[to].incoming))
      if leg + 1 < legs.upperBound { ribbon.finishOpen() }
    }
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

  private mutating func appendCorner(_ index: Int, _ spine: Spine) {
    let point = spine.points[index]
    if point.incoming == point.outgoing { return ribbon.append(station(point.place, point.outgoing)) }
    let (sine, cosine) = (point.incoming.sine(point.outgoing), point.incoming.cosine(point.outgoing))
    let meeting = meeting(point.incoming, point.outgoing)
    if let meeting, Stroker.isSmooth(sine: sine, cosine: cosine) {
      let (left, right) = (point.place - meeting, point.place + meeting)
      return ribbon.append(Ribbon.Station(place: point.place, left: left, right: right))
    }
    let sides = CornerSides(index, of: spine)
    // The inner edges meet this far before and behind the corner; both ends of a segment may need as much.
    let needed = meeting.map { (point.place + $0 - station(point.place, point.incoming).right).length } ?? .max
    if let meeting, needed <= min(sides.before, sides.after) / 2 {
      let inner = sine > 0 ? point.place + meeting : point.place - meeting
      appendOuterEdge(point, inner: inner, turnsRight: sine > 0)
    } else if let shared = sides.sharedLength(halfWidth: halfWidth, sine: sine) {
      appendShortCut(point, by: min(needed, shared), turnsRight: sine > 0)
    } else {
      appendBrokenCorner(point, turnsRight: sine > 0)
    }
  }

  /// Whether a line turns by less than about one degree: no corner anybody could see.
  private static func isSmooth(sine: Int64, cosine: Int64) -> Bool { cosine > 0 && abs(sine) < Direction.one / 64 }

  /// A corner before which the inner edge ends, to go on as far behind it: what it leaves out both segments cover.
  private mutating func appendShortCut(_ point: SpinePoint, by length: Int64, turnsRight: Bool) {
    var (arrival, departure) = (station(point.place, point.incoming), station(point.place, point.outgoing))
    let (back, forth) = (point.incoming.scaled(by: -length), point.outgoing.scaled(by: length))
    if turnsRight {
      (arrival.right, departure.right) = (arrival.right + back, departure.right + forth)
    } else {
      (arrival.left, departure.left) = (arrival.left + back, departure.left + forth)
    }
    appendOuterEdge(point, inner: turnsRight ? arrival.right : arrival.left, turnsRight: turnsRight)
    ribbon.append(departure)
  }

  /// A corner with a segment too short for its inner edges to meet: the inner edge goes through the corner itself.
  ///
  /// So what the line covers before the corner, in it and behind it keeps its own outline, without the parts of them
  /// that lie on each other.
  private mutating func appendBrokenCorner(_ point: SpinePoint, turnsRight: Bool) {
    ribbon.append(station(point.place, point.incoming))
    appendOuterEdge(point, inner: point.place, turnsRight: turnsRight)
    ribbon.append(station(point.place, point.outgoing))
  }

  /// Goes around a corner on its outer edge, from the end of one segment to the start of the next.
  /// - Parameter inner: where the inner edge waits.
  private mutating func appendOuterEdge(_ point: SpinePoint, inner: FineVector, turnsRight: Bool) {
    func append(_ outer: FineVector) {
      ribbon.append(
        Ribbon.Station(place: point.place, left: turnsRight ? outer : inner, right: turnsRight ? inner : outer))
    }
    let from = turnsRight ? -point.incoming.turned : point.incoming.turned
    let to = turnsRight ? -point.outgoing.turned : point.outgoing.turned
    append(point.place + from.scaled(by: halfWidth))
    switch style.join {
    case .bevel: break
    case .round: circle.forEachPoint(around: point.place, from, to, through: point.incoming, append)
    case .miter:
      if let meeting = meeting(point.incoming, point.outgoing), isWithinMiterLimit(point) {
        append(turnsRight ? point.place - meeting : point.place + meeting)
      }
    }
    append(point.place + to.scaled(by: halfWidth))
  }

  /// Whether the miter's length is at most the limit times the width: 1 / sin(inner angle / 2).
  private func isWithinMiterLimit(_ point: SpinePoint) -> Bool {
    let limit = Int64(max(256, min(style.miterLimit, 1 << 18)))
    // The squared ratio is 2 / (1 + cosine of the turn).
    return (2 << 16) << Direction.bits <= limit * limit * (Direction.one + point.incoming.cosine(point.outgoing))
  }

  /// Whether dashes with round caps follow each other so closely that they are drawn as one ribbon with a waist.
  private func isJoined(_ from: SpinePoint, _ to: SpinePoint) -> Bool {
    let gap = to.place - from.place
    guard style.cap == .round, gap.length <= halfWidth else { return false }
    // Not around a corner.
    return from.incoming.cosine(to.outgoing) > Direction.one * 7 / 8 && gap.along(from.incoming) >= 0
      && gap.along(to.outgoing) >= 0
  }

  /// Whether there is a corner that is not round, out of which the caps of a dash may stick.
  private func hasOpenCorner(_ points: [SpinePoint]) -> Bool {
    style.join != .round
      && points.dropFirst().dropLast().contains { point in
        let (sine, cosine) = (point.incoming.sine(point.outgoing), point.incoming.cosine(point.outgoing))
        return !Stroker.isSmooth(sine: sine, cosine: cosine)
      }
  }

  /// Two round caps that overlap: each as far as it is the nearer one.
  ///
  /// What a cap covers beyond that, the other dash or one behind it covers too: a place within the cap's circle comes
  /// nearer to the line as one follows the line, until it is beside a dash or within the half of a cap that is drawn.
  private mutating func appendWaist(_ from: SpinePoint, _ to: SpinePoint) {
    let gap = to.place - from.place
    let half = gap.length / 2
    guard let direction = gap.direction else { return }
    let width = FineVector.otherLeg(of: halfWidth, half)
    let turn = from.incoming.sine(to.outgoing)
    // Neither the waist nor the bend between both dashes is as deep as 1/256 pixel.
    if halfWidth - width < 256, (halfWidth >> 12) * ((turn * turn) >> 36) < 8 * 256 { return }
    let middle = FineVector(x: from.place.x + gap.x / 2, y: from.place.y + gap.y / 2)
    let side = direction.turned.scaled(by: width)
    let waist = Ribbon.Station(place: middle, left: middle - side, right: middle + side)
    appendArcs(from.place, from: station(from.place, from.incoming), to: waist)
    ribbon.append(waist)
    appendArcs(to.place, from: waist, to: station(to.place, to.outgoing))
  }

  /// Both edges of a ribbon on a circle around a place.
  private mutating func appendArcs(_ center: FineVector, from: Ribbon.Station, to: Ribbon.Station) {
    func points(_ from: FineVector, _ to: FineVector) -> [FineVector] {
      guard let start = (from - center).direction, let end = (to - center).direction else { return [] }
      return circle.points(around: center, start, end, through: start)
    }
    var station = Ribbon.Station(place: center, left: from.left, right: from.right)
    for left in points(from.left, to.left) {
      station.left = left
      ribbon.append(station)
    }
    for right in points(from.right, to.right) {
      station.right = right
      ribbon.append(station)
    }
  }

  private mutating func appendCap(at place: FineVector, towards direction: Direction) {
    let side = direction.turned.scaled(by: halfWidth)
    let ahead = direction.scaled(by: halfWidth)
    switch style.cap {
    case .butt: break
    case .square: ribbon.appendConvex([place - side, place - side + ahead, place + side + ahead, place + side])
    case .round:
      let (from, to) = (-direction.turned, direction.turned)
      ribbon.appendConvex([place - side] + circle.points(around: place, from, to, through: direction) + [place + side])
    }
  }
}
