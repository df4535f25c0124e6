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
}

/// What symbols are put into, after the name of the suffix.
enum SymbolFrame: String, CaseIterable, Sendable {
  case circle, square, rectangle, diamond, triangle, seal, shield, hexagon, octagon

  var glyph: SymbolGlyph { SymbolGlyph(.phosphor, self == .seal ? "circle-wavy" : rawValue) }

  /// How large the symbol inside is: of the circle with a cross in it, which Phosphor has, the cross is 0.56 of a cross.
  var insideScale: Double { self == .triangle ? 0.42 : 0.55 }

  /// How far down the middle of the symbol inside is, in em from the top.
  var insideMiddle: Double { self == .triangle ? 0.6 : 0.5 }
}

extension SymbolRecipe {
  /// - Parameter isLayered: whether the parts are to be had one by one, for colours of their own; then what could be taken
  ///   from the table as a whole is put together where that is known how.
  init?(name: String, isLayered: Bool = false) {
    self.init(name, isFilled: false, isLayered: isLayered)
  }

  private init?(_ name: String, isFilled: Bool, isLayered: Bool) {
    if isLayered, let composed = Self.composed(name, isFilled: isFilled, isLayered: true) {
      self = composed
    } else if isFilled, let whole = SymbolTable.glyph(named: name + ".fill") {
      self = .glyph(whole)
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
    if let base = name.withoutSuffix(".slash") {
      return SymbolRecipe(base, isFilled: isFilled, isLayered: isLayered).map { .slashed($0) }
    }
    if let base = name.withoutSuffix(".badge") {
      let dot = SymbolGlyph(.phosphor, "circle-fill")
      return SymbolRecipe(base, isFilled: isFilled, isLayered: isLayered).map { .badged($0, badge: .glyph(dot)) }
    }
    for frame in SymbolFrame.allCases {
      guard let base = name.withoutSuffix("." + frame.rawValue) else { continue }
      return inside(base, isFilled: isFilled).map { .framed(frame, isFilled: isFilled, $0) }
    }
    return badged(name, isFilled: isFilled, isLayered: isLayered)
  }

  private static func badged(_ name: String, isFilled: Bool, isLayered: Bool) -> SymbolRecipe? {
    for separator in [".badge.", ".trianglebadge."] {
      guard let place = name.firstRange(of: separator) else { continue }
      let (base, sign) = (String(name[..<place.lowerBound]), String(name[place.upperBound...]))
      guard let picture = SymbolRecipe(base, isFilled: isFilled, isLayered: isLayered) else { continue }
      // In a badge signs stand on a disc; what the table does not have on one is small as it is.
      guard let badge = SymbolRecipe(name: sign + ".circle.fill") ?? SymbolRecipe(name: sign) else { continue }
      return .badged(picture, badge: badge)
    }
    return nil
  }

  /// What stands in a frame: the symbol, which is solid where that is usual, or the letters of its name.
  private static func inside(_ base: String, isFilled: Bool) -> SymbolRecipe? {
    let isSolid = alwaysSolid.contains(base) || isFilled && solidInFilled.contains(base)
    if let symbol = SymbolRecipe(base, isFilled: isSolid, isLayered: false) { return symbol }
    let isWord = base.count > 2 || base.contains { !$0.isLetter && !$0.isNumber }
    return isWord || base.isEmpty ? nil : .letters(base.uppercased())
  }

  /// By look; the list of the pictures that have an inside and stand solid in outlined frames.
  private static let alwaysSolid: Set = [
    "star", "heart", "moon", "suit.heart", "play", "pause", "stop", "forward", "backward",
  ]
  /// By look; those that stand solid in filled frames only.
  private static let solidInFilled: Set = [
    "bell", "bolt", "book", "bookmark", "camera", "car", "doc", "drop", "envelope", "eye", "flag", "flame", "folder",
    "gearshape", "gift", "hourglass", "house", "leaf", "lightbulb", "location", "lock", "map", "message", "mic",
    "music.note", "person", "phone", "photo", "pin", "tag", "trash", "video",
  ]
}

extension String {
  fileprivate func withoutSuffix(_ suffix: String) -> String? {
    count > suffix.count && hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }

}
