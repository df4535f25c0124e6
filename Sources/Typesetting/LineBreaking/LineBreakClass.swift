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
