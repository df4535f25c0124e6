import PictureSources
import StringCatalogs

/// What stands for an asset, in variants for some devices, appearances and languages.
struct AssetVariants<Value: Sendable>: Sendable {
  private var variants: [(condition: AssetCondition, value: Value)] = []

  /// Reads variants; those without a value are passed over.
  init<Variant: AssetVariant>(
    _ variants: [Variant], value: (Variant) throws(AssetError) -> Value?
  ) throws(AssetError) {
    for variant in variants where AssetCondition.idioms.contains(variant.condition.idiom) {
      if let value = try value(variant) { self.variants.append((variant.condition, value)) }
    }
  }

  /// The values that suit best, in the order of the asset; none where nothing suits.
  func best(for traits: AssetTraits) -> [Value] {
    let suitable = variants.compactMap { variant in
      variant.condition.suitability(for: traits).map { (suitability: $0, value: variant.value) }
    }
    let best = suitable.map(\.suitability).max()
    return suitable.filter { $0.suitability == best }.map(\.value)
  }
}

/// A variant of an asset, as its `Contents.json` tells it.
protocol AssetVariant: Decodable {
  var condition: AssetCondition { get }
}

/// What a variant of an asset is for.
struct AssetCondition: Decodable, Sendable {
  /// The kinds of devices that are told apart; others (a watch) are not shown here.
  static let idioms: Set<String> = ["universal", "ios", "iphone", "ipad", "mac", "tv", "vision", "car"]

  /// One appearance that a variant is for.
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String
  var appearances: [Appearance]?
  var locale: String?
  var direction: String?

  enum CodingKeys: String, CodingKey {
    case idiom, appearances, locale
    case direction = "language-direction"
  }

  /// How well a variant suits; larger is better.
  ///
  /// Which of two variants iOS takes that suit in different ways is not known; here appearances come first, then languages,
  /// then kinds of devices.
  struct Suitability: Comparable {
    let appearance, language, direction, idiom: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.appearance, left.language, left.direction, left.idiom)
        < (right.appearance, right.language, right.direction, right.idiom)
    }
  }

  /// How well the variant suits; nil is not at all.
  func suitability(for traits: AssetTraits) -> Suitability? {
    guard let appearance = appearanceSuitability(traits), let language = languageSuitability(traits),
      let idiom = idiomSuitability(traits)
    else { return nil }
    let isMeant = direction == (traits.isMirrored ? "right-to-left" : "left-to-right")
    return Suitability(
      appearance: appearance, language: language, direction: direction == nil ? 1 : isMeant ? 2 : 0, idiom: idiom)
  }

  private func appearanceSuitability(_ traits: AssetTraits) -> Int? {
    var suitability = 0
    for asked in appearances ?? [] {
      switch asked.appearance {
      case "luminosity" where asked.value == (traits.isDark ? "dark" : "light"): suitability += 2
      case "contrast" where asked.value == "high" && traits.isContrastIncreased: suitability += 1
      default: return nil
      }
    }
    return suitability
  }

  private func languageSuitability(_ traits: AssetTraits) -> Int? {
    guard let locale else { return 0 }
    return LanguageChoice(locale: traits.locale).suitability(of: locale)
  }

  private func idiomSuitability(_ traits: AssetTraits) -> Int? {
    switch idiom {
    case "universal": 0
    case "ios": traits.idiom == .iphone || traits.idiom == .ipad ? 1 : nil
    default: idiom == traits.idiom.rawValue ? 2 : nil
    }
  }
}
