/// What a character is to line breaking: the property `Line_Break` of Unicode 15.0.0, resolved by rule LB1.
///
/// The classes AI, SG and XX are `alphabetic` here, CJ is `nonstarter`, and SA is `combiningMark` or `alphabetic`. Two
/// classes are split by what rules LB30 and LB30b ask besides. The order is the one of `generate.py`'s table.
enum LineBreakClass: UInt8, CaseIterable {
  case mandatoryBreak  // BK
  case carriageReturn  // CR
  case lineFeed  // LF
  case nextLine  // NL
  case space  // SP
  case zeroWidthSpace  // ZW
  case zeroWidthJoiner  // ZWJ
  case combiningMark  // CM
  case wordJoiner  // WJ
  case glue  // GL
  case breakBoth  // B2
  case breakAfter  // BA
  case breakBefore  // BB
  case contingentBreak  // CB
  case closePunctuation  // CL
  case closeParenthesis  // CP
  case exclamation  // EX
  case hebrewLetter  // HL
  case hyphen  // HY
  case infixSeparator  // IS
  case inseparable  // IN
  case nonstarter  // NS
  case numeric  // NU
  case openPunctuation  // OP
  case wideOpenPunctuation  // OP that East_Asian_Width calls F, H or W
  case postfix  // PO
  case prefix  // PR
  case quotation  // QU
  case symbol  // SY
  case alphabetic  // AL
  case emojiBase  // EB
  case emojiModifier  // EM
  case hangulTwoJamo  // H2
  case hangulThreeJamo  // H3
  case leadingJamo  // JL
  case vowelJamo  // JV
  case trailingJamo  // JT
  case ideographic  // ID
  case unassignedPictograph  // ID that is an Extended_Pictographic without a character yet
  case regionalIndicator  // RI
}

extension LineBreakClass {
  /// The class of a character.
  ///
  /// - Complexity: constant for ASCII, otherwise 11 steps.
  init(_ scalar: Unicode.Scalar) {
    self = LineBreakClass(rawValue: Self.table.value(of: scalar)) ?? .alphabetic
  }
}

/// A set of line-breaking classes: one side of a rule.
struct LineBreakClassSet: Hashable, ExpressibleByArrayLiteral {
  /// The classes, each at the bit of its raw value.
  private(set) var bits: UInt64

  init(arrayLiteral classes: LineBreakClass...) {
    bits = 0
    for member in classes { bits |= 1 << UInt64(member.rawValue) }
  }

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// Every class.
  static let any = LineBreakClassSet(bits: .max)
  /// Syllables and parts of syllables of Hangul.
  static let hangul: LineBreakClassSet = [.leadingJamo, .vowelJamo, .trailingJamo, .hangulTwoJamo, .hangulThreeJamo]
  /// What the standard calls ID in its rules.
  static let ideographs: LineBreakClassSet = [.ideographic, .unassignedPictograph]
  /// Letters of alphabets.
  static let letters: LineBreakClassSet = [.alphabetic, .hebrewLetter]
  /// Opening brackets of any width.
  static let openings: LineBreakClassSet = [.openPunctuation, .wideOpenPunctuation]
  /// Closing brackets.
  static let closings: LineBreakClassSet = [.closePunctuation, .closeParenthesis]

  /// Whether a class is in the set.
  func contains(_ member: LineBreakClass) -> Bool {
    bits & 1 << UInt64(member.rawValue) != 0
  }

  /// The classes that are in either set.
  func union(_ other: LineBreakClassSet) -> LineBreakClassSet {
    LineBreakClassSet(bits: bits | other.bits)
  }

  /// The classes that are in both sets.
  func intersection(_ other: LineBreakClassSet) -> LineBreakClassSet {
    LineBreakClassSet(bits: bits & other.bits)
  }

  /// The classes that are in this set and not in the other.
  func subtracting(_ other: LineBreakClassSet) -> LineBreakClassSet {
    LineBreakClassSet(bits: bits & ~other.bits)
  }
}
