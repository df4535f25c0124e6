import CFriBidi

/// What a character is to the bidirectional algorithm: the property `Bidi_Class` of Unicode 15.0.0.
///
/// The table is our own, so that the order of a text does not change with the machine's FriBidi.
package enum BidiClass: UInt8, CaseIterable {
  case leftToRight  // L
  case rightToLeft  // R
  case arabicLetter  // AL
  case europeanNumber  // EN
  case europeanSeparator  // ES
  case europeanTerminator  // ET
  case arabicNumber  // AN
  case commonSeparator  // CS
  case nonspacingMark  // NSM
  case boundaryNeutral  // BN
  case paragraphSeparator  // B
  case segmentSeparator  // S
  case whiteSpace  // WS
  case otherNeutral  // ON
  case leftToRightEmbedding  // LRE
  case leftToRightOverride  // LRO
  case rightToLeftEmbedding  // RLE
  case rightToLeftOverride  // RLO
  case popFormat  // PDF
  case leftToRightIsolate  // LRI
  case rightToLeftIsolate  // RLI
  case firstStrongIsolate  // FSI
  case popIsolate  // PDI

  /// The class of a character.
  ///
  /// - Complexity: constant for ASCII, otherwise 11 steps.
  package init(_ scalar: Unicode.Scalar) {
    self = BidiClass(rawValue: Self.table.value(of: scalar)) ?? .leftToRight
  }

  /// Whether a text with such a character may have parts that run from right to left.
  var mayRunRightToLeft: Bool {
    switch self {
    case .rightToLeft, .arabicLetter, .arabicNumber, .rightToLeftEmbedding, .rightToLeftOverride, .rightToLeftIsolate:
      true
    default: false
    }
  }

  /// Whether the character runs in the paragraph's direction at the end of a line (L1).
  package var isResetAtLineEnd: Bool {
    switch self {
    case .whiteSpace, .segmentSeparator, .paragraphSeparator, .boundaryNeutral, .leftToRightEmbedding,
      .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride, .popFormat, .leftToRightIsolate,
      .rightToLeftIsolate, .firstStrongIsolate, .popIsolate:
      true
    default: false
    }
  }

  /// The class as FriBidi writes it.
  var friBidiType: FriBidiCharType { Self.friBidiTypes[Int(rawValue)] }

  private static let friBidiTypes: [FriBidiCharType] = [
    stills_fribidi_L, stills_fribidi_R, stills_fribidi_AL, stills_fribidi_EN, stills_fribidi_ES, stills_fribidi_ET,
    stills_fribidi_AN, stills_fribidi_CS, stills_fribidi_NSM, stills_fribidi_BN, stills_fribidi_B, stills_fribidi_S,
    stills_fribidi_WS, stills_fribidi_ON, stills_fribidi_LRE, stills_fribidi_LRO, stills_fribidi_RLE,
    stills_fribidi_RLO, stills_fribidi_PDF, stills_fribidi_LRI, stills_fribidi_RLI, stills_fribidi_FSI,
    stills_fribidi_PDI,
  ]
}
