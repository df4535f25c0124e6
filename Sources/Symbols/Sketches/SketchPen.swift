import PlaneGeometry

/// Draws contours of sketches as areas and as strokes of one width, with round ends and corners.
struct SketchPen {
  /// How wide strokes are, in hundredths of an em.
  let width: Double

  /// How wide the strokes are that sketches are made for.
  static let regularWidth = SymbolStroke.regular * 100

  func stroke(_ contour: SketchContour, share: Double = 1) -> Path {
    let half = width * share / 2
    var path = Path()
    if contour.isClosed {
      add(side(of: contour, at: half), to: &path)
      add(side(of: contour.reversed, at: half), to: &path)
      return path
    }
    var outline = side(of: contour, at: half)
    let back = side(of: contour.reversed, at: half)
    addCap(around: contour.end, to: back.start, &outline)
    outline.pieces += back.pieces
    addCap(around: contour.start, to: outline.start, &outline)
    add(outline, to: &path)
    return path
  }

  /// The area of a contour with its edge moved outwards.
  func area(_ contour: SketchContour, outset: Double = 0) -> Path {
    var path = Path()
    let clockwise = contour.clockwise
    if outset >= 0 {
      add(outset == 0 ? clockwise : side(of: clockwise, at: outset), to: &path)
    } else {
      add(side(of: clockwise.reversed, at: -outset).reversed, to: &path)
    }
    return path
  }

  /// The contour in the square of 0 to 1 that icons are drawn on.
  private func add(_ contour: SketchContour, to path: inout Path) {
    func place(_ point: Point) -> Point { Point(x: point.x * Self.unit + 0.5, y: point.y * Self.unit + 0.5) }
    path.move(to: place(contour.start))
    for piece in contour.pieces {
      if let controls = piece.controls {
        path.addCubic(to: place(piece.end), control1: place(controls.first), control2: place(controls.second))
      } else {
        path.addLine(to: place(piece.end))
      }
    }
    path.close()
  }

  /// How much of the icon's square a hundredth of an em is.
  static let unit = 0.01 / Symbol.square

  private func addCap(around middle: Point, to point: Point, _ outline: inout SketchContour) {
    let from = outline.end - middle
    // Clockwise, as the outline runs.
    outline.addArc(around: middle, to: middle + Point(x: -from.y, y: from.x))
    outline.addArc(around: middle, to: point)
  }

  /// What runs beside a contour, at its left.
  private func side(of contour: SketchContour, at distance: Double) -> SketchContour {
    var from = contour.start
    var last = contour.isClosed ? contour.lastDirection : nil
    guard let first = contour.pieces.first?.direction(from: contour.start) else {
      return SketchContour(start: contour.start + Point(x: 0, y: -distance))
    }
    var side = SketchContour(start: from + (last ?? first).left * distance)
    for (index, piece) in contour.pieces.enumerated() {
      let direction = piece.direction(from: from)
      if let last {
        let isSharp = index > 0 && piece.controls == nil && contour.pieces[index - 1].controls == nil
        join(&side, around: from, from: last, to: direction, distance, isSharp: isSharp)
      }
      addBeside(piece, from: from, at: distance, depth: 0, to: &side)
      last = piece.arrival(from: from)
      from = piece.end
    }
    side.isClosed = contour.isClosed
    return side
  }

  private func join(
    _ side: inout SketchContour, around middle: Point, from last: Point, to next: Point, _ distance: Double,
    isSharp: Bool
  ) {
    let turn = last.cross(next)
    let end = middle + next.left * distance
    if abs(turn) < 1e-3, last.dot(next) > 0 { return }
    if turn > 0 { return side.addArc(around: middle, to: end) }
    // Between straight sides the inner one has a corner, too, where there is room for it.
    let share = distance / max(1 + last.left.dot(next.left), 1e-9)
    let corner = middle + (last.left + next.left) * share
    if isSharp, let before = side.pieces.last, before.controls == nil,
      (corner - side.startOfLastPiece).dot(last) > 0
    {
      side.pieces[side.pieces.count - 1].end = corner
      return
    }
    // Else it goes through the corner of the line, so that nothing of the stroke is left out.
    side.addLine(to: middle)
    side.addLine(to: end)
  }

  /// A curve beside another one, halved until it bends little: its arms are as much longer as its chord is.
  private func addBeside(
    _ piece: SketchContour.Piece, from start: Point, at distance: Double, depth: Int, to side: inout SketchContour
  ) {
    let (first, last) = (piece.direction(from: start), piece.arrival(from: start))
    let end = piece.end + last.left * distance
    guard let controls = piece.controls else { return side.addLine(to: end) }
    if depth < 4, first.dot(last) < 0.5 || depth == 0 && controls.bends(between: start, piece.end) {
      let (near, far) = controls.halves(from: start, to: piece.end)
      addBeside(near, from: start, at: distance, depth: depth + 1, to: &side)
      addBeside(far, from: near.end, at: distance, depth: depth + 1, to: &side)
      return
    }
    let begin = start + first.left * distance
    let chord = piece.end - start
    let share = (end - begin).dot(chord) / max(chord.dot(chord), 1e-9)
    side.addCurve(
      begin + (controls.first - start) * share, end + (controls.second - piece.end) * share, to: end)
  }
}

extension Point {
  /// The direction to the left, with y down.
  fileprivate var left: Point { Point(x: y, y: -x) }
}

extension SketchContour {
  fileprivate var startOfLastPiece: Point { pieces.count > 1 ? pieces[pieces.count - 2].end : start }

  fileprivate var lastDirection: Point? {
    guard let piece = pieces.last else { return nil }
    return piece.arrival(from: pieces.count > 1 ? pieces[pieces.count - 2].end : start)
  }
}

extension SketchContour.Controls {
  /// Whether a curve bends to both sides, like an S.
  fileprivate func bends(between start: Point, _ end: Point) -> Bool {
    let chord = end - start
    return chord.cross(first - start) * chord.cross(second - start) < 0
  }

  fileprivate func halves(from start: Point, to end: Point) -> (SketchContour.Piece, SketchContour.Piece) {
    func middle(_ one: Point, _ two: Point) -> Point { (one + two) * 0.5 }
    let (one, two, three) = (middle(start, first), middle(first, second), middle(second, end))
    let (near, far) = (middle(one, two), middle(two, three))
    return (
      .init(end: middle(near, far), controls: .init(first: one, second: near)),
      .init(end: end, controls: .init(first: far, second: three))
    )
  }
}
