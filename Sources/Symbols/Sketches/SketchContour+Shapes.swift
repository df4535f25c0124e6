import PlaneGeometry

extension SketchContour {
  /// A corner of a polygon with the radius that it is rounded by.
  struct Corner {
    var point: Point
    var radius = 0.0
    /// What bends the side that leads here.
    var controls: Controls?
  }

  /// A polygon, or a line through points, whose corners between straight sides are rounded by arcs.
  init(_ corners: [Corner], isClosed: Bool) {
    let count = corners.count
    func side(_ index: Int) -> Point? {
      guard isClosed || index > 0, index <= count else { return nil }
      let (from, to) = (corners[(index + count - 1) % count], corners[index % count])
      guard index < count || isClosed, to.controls == nil else { return nil }
      return to.point - from.point
    }
    self.init(start: corners[0].point)
    for (index, corner) in corners.enumerated() {
      if let controls = corner.controls {
        addCurve(controls.first, controls.second, to: corner.point)
        continue
      }
      guard corner.radius > 0, let before = side(index), let after = side(index + 1), index + 1 < count || isClosed
      else {
        if index > 0 { addLine(to: corner.point) }
        continue
      }
      let (to, from) = (before.unit, after.unit)
      // The tangent of half of the angle that the line turns by.
      let tangent = abs(to.cross(from)) / max(1 + to.dot(from), 1e-9)
      func room(_ side: Point, _ other: Int) -> Double {
        let radius = corners[(other + count) % count].radius
        return radius > 0 ? side.length * corner.radius / (corner.radius + radius) : side.length
      }
      let cut = min(corner.radius * tangent, room(before, index - 1), room(after, index + 1))
      let start = corner.point - to * cut
      if index > 0 { addLine(to: start) } else { self.start = start }
      guard tangent > 1e-9 else { continue }
      let inwards = to.cross(from) > 0 ? Point(x: -to.y, y: to.x) : Point(x: to.y, y: -to.x)
      addArc(around: start + inwards * (cut / tangent), to: corner.point + from * cut)
    }
    if isClosed {
      addLine(to: start)
      self.isClosed = true
    }
  }

  /// A part of a circle between two angles in degrees, clockwise from the right.
  init(arcAround middle: Point, radius: Double, from start: Double, to end: Double) {
    func place(_ angle: Double) -> Point {
      let (sine, cosine) = sineAndCosine(angle * .pi / 180)
      return middle + Point(x: radius * cosine, y: radius * sine)
    }
    self.init(start: place(start))
    let count = max(Int((abs(end - start) / 60).rounded(.up)), 1)
    for step in 1...count { addArc(around: middle, to: place(start + (end - start) * Double(step) / Double(count))) }
  }

  init(ellipseAround middle: Point, _ radii: Size) {
    self.init(arcAround: .zero, radius: 1, from: -90, to: 270)
    self = mapped { Point(x: middle.x + $0.x * radii.width, y: middle.y + $0.y * radii.height) }
    isClosed = true
  }
}
