import PlaneGeometry

/// Draws lines and outlines of one width, with round ends and corners.
struct SymbolPen {
  let width: Double

  /// A line through points.
  func line(_ points: Point...) -> SymbolPart { line(points) }

  func line(_ points: [Point]) -> SymbolPart {
    SymbolPart(
      Path { path in
        for (start, end) in zip(points, points.dropFirst()) { path.add(stick(from: start, to: end)) }
      }, stroke: width)
  }

  /// A level line.
  func line(from start: Double, to end: Double, at y: Double, cuts: [Path] = []) -> SymbolPart {
    SymbolPart(
      bar(Rect(minX: start, minY: y - width / 2, maxX: end, maxY: y + width / 2), radius: width / 2), cuts: cuts,
      stroke: width)
  }

  /// A part of a circle between two angles in radians, clockwise from the right.
  func arc(around middle: Point, radius: Double, from start: Double, to end: Double) -> SymbolPart {
    func place(_ angle: Double) -> Point {
      let (sine, cosine) = sineAndCosine(angle)
      return Point(x: middle.x + radius * cosine, y: middle.y + radius * sine)
    }
    return SymbolPart(
      Path { path in
        path.addArc(center: middle, radius: radius + width / 2, start: start, end: end)
        path.addArc(center: place(end), radius: width / 2, start: end, end: end + .pi)
        path.addArc(center: middle, radius: radius - width / 2, start: end, end: start)
        path.addArc(center: place(start), radius: width / 2, start: start + .pi, end: start + 2 * .pi)
        path.close()
      }, stroke: width)
  }

  /// An outline whose line lies inside of a rectangle.
  func ring(_ rect: Rect, radius: Double) -> SymbolPart {
    let inside = bar(rect.insetBy(dx: width, dy: width), radius: max(radius - width, 0))
    // Left and right exchanged, it runs the other way: a hole.
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    return SymbolPart(
      Path { path in
        path.add(bar(rect, radius: radius))
        path.add(inside, transform: mirror)
      }, stroke: width)
  }

  /// A filled rectangle with round corners.
  func bar(_ rect: Rect, radius: Double) -> Path {
    Path { $0.addRoundedRect(rect, cornerSize: Size(width: radius, height: radius), style: .circular) }
  }

  /// A filled circle.
  func dot(_ x: Double, _ y: Double, radius: Double) -> Path {
    Path { $0.addEllipse(in: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)) }
  }

  private func stick(from start: Point, to end: Point) -> Path {
    let way = end - start
    let length = way.length
    let (cosine, sine) = length > 0 ? (way.x / length, way.y / length) : (1, 0)
    return bar(Rect(minX: -width / 2, minY: -width / 2, maxX: length + width / 2, maxY: width / 2), radius: width / 2)
      .transformed(by: Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: start.x, ty: start.y))
  }
}
