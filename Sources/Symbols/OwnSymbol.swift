import PlaneGeometry

/// A symbol of which neither icon set has a picture that looks like that of iOS: it is drawn here, or put together by hand.
///
/// By look, in the square of 0 to 1 that icons are drawn on; nothing of it was measured.
enum OwnSymbol: Hashable, Sendable {
  /// A person cut out of a disc or a square, whose edge crops it.
  case croppedPerson(SymbolFrame)
  /// An arrow that points down into an open box.
  case arrowIntoBox
  /// Three sliders, one below the other.
  case sliders
  /// A menu of which one line is chosen.
  case menu
  /// A rectangle in three columns.
  case columns
  /// A rectangle with a solid half in it, out of which an arrow may be cut.
  case solidHalf(SymbolSide, hasArrow: Bool)

  init?(name: String) {
    if let known = Self.names[name] {
      self = known
      return
    }
    for side in [SymbolSide.left, .right, .leading, .trailing] {
      let base = "rectangle.\(side.rawValue)half.inset"
      let arrow = ".arrow.\(side.rawValue)"
      guard
        let rest = [".filled", ".fill"].lazy.compactMap({ name.withoutPrefix(base + $0) }).first(where: {
          $0.isEmpty || $0 == arrow
        })
      else { continue }
      self = .solidHalf(side, hasArrow: !rest.isEmpty)
      return
    }
    return nil
  }

  private static let names: [String: OwnSymbol] = [
    "person.crop.circle.fill": .croppedPerson(.circle), "person.circle.fill": .croppedPerson(.circle),
    "person.crop.square.fill": .croppedPerson(.square),
    "square.and.arrow.down": .arrowIntoBox, "slider.horizontal.3": .sliders, "filemenu.and.selection": .menu,
    "rectangle.split.3x1": .columns,
  ]

  /// The drawing; nil where a glyph of it is missing in its set.
  /// - Parameter isLayered: whether parts have colours of their own, instead of being cut out.
  func drawing(_ weight: SymbolWeight, isLayered: Bool) -> SymbolDrawing? {
    let pen = Pen(width: weight.stroke)
    return switch self {
    case .croppedPerson(let frame): Self.person(in: frame, weight, isLayered: isLayered)
    case .arrowIntoBox: Self.arrowIntoBox(weight)
    case .sliders: pen.sliders
    case .menu: pen.menu
    case .columns: pen.columns
    case .solidHalf(let side, let hasArrow): pen.solidHalf(side, arrow: hasArrow ? Self.arrow(to: side, weight) : nil)
    }
  }

  private static func person(in frame: SymbolFrame, _ weight: SymbolWeight, isLayered: Bool) -> SymbolDrawing? {
    guard let solid = frame.glyph.filled.flatMap({ IconFaces.path(of: $0, weight) }), let edge = solid.bounds else {
      return nil
    }
    let inside = edge.insetBy(dx: weight.stroke, dy: weight.stroke)
    let head = Path { $0.addEllipse(in: Rect(x: 0.365, y: 0.265, width: 0.27, height: 0.27)) }
    let body = shoulders(in: inside, isRound: frame == .circle)
    if !isLayered { return SymbolDrawing([SymbolPart(solid, cuts: [head, body])]) }
    return SymbolDrawing([SymbolPart(solid, layer: 1, cuts: [head, body]), SymbolPart(head), SymbolPart(body)])
  }

  /// The upper part of a disc, cropped by an ellipse or a rectangle: its two edges are followed in short steps.
  private static func shoulders(in inside: Rect, isRound: Bool) -> Path {
    let (middle, radius) = (Point(x: 0.5, y: 0.875), 0.28)
    var upper: [Point] = []
    var lower: [Point] = []
    for step in -64...64 {
      let part = Double(step) / 64
      let x = middle.x + part * radius
      let top = middle.y - radius * (1 - part * part).squareRoot()
      let across = (x - inside.midX) * 2 / inside.width
      let drop = isRound ? max(1 - across * across, 0).squareRoot() : 1
      let bottom = min(inside.midY + drop * inside.height / 2, middle.y + radius)
      guard abs(across) <= 1, top < bottom else { continue }
      upper.append(Point(x: x, y: top))
      lower.append(Point(x: x, y: bottom))
    }
    return Path { path in
      guard let first = upper.first else { return }
      path.move(to: first)
      for point in upper.dropFirst() + lower.reversed() { path.addLine(to: point) }
      path.close()
    }
  }

