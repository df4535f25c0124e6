import PlaneGeometry
import Typesetting

/// Makes drawings of recipes.
struct SymbolComposer {
  let weight: SymbolWeight
  /// How wide strokes are, in em of the text beside the symbol.
  let stroke: Double
  /// Whether what lies on something else has a colour of its own, instead of being cut out.
  let isLayered: Bool

  init(_ weight: FontWeight, _ scale: SymbolScale = .medium, isLayered: Bool) {
    self.init(weight: SymbolWeight(weight), stroke: SymbolStroke.width(weight, scale), isLayered: isLayered)
  }

  init(weight: SymbolWeight, stroke: Double, isLayered: Bool) {
    (self.weight, self.stroke, self.isLayered) = (weight, stroke, isLayered)
  }

  /// The drawing, or nil where a glyph of it is missing in its set.
  func drawing(_ recipe: SymbolRecipe) -> SymbolDrawing? {
    switch recipe.form {
    case .sketch(let sketch): sketch.drawing(stroke: stroke / Symbol.square, isLayered: isLayered)
    case .glyph(let glyph): IconFaces.part(of: glyph, weight).map { SymbolDrawing([$0]) }
    case .framed(let frame, let isFilled, let inside): framed(frame, isFilled: isFilled, inside)
    case .slashed(let base): slashed(base)
    case .stacked(let front, let back): stacked(front, back)
    case .badged(let base, let badge): badged(base, badge)
    case .letters(let letters): drawing(letters: letters)
    case .halved(let outline, let solid, let side): halved(outline, solid, side)
    case .inset(let frame): inset(frame)
    }
  }

  /// Letters of the text font, or nil where it has none of them.
  private func drawing(letters: String) -> SymbolDrawing? {
    let path = IconFaces.path(of: letters, stroke: stroke / Symbol.square)
    return path.bounds.map { _ in SymbolDrawing([SymbolPart(path)]) }
  }

  /// The drawing as large as the symbol is that it is of, around the middle of the square.
  func exactDrawing(_ recipe: SymbolRecipe) -> SymbolDrawing? {
    guard let drawing = drawing(recipe) else { return nil }
    if recipe.isLetters { return drawing }
    let symbol = Symbol(drawing, named: recipe.name, stroke: stroke)
    let place = Transform.translation(x: -symbol.ink.midX, y: -symbol.ink.midY)
      .then(.scale(x: 1 / Symbol.square, y: 1 / Symbol.square)).then(.translation(x: 0.5, y: 0.5))
    return SymbolDrawing(symbol.parts, isExact: true).transformed(by: place)
  }

  private var pen: SketchPen { SketchPen(width: stroke * 100) }

  private func edge(of frame: SymbolFrame, isFilled: Bool) -> SymbolDrawing? {
    frame.sketch(isFilled: isFilled)?.drawing(stroke: stroke / Symbol.square, isLayered: false).joined
  }

  /// A drawing made smaller, with strokes that are a share of what they would be alone.
  private func inside(_ recipe: SymbolRecipe, scale: Double, middle: Point, share: Double) -> SymbolDrawing? {
    let inner = SymbolComposer(
      weight: weight, stroke: SymbolPart.strokeInFrame(stroke, share: share) / scale, isLayered: isLayered)
    return inner.exactDrawing(recipe)?.scaled(by: scale, to: middle)
  }

  private func framed(_ frame: SymbolFrame, isFilled: Bool, _ recipe: SymbolRecipe) -> SymbolDrawing? {
    guard let edge = edge(of: frame, isFilled: isFilled), let whole = exactDrawing(recipe), let ink = whole.ink else {
      return nil
    }
    let scale: Double
    let share: Double
    if case .letters(let letters) = recipe.form {
      (scale, share) = (frame.letterScale(letters.count), 0.95)
    } else {
      let size = Size(width: ink.width * Symbol.square, height: ink.height * Symbol.square)
      (scale, share) = (frame.insideScale(of: recipe.name, size), whole.strokeShareInFrame)
    }
    guard let inner = inside(recipe, scale: scale, middle: frame.insideMiddle, share: share) else { return nil }
    if isFilled, !isLayered { return SymbolDrawing(Self.cutting(inner, out: edge), isExact: true) }
    return SymbolDrawing((isLayered ? edge.onLayer(1) : edge).parts + inner.onLayer(0).parts, isExact: true)
  }

