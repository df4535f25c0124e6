import SourceTokens

/// A call as it stands in a source, with its arguments and the closures behind them.
///
/// Places are in bytes. It is read by tokens alone: what counts are brackets, commas at their level, and words with a colon
/// before a brace. So a comma between the signs of a generic type parts an argument in two, which is of no consequence:
/// neither of them is a closure.
struct SourceCall {
  struct Argument {
    var label: Labelled?
    /// What is handed over.
    var value: Range<Int>
    /// The label, what is handed over, and the comma behind it.
    var whole: Range<Int>
    var isClosure: Bool
  }

  struct Labelled {
    var text: String
    var range: Range<Int>
  }

  /// A closure behind the parentheses; the first has no label.
  struct TrailingClosure {
    var label: Labelled?
    var range: Range<Int>
  }

  /// Where the name of what is called ends.
  let calledEnd: Int
  /// Where the closing parenthesis ends, or nil where there is none.
  private(set) var parenthesesEnd: Int?
  private(set) var arguments: [Argument] = []
  private(set) var trailingClosures: [TrailingClosure] = []

  /// The call whose opening parenthesis or brace is the token at an index; nil where the token is neither.
  init?(in source: TokenizedSource, openedBy opening: Int) {
    calledEnd = opening > 0 ? source.tokens[opening - 1].range.upperBound : 0
    if source.has("(", at: opening) {
      let closing = source.closing(opening)
      parenthesesEnd = source.tokens[closing].range.upperBound
      arguments = Self.arguments(in: source, opening + 1..<closing)
      readTrailingClosures(in: source, from: closing + 1)
    } else if source.has("{", at: opening) {
      readTrailingClosures(in: source, from: opening)
    } else {
      return nil
    }
  }

  /// The arguments among the tokens between the parentheses.
  private static func arguments(in source: TokenizedSource, _ tokens: Range<Int>) -> [Argument] {
    var arguments: [Argument] = []
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if source.has(",", at: index) {
        arguments += [argument(in: source, start..<index, comma: index)].compactMap(\.self)
        start = index + 1
      } else if source.isOpening(index) {
        index = source.closing(index)
      }
      index += 1
    }
    return arguments + [argument(in: source, start..<tokens.upperBound, comma: nil)].compactMap(\.self)
  }

  private static func argument(in source: TokenizedSource, _ tokens: Range<Int>, comma: Int?) -> Argument? {
    let label = tokens.count > 2 ? label(in: source, at: tokens.lowerBound) : nil
    let value = tokens.dropFirst(label == nil ? 0 : 2)
    guard let first = value.first, let last = value.last else { return nil }
    let range = source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
    return Argument(
      label: label, value: range,
      whole: (label?.range ?? range).lowerBound..<source.tokens[comma ?? last].range.upperBound,
      isClosure: source.has("{", at: first) && source.closing(first) == last)
  }

  /// A word with a colon behind it.
  private static func label(in source: TokenizedSource, at index: Int) -> Labelled? {
    guard source.tokens.indices.contains(index), source.has(":", at: index + 1) else { return nil }
    let token = source.tokens[index]
    let text = source.text(index)
    guard token.kind == .word || text.hasPrefix("`") else { return nil }
    return Labelled(text: text.filter { $0 != "`" }, range: token.range)
  }

  private mutating func readTrailingClosures(in source: TokenizedSource, from first: Int) {
    guard source.has("{", at: first) else { return }
    var index = add(source, first, label: nil)
    // The next case of a statement is no label.
    while let label = Self.label(in: source, at: index), label.text != "default", source.has("{", at: index + 2) {
      index = add(source, index + 2, label: label)
    }
  }

  /// Adds the closure whose brace is the token at an index, and returns the index behind it.
  private mutating func add(_ source: TokenizedSource, _ opening: Int, label: Labelled?) -> Int {
    let closing = source.closing(opening)
    let range = source.tokens[opening].range.lowerBound..<source.tokens[closing].range.upperBound
    trailingClosures.append(TrailingClosure(label: label, range: range))
    return closing + 1
  }
}
