import PlaneGeometry

/// Symbols whose proportions no icon set has, out of a few lines and shapes.
///
/// By look, in the square of 0 to 1 that icons are drawn on, in which an em is 0.816; their boxes were measured, and they are
/// stretched to them.
enum SymbolLines: Hashable, Sendable {
  case checkmark, ellipsis, calendar, threeLines, timer
  /// An arrow out of an open box, or into it.
  case boxedArrow(isUp: Bool)
  case lock(isFilled: Bool)
  /// An arrow that goes round, to the right or to the left.
  case turn(isClockwise: Bool)
  /// An arrow with heads at both ends.
  case bothWays(isUpright: Bool)
  /// Bars of a chart, or one of them behind another.
  case bars(isFilled: Bool)
  case pin(isFilled: Bool)
  case pencil
  /// A wheel with fine teeth and three spokes.
  case gear
  /// One to three people.
  case people(Int, isFilled: Bool)
  /// A flat chevron, turned clockwise by a number of quarters from the one that points down.
  case flatChevron(quarters: Int)

  static let names: [String: SymbolLines] = [
    "checkmark": .checkmark, "ellipsis": .ellipsis, "calendar": .calendar,
    "line.3.horizontal": .threeLines, "line.horizontal.3": .threeLines, "timer": .timer,
    "square.and.arrow.up": .boxedArrow(isUp: true), "square.and.arrow.down": .boxedArrow(isUp: false),
    "lock": .lock(isFilled: false), "lock.fill": .lock(isFilled: true), "arrow.clockwise": .turn(isClockwise: true),
    "arrow.counterclockwise": .turn(isClockwise: false), "arrow.left.and.right": .bothWays(isUpright: false),
    "arrow.up.and.down": .bothWays(isUpright: true), "chevron.compact.down": .flatChevron(quarters: 0),
    "chevron.compact.left": .flatChevron(quarters: 1), "chevron.compact.up": .flatChevron(quarters: 2),
    "chevron.compact.right": .flatChevron(quarters: 3), "chart.bar": .bars(isFilled: false),
    "chart.bar.fill": .bars(isFilled: true), "pin": .pin(isFilled: false), "pin.fill": .pin(isFilled: true),
    "pencil": .pencil, "gear": .gear, "person": .people(1, isFilled: false), "person.fill": .people(1, isFilled: true),
    "person.2": .people(2, isFilled: false), "person.2.fill": .people(2, isFilled: true),
    "person.3": .people(3, isFilled: false), "person.3.fill": .people(3, isFilled: true),
  ]

  func drawing(_ pen: SymbolPen) -> SymbolDrawing {
    switch self {
    case .checkmark:
      SymbolDrawing([pen.line(Point(x: 0.2, y: 0.5), Point(x: 0.42, y: 0.79), Point(x: 0.8, y: 0.19))])
    case .ellipsis:
      SymbolDrawing([
        SymbolPart(Path { path in for x in [0.21, 0.5, 0.79] { path.add(pen.dot(x, 0.5, radius: 0.079)) } })
      ])
    case .calendar: calendar(pen)
    case .threeLines: SymbolDrawing([0.3, 0.5, 0.7].map { pen.line(from: 0.1, to: 0.9, at: $0) })
    case .timer: timer(pen)
    case .boxedArrow(let isUp): boxedArrow(pen, isUp: isUp)
    case .lock(let isFilled): lock(pen, isFilled: isFilled)
    case .turn(let isClockwise): turn(pen, isClockwise: isClockwise)
    case .bothWays(let isUpright): bothWays(pen, isUpright: isUpright)
    case .bars(let isFilled): bars(pen, isFilled: isFilled)
    case .pin(let isFilled): pin(pen, isFilled: isFilled)
    case .pencil: pencil(pen)
    case .gear: gear(pen)
    case .people(let count, let isFilled): SymbolPeople(pen: pen, isFilled: isFilled).drawing(count)
    case .flatChevron(let quarters):
      SymbolDrawing([pen.line(Point(x: 0.18, y: 0.44), Point(x: 0.5, y: 0.56), Point(x: 0.82, y: 0.44))])
        .turned(by: quarters)
    }
  }

