import PlaneGeometry

/// The line through a symbol that is crossed out, from the top left to the bottom right.
///
/// Measured on pictures of iOS 13, in hundredths of an em: it reaches 40 to 50 to each side of a place near the middle.
struct SymbolSlash {
  /// The line, around the middle of the symbol.
  let line: SketchContour

  /// How much room there is at each side of the line.
  static let gap = 5.0

  init(of name: String) {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    let (half, x, y) = Self.places[base] ?? (42, 0, 0)
    var line = SketchContour(start: Point(x: x - half, y: y - half))
    line.addLine(to: Point(x: x + half, y: y + half))
    self.line = line
  }

  private static let places: [String: (half: Double, x: Double, y: Double)] = [
    "video": (50, -15, 0), "trash": (48, 0, 0), "wifi": (45, 0, -8),
    "pencil": (33, 0, 0), "pin": (45, 0, -18), "bell": (44.5, 0, 0),
    "star": (39, 7, 6.5), "location": (40.5, 3.5, -7), "icloud": (44, 0, 3), "eye": (42, 0, -2), "lock": (43.5, 0, 5),
    "hand.raised": (44.5, -10.5, 6),
  ]
}
