import PlaneGeometry

/// What symbols are put into, after the name of the suffix.
enum SymbolFrame: String, CaseIterable, Sendable {
  case circle, square, rectangle, diamond, triangle, seal, shield, hexagon, octagon
  case app, bubble, icloud, gobackward, goforward, viewfinder, magnifyingglass, message, heart, video
  case rectanglePortrait = "rectangle.portrait"
  case circlepath = "arrow.circlepath"

  func sketch(isFilled: Bool) -> SymbolSketch? { SymbolSketch(name: isFilled ? rawValue + ".fill" : rawValue) }

  /// How large a symbol of some size in em is inside, beside how large it is alone.
  ///
  /// On pictures of iOS 13 the diagonals of what stands in circles and squares are 0.64 em, to a tenth, but for a few.
  func insideScale(of name: String, _ size: Size) -> Double {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let scale = Self.scales[base] { return scale * share }
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    return min(max(0.64 / diagonal, 0.44), 0.58) * share
  }

  private static let scales: [String: Double] = Dictionary(
    """
    play .38; arrowtriangle.right .38; arrowtriangle.left .38; arrowtriangle.up .38; arrowtriangle.down .38;
    pause .46; stop .42; arrow.left.and.right .66; arrow.up.and.down .66; arrow.up.arrow.down .54;
    arrow.2.circlepath .54; arrow.right.arrow.left .4; arrow.up.left .5; arrow.up.right .5; arrow.down.left .5;
    arrow.down.right .5; xmark .5; exclamationmark .5; questionmark .5; info .7; ellipsis .62; chevron.up .66;
    chevron.down .66; chevron.left .66; chevron.right .66; chevron.forward .66; chevron.backward .66; lessthan .7;
    greaterthan .7; divide .66; star .5; moon .54; trash .54; location .38; icloud .38;
    person.2 .478
    """.split(separator: ";").map { entry in
      let words = entry.split(whereSeparator: \.isWhitespace)
      return (String(words[0]), Double(words[1]) ?? 1)
    }, uniquingKeysWith: { first, _ in first })

  /// How large letters inside are: one is higher than two beside each other, and three as measured in iOS 18.
  func letterScale(_ count: Int) -> Double { (count > 2 ? 0.65 : count > 1 ? 0.5 : 0.48) * share }

  /// How large what is inside is beside what is in a circle.
  private var share: Double {
    switch self {
    case .triangle: 0.95
    case .icloud, .magnifyingglass, .heart: 0.76
    case .bubble: 0.91
    case .gobackward, .goforward: 0.82
    default: 1
    }
  }

  /// Where the middle of the symbol inside is, in em from the top left corner.
  var insideMiddle: Point {
    switch self {
    case .triangle: Point(x: 0.5, y: 0.5 + 5 * SketchPen.unit)
    case .icloud: Point(x: 0.54, y: 0.54)
    case .bubble: Point(x: 0.5, y: 0.5 - 9.2 * SketchPen.unit)
    case .magnifyingglass: Point(x: 0.5 - 9 * SketchPen.unit, y: 0.5 - 9.7 * SketchPen.unit)
    case .message, .heart: Point(x: 0.5, y: 0.5 - 4 * SketchPen.unit)
    case .video: Point(x: 0.5 - 16 * SketchPen.unit, y: 0.5)
    case .gobackward, .goforward, .circlepath: Point(x: 0.5, y: 0.5 + 3.5 * SketchPen.unit)
    default: Point(x: 0.5, y: 0.5)
    }
  }
}
