/// A Swift file's code without what only looks like code: comments and the insides of string literals are blank.
///
/// Lines keep their numbers. A quotation mark inside an interpolation ends the literal early, but never beyond its line.
struct SwiftSource {
  /// The lines of the code, the first at index 0.
  let lines: [Substring]

  init(_ text: String) {
    var scanner = Scanner(rest: Array(text.utf8)[...])
    while !scanner.rest.isEmpty { scanner.step() }
    lines = Substring(decoding: scanner.code, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private struct Scanner {
    var rest: ArraySlice<UInt8>
    var code: [UInt8] = []

    /// Whether a byte may begin something that only looks like code, or is no code as it is.
    private static func isSpecial(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\r"): true
      default: false
      }
    }

    mutating func step() {
      let plain = rest.prefix { !Self.isSpecial($0) }
      code += plain
      rest = rest[plain.endIndex...]
      guard let byte = rest.first else { return }
      let isSlash = byte == UInt8(ascii: "/")
      if isSlash, rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if isSlash, rest.starts(with: "/*".utf8) {
        skipBlockComment()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
        skipLiteral()
      } else {
        code.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
        rest.removeFirst()
      }
    }

    /// Leaves out everything up to a place, except line ends.
    private mutating func skip(until isEnd: (ArraySlice<UInt8>) -> Bool) {
      while let byte = rest.first, !isEnd(rest) {
        if byte == UInt8(ascii: "\n") { code.append(byte) }
        rest.removeFirst()
      }
    }

    private mutating func skipBlockComment() {
      var depth = 0
      skip { rest in
        if rest.starts(with: "/*".utf8) { depth += 1 }
        if rest.starts(with: "*/".utf8) { depth -= 1 }
        return depth == 0
      }
      rest = rest.dropFirst(2)
    }

    private mutating func skipLiteral() {
      let hashes = rest.prefix { $0 == UInt8(ascii: "#") }
      let quotes = rest.dropFirst(hashes.count)
      guard quotes.first == UInt8(ascii: "\"") else {
        code += hashes
        rest = quotes
        return
      }
      let isMultiline = quotes.starts(with: "\"\"\"".utf8)
      let end = (isMultiline ? Array("\"\"\"".utf8) : [UInt8(ascii: "\"")]) + hashes
      rest = quotes.dropFirst(isMultiline ? 3 : 1)
      var isEscaped = false
      skip { rest in
        if !isMultiline, rest.first == UInt8(ascii: "\n") { return true }
        if !isEscaped, rest.starts(with: end) { return true }
        isEscaped = hashes.isEmpty && rest.first == UInt8(ascii: "\\") && !isEscaped
        return false
      }
      if rest.starts(with: end) { rest = rest.dropFirst(end.count) }
      code.append(UInt8(ascii: " "))
    }
  }
}