  /// The box of the symbol whose arrow points up, with another arrow.
  private static func arrowIntoBox(_ weight: SymbolWeight) -> SymbolDrawing? {
    guard let box = IconFaces.path(of: SymbolGlyph(.phosphor, "export"), weight),
      let arrow = IconFaces.path(of: SymbolGlyph(.phosphor, "arrow-down"), weight.heavier)
    else { return nil }
    let room = Path { $0.addRect(Rect(minX: 0.3, minY: -0.1, maxX: 0.7, maxY: 0.7)) }
    let above = SymbolDrawing([SymbolPart(arrow)]).scaled(by: 0.6, to: Point(x: 0.5, y: 0.45))
    return SymbolDrawing([SymbolPart(box, cuts: [room])] + above.parts)
  }

  private static func arrow(to side: SymbolSide, _ weight: SymbolWeight) -> Path? {
    let isLeft = side == .left || side == .leading
    return IconFaces.path(of: SymbolGlyph(.phosphor, isLeft ? "arrow-left" : "arrow-right"), weight.heavier)
  }
}

/// Draws lines and outlines of one width.
private struct Pen {
  let width: Double

  private func line(from start: Double, to end: Double, at y: Double) -> Path {
    bar(Rect(minX: start, minY: y - width / 2, maxX: end, maxY: y + width / 2), radius: width / 2)
  }

  private func bar(_ rect: Rect, radius: Double) -> Path {
    Path { $0.addRoundedRect(rect, cornerSize: Size(width: radius, height: radius), style: .circular) }
  }

  private func circle(_ middle: Point, radius: Double) -> Path {
    Path { $0.addEllipse(in: Rect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)) }
  }

  /// An outline whose line lies inside of a rectangle.
  private func outline(_ rect: Rect, radius: Double) -> SymbolPart {
    let inside = rect.insetBy(dx: width, dy: width)
    return SymbolPart(bar(rect, radius: radius), cuts: [bar(inside, radius: max(radius - width, 0))])
  }

  var sliders: SymbolDrawing {
    SymbolDrawing(
      [(0.25, 0.36), (0.5, 0.64), (0.75, 0.36)].flatMap { y, x in
        let knob = Point(x: x, y: y)
        let (outer, inner) = (circle(knob, radius: 0.1), circle(knob, radius: 0.1 - width))
        return [SymbolPart(line(from: 0.1, to: 0.9, at: y), cuts: [outer]), SymbolPart(outer, cuts: [inner])]
      })
  }

  var menu: SymbolDrawing {
    let card = Rect(minX: 0.2, minY: 0.12, maxX: 0.8, maxY: 0.88)
    let chosen = Rect(minX: card.minX + 1.6 * width, minY: 0.42, maxX: card.maxX - 1.6 * width, maxY: 0.58)
    let lines = [0.28, 0.72].map { SymbolPart(line(from: 0.33, to: 0.67, at: $0)) }
    return SymbolDrawing([outline(card, radius: 0.1), SymbolPart(bar(chosen, radius: 0.03))] + lines)
  }

  /// The place of a rectangle that lies.
  private var lying: Rect { Rect(minX: 0.08, minY: 0.2, maxX: 0.92, maxY: 0.8) }

  var columns: SymbolDrawing {
    let lines = [1.0, 2.0].map { number in
      let x = lying.minX + lying.width * number / 3
      return Path { $0.addRect(Rect(minX: x - width / 2, minY: lying.minY, maxX: x + width / 2, maxY: lying.maxY)) }
    }
    return SymbolDrawing([outline(lying, radius: 0.1)] + lines.map { SymbolPart($0) })
  }

  func solidHalf(_ side: SymbolSide, arrow: Path?) -> SymbolDrawing {
    let inside = lying.insetBy(dx: 1.8 * width, dy: 1.8 * width)
    let isFirst = side == .left || side == .leading
    let half = Rect(
      minX: isFirst ? inside.minX : inside.midX, minY: inside.minY, maxX: isFirst ? inside.midX : inside.maxX,
      maxY: inside.maxY)
    let middle = Point(x: half.midX, y: half.midY)
    let cut = arrow.map { SymbolDrawing([SymbolPart($0)]).scaled(by: 0.34, to: middle).parts.map(\.path) } ?? []
    return SymbolDrawing([outline(lying, radius: 0.1), SymbolPart(bar(half, radius: 0.03), cuts: cut)])
  }
}

extension String {
  fileprivate func withoutPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
