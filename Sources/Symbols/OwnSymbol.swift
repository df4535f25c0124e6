import PlaneGeometry

/// A symbol of which neither icon set has a picture that looks like that of iOS: it is drawn here, or put together by hand.
///
/// By look, in the square of 0 to 1 that icons are drawn on; only its extents were measured.
enum OwnSymbol: Hashable, Sendable {
  /// A person in a disc or a square, whose edge crops it; cut out of a filled one.
  case croppedPerson(SymbolFrame, isFilled: Bool)
  /// Three sliders, one below the other.
  case sliders
  /// A menu of which one line is chosen.
  case menu
  /// A rectangle in three columns.
  case columns
  /// A rectangle with a solid half in it, out of which an arrow may be cut.
  case solidHalf(SymbolSide, hasArrow: Bool)
  /// A few lines and shapes.
  case lines(SymbolLines)
  /// A thing.
  case sketch(SymbolSketch)

  init?(name: String) {
    if let known = Self.names[name] ?? SymbolLines.names[name].map(OwnSymbol.lines)
      ?? SymbolSketch.names[name].map(OwnSymbol.sketch)
    {
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
    "person.crop.circle": .croppedPerson(.circle, isFilled: false),
    "person.crop.circle.fill": .croppedPerson(.circle, isFilled: true),
    "person.circle.fill": .croppedPerson(.circle, isFilled: true),
    "person.crop.square": .croppedPerson(.square, isFilled: false),
    "person.crop.square.fill": .croppedPerson(.square, isFilled: true),
    "slider.horizontal.3": .sliders, "filemenu.and.selection": .menu,
    "rectangle.split.3x1": .columns,
  ]

  /// The drawing; nil where a glyph of it is missing in its set.
  /// - Parameter isLayered: whether parts have colours of their own, instead of being cut out.
  func drawing(_ weight: SymbolWeight, isLayered: Bool) -> SymbolDrawing? {
    let pen = SymbolPen(width: weight.stroke)
    return switch self {
    case .croppedPerson(let frame, let isFilled):
      isFilled ? Self.personCutOut(of: frame, weight, isLayered: isLayered) : Self.person(in: frame, weight)
    case .sliders: pen.sliders
    case .menu: pen.menu
    case .columns: pen.columns
    case .lines(let lines): lines.drawing(pen)
    case .sketch(let sketch): sketch.drawing(pen)
    case .solidHalf(let side, let hasArrow): pen.solidHalf(side, arrow: hasArrow ? Self.arrow(to: side, weight) : nil)
    }
  }

  private static func person(in frame: SymbolFrame, _ weight: SymbolWeight) -> SymbolDrawing? {
    guard let edge = IconFaces.part(of: frame.glyph, weight), let bounds = edge.path.bounds else { return nil }
    let body = shoulders(in: bounds.insetBy(dx: weight.stroke / 2, dy: weight.stroke / 2), isRound: frame == .circle)
    return SymbolDrawing([SymbolPart(edge.path, layer: 1, stroke: edge.stroke), SymbolPart(head), SymbolPart(body)])
  }

  private static let head = Path { $0.addEllipse(in: Rect(x: 0.365, y: 0.265, width: 0.27, height: 0.29)) }

  private static func personCutOut(
    of frame: SymbolFrame, _ weight: SymbolWeight, isLayered: Bool
  ) -> SymbolDrawing? {
    guard let solid = frame.glyph.filled.flatMap({ IconFaces.path(of: $0, weight) }), let edge = solid.bounds else {
      return nil
    }
    let inside = edge.insetBy(dx: weight.stroke, dy: weight.stroke)
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

  private static func arrow(to side: SymbolSide, _ weight: SymbolWeight) -> Path? {
    let isLeft = side == .left || side == .leading
    return IconFaces.path(of: SymbolGlyph(.phosphor, isLeft ? "arrow-left" : "arrow-right"), weight.heavier)
  }
}

extension SymbolPen {
  fileprivate var sliders: SymbolDrawing {
    SymbolDrawing(
      [(0.25, 0.36), (0.5, 0.64), (0.75, 0.36)].flatMap { y, x in
        let knob = Rect(x: x - 0.1, y: y - 0.1, width: 0.2, height: 0.2)
        let hole = Path { $0.addEllipse(in: knob) }
        return [line(from: 0.1, to: 0.9, at: y, cuts: [hole]), ring(knob, radius: 0.1)]
      })
  }

  fileprivate var menu: SymbolDrawing {
    let card = Rect(minX: 0.2, minY: 0.12, maxX: 0.8, maxY: 0.88)
    let chosen = Rect(minX: card.minX + 1.6 * width, minY: 0.42, maxX: card.maxX - 1.6 * width, maxY: 0.58)
    let lines = [0.28, 0.72].map { line(from: 0.33, to: 0.67, at: $0) }
    return SymbolDrawing([ring(card, radius: 0.1), SymbolPart(bar(chosen, radius: 0.03))] + lines)
  }

  /// The place of a rectangle that lies.
  private var lying: Rect { Rect(minX: 0.08, minY: 0.2, maxX: 0.92, maxY: 0.8) }

  fileprivate var columns: SymbolDrawing {
    let lines = [1.0, 2.0].map { number in
      let x = lying.minX + lying.width * number / 3
      return Path { $0.addRect(Rect(minX: x - width / 2, minY: lying.minY, maxX: x + width / 2, maxY: lying.maxY)) }
    }
    return SymbolDrawing([ring(lying, radius: 0.1)] + lines.map { SymbolPart($0) })
  }

  fileprivate func solidHalf(_ side: SymbolSide, arrow: Path?) -> SymbolDrawing {
    let inside = lying.insetBy(dx: 1.8 * width, dy: 1.8 * width)
    let isFirst = side == .left || side == .leading
    let half = Rect(
      minX: isFirst ? inside.minX : inside.midX, minY: inside.minY, maxX: isFirst ? inside.midX : inside.maxX,
      maxY: inside.maxY)
    let middle = Point(x: half.midX, y: half.midY)
    let cut = arrow.map { SymbolDrawing([SymbolPart($0)]).scaled(by: 0.34, to: middle).parts.map(\.path) } ?? []
    return SymbolDrawing([ring(lying, radius: 0.1), SymbolPart(bar(half, radius: 0.03), cuts: cut)])
  }
}

extension String {
  fileprivate func withoutPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