  /// A solid shape without a drawing; what is cut out of what is cut out is there again: the slits of a waste basket.
  private static func cutting(_ inner: SymbolDrawing, out solid: SymbolDrawing) -> [SymbolPart] {
    let slits = inner.parts.enumerated().flatMap { index, part in
      let others = inner.parts.enumerated().filter { $0.offset != index }.map(\.element.path)
      return part.cuts.map { SymbolPart($0, cuts: others) }
    }
    return inner.parts.reduce(solid) { $0.without($1.path) }.parts + slits
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
      outline.without(Path { $0.addRect(kept) }).parts + solid.without(Path { $0.addRect(cut) }).parts,
      isExact: outline.isExact)
  }

  private func inset(_ frame: SymbolFrame) -> SymbolDrawing? {
    guard let outline = edge(of: frame, isFilled: false), let solid = edge(of: frame, isFilled: true) else {
      return nil
    }
    let inside = solid.scaled(by: 0.6, to: frame.insideMiddle)
    return SymbolDrawing((isLayered ? outline.onLayer(1) : outline).parts + inside.parts, isExact: true)
  }

  private func slashed(_ recipe: SymbolRecipe) -> SymbolDrawing? {
    guard let base = exactDrawing(recipe) else { return nil }
    let slash = SymbolSlash(of: recipe.name)
    let gap = pen.stroke(slash.line, share: 1 + 2 * SymbolSlash.gap / pen.width)
    let crossed = isLayered ? base.onLayer(1) : base
    return SymbolDrawing(crossed.without(gap).parts + [SymbolPart(pen.stroke(slash.line))], isExact: true)
  }

  /// A symbol in front of another one, which both are smaller than alone.
  private func stacked(_ front: SymbolRecipe, _ back: SymbolRecipe) -> SymbolDrawing? {
    let (scale, shift) = (0.84, 12.5 * SketchPen.unit)
    let composer = SymbolComposer(weight: weight, stroke: stroke / scale, isLayered: isLayered)
    guard let rear = composer.exactDrawing(back), let face = composer.exactDrawing(front), let ink = face.ink else {
      return nil
    }
    let room = Path {
      let gap = front.name.hasSuffix(".fill") ? stroke / Symbol.square : 0
      $0.addRoundedRect(
        ink.insetBy(dx: -gap, dy: -gap), cornerSize: Size(width: 0.1, height: 0.1), style: .circular)
    }
    let behind = rear.without(room.transformed(by: .translation(x: 2 * shift / scale, y: 2 * shift / scale)))
      .scaled(by: scale, to: Point(x: 0.5 - shift, y: 0.5 - shift))
    return SymbolDrawing(
      (isLayered ? behind.onLayer(1) : behind).parts
        + face.scaled(by: scale, to: Point(x: 0.5 + shift, y: 0.5 + shift)).parts, isExact: true)
  }

  /// A disc with a sign cut out, at a corner.
  private func badged(_ recipe: SymbolRecipe, _ badge: SymbolBadge) -> SymbolDrawing? {
    guard let base = exactDrawing(recipe), let ink = base.ink else { return nil }
    let middle = badge.place.middle(on: ink)
    let shape = badge.shape(around: middle)
    let picture = (isLayered ? base.onLayer(1) : base).without(pen.area(shape, outset: SymbolBadge.gap))
    let disc = SymbolPart(pen.area(shape, outset: (pen.width - SketchPen.regularWidth) / 2))
    guard let sign = badge.sign else { return SymbolDrawing(picture.parts + [disc], isExact: true) }
    let place = Point(x: 0.5 + middle.x * SketchPen.unit, y: 0.5 + (middle.y + badge.drop) * SketchPen.unit)
    guard let inner = inside(sign, scale: badge.signScale, middle: place, share: 0.7) else { return nil }
    return SymbolDrawing(picture.parts + Self.cutting(inner, out: SymbolDrawing([disc])), isExact: true)
  }
}
