import Typesetting

#if canImport(CoreText)
  import CoreText
#else
  // Types and selectors of Apple's font feature registry, by their names in Core Text.

  /// Ligatures.
  public let kLigaturesType = 1
  /// Where letters stand.
  public let kVerticalPositionType = 10
  /// Fractions.
  public let kFractionsType = 11
  /// Zeros and the like.
  public let kTypographicExtrasType = 14
  /// How wide digits are.
  public let kNumberSpacingType = 6
  /// How high digits are.
  public let kNumberCaseType = 21
  /// Signs beside capitals.
  public let kCaseSensitiveLayoutType = 33
  /// Sets of other letters.
  public let kStylisticAlternativesType = 35
  /// Letters that depend on their neighbours.
  public let kContextualAlternatesType = 36
  /// What small letters become.
  public let kLowerCaseType = 37
  /// What capitals become.
  public let kUpperCaseType = 38

  /// Digits of one width.
  public let kMonospacedNumbersSelector = 0
  /// Digits of their own widths.
  public let kProportionalNumbersSelector = 1
  /// Digits as high as small letters.
  public let kLowerCaseNumbersSelector = 0
  /// Digits as high as capitals.
  public let kUpperCaseNumbersSelector = 1
  /// Small letters as small capitals.
  public let kLowerCaseSmallCapsSelector = 1
  /// Capitals as small capitals.
  public let kUpperCaseSmallCapsSelector = 1
  /// Fractions with a level line.
  public let kVerticalFractionsSelector = 1
  /// Fractions with a slanted line.
  public let kDiagonalFractionsSelector = 2
  /// Raised letters.
  public let kSuperiorsSelector = 1
  /// Lowered letters.
  public let kInferiorsSelector = 2
  /// Raised letters behind ordinal numbers.
  public let kOrdinalsSelector = 3
  /// Lowered digits of formulas.
  public let kScientificInferiorsSelector = 4
  /// A zero with a stroke through it.
  public let kSlashedZeroOnSelector = 4
  /// Signs as high as capitals.
  public let kCaseSensitiveLayoutOnSelector = 0
  /// No usual ligatures.
  public let kCommonLigaturesOffSelector = 3
  /// Ligatures that few texts have.
  public let kRareLigaturesOnSelector = 4
  /// No letters that depend on their neighbours.
  public let kContextualAlternatesOffSelector = 1
  /// The first set of other letters; each further one has a number larger by 2.
  public let kStylisticAltOneOnSelector = 2
  /// The second set of other letters.
  public let kStylisticAltTwoOnSelector = 4
  /// The third set of other letters.
  public let kStylisticAltThreeOnSelector = 6
  /// The fourth set of other letters.
  public let kStylisticAltFourOnSelector = 8
  /// The fifth set of other letters.
  public let kStylisticAltFiveOnSelector = 10
  /// The sixth set of other letters.
  public let kStylisticAltSixOnSelector = 12

  /// The key of a feature's tag in OpenType, a `String`.
  public let kCTFontOpenTypeFeatureTag = "CTFeatureOpenTypeTag"
  /// The key of the value of such a feature: 1 to have it, 0 not to.
  public let kCTFontOpenTypeFeatureValue = "CTFeatureOpenTypeValue"
#endif

extension FontFeatures {
  /// The feature of a type and selector; nil where no feature of OpenType is the same.
  ///
  /// By Apple's font feature registry, which names the features of OpenType beside its own.
  static func of(type: Int, selector: Int) -> FontFeatures? {
    if type == kStylisticAlternativesType {
      guard (2...40).contains(selector), selector.isMultiple(of: 2) else { return nil }
      return FontFeatures(tag: selector < 20 ? "ss0\(selector / 2)" : "ss\(selector / 2)")
    }
    return switch (type, selector) {
    case (kNumberSpacingType, kMonospacedNumbersSelector): .monospacedDigits
    case (kNumberSpacingType, kProportionalNumbersSelector): FontFeatures(tag: "pnum")
    case (kNumberCaseType, kLowerCaseNumbersSelector): FontFeatures(tag: "onum")
    case (kNumberCaseType, kUpperCaseNumbersSelector): FontFeatures(tag: "lnum")
    case (kLowerCaseType, kLowerCaseSmallCapsSelector): .smallCapsForLowercase
    case (kUpperCaseType, kUpperCaseSmallCapsSelector): .smallCapsForUppercase
    case (kFractionsType, kVerticalFractionsSelector): FontFeatures(tag: "afrc")
    case (kFractionsType, kDiagonalFractionsSelector): FontFeatures(tag: "frac")
    case (kVerticalPositionType, kSuperiorsSelector): FontFeatures(tag: "sups")
    case (kVerticalPositionType, kInferiorsSelector): FontFeatures(tag: "subs")
    case (kVerticalPositionType, kOrdinalsSelector): FontFeatures(tag: "ordn")
    case (kVerticalPositionType, kScientificInferiorsSelector): FontFeatures(tag: "sinf")
    case (kTypographicExtrasType, kSlashedZeroOnSelector): FontFeatures(tag: "zero")
    case (kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector): FontFeatures(tag: "case")
    case (kLigaturesType, kCommonLigaturesOffSelector): FontFeatures(tag: "liga", isOn: false)
    case (kLigaturesType, kRareLigaturesOnSelector): FontFeatures(tag: "dlig")
    case (kContextualAlternatesType, kContextualAlternatesOffSelector): FontFeatures(tag: "calt", isOn: false)
    default: nil
    }
  }
}

extension [UIFontDescriptor.FeatureKey: Any] {
  /// What a setting asks for.
  var adjustment: Font.Adjustment {
    func integer(_ key: UIFontDescriptor.FeatureKey) -> Int? { self[key] as? Int }
    if let type = integer(.type), let selector = integer(.selector) {
      return FontFeatures.of(type: type, selector: selector).map { .features($0) }
        ?? .unknown(
          "The font feature of type \(type), selector \(selector) is not drawn; ask for it by its OpenType tag")
    }
    if let tag = self[UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureTag as String)] as? String,
      let value = integer(UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureValue as String)),
      let features = (0...1).contains(value) ? FontFeatures(tag: tag, isOn: value == 1) : nil
    {
      return .features(features)
    }
    return .unknown("The font feature \(self) is not drawn; leave it out, or ask for one by its type and selector")
  }
}
