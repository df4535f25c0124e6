/// Goes through source token by token, as far as macros need to know it.
struct SourceScanner {
  /// A word, a sign or a literal of the source.
  enum Token: Equatable {
    /// A name or a keyword; in backticks where it stands so.
    case word(String)
    /// Signs that stand together, such as `=` or `->`.
    case operators(String)
    /// An opening bracket, and everything up to the bracket that closes it.
    case brackets
    /// A literal of characters.
    case string
    /// Any other sign, such as a comma or a colon.
    case sign(Character)
  }

  private let source: String
  private(set) var index: String.Index

  init(_ source: String) {
    self.source = source
    index = source.startIndex
  }

  /// What was not gone through yet.
  var rest: Substring { source[index...] }

  /// How many bytes of blanks and comments stand before the first token.
  var startOfCode: Int {
    var scanner = SourceScanner(source)
    scanner.skipTrivia()
    return source[..<scanner.index].utf8.count
  }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    skipTrivia()
    guard let character = rest.first else { return nil }
    if character == "\"" || isRawString {
      skipString()
      return .string
    }
    if character == "`" || character.isLetter || character == "_" || character.isNumber { return .word(takeWord()) }
    if Self.operatorSigns.contains(character) { return .operators(take { Self.operatorSigns.contains($0) }) }
    index = source.index(after: index)
    guard "([{".contains(character) else { return .sign(character) }
    while let token = next() {
      if case .sign(let sign) = token, ")]}".contains(sign) { break }
    }
    return .brackets
  }

  private static let operatorSigns: Set<Character> = [
    "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?",
  ]

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let start = index
    while let character = rest.first, condition(character) {
      // A comment ends a row of signs.
      if index > start, rest.hasPrefix("//") || rest.hasPrefix("/*") { break }
      index = source.index(after: index)
    }
    return String(source[start..<index])
  }

  private mutating func takeWord() -> String {
    guard rest.first == "`" else { return take { $0.isLetter || $0.isNumber || $0 == "_" } }
    let start = index
    index = source.index(after: index)
    while let character = rest.first {
      index = source.index(after: index)
      if character == "`" { break }
    }
    return String(source[start..<index])
  }

  // MARK: Blanks and comments

  /// Goes to the next token, and tells whether that is on another line.
  @discardableResult
  mutating func passTrivia() -> Bool {
    let start = index
    skipTrivia()
    return source[start..<index].contains { $0.isNewline }
  }

  /// Goes past attributes, with what stands in brackets behind their names, to the token behind them.
  mutating func passAttributes() {
    passTrivia()
    while rest.first == "@" {
      _ = (next(), next())
      if rest.first == "(" { _ = next() }
      passTrivia()
    }
  }

  private mutating func skipTrivia() {
    while let character = rest.first {
      if character.isWhitespace {
        index = source.index(after: index)
      } else if rest.hasPrefix("//") {
        index = rest.firstIndex(where: \.isNewline) ?? source.endIndex
      } else if rest.hasPrefix("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Comments may lie in each other.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        index = source.index(index, offsetBy: 2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        index = source.index(index, offsetBy: 2)
      } else if !rest.isEmpty {
        index = source.index(after: index)
      }
    } while depth > 0 && !rest.isEmpty
  }

  // MARK: Literals of characters

  /// Whether a literal begins whose quotation mark has number signs before it.
  private var isRawString: Bool {
    let signs = rest.prefix { $0 == "#" }
    return !signs.isEmpty && rest[signs.endIndex...].first == "\""
  }

  private mutating func skipString() {
    let signs = String(rest.prefix { $0 == "#" })
    index = source.index(index, offsetBy: signs.count)
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    index = source.index(index, offsetBy: quotes.count)
    while !rest.isEmpty, !rest.hasPrefix(quotes + signs) {
      guard rest.hasPrefix("\\" + signs) else {
        index = source.index(after: index)
        continue
      }
      index = source.index(index, offsetBy: signs.count + 1)
      if rest.first == "(" {
        _ = next()
      } else if !rest.isEmpty {
        index = source.index(after: index)
      }
    }
    index = source.index(index, offsetBy: quotes.count + signs.count, limitedBy: source.endIndex) ?? source.endIndex
  }
}
