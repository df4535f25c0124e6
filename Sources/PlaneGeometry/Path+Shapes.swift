extension Path {
  /// Adds a closed rectangle, clockwise from its top left corner.
  public mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a closed ellipse that touches the four sides, clockwise from the middle of the right side.
  public mutating func addEllipse(in rect: Rect) {
    let center = Point(x: rect.midX, y: rect.midY)
    let quarter = CircularArc(from: 0, sweep: .pi / 2)
    for turn in 0..<4 {
      let (sine, cosine) = ([0.0, 1, 0, -1][turn], [1.0, 0, -1, 0][turn])
      let place = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        .then(.scale(x: rect.width / 2, y: rect.height / 2))
        .then(.translation(x: center.x, y: center.y))
      if turn == 0 { move(to: place.apply(to: quarter.start)) }
      addCubic(
        to: place.apply(to: quarter.end), control1: place.apply(to: quarter.control1),
        control2: place.apply(to: quarter.control2))
    }
    close()
  }

  /// Adds a circular arc between two angles in radians, clockwise as y grows down when `end` is larger than `start`.
  ///
  /// A line joins the current point with the start of the arc.
  public mutating func addArc(center: Point, radius: Double, start: Double, end: Double) {
    let pieces = max(1, Int(min((abs(end - start) / (.pi / 2)).rounded(.up), 64)))
    let sweep = (end - start) / Double(pieces)
    let place = Transform.scale(x: radius, y: radius).then(.translation(x: center.x, y: center.y))
    for piece in 0..<pieces {
      let arc = CircularArc(from: start + sweep * Double(piece), sweep: sweep)
      if piece == 0 { addLine(to: place.apply(to: arc.start)) }
      addCubic(
        to: place.apply(to: arc.end), control1: place.apply(to: arc.control1),
        control2: place.apply(to: arc.control2))
    }
  }
}
