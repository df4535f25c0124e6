import PlaneGeometry

/// A symbol that is drawn here, since no icon set has a picture that looks like that of iOS.
///
/// Its lines were constructed by look and from measured boxes and distances; they have the width that the weight asks for.
struct SymbolSketch: Hashable, Sendable {
  let name: String
  let isFilled: Bool

  /// The sketch of a name, or nil for a name without one.
  init?(name: String) {
    if SketchTable.has(name) {
      (self.name, isFilled) = (name, false)
      return
    }
    guard name.hasSuffix(".fill"), case let outline = String(name.dropLast(5)), SketchTable.has(outline) else {
      return nil
    }
    (self.name, isFilled) = (outline, true)
  }

  /// - Parameters:
  ///   - width: that of strokes, in the square that icons are drawn on.
  ///   - isLayered: whether parts have colours of their own, instead of being cut out.
  func drawing(stroke width: Double, isLayered: Bool) -> SymbolDrawing {
    let pen = SketchPen(width: width / SketchPen.unit)
    let marks = SketchTable.marks(of: name)
    var drawing = SketchDrawing(pen: pen, isFilled: isFilled, isLayered: isLayered)
    for mark in marks { drawing.add(mark) }
    return SymbolDrawing(drawing.parts + drawing.inside, isExact: true)
  }
}

/// Draws the marks of a sketch one over the other.
private struct SketchDrawing {
  let pen: SketchPen
  let isFilled: Bool
  let isLayered: Bool
  /// The layer of what is filled.
  var bodyLayer = 0
  var parts: [SymbolPart] = []
  /// What lies on something filled, in a layer of its own.
  var inside: [SymbolPart] = []

  mutating func add(_ mark: SketchMark) {
    let isFilled = isFilled || mark.isFilled
    switch mark.kind {
    case .line: add(stroke(mark), mark)
    case .outlineOnly: if !isFilled { add(stroke(mark), mark) }
    case .filledOnly: if isFilled { add(area(mark), mark) }
    case .body:
      let path = isFilled ? area(mark, pen.width * mark.share / 2) : stroke(mark)
      bodyLayer = mark.layer
      add(path, mark)
    case .solid: add(area(mark), mark)
    case .innerLine: addInner(stroke(mark), mark, isFilled)
    case .innerSolid: addInner(area(mark), mark, isFilled)
    case .gap: cut(mark, outset: pen.width * (0.5 + (isFilled ? max(mark.share - 1, 0.8) : mark.share - 1)))
    case .hole: cut(mark, outset: 0)
    }
  }

  private mutating func cut(_ mark: SketchMark, outset: Double) {
    let cut = mark.contours.reduce(into: Path()) { path, contour in
      path.add(contour.isClosed ? pen.area(contour, outset: outset) : pen.stroke(contour, share: mark.share))
    }
    parts = parts.map { $0.without(cut) }
    inside = inside.map { $0.without(cut) }
  }

  private mutating func add(_ path: Path, _ mark: SketchMark) {
    parts.append(SymbolPart(path, layer: isLayered ? mark.layer : 0))
  }

  private mutating func addInner(_ path: Path, _ mark: SketchMark, _ isFilled: Bool) {
    if isFilled { parts = parts.map { $0.without(path) } }
    if !isFilled {
      add(path, mark)
    } else if isLayered, mark.layer != bodyLayer {
      inside.append(SymbolPart(path, layer: mark.layer))
    }
  }

  private func stroke(_ mark: SketchMark) -> Path {
    mark.contours.reduce(into: Path()) { $0.add(pen.stroke($1, share: mark.share)) }
  }

  /// What is solid gains as much as strokes do, and loses a share of that where it is thin.
  private func area(_ mark: SketchMark) -> Path {
    let growth = (pen.width - SketchPen.regularWidth) / 2
    return area(mark, growth < 0 ? growth * mark.share : growth)
  }

  private func area(_ mark: SketchMark, _ outset: Double) -> Path {
    mark.contours.reduce(into: Path()) { $0.add(pen.area($1, outset: outset)) }
  }
}
