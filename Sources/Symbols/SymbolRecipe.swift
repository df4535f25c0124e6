/// How a symbol is put together, found from its name.
///
/// A name is a word or a few, and suffixes that say what happens to the picture: `bell.badge.slash.fill`. What the table has
/// as a whole is taken from there; of everything else the last suffix is done to what is before it.
struct SymbolRecipe: Hashable, Sendable {
  let name: String
  let form: SymbolForm

  var isLetters: Bool {
    if case .letters = form { true } else { false }
  }
}

/// What a symbol is drawn from.
indirect enum SymbolForm: Hashable, Sendable {
  /// What is drawn here.
  case sketch(SymbolSketch)
  case glyph(SymbolGlyph)
  /// A symbol inside of a circle, square and the like, or cut out of a filled one.
  case framed(SymbolFrame, isFilled: Bool, SymbolRecipe)
  /// A symbol that is crossed out.
  case slashed(SymbolRecipe)
  /// A symbol in front of another one.
  case stacked(SymbolRecipe, SymbolRecipe)
  /// A symbol with a small one on a corner.
  case badged(SymbolRecipe, SymbolBadge)
  /// One or two letters or digits of the text font.
  case letters(String)
  /// An outline of which one half is solid.
  case halved(SymbolRecipe, solid: SymbolRecipe, SymbolSide)
  /// A frame around a smaller, solid one.
  case inset(SymbolFrame)
}

/// Which half of a symbol is solid.
enum SymbolSide: String, CaseIterable, Sendable {
  case left, right, top, bottom, leading, trailing
}

extension SymbolRecipe {
  /// - Parameter isLayered: whether the parts are to be had one by one, for colours of their own; then what could be taken
  ///   from the table as a whole is put together where that is known how.
  init?(name: String, isLayered: Bool = false) {
    self.init(name, isFilled: false, isLayered: isLayered)
  }

  private init?(_ name: String, isFilled: Bool, isLayered: Bool) {
    guard let (name, form) = Self.known(SymbolAliases.present(name), isFilled: isFilled, isLayered: isLayered) else {
      return nil
    }
    (self.name, self.form) = (name, form)
  }

  private static func known(_ name: String, isFilled: Bool, isLayered: Bool) -> (String, SymbolForm)? {
    let whole = isFilled ? name + ".fill" : name
    if let form = form(name, isFilled: isFilled, isLayered: isLayered) { return (whole, form) }
    guard let other = SymbolAliases.likeness(name) else { return nil }
    return SymbolRecipe(other, isFilled: isFilled, isLayered: isLayered).map { ($0.name, $0.form) }
  }

  private static func form(_ name: String, isFilled: Bool, isLayered: Bool) -> SymbolForm? {
    let whole = isFilled ? name + ".fill" : name
    if let sketch = SymbolSketch(name: whole) { return .sketch(sketch) }
    if isLayered, let composed = composed(name, isFilled: isFilled, isLayered: true) { return composed }
    if isFilled, let glyph = SymbolTable.glyph(named: whole) { return .glyph(glyph) }
    // Of a symbol without an inside, such as an arrow, there is no filled form.
    if let glyph = SymbolTable.glyph(named: name) { return .glyph(isFilled ? glyph.filled ?? glyph : glyph) }
    return composed(name, isFilled: isFilled, isLayered: isLayered) ?? SymbolAliases.currency(name).map { .letters($0) }
  }

  /// Does what the last suffix says.
  private static func composed(_ name: String, isFilled: Bool, isLayered: Bool) -> SymbolForm? {
    if let base = name.withoutSuffix(".fill") { return SymbolRecipe(base, isFilled: true, isLayered: isLayered)?.form }
    if let base = name.withoutSuffix(".slash") {
      // A loudspeaker that is crossed out keeps its waves.
      return SymbolRecipe(base == "speaker" ? "speaker.wave.2" : base, isFilled: isFilled, isLayered: isLayered).map {
        .slashed($0)
      }
    }
    if let base = name.withoutSuffix(".badge") {
      return SymbolRecipe(base, isFilled: isFilled, isLayered: isLayered).map {
        .badged($0, SymbolBadge(sign: nil, place: .of(base, isDot: true)))
      }
    }
    if let partly = partlySolid(name, isFilled: isFilled) { return partly }
    for frame in SymbolFrame.allCases {
      guard let base = name.withoutSuffix("." + frame.rawValue), let inside = inside(base, isFilled: isFilled) else {
        continue
      }
      return .framed(frame, isFilled: isFilled, inside)
    }
    return badged(name, isFilled: isFilled, isLayered: isLayered) ?? Self.around(name)
      ?? stacked(name, isFilled: isFilled, isLayered: isLayered)
  }

