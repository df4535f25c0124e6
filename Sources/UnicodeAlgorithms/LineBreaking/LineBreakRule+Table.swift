extension LineBreakRule {
  /// The rules about neighbours, LB11 to LB31, in the standard's order: the first that fits decides.
  ///
  /// Marks are part of the class before them by then (LB9, LB10). What needs to know more than two neighbours is in
  /// `LineBreakScanner`: LB2 to LB8a, LB14 to LB17 across spaces, LB21a, LB25 and LB30a.
  static let neighbours: [LineBreakRule] = [
    .keep(.any, [.wordJoiner]),  // LB11
    .keep([.wordJoiner], .any),  // LB11
    .keep([.glue], .any),  // LB12
    .keep(.any.subtracting([.space, .breakAfter, .hyphen]), [.glue]),  // LB12a
    .keep(.any, .closings.union([.exclamation, .infixSeparator, .symbol])),  // LB13
    .keep(.openings, .any),  // LB14
    .keep([.quotation], .openings),  // LB15
    .keep(.closings, [.nonstarter]),  // LB16
    .keep([.breakBoth], [.breakBoth]),  // LB17
    .divide([.space], .any),  // LB18
    .keep(.any, [.quotation]),  // LB19
    .keep([.quotation], .any),  // LB19
    .divide(.any, [.contingentBreak]),  // LB20
    .divide([.contingentBreak], .any),  // LB20
    .keep(.any, [.breakAfter, .hyphen, .nonstarter]),  // LB21
    .keep([.breakBefore], .any),  // LB21
    .keep([.symbol], [.hebrewLetter]),  // LB21b
    .keep(.any, [.inseparable]),  // LB22
    .keep(.letters, [.numeric]),  // LB23
    .keep([.numeric], .letters),  // LB23
    .keep([.prefix], .ideographs.union([.emojiBase, .emojiModifier])),  // LB23a
    .keep(.ideographs.union([.emojiBase, .emojiModifier]), [.postfix]),  // LB23a
    .keep([.prefix, .postfix], .letters),  // LB24
    .keep(.letters, [.prefix, .postfix]),  // LB24
    .keep(.openings.union([.prefix, .postfix, .hyphen, .numeric]), [.numeric]),  // LB25
    .keep([.leadingJamo], [.leadingJamo, .vowelJamo, .hangulTwoJamo, .hangulThreeJamo]),  // LB26
    .keep([.vowelJamo, .hangulTwoJamo], [.vowelJamo, .trailingJamo]),  // LB26
    .keep([.trailingJamo, .hangulThreeJamo], [.trailingJamo]),  // LB26
    .keep(.hangul, [.postfix]),  // LB27
    .keep([.prefix], .hangul),  // LB27
    .keep(.letters, .letters),  // LB28
    .keep([.infixSeparator], .letters),  // LB29
    .keep(.letters.union([.numeric]), [.openPunctuation]),  // LB30
    .keep([.closeParenthesis], .letters.union([.numeric])),  // LB30
    .keep([.emojiBase, .unassignedPictograph], [.emojiModifier]),  // LB30b
    .divide(.any, .any),  // LB31
  ]

  /// LB14 to LB17: what stays together even with spaces in between.
  static let acrossSpaces: [LineBreakRule] = [
    .keep(.openings, .any),  // LB14
    .keep([.quotation], .openings),  // LB15
    .keep(.closings, [.nonstarter]),  // LB16
    .keep([.breakBoth], [.breakBoth]),  // LB17
  ]
}
