/// Divides text into extended grapheme clusters by UAX #29 of Unicode 15.0.0, from left to right.
///
/// The standard library does so by the Unicode version of the machine's Swift: what is drawn would change with it.
struct GraphemeScanner {
  /// What GB11 knows of the emoji that the text may be in.
  private enum Emoji {
    case outside
    /// After `Extended_Pictographic Extend*`.
    case inside
    /// After `Extended_Pictographic Extend* ZWJ`.
    case joined
  }

  /// What GB9c knows of the conjunct that the text may be in.
  private enum Conjunct {
    case outside
    /// After a consonant and marks.
    case inside
    /// After a consonant and marks, a virama among them.
    case linked
  }

  /// The class before the place; nil at the start of the text.
  private var left: GraphemeBreakClass?
  private var emoji = Emoji.outside
  private var conjunct = Conjunct.outside
  /// Whether the place is after an odd number of regional indicators in a row.
  private var isInsideFlag = false

  /// Moves over the next scalar of the text and says whether a cluster starts with it.
  mutating func startsCluster(_ right: GraphemeBreakClass) -> Bool {
    defer { remember(right) }
    guard let left else { return true }  // GB1
    return switch (left, right) {
    case (.other, .other): true  // GB999: by far the most common
    case (.carriageReturn, .lineFeed): false  // GB3
    case (.control, _), (.carriageReturn, _), (.lineFeed, _): true  // GB4
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): true  // GB5
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .hangulTwoJamo),
      (.leadingJamo, .hangulThreeJamo):
      false  // GB6
    case (.hangulTwoJamo, .vowelJamo), (.hangulTwoJamo, .trailingJamo), (.vowelJamo, .vowelJamo),
      (.vowelJamo, .trailingJamo):
      false  // GB7
    case (.hangulThreeJamo, .trailingJamo), (.trailingJamo, .trailingJamo): false  // GB8
    case (_, .extend), (_, .conjunctMark), (_, .conjunctLinker), (_, .zeroWidthJoiner): false  // GB9
    case (_, .spacingMark), (.prepend, _): false  // GB9a, GB9b
    case (_, .conjunctConsonant): conjunct != .linked  // GB9c
    case (.zeroWidthJoiner, .pictograph): emoji != .joined  // GB11
    case (.regionalIndicator, .regionalIndicator): !isInsideFlag  // GB12, GB13
    default: true  // GB999
    }
  }

  private mutating func remember(_ right: GraphemeBreakClass) {
    left = right
    // Nearly all characters, of which no rule asks more.
    if right == .other, emoji == .outside, conjunct == .outside, !isInsideFlag { return }
    isInsideFlag = right == .regionalIndicator && !isInsideFlag
    switch right {
    case .pictograph: emoji = .inside
    case .extend, .conjunctMark, .conjunctLinker: if emoji == .joined { emoji = .outside }
    case .zeroWidthJoiner where emoji == .inside: emoji = .joined
    default: emoji = .outside
    }
    switch right {
    case .conjunctConsonant: conjunct = .inside
    case .conjunctLinker where conjunct == .inside: conjunct = .linked
    case .conjunctLinker, .conjunctMark, .zeroWidthJoiner: break
    default: conjunct = .outside
    }
  }
}

/// The scalars of a text, divided into characters: grapheme clusters.
package struct TextCharacters: Sendable {
  package private(set) var scalars: [Unicode.Scalar] = []
  /// For each scalar whether a character starts with it.
  package private(set) var starts: [Bool] = []

  /// Divides texts that follow each other; characters may reach from one into the next.
  /// - Complexity: O(n) in the length of the texts.
  package init(_ texts: [String]) {
    var scanner = GraphemeScanner()
    for text in texts {
      scalars.reserveCapacity(scalars.count + text.utf8.count)
      starts.reserveCapacity(scalars.count + text.utf8.count)
      for scalar in text.unicodeScalars {
        scalars.append(scalar)
        starts.append(scanner.startsCluster(GraphemeBreakClass(scalar)))
      }
    }
  }
}
