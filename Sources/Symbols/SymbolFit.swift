import PlaneGeometry

// How a drawing is made as large as the symbol of iOS.
extension SymbolDrawing {
  /// How large the ink of the symbol is to be in em, and what makes the drawing so before its strokes have their width.
  ///
  /// - Parameters:
  ///   - stroke: how wide strokes are to be.
  ///   - boxStroke: how wide they are in the symbol whose box this one has.
  func fit(
    _ figures: SymbolFigures, stroke: Double, boxStroke: Double
  ) -> (wanted: Size, fit: (scale: Size, isExact: Bool)) {
    let ink = ink ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let natural = Size(width: ink.width * Symbol.square, height: ink.height * Symbol.square)
    if isExact, figures.ink == nil {
      let gain = boxStroke - stroke
      return (Size(width: natural.width + gain, height: natural.height + gain), (.uniform(1), true))
    }
    let target = figures.ink ?? regularSize(natural)
    let wanted = Size(
      width: SymbolStroke.extent(target.width, boxStroke), height: SymbolStroke.extent(target.height, boxStroke))
    return (wanted, fit(of: natural, to: wanted, stroke: stroke))
  }

  /// How many times as wide and high as it is a drawing becomes, before its strokes are given their width.
  ///
  /// What differs more in its proportions than is good for its look is not stretched, but fits inside of the box.
  private func fit(of natural: Size, to wanted: Size, stroke: Double) -> (scale: Size, isExact: Bool) {
    let strokes = parts.compactMap { part in part.stroke.map { $0 * Symbol.square } }
    let gain = isExact ? 0 : strokes.min().map { stroke - $0 } ?? 0
    let room = Size(width: max(wanted.width - gain, gain), height: max(wanted.height - gain, gain))
    let fit = Size(width: room.width / natural.width, height: room.height / natural.height)
    let isFlat = min(wanted.width, wanted.height) < 2 * stroke
    let ratio = max(fit.width, fit.height) / min(fit.width, fit.height)
    return ratio <= 1.5 || isFlat ? (fit, true) : (.uniform(min(fit.width, fit.height)), false)
  }

  /// How large the drawing would be with the strokes of the regular weight.
  private func regularSize(_ natural: Size) -> Size {
    guard let stroke = parts.compactMap(\.stroke).max(), !isLineOnly(stroke) else { return natural }
    let gain = (SymbolWeight.regular.stroke - stroke) * Symbol.square
    return Size(width: natural.width + gain, height: natural.height + gain)
  }

  /// Whether strokes come from a set of one weight.
  private func isLineOnly(_ stroke: Double) -> Bool {
    !SymbolWeight.allCases.contains { abs($0.stroke - stroke) < 1e-6 }
  }
}

extension Size {
  static func uniform(_ side: Double) -> Size { Size(width: side, height: side) }
}
