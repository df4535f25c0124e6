import PlaneGeometry

/// Things that the icon sets draw differently: solid where these are hollow, or seen from another side.
///
/// By look, in hundredths of an em around the middle; their boxes were measured.
enum SymbolSketch: Hashable, Sendable {
  case magnifyingGlass, globe, mapPin, mapPinOnEllipse, note, sparkles, wand, waveform, upAndDown, repeating
  case boxedPencil, papers, rectangles
  case photo(isFilled: Bool)
  /// A speech bubble, with its tail at the left or the right, and perhaps lines of text in it.
  case bubble(isRight: Bool, hasText: Bool, isFilled: Bool)
  case house(isFilled: Bool)
  case trash(isFilled: Bool)
  case box(Size, radius: Double, isFilled: Bool)
  case cross(isFilled: Bool)
  case star(isFilled: Bool)
  /// A loudspeaker with up to three waves.
  case speaker(waves: Int, isFilled: Bool)

  static let names = things.merging(speakers) { thing, _ in thing }

  private static let things: [String: SymbolSketch] = [
    "magnifyingglass": .magnifyingGlass, "globe": .globe, "mappin": .mapPin, "mappin.and.ellipse": .mapPinOnEllipse,
    "music.note": .note, "sparkles": .sparkles, "wand.and.stars": .wand, "wand.and.sparkles": .wand,
    "waveform": .waveform, "arrow.up.arrow.down": .upAndDown, "repeat": .repeating, "photo": .photo(isFilled: false),
    "photo.fill": .photo(isFilled: true), "rectangle.on.rectangle": .rectangles,
    "bubble.left": .bubble(isRight: false, hasText: false, isFilled: false),
    "bubble.left.fill": .bubble(isRight: false, hasText: false, isFilled: true),
    "bubble.right": .bubble(isRight: true, hasText: false, isFilled: false),
    "bubble.right.fill": .bubble(isRight: true, hasText: false, isFilled: true),
    "text.bubble": .bubble(isRight: false, hasText: true, isFilled: false),
    "text.bubble.fill": .bubble(isRight: false, hasText: true, isFilled: true),
    "square.and.pencil": .boxedPencil, "doc.on.doc": .papers, "document.on.document": .papers,
    "house": .house(isFilled: false), "house.fill": .house(isFilled: true), "trash": .trash(isFilled: false),
    "trash.fill": .trash(isFilled: true), "cross": .cross(isFilled: false), "cross.fill": .cross(isFilled: true),
    "star": .star(isFilled: false), "star.fill": .star(isFilled: true),
    "square": .box(square, radius: 14, isFilled: false), "square.fill": .box(square, radius: 14, isFilled: true),
    "app": .box(square, radius: 23, isFilled: false), "app.fill": .box(square, radius: 23, isFilled: true),
    "rectangle": .box(lying, radius: 13, isFilled: false), "rectangle.fill": .box(lying, radius: 13, isFilled: true),
    "rectangle.portrait": .box(standing, radius: 13, isFilled: false),
    "rectangle.portrait.fill": .box(standing, radius: 13, isFilled: true),
  ]

  private static let speakers = Dictionary(
    uniqueKeysWithValues: (0...3).flatMap { waves in
      (waves == 0 ? ["speaker"] : ["speaker.wave.\(waves)", "speaker.\(waves)"]).flatMap { name in
        [(name, speaker(waves: waves, isFilled: false)), (name + ".fill", speaker(waves: waves, isFilled: true))]
      }
    })

  private static let square = Size(width: 90, height: 90)
  private static let lying = Size(width: 116, height: 90)
  private static let standing = Size(width: 90, height: 116)

