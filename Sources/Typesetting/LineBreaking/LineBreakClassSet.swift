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
