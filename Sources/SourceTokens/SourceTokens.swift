/// A piece of a source's code; strings, comments and regular expressions are one token or none.
package struct SourceToken: Equatable {
  package enum Kind: Equatable {
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

  package let kind: Kind
  /// Where it stands, in bytes.
  package let range: Range<Int>
  /// Whether it is the first of its line.
  package let startsLine: Bool
}

/// A source in UTF-8 with its tokens.
package struct TokenizedSource {
  package let bytes: [UInt8]
  package let tokens: [SourceToken]

  package init(_ text: String) {
    bytes = Array(text.utf8)
    var scanner = SourceScanner(bytes)
    scanner.scan()
    tokens = scanner.tokens
  }

  /// The text of a token; empty behind the last and before the first.
  package func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index].range) : ""
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text from one token to another, with what stands between; empty where there are none.
  package func text(ofTokens range: Range<Int>) -> String {
    range.isEmpty ? "" : text(bytes(ofTokens: ClosedRange(range)))
  }

  /// Where tokens stand with what is between them, in bytes.
  package func bytes(ofTokens range: ClosedRange<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
  }

  /// Whether a token is the code that is given, and no text within a string.
  package func has(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind != .opaque
      && bytes[tokens[index].range].elementsEqual(text.utf8)
  }

  /// The index of the token that begins at a place, in bytes.
  ///
  /// - Complexity: O(log *n*) in the number of tokens.
  package func token(at place: Int) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < place { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low].range.lowerBound == place ? low : nil
  }

  /// Whether a token is an opening bracket.
  package func isOpening(_ index: Int) -> Bool { sign(index).map { "([{".utf8.contains($0) } == true }

  /// Whether each bracket is closed by one of its kind.
  package var hasPairedBrackets: Bool {
    var open: [UInt8] = []
    for index in tokens.indices {
      switch sign(index) {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case let sign? where ")]}".utf8.contains(sign):
        guard open.popLast() == sign else { return false }
      default: continue
      }
    }
    return open.isEmpty
  }

  /// The only byte of a token that is a sign.
  private func sign(_ index: Int) -> UInt8? {
    tokens[index].kind == .sign ? bytes[tokens[index].range.lowerBound] : nil
  }

  /// The bracket that closes the one at an index; the last token where none does.
  package func closing(_ index: Int) -> Int {
    var depth = 0
    for other in index..<tokens.count {
      switch sign(other) {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      if depth <= 0 { return other }
    }
    return tokens.count - 1
  }
}
