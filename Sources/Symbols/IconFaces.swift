import Typefaces
import PlaneGeometry
import Typesetting

/// Which of the weights that Phosphor has a symbol is drawn from; its strokes are made as wide as they are to be afterwards.
enum SymbolWeight: Int, CaseIterable, Sendable {
  case light, regular, bold

  /// The nearest of the three: strokes of 0.057, 0.077 and 0.115 em of the text beside a symbol.
  init(_ weight: FontWeight) {
    self = weight < .regular ? .light : weight < .semibold ? .regular : .bold
  }

  /// How wide a stroke is, in em of the icon.
  var stroke: Double { [48.0 / 1024, 64.0 / 1024, 96.0 / 1024][rawValue] }

  fileprivate var suffix: String { ["-light", "", "-bold"][rawValue] }
}

/// The faces that glyphs of symbols are read from.
enum IconFaces {
  private static let phosphor = FontFace(BundledFonts.icons.phosphor)
  private static let material = FontFace(BundledFonts.icons.material)

  /// A glyph as a part of a symbol, or nil where its set lacks it.
  static func part(of glyph: SymbolGlyph, _ weight: SymbolWeight) -> SymbolPart? {
    path(of: glyph, weight).map { SymbolPart($0, stroke: stroke(of: glyph, weight)) }
  }

  /// How wide the strokes of a glyph are, in em of the icon; nil for a solid one.
  private static func stroke(of glyph: SymbolGlyph, _ weight: SymbolWeight) -> Double? {
    switch glyph.set {
    case .phosphor: glyph.name.hasSuffix("-fill") ? nil : weight.stroke
    // Its lines are 2 of 24 wide, but for thick signs, which stay as they are. What is an outline with another name has
    // none of its own.
    case .material:
      glyph.name.hasSuffix("-thick") || material.outline(named: glyph.name + "-outline") != nil
        ? nil : 2.0 / 24 * materialScale
    }
  }

  /// The circle of Material Design Icons is 20/24 em wide, that of Phosphor 13/16.
  private static let materialScale = 13.0 / 16 * 24 / 20

  /// The contours of a glyph in the square of 0 to 1, y down, or nil where its set lacks it.
  static func path(of glyph: SymbolGlyph, _ weight: SymbolWeight) -> Path? {
    switch glyph.set {
    case .phosphor:
      // Filled forms have one weight.
      let heavy = glyph.name.hasSuffix("-fill") ? nil : phosphor.outline(named: glyph.name + weight.suffix)
      guard let outline = heavy ?? phosphor.outline(named: glyph.name) else { return nil }
      return path(outline, of: phosphor, middle: Point(x: 0.5, y: 0.5), scale: 1).turned(glyph.eighthTurns)
    case .material:
      guard let outline = material.outline(named: glyph.name) else { return nil }
      // Its em reaches from an eighth below the baseline to seven eighths above.
      return path(outline, of: material, middle: Point(x: 0.5, y: 0.375), scale: materialScale)
        .turned(glyph.eighthTurns)
    }
  }

  /// The weights of the text font, with the middle between its stems and those of the next.
  private static let stems: [(most: Double, weight: FontWeight)] = [
    (0.083, .light), (0.103, .regular), (0.122, .medium), (0.142, .semibold), (0.171, .bold),
  ]

  /// Letters in a row around the middle of the square; of letters that the text font lacks nothing is drawn.
  ///
  /// - Parameter stroke: how wide their stems are to be, in em; the nearest weight is taken.
  static func path(of letters: String, stroke: Double) -> Path {
    let text = FontDescriptor(size: 1, weight: stems.first { stroke < $0.most }?.weight ?? .black)
    guard let face = FontLibrary.bundled.face(for: text) else { return Path() }
    var row = Path()
    var pen = 0.0
    for (outline, advance) in letters.unicodeScalars.compactMap(face.letter) {
      row.add(
        path(outline, of: face, middle: Point(x: 0.5, y: 0.5), scale: 1), transform: .translation(x: pen, y: 0))
      pen += Double(advance) / Double(face.unitsPerEm)
    }
    guard let ink = row.bounds else { return row }
    // Two of them are made narrow enough for a circle.
    let scale = min(1, 1.04 / ink.width)
    return row.transformed(
      by: .translation(x: -ink.midX, y: -ink.midY).then(.scale(x: scale, y: scale)).then(.translation(x: 0.5, y: 0.5)))
  }

  /// - Parameter middle: the place of the face that becomes the middle of the square, in em from the origin, y up.
  private static func path(_ outline: GlyphOutline, of face: FontFace, middle: Point, scale: Double) -> Path {
    let em = Double(face.unitsPerEm)
    func place(_ point: GlyphPoint) -> Point {
      Point(
        x: 0.5 + (Double(point.x) / em - middle.x) * scale, y: 0.5 - (Double(point.y) / em - middle.y) * scale)
    }
    return Path { path in
      for element in outline.elements {
        switch element {
        case .move(let point): path.move(to: place(point))
        case .line(let point): path.addLine(to: place(point))
        case .quad(let point, let control): path.addQuad(to: place(point), control: place(control))
        case .cubic(let point, let control1, let control2):
          path.addCubic(to: place(point), control1: place(control1), control2: place(control2))
        case .close: path.close()
        }
      }
    }
  }
}

extension Path {
  /// The path turned clockwise around the middle of the square.
  fileprivate func turned(_ eighths: Int) -> Path {
    guard eighths != 0 else { return self }
    return transformed(
      by: .translation(x: -0.5, y: -0.5).then(.rotation(Double(eighths) * .pi / 4)).then(.translation(x: 0.5, y: 0.5)))
  }
}
