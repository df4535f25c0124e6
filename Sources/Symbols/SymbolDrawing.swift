import PlaneGeometry

/// The contours of a symbol in the square that icons are drawn on: 0 to 1 from the top left corner, y grows down.
struct SymbolDrawing: Hashable, Sendable {
  private(set) var parts: [SymbolPart]
  /// Whether strokes at its edges have the width and places that they are to have, so that it needs no fitting but a last one.
  private(set) var isExact = false

  init(_ parts: [SymbolPart], isExact: Bool = false) {
    self.parts = parts
    self.isExact = isExact
  }

  func with(_ parts: [SymbolPart]) -> SymbolDrawing { SymbolDrawing(parts, isExact: isExact) }

  /// The smallest rectangle around everything that is seen, or nil for nothing.
  var ink: Rect? {
    parts.compactMap(\.path.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
  }

  func transformed(by transform: Transform) -> SymbolDrawing {
    with(parts.map { $0.transformed(by: transform) })
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
    return with(joined)
  }

  /// The drawing around another middle and in another size.
  func scaled(by scale: Double, to middle: Point) -> SymbolDrawing {
    transformed(
      by: .translation(x: -0.5, y: -0.5).then(.scale(x: scale, y: scale)).then(.translation(x: middle.x, y: middle.y)))
  }

  /// The drawing on one level.
  func onLayer(_ layer: Int) -> SymbolDrawing {
    with(parts.map { $0.onLayer(layer) })
  }

  /// The drawing without what a path covers.
  func without(_ cut: Path) -> SymbolDrawing {
    with(parts.map { $0.without(cut) })
  }

  /// How wide the strokes of a drawing in a frame are, as a share of those of the frame: signs of one line have them whole,
  /// and what has more detail does not close up.
  ///
  /// From the ink of circles with something in them, which was measured: a plus has 0.97, a waste basket 0.77.
  var strokeShareInFrame: Double {
    parts.reduce(0) { $0 + $1.path.contours.count } <= 2 ? 0.95 : 0.7
  }
}
