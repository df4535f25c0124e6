import PlaneGeometry

/// How a symbol is put together, found from its name.
///
/// A name is a word or a few, and suffixes that say what happens to the picture: `bell.badge.slash.fill`. What the table has
/// as a whole is taken from there; of everything else the last suffix is done to what is before it.
indirect enum SymbolRecipe: Hashable, Sendable {
  case glyph(SymbolGlyph)
  /// A symbol inside of a circle, square and the like, or cut out of a filled one.
  case framed(SymbolFrame, isFilled: Bool, SymbolRecipe)
  /// A symbol that is crossed out.
  case slashed(SymbolRecipe)
  /// A symbol with a small one at its lower right.
  case badged(SymbolRecipe, badge: SymbolRecipe)
  /// One or two letters or digits of the text font.
  case letters(String)
  /// An outline of which one half is solid.
  case halved(SymbolRecipe, solid: SymbolRecipe, SymbolSide)
  /// A frame around a smaller, solid one.
  case inset(SymbolFrame)
  /// A cloud with what is behind it and below.
  case weather(SymbolWeather)
  /// What no icon set has.
  case own(OwnSymbol)
}

/// Which half of a symbol is solid.
enum SymbolSide: String, CaseIterable, Sendable {
  case left, right, top, bottom, leading, trailing
}

/// What symbols are put into, after the name of the suffix.
enum SymbolFrame: String, CaseIterable, Sendable {
  case circle, square, rectangle, diamond, triangle, seal, shield, hexagon, octagon
  case app, bubble, icloud

  var glyph: SymbolGlyph {
    switch self {
    case .seal: SymbolGlyph(.phosphor, "circle-wavy")
    case .app: SymbolGlyph(.phosphor, "square")
    case .bubble: SymbolGlyph(.phosphor, "chat")
    case .icloud: SymbolGlyph(.phosphor, "cloud")
    default: SymbolGlyph(.phosphor, rawValue)
    }
  }

  /// How large the symbol inside is: of the circle with a cross in it, which Phosphor has, the cross is 0.56 of a cross.
  var insideScale: Double {
    switch self {
    case .triangle, .icloud: 0.42
    case .bubble: 0.5
    default: 0.55
    }
  }

  /// Where the middle of the symbol inside is, in em from the top left corner.
  var insideMiddle: Point {
    switch self {
    case .triangle: Point(x: 0.5, y: 0.6)
    case .icloud: Point(x: 0.56, y: 0.54)
    default: Point(x: 0.5, y: 0.5)
    }
  }
}

extension SymbolRecipe {
  /// - Parameter isLayered: whether the parts are to be had one by one, for colours of their own; then what could be taken
  ///   from the table as a whole is put together where that is known how.
  init?(name: String, isLayered: Bool = false) {
    self.init(name, isFilled: false, isLayered: isLayered)
  }

  private init?(_ name: String, isFilled: Bool, isLayered: Bool) {
    let whole = isFilled ? name + ".fill" : name
    if let own = OwnSymbol(name: whole) {
      self = .own(own)
    } else if isLayered, let composed = Self.composed(name, isFilled: isFilled, isLayered: true) {
      self = composed
    } else if isFilled, let glyph = SymbolTable.glyph(named: whole) {
      self = .glyph(glyph)
    } else if let glyph = SymbolTable.glyph(named: name) {
      // Of a symbol without an inside, such as an arrow, there is no filled form.
      self = .glyph(isFilled ? glyph.filled ?? glyph : glyph)
    } else if let composed = Self.composed(name, isFilled: isFilled, isLayered: isLayered) {
      self = composed
    } else {
      return nil
    }
  }

