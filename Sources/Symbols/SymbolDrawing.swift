import PlaneGeometry

/// The contours of a symbol in the square that icons are drawn on: 0 to 1 from the top left corner, y grows down.
struct SymbolDrawing: Hashable, Sendable {
  private(set) var parts: [SymbolPart]

  init(_ parts: [SymbolPart]) {
    self.parts = parts
  }

  /// The smallest rectangle around everything that is seen, or nil for nothing.
  var ink: Rect? {
    parts.compactMap(\.path.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
  }

  func transformed(by transform: Transform) -> SymbolDrawing {
    SymbolDrawing(parts.map { $0.transformed(by: transform) })
  }

  /// The drawing with parts that follow each other and look the same as one, so that nothing is painted twice.
  var joined: SymbolDrawing {
    var joined: [SymbolPart] = []
    for part in parts {
      if let last = joined.last, let both = last.joined(with: part) {
        joined[joined.count - 1] = both
      } else {
        joined.append(part)
      }
    }
    return SymbolDrawing(joined)
  }

  /// The drawing around another middle and in another size.
  func scaled(by scale: Double, to middle: Point) -> SymbolDrawing {
    transformed(
      by: .translation(x: -0.5, y: -0.5).then(.scale(x: scale, y: scale)).then(.translation(x: middle.x, y: middle.y)))
  }

  /// The drawing on one level.
  fileprivate func onLayer(_ layer: Int) -> SymbolDrawing {
    SymbolDrawing(parts.map { $0.onLayer(layer) })
  }

  /// The drawing without what a path covers.
  fileprivate func without(_ cut: Path) -> SymbolDrawing {
    SymbolDrawing(parts.map { $0.without(cut) })
  }

  /// How wide the strokes of a drawing in a frame are, as a share of those of the frame: signs of one line have them whole,
  /// and what has more detail does not close up.
  ///
  /// From the ink of circles with something in them, which was measured: a plus has 0.97, a waste basket 0.77.
  fileprivate var strokeShareInFrame: Double {
    parts.reduce(0) { $0 + $1.path.contours.count } <= 2 ? 0.95 : 0.7
  }
}

/// Makes drawings of recipes.
struct SymbolComposer {
  let weight: SymbolWeight
  /// Whether what lies on something else has a colour of its own, instead of being cut out.
  let isLayered: Bool
  /// How many times as wide and high as it is what has a badge becomes afterwards; badges stay round.
  var stretch = Size.uniform(1)

  /// The drawing, or nil where a glyph of it is missing in its set.
  func drawing(_ recipe: SymbolRecipe) -> SymbolDrawing? {
    switch recipe {
    case .glyph(let glyph): IconFaces.part(of: glyph, weight).map { SymbolDrawing([$0]) }
    case .framed(let frame, let isFilled, let inside): framed(frame, isFilled: isFilled, inside)
    case .slashed(let base): slashed(base)
    case .badged(let base, let badge): badged(base, badge)
    case .letters(let letters): SymbolDrawing([SymbolPart(IconFaces.path(of: letters, weight))])
    case .halved(let outline, let solid, let side): halved(outline, solid, side)
    case .inset(let frame): inset(frame)
    case .weather(let weather): weather.drawing(self.weight)
    case .own(let own): own.drawing(weight, isLayered: isLayered)
    }
  }

  private func framed(_ frame: SymbolFrame, isFilled: Bool, _ inside: SymbolRecipe) -> SymbolDrawing? {
    let outline = isFilled ? frame.glyph.filled ?? frame.glyph : frame.glyph
    // Made smaller, strokes become thinner: the next weight makes up for it.
    let composer = SymbolComposer(weight: weight.heavier, isLayered: isLayered)
    guard let edge = IconFaces.part(of: outline, weight),
      let drawn = composer.drawing(inside)
    else { return nil }
    let share = drawn.strokeShareInFrame
    let inner = SymbolDrawing(drawn.parts.map { $0.withStrokes(share) }).scaled(
      by: frame.insideScale, to: frame.insideMiddle)
    if isFilled, !isLayered {
      // What is cut out of what is cut out is there again: the slits of a waste basket.
      let slits = inner.parts.flatMap { part in
        part.cuts.map { SymbolPart($0, stroke: part.cutStroke, strokeShare: part.strokeShare * share) }
      }
      return SymbolDrawing(
        [
          SymbolPart(
            edge.path, cuts: inner.parts.map(\.path), stroke: edge.stroke,
            cutStroke: inner.parts.compactMap(\.stroke).first, strokeShare: share)
        ] + slits)
    }
    return SymbolDrawing([SymbolPart(edge.path, layer: 1, stroke: edge.stroke)] + inner.onLayer(0).parts)
  }

