/// Goes through the bytes of a source, and keeps what is code.
struct SourceScanner {
  private(set) var tokens: [SourceToken] = []
  private let bytes: [UInt8]
  private var index = 0
  private var startsLine = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads everything.
  mutating func scan() {
    while index < bytes.count { step() }
  }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      startsLine = true
      index += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
      index += 1
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): add(.opaque) { $0.passString(signs: 0) }
    case UInt8(ascii: "`"): add(.opaque) { $0.passBackticks() }
    case UInt8(ascii: "#"): numberSign()
    case UInt8(ascii: "@"):
      let isAttribute = isWord(at: index + 1)
      add(isAttribute ? .attribute : .sign) { scanner in
        scanner.index += 1
        scanner.passWord()
      }
    default:
      if isWord(at: index) {
        add(Self.isDigit(byte) ? .opaque : .word) { $0.passWord() }
      } else {
        add(.sign) { $0.index += 1 }
      }
    }
  }

  private mutating func add(_ kind: SourceToken.Kind, pass: (inout SourceScanner) -> Void) {
    let start = index
    let isFirst = startsLine
    pass(&self)
    index = min(index, bytes.count)
    startsLine = false
    tokens.append(SourceToken(kind: kind, range: start..<index, startsLine: isFirst))
  }

  private func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Whether a byte belongs to a name; those of characters beyond ASCII do.
  private func isWord(at place: Int) -> Bool {
    let byte = byte(at: place)
    return byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || Self.isDigit(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func passWord() {
    while isWord(at: index) { index += 1 }
  }

  private mutating func passBackticks() {
    index += 1
    while index < bytes.count, byte(at: index) != UInt8(ascii: "`"), byte(at: index) != UInt8(ascii: "\n") {
      index += 1
    }
    index += 1
  }

  /// `#"…"#`, `#/…/#`, `#if`, or a sign alone.
  private mutating func numberSign() {
    var signs = 0
    while byte(at: index + signs) == UInt8(ascii: "#") { signs += 1 }
    switch byte(at: index + signs) {
    case UInt8(ascii: "\""): add(.opaque) { $0.passString(signs: signs) }
    case UInt8(ascii: "/"): add(.opaque) { $0.passExtendedExpression(signs: signs) }
    default:
      add(signs == 1 && isWord(at: index + 1) ? .directive : .sign) { scanner in
        scanner.index += 1
        if signs == 1 { scanner.passWord() }
      }
    }
  }
}

// MARK: Comments and regular expressions

extension SourceScanner {
  private mutating func slash() {
    switch byte(at: index + 1) {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
    case UInt8(ascii: "*"): passBlockComment()
    default:
      if let end = endOfExpression() {
        add(.opaque) { $0.index = end }
      } else {
        add(.sign) { $0.index += 1 }
      }
    }
  }

  /// Comments may lie in each other.
  private mutating func passBlockComment() {
    var depth = 0
    repeat {
      let pair = (byte(at: index), byte(at: index + 1))
      switch pair {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, index) = (depth + 1, index + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, index) = (depth - 1, index + 2)
      default:
        // What stands behind a comment of several lines is the first of its line.
        if pair.0 == UInt8(ascii: "\n") || pair.0 == UInt8(ascii: "\r") { startsLine = true }
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Where a regular expression ends that begins here; nil where the slash divides.
  ///
  /// As in the language, it ends on its line, neither begins nor ends with a blank, has no parenthesis that closes none of its
  /// own, and stands where a value may begin.
  private func endOfExpression() -> Int? {
    if let last = tokens.last, !startsLine {
      let sign = bytes[last.range.lowerBound]
      let mayBegin = last.kind == .sign && !")]}.?!>".utf8.contains(sign)
      let isKeyword = ["return", "in", "case"].contains(String(decoding: bytes[last.range], as: UTF8.self))
      guard mayBegin || isKeyword else { return nil }
    }
    if isBlank(at: index + 1) { return nil }
    var place = index + 1
    var depth = 0
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      switch bytes[place] {
      case UInt8(ascii: "/"): return isBlank(at: place - 1) ? nil : place + 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "["): place = endOfClass(from: place)
      case UInt8(ascii: "\\"): place += 1
      default: break
      }
      if depth < 0 { return nil }
      place += 1
    }
    return nil
  }

  private func isBlank(at place: Int) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), 0].contains(byte(at: place))
  }

  /// The bracket that ends a class of characters, in which parentheses are characters; where it begins if none does.
  private func endOfClass(from start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "/") {
      if bytes[place] == UInt8(ascii: "]") { return place }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return start
  }

  private mutating func passExtendedExpression(signs: Int) {
    index += signs + 1
    while index < bytes.count {
      if byte(at: index) == UInt8(ascii: "/"), hasSigns(signs, at: index + 1) { return index += signs + 1 }
      index += 1
    }
  }

  private func hasSigns(_ count: Int, at place: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: place + $0) == UInt8(ascii: "#") }
  }
}

// MARK: Strings

extension SourceScanner {
  private func hasQuotes(_ count: Int, at place: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: place + $0) == UInt8(ascii: "\"") }
  }

  /// A string with as many number signs around it, of one line or of several, with what is put into it.
  private mutating func passString(signs: Int) {
    index += signs
    let quotes = hasQuotes(3, at: index) ? 3 : 1
    index += quotes
    while index < bytes.count {
      if hasQuotes(quotes, at: index), hasSigns(signs, at: index + quotes) { return index += quotes + signs }
      // A string of one line that is not closed ends with it.
      if quotes == 1, bytes[index] == UInt8(ascii: "\n") { return }
      guard bytes[index] == UInt8(ascii: "\\"), hasSigns(signs, at: index + 1) else {
        index += 1
        continue
      }
      index += 1 + signs
      if byte(at: index) == UInt8(ascii: "(") { passInterpolation() } else { index += 1 }
    }
  }

  /// What stands in brackets in a string is code, which may hold strings.
  private mutating func passInterpolation() {
    var inner = SourceScanner(bytes)
    inner.index = index
    var depth = 0
    repeat {
      let count = inner.tokens.count
      inner.step()
      guard inner.tokens.count > count, let token = inner.tokens.last, token.kind == .sign else { continue }
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
    } while depth > 0 && inner.index < bytes.count
    index = inner.index
  }
}
