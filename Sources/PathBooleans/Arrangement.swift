/// A line from one place of the grid to another, and what it is a piece of.
struct CutLine {
  var start, end: GridPoint
  /// Which path it belongs to: 0 or 1.
  let source: Int
  /// Which of all contours it belongs to.
  let contour: Int

  fileprivate var minX: Int64 { min(start.x, end.x) }
  fileprivate var maxX: Int64 { max(start.x, end.x) }
  fileprivate var minY: Int64 { min(start.y, end.y) }
  fileprivate var maxY: Int64 { max(start.y, end.y) }
}

/// Lines that meet at their ends only: all others are cut where they cross or touch.
///
/// A crossing is rounded to the grid, by which lines move by half a step at most and may cross others anew, so that they
/// are cut again until none do.
struct Arrangement {
  /// The pieces in the order of the contours.
  private(set) var lines: [CutLine]

  /// Rounds of cutting; a few are enough for any drawing, and an end is certain.
  private static let mostRounds = 64

  init(_ lines: [CutLine]) {
    self.lines = lines.filter { $0.start != $0.end }
    for _ in 0..<Arrangement.mostRounds {
      let cuts = cuts()
      if cuts.isEmpty { return }
      cut(at: cuts)
    }
  }

  private mutating func cut(at cuts: [Int: [GridPoint]]) {
    var pieces: [CutLine] = []
    pieces.reserveCapacity(lines.count + 2 * cuts.count)
    for (index, line) in lines.enumerated() {
      guard let places = cuts[index] else {
        pieces.append(line)
        continue
      }
      let direction = line.end - line.start
      let along = places.sorted { ($0 - line.start).dot(direction) < ($1 - line.start).dot(direction) }
      var piece = line
      for place in along + [line.end] where place != piece.start {
        piece.end = place
        pieces.append(piece)
        piece.start = place
      }
    }
    lines = pieces
  }

  /// Where lines are to be cut, by their indices.
  private func cuts() -> [Int: [GridPoint]] {
    var cuts: [Int: [GridPoint]] = [:]
    let order = lines.indices.sorted { (lines[$0].minX, $0) < (lines[$1].minX, $1) }
    // The lines that reach as far to the right as the one that is looked at.
    var active: [Int] = []
    for index in order {
      let line = lines[index]
      active.removeAll { lines[$0].maxX < line.minX }
      for other in active where lines[other].maxY >= line.minY && lines[other].minY <= line.maxY {
        meet(line, lines[other]) { isFirst, place in cuts[isFirst ? index : other, default: []].append(place) }
      }
      active.append(index)
    }
    return cuts
  }

  /// Calls `cut` with the places at which one of two lines is to be cut.
  private func meet(_ a: CutLine, _ b: CutLine, _ cut: (_ isFirst: Bool, GridPoint) -> Void) {
    let (along, across) = (a.end - a.start, b.end - b.start)
    let (start, end) = (along.cross(b.start - a.start), along.cross(b.end - a.start))
    let (first, last) = (across.cross(a.start - b.start), across.cross(a.end - b.start))
    // An end that lies on the other line.
    if start == 0, a.passes(b.start) { cut(true, b.start) }
    if end == 0, a.passes(b.end) { cut(true, b.end) }
    if first == 0, b.passes(a.start) { cut(false, a.start) }
    if last == 0, b.passes(a.end) { cut(false, a.end) }
    guard start != 0, end != 0, first != 0, last != 0, (start < 0) != (end < 0), (first < 0) != (last < 0) else {
      return
    }
    let place = a.place(first, of: first - last)
    if place != a.start, place != a.end { cut(true, place) }
    if place != b.start, place != b.end { cut(false, place) }
  }
}

extension CutLine {
  /// Whether a place on the endless line is between the ends.
  fileprivate func passes(_ place: GridPoint) -> Bool {
    place != start && place != end && place.x >= minX && place.x <= maxX && place.y >= minY && place.y <= maxY
  }

  /// The place of the grid that is nearest to a share of the way.
  fileprivate func place(_ share: Int64, of whole: Int64) -> GridPoint {
    func part(_ from: Int64, _ to: Int64) -> Int64 {
      let sign: Int128 = whole < 0 ? -1 : 1
      let (dividend, divisor) = (2 * sign * Int128(to - from) * Int128(share), 2 * sign * Int128(whole))
      // Rounded to nearest, halves up: the remainder of a floor is never negative.
      let (quotient, remainder) = (dividend + divisor / 2).quotientAndRemainder(dividingBy: divisor)
      return from + Int64(remainder < 0 ? quotient - 1 : quotient)
    }
    return GridPoint(x: part(start.x, end.x), y: part(start.y, end.y))
  }
}