  /// Does what the last suffix says.
  private static func composed(_ name: String, isFilled: Bool, isLayered: Bool) -> SymbolRecipe? {
    if let base = name.withoutSuffix(".fill") { return SymbolRecipe(base, isFilled: true, isLayered: isLayered) }
    if let weather = SymbolWeather(name: name, isFilled: isFilled) { return .weather(weather) }
    if let base = name.withoutSuffix(".slash") {
      // A loudspeaker that is crossed out keeps its waves.
      return SymbolRecipe(base == "speaker" ? "speaker.wave.2" : base, isFilled: isFilled, isLayered: isLayered).map {
        .slashed($0)
      }
    }
    if let base = name.withoutSuffix(".badge") {
      let dot = SymbolGlyph(.phosphor, "circle-fill")
      return SymbolRecipe(base, isFilled: isFilled, isLayered: isLayered).map { .badged($0, badge: .glyph(dot)) }
    }
    if let partly = partlySolid(name, isFilled: isFilled) { return partly }
    for frame in SymbolFrame.allCases {
      guard let base = name.withoutSuffix("." + frame.rawValue) else { continue }
      return inside(base, isFilled: isFilled).map { .framed(frame, isFilled: isFilled, $0) }
    }
    return badged(name, isFilled: isFilled, isLayered: isLayered)
  }

  /// What is solid in one half, or inside of an outline.
  private static func partlySolid(_ name: String, isFilled: Bool) -> SymbolRecipe? {
    if let frame = name.withoutSuffix(".inset.filled").flatMap(SymbolFrame.init(rawValue:)) { return .inset(frame) }
    for side in SymbolSide.allCases {
      // The older of both forms loses its last word like what is wholly filled.
      let suffix = ".\(side.rawValue)half"
      guard let base = name.withoutSuffix(suffix + ".filled") ?? (isFilled ? name.withoutSuffix(suffix) : nil) else {
        continue
      }
      guard let outline = SymbolRecipe(name: base), let solid = SymbolRecipe(name: base + ".fill"), solid != outline
      else { return nil }
      return .halved(outline, solid: solid, side)
    }
    return nil
  }

  private static func badged(_ name: String, isFilled: Bool, isLayered: Bool) -> SymbolRecipe? {
    for separator in [".badge.", ".trianglebadge."] {
      guard let place = name.firstRange(of: separator) else { continue }
      let (base, word) = (String(name[..<place.lowerBound]), String(name[place.upperBound...]))
      guard let picture = SymbolRecipe(base, isFilled: isFilled, isLayered: isLayered) else { continue }
      let sign = signs[word] ?? word
      // In a badge signs stand on a disc; what the table does not have on one is small as it is.
      guard let badge = SymbolRecipe(name: sign + ".circle.fill") ?? SymbolRecipe(name: sign) else { continue }
      return .badged(picture, badge: badge)
    }
    return nil
  }

  /// Signs that only badges have, and what they look like.
  private static let signs = [
    "timemachine": "clock.arrow.circlepath", "shield.half.filled": "shield.lefthalf.filled",
    "person.crop": "person.fill",
  ]

  /// What stands in a frame: the symbol, which is solid where that is usual, or the letters of its name.
  private static func inside(_ base: String, isFilled: Bool) -> SymbolRecipe? {
    let isSolid = alwaysSolid.contains(base) || isFilled && solidInFilled.contains(base)
    if let symbol = SymbolRecipe(base, isFilled: isSolid, isLayered: false) { return symbol }
    let isWord = base.count > 2 || base.contains { !$0.isLetter && !$0.isNumber }
    return isWord || base.isEmpty ? nil : .letters(base.uppercased())
  }

  /// By look; the list of the pictures that have an inside and stand solid in outlined frames.
  private static let alwaysSolid: Set = [
    "star", "heart", "moon", "suit.heart", "play", "pause", "stop", "forward", "backward", "trash",
  ]
  /// By look; those that stand solid in filled frames only.
  private static let solidInFilled: Set = [
    "bell", "bolt", "book", "bookmark", "camera", "car", "doc", "drop", "envelope", "eye", "flag", "flame", "folder",
    "gearshape", "gift", "hourglass", "house", "leaf", "lightbulb", "location", "lock", "map", "message", "mic",
    "music.note", "person", "phone", "photo", "pin", "tag", "video",
  ]
}

extension String {
  fileprivate func withoutSuffix(_ suffix: String) -> String? {
    count > suffix.count && hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
