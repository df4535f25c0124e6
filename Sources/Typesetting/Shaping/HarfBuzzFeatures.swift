import CHarfBuzz
import UnicodeAlgorithms

/// What HarfBuzz is asked for besides what every text has.
enum HarfBuzzFeatures {
  private static let contextTag = hb_tag_from_string("calt", -1)
  /// What nearly every text asks for.
  private static let noContext = off(["calt"])
  /// The same for plain characters in a face that keeps their glyphs.
  ///
  /// HarfBuzz would look for marks to compose, forms of other languages, and fractions, at each letter anew: that takes most
  /// of the time of shaping, and finds nothing.
  private static let plain = off(["calt", "ccmp", "locl", "frac", "numr", "dnom"])

  private static func off(_ tags: [String]) -> [hb_feature_t] {
    tags.map { hb_feature_t(tag: hb_tag_from_string($0, -1), value: 0, start: 0, end: .max) }
  }

  /// The features of a part of a text; those of single characters come last, so that they hold.
  /// - Parameter keepsPlainGlyphs: whether plain characters have their own glyphs in the face.
  static func features(
    _ features: FontFeatures, of scalars: [Unicode.Scalar], _ range: Range<Int>, keepsPlainGlyphs: Bool = false
  ) -> [hb_feature_t] {
    if features.isEmpty { return [] }
    guard features.contains(.systemContext) else { return named(features) }
    let others = features.subtracting(.systemContext)
    let all = others.isEmpty ? usual(scalars, range, keepsPlainGlyphs) : noContext + named(others)
    if features.isSuperset(of: .noContext) { return all }
    let colons = raisedColons(in: scalars, range)
    return colons.isEmpty ? all : all + colons
  }

  private static func usual(
    _ scalars: [Unicode.Scalar], _ range: Range<Int>, _ keepsPlainGlyphs: Bool
  ) -> [hb_feature_t] {
    keepsPlainGlyphs && PlainCharacters.all.contains(scalars, range) ? plain : noContext
  }

  /// Whether a part of a text consists of plain characters, none of which is to have another glyph than its own.
  static func arePlain(_ features: FontFeatures, of scalars: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    guard features.rawValue == FontFeatures.systemContext.rawValue, PlainCharacters.all.contains(scalars, range) else {
      return false
    }
    for index in range where isRaisedColon(index, scalars, range) { return false }
    return true
  }

  private static func named(_ features: FontFeatures) -> [hb_feature_t] {
    features.names.map { name in
      var feature = hb_feature_t()
      hb_feature_from_string(name, -1, &feature)
      return feature
    }
  }

  /// The contextual forms of colons between digits.
  private static func raisedColons(in scalars: [Unicode.Scalar], _ range: Range<Int>) -> [hb_feature_t] {
    range.filter { isRaisedColon($0, scalars, range) }
      .map { hb_feature_t(tag: contextTag, value: 1, start: UInt32($0), end: UInt32($0 + 1)) }
  }

  private static func isRaisedColon(_ index: Int, _ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    scalars[index] == ":" && index > range.lowerBound && index + 1 < range.upperBound
      && isDigit(scalars[index - 1]) && isDigit(scalars[index + 1])
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
