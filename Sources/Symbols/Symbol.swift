package import PlaneGeometry

/// A symbol with its place in a line of text: everything is in em of that text, from the top left corner of its box.
package struct Symbol: Hashable, Sendable {
  /// What is drawn, from back to front.
  package let parts: [SymbolPart]
  /// The extents that the symbol takes in a layout.
  package let size: Size
  /// The smallest rectangle around what is drawn.
  package let ink: Rect
  /// How far below the top of the box the middle of the capital letters beside it is.
  package let middle: Double

  /// The largest of the layers.
  package var lastLayer: Int { parts.map(\.layer).max() ?? 0 }

  /// The names of the colours that parts have of their own, each once.
  package var colorNames: [String] { Set(parts.compactMap(\.colorName)).sorted() }

  /// How high the middle of a capital letter stands above the baseline: the half of 0.705 em.
  package static let capMiddle = 0.3525

  /// How many of a text's em an icon's square has: it makes Phosphor's circle as large as that of iOS, 0.996 em.
  static let square = 1.226

  /// - Parameters:
  ///   - stroke: how wide strokes are, in em of the text beside it.
  ///   - boxStroke: how wide they are at the medium scale, whose box is that of all; nil for the same.
  init(_ drawing: SymbolDrawing, named name: String, stroke: Double, boxStroke: Double? = nil) {
    let ink = drawing.ink ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let figures = SymbolFigures.of(name)
    let (wanted, fit) = drawing.fit(figures, stroke: stroke, boxStroke: boxStroke ?? stroke)
    let place = Transform.translation(x: -ink.midX, y: -ink.midY)
      .then(.scale(x: Symbol.square * fit.scale.width, y: Symbol.square * fit.scale.height))
    let placed = SymbolDrawing(drawing.transformed(by: place).parts.map { $0.stroked(stroke) })
    let drawn = placed.ink ?? Rect(x: 0, y: 0, width: 1, height: 1)
    // Rounded corners and what is no stroke do not gain exactly what strokes do: the box is made right by what is left.
    let rest = Size(width: wanted.width / drawn.width, height: wanted.height / drawn.height)
    let last = fit.isExact ? rest : .uniform(min(rest.width, rest.height))
    let box = Size(width: drawn.width * last.width, height: drawn.height * last.height)
    size = Size(width: wanted.width + 2 * figures.inset.width, height: wanted.height + 2 * figures.inset.height)
    let final = Transform.translation(x: -drawn.midX, y: -drawn.midY).then(.scale(x: last.width, y: last.height))
      .then(.translation(x: size.width / 2 + figures.shift.width, y: size.height / 2 + figures.shift.height))
    parts = placed.transformed(by: final).joined.parts.map(\.withSolidCuts)
    self.ink = Rect(
      x: (size.width - box.width) / 2 + figures.shift.width, y: (size.height - box.height) / 2 + figures.shift.height,
      width: box.width, height: box.height)
    // Where the ink of iOS was measured its middle was that of the capitals; else the middle of the icon's square is.
    middle = size.height / 2 + (figures.ink == nil ? (0.5 - ink.midY) * Symbol.square : 0)
  }

  /// A drawing of your own, in the size of an icon.
  init(contours: Path) {
    let ink = contours.bounds ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let inset = SymbolFigures.usualInset
    let box = Size(width: ink.width * Symbol.square, height: ink.height * Symbol.square)
    let size = Size(width: box.width + 2 * inset.width, height: box.height + 2 * inset.height)
    let place = Transform.translation(x: -ink.midX, y: -ink.midY).then(.scale(x: Symbol.square, y: Symbol.square))
      .then(.translation(x: size.width / 2, y: size.height / 2))
    self.init(
      parts: SymbolDrawing([SymbolPart(contours)]).transformed(by: place).parts, size: size,
      ink: Rect(x: inset.width, y: inset.height, width: box.width, height: box.height),
      middle: size.height / 2 + (0.5 - ink.midY) * Symbol.square)
  }

  /// The symbol with other parts in the place of its own.
  func drawn(_ drawing: SymbolDrawing) -> Symbol {
    Symbol(parts: drawing.parts, size: size, ink: ink, middle: middle)
  }

  init(parts: [SymbolPart], size: Size, ink: Rect, middle: Double) {
    self.parts = parts
    self.size = size
    self.ink = ink
    self.middle = middle
  }

  /// The symbol with left and right exchanged.
  package var mirrored: Symbol {
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    return Symbol(
      parts: SymbolDrawing(parts).transformed(by: mirror).parts, size: size,
      ink: Rect(x: size.width - ink.maxX, y: ink.minY, width: ink.width, height: ink.height), middle: middle)
  }
}