  /// A sheet with a solid head and the days of a month.
  private func calendar(_ pen: SymbolPen) -> SymbolDrawing {
    let sheet = Rect(x: 0.1, y: 0.135, width: 0.8, height: 0.73)
    let head = Path {
      $0.addRoundedRect(
        Rect(x: sheet.minX, y: sheet.minY, width: sheet.width, height: 0.18),
        radii: CornerRadii(topLeft: 0.11, topRight: 0.11, bottomRight: 0, bottomLeft: 0), style: .circular)
    }
    let days = [(1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 1), (0, 2), (1, 2), (2, 2)].map { column, row in
      pen.bar(
        Rect(x: 0.262 + 0.138 * Double(column), y: 0.4 + 0.135 * Double(row), width: 0.062, height: 0.062),
        radius: 0.008)
    }
    return SymbolDrawing([
      pen.ring(sheet, radius: 0.11), SymbolPart(head), SymbolPart(Path { path in for day in days { path.add(day) } }),
    ])
  }

  /// A dial that is open before its end, with a hand that points there.
  private func timer(_ pen: SymbolPen) -> SymbolDrawing {
    let middle = Point(x: 0.5, y: 0.5)
    let radius = 0.405 - pen.width / 2
    return SymbolDrawing([
      pen.arc(around: middle, radius: radius, from: -0.5 * .pi, to: 1.28 * .pi),
      pen.line(Point(x: 0.5, y: 0.5 - radius), Point(x: 0.5, y: 0.26)),
      pen.line(Point(x: 0.36, y: 0.36), middle),
      SymbolPart(pen.dot(0.5, 0.5, radius: 0.06)),
    ])
  }

  private func boxedArrow(_ pen: SymbolPen, isUp: Bool) -> SymbolDrawing {
    let box =
      isUp ? Rect(x: 0.147, y: 0.35, width: 0.706, height: 0.6) : Rect(x: 0.147, y: 0.33, width: 0.706, height: 0.6)
    let (tail, tip, head) = isUp ? (0.65, 0.05 + pen.width / 2, 0.155) : (0.07 + pen.width / 2, 0.66, -0.155)
    return SymbolDrawing(
      openBox(pen, box, gap: 0.155) + [
        pen.line(Point(x: 0.5, y: tail), Point(x: 0.5, y: tip)),
        pen.line(
          Point(x: 0.5 - abs(head), y: tip + head), Point(x: 0.5, y: tip), Point(x: 0.5 + abs(head), y: tip + head)),
      ])
  }

  /// A box with round corners that is open in the middle of its upper side.
  private func openBox(_ pen: SymbolPen, _ box: Rect, gap: Double) -> [SymbolPart] {
    let line = box.insetBy(dx: pen.width / 2, dy: pen.width / 2)
    let radius = 0.1 - pen.width / 2
    let (left, right, top, bottom) = (line.minX + radius, line.maxX - radius, line.minY + radius, line.maxY - radius)
    func corner(_ x: Double, _ y: Double, quarter: Double) -> SymbolPart {
      pen.arc(around: Point(x: x, y: y), radius: radius, from: quarter * .pi / 2, to: (quarter + 1) * .pi / 2)
    }
    return [
      pen.line(Point(x: box.midX - gap - pen.width / 2, y: line.minY), Point(x: left, y: line.minY)),
      corner(left, top, quarter: 2), pen.line(Point(x: line.minX, y: top), Point(x: line.minX, y: bottom)),
      corner(left, bottom, quarter: 1), pen.line(Point(x: left, y: line.maxY), Point(x: right, y: line.maxY)),
      corner(right, bottom, quarter: 0), pen.line(Point(x: line.maxX, y: bottom), Point(x: line.maxX, y: top)),
      corner(right, top, quarter: 3),
      pen.line(Point(x: right, y: line.minY), Point(x: box.midX + gap + pen.width / 2, y: line.minY)),
    ]
  }

  private func lock(_ pen: SymbolPen, isFilled: Bool) -> SymbolDrawing {
    let body = Rect(x: 0.217, y: 0.46, width: 0.566, height: 0.445)
    let (left, right, top) = (0.31, 0.69, 0.305)
    let bow = [
      pen.arc(around: Point(x: 0.5, y: top), radius: (right - left) / 2, from: .pi, to: 2 * .pi),
      pen.line(Point(x: left, y: top), Point(x: left, y: body.minY + pen.width / 2)),
      pen.line(Point(x: right, y: top), Point(x: right, y: body.minY + pen.width / 2)),
    ]
    return SymbolDrawing([isFilled ? SymbolPart(pen.bar(body, radius: 0.09)) : pen.ring(body, radius: 0.09)] + bow)
  }