  /// A number in an arrow that goes round: `gobackward.10`.
  private static func around(_ name: String) -> SymbolForm? {
    for frame in [SymbolFrame.gobackward, .goforward] {
      guard name.hasPrefix(frame.rawValue + ".") else { continue }
      let word = String(name.dropFirst(frame.rawValue.count + 1))
      if !word.isEmpty, word.count < 3, word.allSatisfy(\.isNumber) {
        return .framed(frame, isFilled: false, SymbolRecipe(name: word, form: .letters(word)))
      }
      return SymbolRecipe(name: word).map { .framed(frame, isFilled: false, $0) }
    }
    return nil
  }

  /// `play.rectangle.on.rectangle`: what is named first is in front.
  private static func stacked(_ name: String, isFilled: Bool, isLayered: Bool) -> SymbolForm? {
    guard let place = name.firstRange(of: ".on."),
      let front = SymbolRecipe(String(name[..<place.lowerBound]), isFilled: isFilled, isLayered: isLayered),
      let back = SymbolRecipe(String(name[place.upperBound...]), isFilled: isFilled, isLayered: isLayered)
    else { return nil }
    return .stacked(front, back)
  }

  /// What is solid in one half, or inside of an outline.
  private static func partlySolid(_ name: String, isFilled: Bool) -> SymbolForm? {
    if let frame = name.withoutSuffix(".inset.filled").flatMap(SymbolFrame.init(rawValue:)) { return .inset(frame) }
    for side in SymbolSide.allCases {
      // The older of both forms loses its last word like what is wholly filled.
      let suffix = ".\(side.rawValue)half"
      guard let base = name.withoutSuffix(suffix + ".filled") ?? (isFilled ? name.withoutSuffix(suffix) : nil) else {
        continue
      }
      guard let outline = SymbolRecipe(name: base), let solid = SymbolRecipe(name: base + ".fill"),
        solid.form != outline.form
      else { return nil }
      return .halved(outline, solid: solid, side)
    }
    return nil
  }

  private static func badged(_ name: String, isFilled: Bool, isLayered: Bool) -> SymbolForm? {
    for separator in [".badge.", ".trianglebadge."] {
      guard let place = name.firstRange(of: separator) else { continue }
      let (base, word) = (String(name[..<place.lowerBound]), String(name[place.upperBound...]))
      guard let picture = SymbolRecipe(base, isFilled: isFilled, isLayered: isLayered),
        let sign = SymbolRecipe(name: signs[word] ?? word)
      else { continue }
      let badge = SymbolBadge(
        sign: sign, isTriangle: separator == ".trianglebadge.", place: .of(base, isDot: false))
      return .badged(picture, badge)
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
    let isNumber = base.allSatisfy(\.isNumber)
    if !isNumber, let symbol = SymbolRecipe(base, isFilled: isSolid, isLayered: false) { return symbol }
    guard !base.isEmpty, base.count <= (isNumber ? 3 : 2), isNumber || base.allSatisfy(\.isLetter) else { return nil }
    return SymbolRecipe(name: base, form: .letters(base.uppercased()))
  }

  /// By look; the list of the pictures that have an inside and stand solid in outlined frames.
  private static let alwaysSolid: Set = [
    "star", "heart", "moon", "person", "suit.heart", "play", "pause", "stop", "forward", "backward", "trash",
  ]
  /// By look; those that stand solid in filled frames only.
  private static let solidInFilled: Set = [
    "bell", "bolt", "book", "bookmark", "camera", "car", "doc", "drop", "envelope", "eye", "flag", "flame", "folder",
    "gearshape", "gift", "hourglass", "house", "leaf", "lightbulb", "location", "lock", "map", "message", "mic",
    "music.note", "person", "person.2", "phone", "phone.down", "photo", "pin", "tag", "video",
  ]
}

extension String {
  fileprivate func withoutSuffix(_ suffix: String) -> String? {
    count > suffix.count && hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
