/// Small capitals for faces that have none: capitals in a smaller size.
enum SmallCapitals {
  /// How large they are beside the font's own letters.
  ///
  /// Core Text's is not known; this is WebKit's, which other browsers took over.
  static let size = 0.7

  /// Which feature draws a letter in another way; none for what has no case.
  static func feature(for scalar: Unicode.Scalar) -> FontFeatures {
    if scalar.properties.isUppercase { return .smallCapsForUppercase }
    return capital(of: scalar) == nil ? [] : .smallCapsForLowercase
  }

  /// The capital of a small letter; nil where that are several, as of the sharp s, which stays as it is.
  static func capital(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.properties.isLowercase else { return nil }
    let mapping = scalar.properties.uppercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first.flatMap { $0 == scalar ? nil : $0 } : nil
  }

  /// A text with capitals for small letters; empty where no item is capitalized.
  static func capitals(of scalars: [Unicode.Scalar], for items: [TextItem]) -> [Unicode.Scalar] {
    items.contains(where: \.isCapitalized) ? scalars.map { capital(of: $0) ?? $0 } : []
  }

  /// Makes an item one of smaller capitals where its font asks for small ones that its face does not have.
  static func replace(in item: inout TextItem, of scalars: [Unicode.Scalar]) {
    let feature = feature(for: scalars[item.scalars.lowerBound])
    guard item.kind == .text, !feature.isEmpty, item.features.isSuperset(of: feature),
      !item.face.harfBuzz.has(feature)
    else { return }
    if feature == .smallCapsForLowercase {
      guard scalars[item.scalars].allSatisfy({ item.face.draws(capital(of: $0) ?? $0) }) else { return }
      item.isCapitalized = true
    }
    item.size *= size
  }
}