  private func turn(_ pen: SymbolPen, isClockwise: Bool) -> SymbolDrawing {
    let (middle, radius, head) = (Point(x: 0.5, y: 0.575), 0.316, 0.12)
    let tip = Point(x: middle.x + 0.06, y: middle.y - radius)
    let drawing = SymbolDrawing([
      pen.arc(around: middle, radius: radius, from: -0.35, to: 1.5 * .pi),
      pen.line(Point(x: tip.x - head, y: tip.y - head), tip, Point(x: tip.x - head, y: tip.y + head)),
    ])
    return isClockwise ? drawing : drawing.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
  }

  private func bothWays(_ pen: SymbolPen, isUpright: Bool) -> SymbolDrawing {
    let head = 0.17
    func end(at x: Double, towards way: Double) -> SymbolPart {
      pen.line(Point(x: x - way * head, y: 0.5 - head), Point(x: x, y: 0.5), Point(x: x - way * head, y: 0.5 + head))
    }
    return SymbolDrawing([
      pen.line(Point(x: 0.14, y: 0.5), Point(x: 0.86, y: 0.5)), end(at: 0.14, towards: -1), end(at: 0.86, towards: 1),
    ]).turned(by: isUpright ? 1 : 0)
  }
}

extension SymbolLines {
  private func bars(_ pen: SymbolPen, isFilled: Bool) -> SymbolDrawing {
    SymbolDrawing(
      [(0.04, 0.385), (0.375, 0.26), (0.71, 0.13)].map { x, y in
        let bar = Rect(x: x, y: y, width: 0.25, height: 0.87 - y)
        return isFilled ? SymbolPart(pen.bar(bar, radius: 0.05)) : pen.ring(bar, radius: 0.05)
      })
  }

  private func pin(_ pen: SymbolPen, isFilled: Bool) -> SymbolDrawing {
    let half = [(0.5, 0.09), (0.66, 0.09), (0.63, 0.17), (0.65, 0.43), (0.78, 0.6), (0.5, 0.6)]
    let points = half.map { Point(x: $0.0, y: $0.1) } + half.reversed().map { Point(x: 1 - $0.0, y: $0.1) }
    let edge = zip(points, points.dropFirst()).map { pen.line($0, $1) }
    let area = Path { path in
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      path.close()
    }
    let needle = pen.line(Point(x: 0.5, y: 0.6), Point(x: 0.5, y: 0.95))
    return SymbolDrawing((isFilled ? [SymbolPart(area)] : []) + edge + [needle])
  }

  private func gear(_ pen: SymbolPen) -> SymbolDrawing {
    let (rim, hub) = (0.37, 0.09)
    func place(_ radius: Double, _ turn: Double) -> Point {
      let (sine, cosine) = sineAndCosine(2 * .pi * turn)
      return Point(x: 0.5 + radius * cosine, y: 0.5 + radius * sine)
    }
    func ring(_ radius: Double) -> SymbolPart {
      pen.ring(Rect(x: 0.5 - radius, y: 0.5 - radius, width: 2 * radius, height: 2 * radius), radius: radius)
    }
    let teeth = Path { path in
      for tooth in 0..<18 {
        let middle = place(rim + 0.025, (Double(tooth) + 0.5) / 18)
        path.add(pen.dot(middle.x, middle.y, radius: 0.04))
      }
    }
    let spokes = (0..<3).map { pen.line(place(hub, Double($0) / 3), place(rim - pen.width / 2, Double($0) / 3)) }
    return SymbolDrawing([ring(rim), ring(hub), SymbolPart(teeth)] + spokes)
  }

  private func pencil(_ pen: SymbolPen) -> SymbolDrawing {
    // Lying, with the point at the left.
    let (half, middle) = (0.048, 0.5)
    let shaft = Path { path in
      path.move(to: Point(x: 0.06, y: middle))
      path.addLine(to: Point(x: 0.18, y: middle - half))
      path.addLine(to: Point(x: 0.77, y: middle - half))
      path.addLine(to: Point(x: 0.77, y: middle + half))
      path.addLine(to: Point(x: 0.18, y: middle + half))
      path.close()
    }
    let end = pen.bar(Rect(x: 0.81, y: middle - half, width: 0.11, height: 2 * half), radius: 0.03)
    let turn = Transform.translation(x: -0.5, y: -0.5).then(.rotation(-.pi / 4)).then(.translation(x: 0.5, y: 0.5))
    return SymbolDrawing([SymbolPart(shaft), SymbolPart(end)]).transformed(by: turn)
  }
}

extension SymbolDrawing {
  /// The drawing turned clockwise around the middle of the square.
  fileprivate func turned(by quarters: Int) -> SymbolDrawing {
    (0..<quarters).reduce(self) { drawing, _ in
      drawing.transformed(by: Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0))
    }
  }
}
