import PlaneGeometry

/// Heads above shoulders, one beside the other.
struct SymbolPeople {
  let pen: SymbolPen
  let isFilled: Bool

  func drawing(_ count: Int) -> SymbolDrawing {
    switch count {
    case 1: SymbolDrawing(person(at: 0.5, size: 1))
    case 2: SymbolDrawing(behind([(0.68, 0.86)], front: (0.33, 1)))
    default: SymbolDrawing(behind([(0.12, 0.72), (0.88, 0.72)], front: (0.5, 1)))
    }
  }

  /// People who stand behind one, with a gap around that one.
  private func behind(_ others: [(x: Double, size: Double)], front: (x: Double, size: Double)) -> [SymbolPart] {
    let gap = pen.width * 0.9
    let room = [
      head(at: front.x, size: front.size).insetBy(dx: -gap, dy: -gap),
      shoulders(at: front.x, size: front.size).insetBy(dx: -gap, dy: -gap),
    ]
    let cuts = [pen.bar(room[0], radius: room[0].width / 2), dome(room[1], lower: 0.06 + gap)]
    let back = others.flatMap { other in
      person(at: other.x, size: other.size).map { SymbolPart($0.path, cuts: cuts, stroke: $0.stroke) }
    }
    return back + person(at: front.x, size: front.size)
  }

  /// Where all stand.
  private static let floor = 0.868

  private func head(at x: Double, size: Double) -> Rect {
    let radius = 0.183 * size
    let top = Self.floor - 0.737 * size
    return Rect(x: x - radius, y: top, width: 2 * radius, height: 2 * radius)
  }

  private func shoulders(at x: Double, size: Double) -> Rect {
    let height = 0.32 * size
    return Rect(x: x - 0.348 * size, y: Self.floor - height, width: 0.696 * size, height: height)
  }

  private func person(at x: Double, size: Double) -> [SymbolPart] {
    let (head, body) = (head(at: x, size: size), shoulders(at: x, size: size))
    if isFilled { return [SymbolPart(pen.bar(head, radius: head.width / 2)), SymbolPart(dome(body, lower: 0.06))] }
    let inside = body.insetBy(dx: pen.width, dy: pen.width)
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)
    let ring = Path { path in
      path.add(dome(body, lower: 0.06))
      path.add(dome(inside, lower: max(0.06 - pen.width, 0.01)), transform: mirror)
    }
    return [pen.ring(head, radius: head.width / 2), SymbolPart(ring, stroke: pen.width)]
  }

  /// A half of an ellipse above a rectangle with round lower corners.
  private func dome(_ rect: Rect, lower radius: Double) -> Path {
    let (middle, bottom) = (rect.midX, rect.maxY - radius)
    // How far the controls of a quarter of an ellipse are from its ends, in shares of its radius.
    let arm = 0.5523
    let (wide, high) = (rect.width / 2, bottom - rect.minY)
    return Path { path in
      path.move(to: Point(x: rect.minX, y: bottom))
      path.addCubic(
        to: Point(x: middle, y: rect.minY), control1: Point(x: rect.minX, y: bottom - arm * high),
        control2: Point(x: middle - arm * wide, y: rect.minY))
      path.addCubic(
        to: Point(x: rect.maxX, y: bottom), control1: Point(x: middle + arm * wide, y: rect.minY),
        control2: Point(x: rect.maxX, y: bottom - arm * high))
      path.addRoundedCorner(
        at: Point(x: rect.maxX, y: rect.maxY), to: Point(x: middle, y: rect.maxY), radius: radius)
      path.addRoundedCorner(
        at: Point(x: rect.minX, y: rect.maxY), to: Point(x: rect.minX, y: bottom), radius: radius)
      path.close()
    }
  }
}