  func drawing(_ pen: SymbolPen) -> SymbolDrawing {
    switch self {
    case .magnifyingGlass:
      SymbolDrawing([
        pen.circle(at(-9.5, -10), radius: 33), pen.line(at(17, 16.5), at(41.5, 41)).withStrokes(1.15),
      ])
    case .globe: globe(pen)
    case .mapPin: SymbolDrawing([ball(-34), needle(pen, from: -18, to: 52, width: 9)])
    case .mapPinOnEllipse: pinOnEllipse(pen)
    case .note: note
    case .sparkles: SymbolDrawing([star(6, 17, 39), star(-27, -17, 19.5), star(-3, -44, 12.5)])
    case .wand: wand(pen)
    case .waveform: waveform(pen)
    case .upAndDown:
      SymbolDrawing([
        pen.line(at(-25, 42), at(-25, -42)), pen.line(at(-53, -14), at(-25, -42), at(3, -14)),
        pen.line(at(25, -42), at(25, 42)), pen.line(at(-3, 14), at(25, 42), at(53, 14)),
      ])
    case .repeating: repeating(pen)
    case .photo(let isFilled): photo(pen, isFilled: isFilled)
    case .rectangles: rectangles(pen)
    case .bubble(let isRight, let hasText, let isFilled):
      isRight ? bubble(pen, hasText, isFilled).transformed(by: Self.mirror) : bubble(pen, hasText, isFilled)
    case .boxedPencil: boxedPencil(pen)
    case .papers: papers(pen)
    case .house(let isFilled): house(pen, isFilled: isFilled)
    case .trash(let isFilled): trash(pen, isFilled: isFilled)
    case .box(let size, let radius, let isFilled):
      box(pen, Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), radius, isFilled)
    case .cross(let isFilled): cross(pen, isFilled: isFilled)
    case .star(let isFilled): fivePoints(pen, isFilled: isFilled)
    case .speaker(let waves, let isFilled): speaker(pen, waves: waves, isFilled: isFilled)
    }
  }
}

extension SymbolSketch {
  func box(_ pen: SymbolPen, _ rect: Rect, _ radius: Double, _ isFilled: Bool) -> SymbolDrawing {
    let place = Rect(
      x: at(rect.minX, 0).x, y: at(0, rect.minY).y, width: length(rect.width), height: length(rect.height))
    return SymbolDrawing([
      isFilled ? SymbolPart(pen.bar(place, radius: length(radius))) : pen.ring(place, radius: length(radius))
    ])
  }

  private func globe(_ pen: SymbolPen) -> SymbolDrawing {
    let fine = 0.72
    let thin = SymbolPen(width: pen.width * fine)
    let oval = Path { $0.addEllipse(in: Rect(x: at(-21, 0).x, y: at(0, -46).y, width: length(42), height: length(92))) }
    let inside = Rect(x: at(-21, 0).x, y: at(0, -46).y, width: length(42), height: length(92))
      .insetBy(dx: thin.width, dy: thin.width)
    let meridian = SymbolPart(
      Path { path in
        path.add(oval)
        path.add(Path { $0.addEllipse(in: inside) }, transform: Self.mirror)
      }, stroke: thin.width)
    let lines = [
      meridian, thin.line(at(0, -44), at(0, 44)), thin.line(at(-44, 0), at(44, 0)),
      thin.curve(at(-33, -29), at(-20, -19), at(20, -19), at(33, -29)),
      thin.curve(at(-33, 29), at(-20, 19), at(20, 19), at(33, 29)),
    ]
    return SymbolDrawing([pen.circle(at(0, 0), radius: 45)] + lines.map { $0.withStrokes(fine) })
  }

  /// The head of a pin, with a light on it.
  private func ball(_ y: Double) -> SymbolPart { SymbolPart(disc(0, y, 18.3), cuts: [disc(-5.5, y - 5.5, 6)]) }

  private func needle(_ pen: SymbolPen, from top: Double, to bottom: Double, width: Double) -> SymbolPart {
    SymbolPart(
      area([at(-width / 2, top), at(width / 2, top), at(width / 4, bottom), at(-width / 4, bottom)], radius: 2))
  }

