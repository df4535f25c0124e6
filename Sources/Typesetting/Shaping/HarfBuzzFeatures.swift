import CHarfBuzz

/// What HarfBuzz is asked for besides what every text has.
enum HarfBuzzFeatures {
  private static let contextTag = hb_tag_from_string("calt", -1)
  /// What nearly every text asks for.
  private static let noContext = [hb_feature_t(tag: contextTag, value: 0, start: 0, end: .max)]

  /// The features of a part of a text; those of single characters come last, so that they hold.
  static func features(_ features: FontFeatures, of scalars: [Unicode.Scalar], _ range: Range<Int>) -> [hb_feature_t] {
    if features.isEmpty { return [] }
    guard features.contains(.systemContext) else { return named(features) }
    let others = features.subtracting(.systemContext)
    let all = others.isEmpty ? noContext : noContext + named(others)
    return features.isSuperset(of: .noContext) ? all : all + raisedColons(in: scalars, range)
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
    guard range.count > 2 else { return [] }
    return (range.lowerBound + 1..<range.upperBound - 1).filter { index in
      scalars[index] == ":" && isDigit(scalars[index - 1]) && isDigit(scalars[index + 1])
    }.map { hb_feature_t(tag: contextTag, value: 1, start: UInt32($0), end: UInt32($0 + 1)) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
