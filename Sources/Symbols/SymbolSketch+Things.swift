import PlaneGeometry

extension SymbolSketch {
  static let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)

  func photo(_ pen: SymbolPen, isFilled: Bool) -> SymbolDrawing {
    let frame = box(pen, Rect(x: -57.5, y: -44.5, width: 115, height: 89), 13, isFilled)
    let sun = disc(-22, -12, 11.5)
    let ridge = [at(-53, 28), at(-28, 5), at(-12, 19), at(16, -6), at(53, 30)]
    if isFilled {
      let hills = area(
        [at(-48, 31), at(-28, 12), at(-12, 25), at(16, 0), at(48, 30), at(48, 36), at(-48, 36)], radius: 6)
      return SymbolDrawing(frame.parts.map { $0.without(sun).without(hills) })
    }
    let hills = area(ridge + [at(53, 40), at(-53, 40)], radius: 7)
    return SymbolDrawing(frame.parts + [SymbolPart(sun), SymbolPart(hills)])
  }

  func rectangles(_ pen: SymbolPen) -> SymbolDrawing {
    let size = Size(width: 104, height: 81)
    let front = Rect(x: -39.5, y: -28.5, width: size.width, height: size.height)
    let cover = box(pen, front, 13, true).parts.map(\.path)
    let back = box(pen, Rect(x: -64.5, y: -52.5, width: size.width, height: size.height), 13, false).parts
    return SymbolDrawing(
      back.map { SymbolPart($0.path, cuts: cover, stroke: $0.stroke) } + box(pen, front, 13, false).parts)
  }

  func bubble(_ pen: SymbolPen, _ hasText: Bool, _ isFilled: Bool) -> SymbolDrawing {
    let half = isFilled ? 0 : 4.0
    let (left, right, top, bottom) = (-53.5 + half, 53.5 - half, -50 + half, 31 - half)
    let edge = [
      at(left, top), at(right, top), at(right, bottom), at(-8, bottom), at(-29, 50 - half), at(-29, bottom),
      at(left, bottom),
    ]
    let radius = isFilled ? 20.0 : 17
    let radii = [radius, radius, radius, 1, 2, 1, radius]
    let fine = 0.62
    let thin = SymbolPen(width: pen.width * fine)
    let lines = hasText ? [(-27, 27), (-9, 27), (9, 10)].map { y, end in thin.line(at(-27, y), at(end, y)) } : []
    if isFilled {
      return SymbolDrawing([
        SymbolPart(
          area(edge, radii: radii), cuts: lines.map(\.path), stroke: nil, cutStroke: thin.width, strokeShare: fine)
      ])
    }
    return SymbolDrawing([pen.loop(edge, radii: radii)] + lines.map { $0.withStrokes(fine) })
  }

  func boxedPencil(_ pen: SymbolPen) -> SymbolDrawing {
    let (left, top, right, bottom, radius) = (-45.0, -33.0, 34.0, 46.0, 11.0)
    let bend = radius * 0.45
    let edge = [
      pen.line(at(12, top), at(left + radius, top)),
      pen.curve(at(left + radius, top), at(left + bend, top), at(left, top + bend), at(left, top + radius)),
      pen.line(at(left, top + radius), at(left, bottom - radius)),
      pen.curve(at(left, bottom - radius), at(left, bottom - bend), at(left + bend, bottom), at(left + radius, bottom)),
      pen.line(at(left + radius, bottom), at(right - radius, bottom)),
      pen.curve(
        at(right - radius, bottom), at(right - bend, bottom), at(right, bottom - bend), at(right, bottom - radius)),
      pen.line(at(right, bottom - radius), at(right, -11)),
    ]
    let shaft = area([at(-14.5, 14), at(-10, 3), at(33, -40), at(40, -33), at(-3, 10)], radius: 1.5)
    let end = area([at(36.5, -43.5), at(42, -49), at(48, -43), at(43.5, -36.5)], radius: 3)
    return SymbolDrawing(edge + [SymbolPart(shaft), SymbolPart(end)])
  }

  func papers(_ pen: SymbolPen) -> SymbolDrawing {
    func sheet(_ x: Double, _ y: Double) -> [Point] {
      [at(x, y), at(x + 47, y), at(x + 73, y + 28), at(x + 73, y + 97), at(x, y + 97)]
    }
    let fold = { (x: Double, y: Double) in
      pen.line(at(x + 41, y + 2), at(x + 41, y + 34), at(x + 71, y + 34))
    }
    let front = pen.loop(sheet(-50, -36), radius: 9)
    let cover = SymbolPen(width: pen.width * 1.6).loop(sheet(-50, -36), radius: 9).path
    let inside = area(sheet(-50, -36), radius: 9)
    let back = pen.loop(sheet(-25, -61), radius: 9)
    let rear = fold(-25, -61)
    return SymbolDrawing([
      SymbolPart(back.path, cuts: [cover, inside], stroke: pen.width),
      SymbolPart(rear.path, cuts: [cover, inside], stroke: pen.width), front, fold(-50, -36),
    ])
  }

  func house(_ pen: SymbolPen, isFilled: Bool) -> SymbolDrawing {
    let roof = pen.line(at(-53, 0), at(0, -47), at(53, 0))
    let chimney = SymbolPart(area([at(27, -51.5), at(38.5, -51.5), at(38.5, -6), at(27, -20)], radius: 2.5))
    let door = area([at(-14.5, 7), at(14.5, 7), at(14.5, 49), at(-14.5, 49)], radius: 2.5)
    if isFilled {
      let body = area([at(-44, 3), at(0, -36), at(44, 3), at(44, 51), at(-44, 51)], radius: 5)
      let opening = area([at(-14.5, 7), at(14.5, 7), at(14.5, 60), at(-14.5, 60)], radius: 2.5)
      return SymbolDrawing([SymbolPart(body, cuts: [opening]), roof, chimney])
    }
    let walls = pen.line(at(-40, -10), at(-40, 47), at(40, 47), at(40, -10))
    return SymbolDrawing([roof, walls, chimney, SymbolPart(door)])
  }

  func trash(_ pen: SymbolPen, isFilled: Bool) -> SymbolDrawing {
    let (fine, sides) = (0.62, [at(-37, -31), at(37, -31), at(32, 50), at(-32, 50)])
    let thin = SymbolPen(width: pen.width * fine)
    let lines = [
      thin.line(at(-17.5, -15), at(-15, 35)), thin.line(at(0, -15), at(0, 35)), thin.line(at(17.5, -15), at(15, 35)),
    ]
    let lid = [
      pen.line(at(-43, -31), at(43, -31)), pen.line(at(-18, -31), at(-18, -44)),
      pen.curve(at(-18, -42), at(-18, -48), at(-15, -50), at(-10, -50)), pen.line(at(-10, -50), at(10, -50)),
      pen.curve(at(10, -50), at(15, -50), at(18, -48), at(18, -42)), pen.line(at(18, -44), at(18, -31)),
    ]
    if isFilled {
      let can = area([at(-41, -31), at(41, -31), at(36, 54), at(-36, 54)], radius: 10)
      return SymbolDrawing(
        [SymbolPart(can, cuts: lines.map(\.path), stroke: nil, cutStroke: thin.width, strokeShare: fine)] + lid)
    }
    return SymbolDrawing([pen.loop(sides, radius: 9)] + lid + lines.map { $0.withStrokes(fine) })
  }

  func cross(_ pen: SymbolPen, isFilled: Bool) -> SymbolDrawing {
    let (arm, end) = (isFilled ? 16.0 : 12.0, isFilled ? 46.0 : 42.0)
    let corner = [(arm, -end), (arm, -arm), (end, -arm)]
    let corners = (0..<4).flatMap { quarter in
      corner.map { x, y in
        switch quarter {
        case 0: at(x, y)
        case 1: at(-y, x)
        case 2: at(-x, -y)
        default: at(y, -x)
        }
      }
    }
    return SymbolDrawing([isFilled ? SymbolPart(area(corners, radius: 7)) : pen.loop(corners, radius: 5)])
  }

  /// A star whose edges lie on five straight lines, with round points.
  func fivePoints(_ pen: SymbolPen, isFilled: Bool) -> SymbolDrawing {
    let (outer, round) = isFilled ? (60.0, 20.0) : (45.8, 15.6)
    let corners = (0..<10).map { index in
      let (sine, cosine) = sineAndCosine(Double(index) * .pi / 5)
      let radius = index % 2 == 0 ? outer : 0.382 * outer
      return at(radius * sine, -radius * cosine)
    }
    let radii = (0..<10).map { $0 % 2 == 0 ? round : 0 }
    return SymbolDrawing([isFilled ? SymbolPart(area(corners, radii: radii)) : pen.loop(corners, radii: radii)])
  }

  func speaker(_ pen: SymbolPen, waves: Int, isFilled: Bool) -> SymbolDrawing {
    let half = isFilled ? 4.4 : 0
    let edge = [
      at(-58 - half, -15 - half), at(-39, -15 - half), at(-14 + half, -37 - half), at(-14 + half, 37 + half),
      at(-39, 15 + half), at(-58 - half, 15 + half),
    ]
    let radii = [7.0, 3, 5, 5, 3, 7]
    let arcs = (0..<waves).map { wave in
      pen.arc(
        around: at(-18, 0), radius: length(30 + 22 * Double(wave)), from: -0.6 - 0.06 * Double(wave),
        to: 0.6 + 0.06 * Double(wave))
    }
    let body = isFilled ? SymbolPart(area(edge, radii: radii)) : pen.loop(edge, radii: radii)
    let drawing = SymbolDrawing([body] + arcs)
    // Into the middle, for what it is put into and for what crosses it out.
    return drawing.transformed(by: .translation(x: 0.5 - (drawing.ink?.midX ?? 0.5), y: 0))
  }
}