  private func halved(_ outline: SymbolRecipe, _ solid: SymbolRecipe, _ side: SymbolSide) -> SymbolDrawing? {
    guard let outline = drawing(outline), let solid = drawing(solid), let ink = outline.ink else { return nil }
    // Both reach a little beyond, so that all of the symbol is in one of them.
    let whole = ink.insetBy(dx: -0.1, dy: -0.1)
    let first =
      side == .top || side == .bottom
      ? Rect(minX: whole.minX, minY: whole.minY, maxX: whole.maxX, maxY: ink.midY)
      : Rect(minX: whole.minX, minY: whole.minY, maxX: ink.midX, maxY: whole.maxY)
    let second =
      side == .top || side == .bottom
      ? Rect(minX: whole.minX, minY: ink.midY, maxX: whole.maxX, maxY: whole.maxY)
      : Rect(minX: ink.midX, minY: whole.minY, maxX: whole.maxX, maxY: whole.maxY)
    let isFirstSolid = [.left, .leading, .top].contains(side)
    let (kept, cut) = isFirstSolid ? (first, second) : (second, first)
    return SymbolDrawing(
      outline.without(Path { $0.addRect(kept) }).parts + solid.without(Path { $0.addRect(cut) }).parts)
  }

  private func inset(_ frame: SymbolFrame) -> SymbolDrawing? {
    guard let outline = IconFaces.part(of: frame.glyph, weight), let filled = frame.glyph.filled,
      let solid = IconFaces.part(of: filled, weight)
    else { return nil }
    let inside = SymbolDrawing([solid]).scaled(by: 0.6, to: frame.insideMiddle)
    return SymbolDrawing([SymbolPart(outline.path, layer: 1, stroke: outline.stroke)] + inside.parts)
  }

  private func slashed(_ recipe: SymbolRecipe) -> SymbolDrawing? {
    guard let base = drawing(recipe) else { return nil }
    let slash = Slash(width: weight.stroke)
    let line = isLayered ? base.onLayer(1) : base
    return SymbolDrawing(line.without(slash.lineAndGap).parts + [SymbolPart(slash.line, stroke: weight.stroke)])
  }

  private func badged(_ recipe: SymbolRecipe, _ badge: SymbolRecipe) -> SymbolDrawing? {
    guard let base = drawing(recipe), let sign = drawing(badge) else { return nil }
    let middle = Point(x: 0.76, y: 0.76)
    var room = Path()
    room.addEllipse(in: Rect(x: middle.x - 0.225, y: middle.y - 0.225, width: 0.45, height: 0.45))
    let side = min(stretch.width, stretch.height)
    let round = Transform.translation(x: -middle.x, y: -middle.y)
      .then(.scale(x: side / stretch.width, y: side / stretch.height))
      .then(.translation(x: middle.x, y: middle.y))
    let picture = isLayered ? base.onLayer(1) : base
    return SymbolDrawing(
      picture.without(room.transformed(by: round)).parts
        + sign.scaled(by: 0.4, to: middle).transformed(by: round).onLayer(0).parts)
  }
}

/// The line through a symbol that is crossed out, from the top left to the bottom right, as Phosphor draws it.
private struct Slash {
  let width: Double
  private static let start = Point(x: 0.17, y: 0.14)
  private static let end = Point(x: 0.83, y: 0.86)

  /// The line with round ends.
  var line: Path { band(from: -width / 2, to: width / 2) }

  /// The line and a gap as wide as itself at its upper right side.
  var lineAndGap: Path { band(from: -width * 1.5, to: width / 2) }

  /// A band along the line; distances are to the lower left of it.
  private func band(from near: Double, to far: Double) -> Path {
    let along = Slash.end - Slash.start
    let length = (along.x * along.x + along.y * along.y).squareRoot()
    let (cosine, sine) = (along.x / length, along.y / length)
    var path = Path()
    path.addRoundedRect(
      Rect(minX: -width / 2, minY: near, maxX: length + width / 2, maxY: far),
      cornerSize: Size(width: width / 2, height: width / 2), style: .circular)
    return path.transformed(
      by: Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: Slash.start.x, ty: Slash.start.y))
  }
}
