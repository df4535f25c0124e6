import PlaneGeometry

/// A small disc with a sign in it that lies on a corner of a symbol.
///
/// Where it lies was measured on pictures of iOS 13: mostly at the lower left, at the upper right where nothing of the symbol
/// is lost there. Which have moved since is not known, but for a person's, which was measured on pictures of iOS 18 and 26, and
/// a calendar's, of iOS 26.
struct SymbolBadge: Hashable, Sendable {
  /// What is cut out of the disc; nil for a dot.
  let sign: SymbolRecipe?
  var isTriangle = false
  let place: Place

  /// A corner, and how far inside of it the middle of the disc is, in hundredths of an em.
  struct Place: Hashable, Sendable {
    var isRight = false
    var isUpper = false
    let x: Double
    let y: Double

    /// The middle of the badge of a symbol with this ink, in hundredths of an em around the middle of the square.
    func middle(on ink: Rect) -> Point {
      Point(
        x: isRight ? (ink.maxX - 0.5) / SketchPen.unit - x : (ink.minX - 0.5) / SketchPen.unit + x,
        y: isUpper ? (ink.minY - 0.5) / SketchPen.unit + y : (ink.maxY - 0.5) / SketchPen.unit - y)
    }

    static func of(_ name: String, isDot: Bool) -> Place {
      let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
      if isDot { return Place(isRight: true, isUpper: true, x: base == "bell" ? 18 : 7, y: base == "bell" ? 15 : 8.5) }
      if let place = places[base] { return place }
      return base.hasSuffix(".circle") ? places["gauge"] ?? usual : usual
    }

    private static let usual = Place(x: 4, y: 15.5)
    private static let places: [String: Place] = [
      "person": Place(isRight: true, x: 0, y: 8), "calendar": Place(isRight: true, x: 4, y: 15.5),
      "gauge": Place(x: 1, y: 24), "phone": Place(x: 18, y: 19),
      "folder": Place(isRight: true, isUpper: true, x: 4, y: 24.5),
      "cart": Place(isRight: true, isUpper: true, x: 9, y: 17),
      "at": Place(isUpper: true, x: -1, y: 22.5), "waveform.path": Place(x: 14, y: 31),
    ]
  }

  /// How much room there is around it, in hundredths of an em.
  static let gap = 5.0

  func shape(around middle: Point) -> SketchContour {
    if isTriangle {
      return SketchContour(
        [(0.0, -30.0), (32, 24), (-32, 24)].map {
          SketchContour.Corner(point: middle + Point(x: $0.0, y: $0.1), radius: 6)
        }, isClosed: true)
    }
    return SketchContour(ellipseAround: middle, .uniform(sign == nil ? 17 : 25))
  }

  var signScale: Double { isTriangle ? 0.3 : 0.37 }

  /// How far below the middle of the badge that of its sign is.
  var drop: Double { isTriangle ? 6 : 0 }
}