  private func pinOnEllipse(_ pen: SymbolPen) -> SymbolDrawing {
    let outer = Rect(x: at(-47, 0).x, y: at(0, 6).y, width: length(94), height: length(44))
    let inner = outer.insetBy(dx: pen.width, dy: pen.width)
    let ring = Path { path in
      path.addEllipse(in: outer)
      path.add(Path { $0.addEllipse(in: inner) }, transform: Self.mirror)
    }
    let gap = Path { $0.addRect(Rect(x: at(-14, 0).x, y: at(0, -10).y, width: length(28), height: length(30))) }
    return SymbolDrawing([
      SymbolPart(ring, cuts: [gap], stroke: pen.width), ball(-31), needle(pen, from: -16, to: 32, width: 9),
    ])
  }

  private var note: SymbolDrawing {
    let head = Path {
      $0.addEllipse(in: Rect(x: at(-31, 0).x, y: at(0, 23).y, width: length(33), height: length(26.5)))
    }
    .transformed(
      by: .translation(x: -at(-15, 36).x, y: -at(-15, 36).y).then(.rotation(-0.2))
        .then(.translation(x: at(-15, 36).x, y: at(-15, 36).y)))
    let stem = area([at(-5.5, -44), at(2, -44), at(2, 36), at(-5.5, 36)], radius: 1)
    let flag = area([at(-5.5, -43), at(31, -51), at(31, -25), at(-5.5, -17)], radius: 4)
    return SymbolDrawing([SymbolPart(head), SymbolPart(stem), SymbolPart(flag)])
  }

  /// A star with four points, whose sides bend in.
  private func star(_ x: Double, _ y: Double, _ radius: Double) -> SymbolPart {
    let (tip, bend) = (radius * 0.06, radius * 0.15)
    return SymbolPart(
      Path { path in
        for (index, way) in [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)].enumerated() {
          let across = (x: -way.1, y: way.0)
          let before = at(x + way.0 * radius - across.x * tip, y + way.1 * radius - across.y * tip)
          let behind = at(x + way.0 * radius + across.x * tip, y + way.1 * radius + across.y * tip)
          let control = at(x + (way.0 - across.x) * bend, y + (way.1 - across.y) * bend)
          if index == 0 { path.move(to: before) } else { path.addQuad(to: before, control: control) }
          path.addQuad(to: behind, control: at(x + way.0 * (radius + tip), y + way.1 * (radius + tip)))
        }
        path.addQuad(to: at(x - tip, y - radius), control: at(x - bend, y - bend))
        path.close()
      })
  }

  private func wand(_ pen: SymbolPen) -> SymbolDrawing {
    let stick = SymbolPen(width: length(10.5)).line(at(3, -1), at(47, 43))
    let light = SymbolPen(width: length(3.5)).line(at(3.5, -0.5), at(17, 13))
    return SymbolDrawing([
      SymbolPart(stick.path, cuts: [light.path]), star(-13, -38, 12), star(27, -24, 14), star(-40, -9, 14),
      star(-17, 29, 19),
    ])
  }

  private func waveform(_ pen: SymbolPen) -> SymbolDrawing {
    let bars = [(-40.0, 9.0), (-29, 16), (-17, 24), (-6, 43), (6, 24), (17, 30), (29, 16), (40, 9)]
    let stroke = SymbolPen(width: length(7))
    return SymbolDrawing(
      bars.map { x, half in SymbolPart(stroke.line(at(x, -half + 3.5), at(x, half - 3.5)).path) })
  }

  private func repeating(_ pen: SymbolPen) -> SymbolDrawing {
    let thick = SymbolPen(width: length(11.5))
    let way = thick.curve(at(-49, -4), at(-49, -22), at(-42, -26), at(-28, -26)).path
    let line = thick.line(at(-28, -26), at(14, -26)).path
    let head = area([at(6, -49), at(38, -26), at(6, -3)], radius: 4)
    let half = [way, line, head]
    let turn = Transform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    return SymbolDrawing(half.flatMap { [SymbolPart($0), SymbolPart($0.transformed(by: turn))] })
  }
}
