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
  private static let square = 1.226

  init(_ drawing: SymbolDrawing, named name: String) {
    let ink = drawing.ink ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let figures = SymbolFigures.of(name)
    let natural = Size(width: ink.width * Symbol.square, height: ink.height * Symbol.square)
    let target = figures.ink ?? natural
    // What has other proportions than that of iOS is not stretched.
    let fit = figures.ink == nil ? 1 : min(target.width / natural.width, target.height / natural.height)
    let scale = Symbol.square * fit
    size = Size(width: target.width + 2 * figures.inset.width, height: target.height + 2 * figures.inset.height)
    let place = Transform.translation(x: -ink.midX, y: -ink.midY).then(.scale(x: scale, y: scale))
      .then(.translation(x: size.width / 2, y: size.height / 2))
    parts = drawing.transformed(by: place).parts
    self.ink = Rect(
      x: (size.width - natural.width * fit) / 2, y: (size.height - natural.height * fit) / 2,
      width: natural.width * fit, height: natural.height * fit)
    // Where the ink of iOS was measured its middle was that of the capitals; else the middle of the icon's square is.
    middle = size.height / 2 + (figures.ink == nil ? (0.5 - ink.midY) * scale : 0)
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

/// How large a symbol of a name is on iOS, in em of the text beside it.
struct SymbolFigures {
  /// The extents of what is drawn; nil where they were not measured, so that they are those of the icon.
  var ink: Size?
  /// What the box has more at each side.
  var inset: Size

  /// Measured on pictures of iOS 17 and 18, most of them at 17 points and 3 pixels a point, to about 0.05 points.
  ///
  /// Boxes were measured of those with an inset; of the others it is the usual one.
  private static let measured: [String: (ink: Size?, inset: Size?)] = [
    "xmark": (Size(width: 0.772, height: 0.772), Size(width: 0.102, height: 0.044)),
    "location": (Size(width: 0.925, height: 0.921), Size(width: 0.104, height: 0.077)),
    "mic.fill": (Size(width: 0.71, height: 1.04), Size(width: 0.134, height: 0.067)),
    "exclamationmark.triangle": (Size(width: 1.022, height: 0.927), Size(width: 0.096, height: 0.06)),
    "chevron.down": (Size(width: 0.854, height: 0.479), Size(width: 0.092, height: 0.044)),
    "chevron.up": (Size(width: 0.854, height: 0.479), Size(width: 0.092, height: 0.044)),
    "globe": (Size(width: 0.996, height: 0.996), Size(width: 0.115, height: 0.06)),
    "lock": (nil, Size(width: 0.056, height: 0.06)),
    "calendar": (Size(width: 0.969, height: 0.896), nil),
    "envelope.badge.fill": (Size(width: 1.3125, height: 0.917), nil),
    "arrow.left.arrow.right": (Size(width: 0.943, height: 1.153), nil),
    "checkmark": (Size(width: 0.854, height: 0.833), nil),
    "hand.raised.fill": (Size(width: 0.78, height: 1.042), nil),
    "heart": (Size(width: 0.924, height: 0.864), nil),
    "location.fill": (Size(width: 0.925, height: 0.917), nil),
    "plus": (Size(width: 0.82, height: 0.82), nil),
    "square.and.arrow.up": (Size(width: 0.882, height: 1.117), nil),
    "star.fill": (Size(width: 1.088, height: 1.053), nil),
    "wifi": (Size(width: 1.124, height: 0.812), nil),
  ]

  static func of(_ name: String) -> SymbolFigures {
    let known = measured[name]
    return SymbolFigures(ink: known?.ink, inset: known?.inset ?? usualInset(of: name))
  }

  /// Circles have less beside them than other symbols; above and below there is the same, as far as was measured.
  private static func usualInset(of name: String) -> Size {
    name.split(separator: ".").contains("circle") ? Size(width: 0.07, height: usualInset.height) : usualInset
  }

  static let usualInset = Size(width: 0.1, height: 0.06)
}
