/// A piece of a source's code; strings, comments and regular expressions are one token or none.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword without backticks.
    case word
    /// A number sign with a word, such as `#if`.
    case directive
    /// An at sign with a word, such as `@main`.
    case attribute
    /// One sign, such as a bracket.
    case sign
    /// A literal, or a name in backticks: nothing to look into.
    case opaque
  }

  let kind: Kind
  /// Where it stands, in bytes.
  let range: Range<Int>
  /// Whether it is the first of its line.
  let startsLine: Bool
}

/// A source in UTF-8 with its tokens.
struct TokenizedSource {
  let bytes: [UInt8]
  let tokens: [SourceToken]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var scanner = SourceScanner(bytes)
    scanner.scan()
    tokens = scanner.tokens
  }

  /// The text of a token; empty behind the last and before the first.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index].range) : ""
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a token is the code that is given, and no text within a string.
  func has(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind != .opaque
      && bytes[tokens[index].range].elementsEqual(text.utf8)
  }

  /// The bracket that closes the one at an index; the last token where none does.
  func closing(_ index: Int) -> Int {
    var depth = 0
    for other in index..<tokens.count where tokens[other].kind == .sign {
      switch bytes[tokens[other].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      if depth <= 0 { return other }
    }
    return tokens.count - 1
  }
}
