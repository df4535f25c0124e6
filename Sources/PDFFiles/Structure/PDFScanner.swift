import TextFormats

/// Reads the syntax of PDF: objects and the operators between them, "ISO 32000-1", 7.2 and 7.3.
struct PDFScanner {
  /// What stands next.
  enum Token {
    case object(PDFObject)
    /// An operator, or another word without a meaning of its own.
    case word(String)
  }

  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) || byte == 0 }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x2F, 0x25: true
    default: false
    }
  }

  /// Skips spaces and comments.
  mutating func skipSpaces() {
    while let byte = current {
      if byte == UInt8(ascii: "%") {
        while let next = current, next != 10, next != 13 { position += 1 }
      } else if Self.isSpace(byte) {
        position += 1
      } else {
        return
      }
    }
  }

  /// What stands next; nil at the end.
  mutating func next() throws(PDFError) -> Token? { try next(depth: 0) }

  /// The one object of a text, with the references in it.
  static func object(_ bytes: [UInt8]) throws(PDFError) -> PDFObject {
    var scanner = PDFScanner(bytes)
    guard case .object(let object) = try scanner.next() else { return .null }
    return object
  }

  private mutating func next(depth: Int) throws(PDFError) -> Token? {
    skipSpaces()
    guard let byte = current else { return nil }
    switch byte {
    case UInt8(ascii: "/"): return .object(.name(name()))
    case UInt8(ascii: "("): return .object(.string(literal()))
    case UInt8(ascii: "["):
      position += 1
      return .object(.array(try objects(until: "]", depth: depth + 1)))
    case UInt8(ascii: "<"):
      guard position + 1 < bytes.count, bytes[position + 1] == byte else { return .object(.string(hexadecimal())) }
      position += 2
      return .object(.dictionary(try entries(depth: depth + 1)))
    case UInt8(ascii: ">") where position + 1 < bytes.count && bytes[position + 1] == byte:
      position += 2
      return .word(">>")
    case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      position += 1
      return .word(String(Unicode.Scalar(byte)))
    default: return regular()
    }
  }

  private mutating func objects(until end: String, depth: Int) throws(PDFError) -> [PDFObject] {
    guard depth < PDFLimits.depth else { throw PDFError("its arrays and dictionaries are nested too deep") }
    var objects: [PDFObject] = []
    while let token = try next(depth: depth) {
      switch token {
      case .object(let object): objects.append(object)
      case .word(end): return objects
      case .word("R"):
        guard objects.count >= 2, let generation = objects.popLast()?.integer, let number = objects.popLast()?.integer
        else { continue }
        objects.append(.reference(PDFReference(number: Int32(number), generation: Int32(generation))))
      case .word: objects.append(.null)
      }
    }
    return objects
  }

  private mutating func entries(depth: Int) throws(PDFError) -> [String: PDFObject] {
    let objects = try objects(until: ">>", depth: depth)
    var entries: [String: PDFObject] = [:]
    for index in stride(from: 0, to: objects.count - 1, by: 2) {
      if case .name(let key) = objects[index] { entries[key] = objects[index + 1] }
    }
    return entries
  }

  // MARK: Names, numbers and words

  private mutating func name() -> String {
    position += 1
    var name: [UInt8] = []
    while let byte = current, !Self.isSpace(byte), !Self.isDelimiter(byte) {
      position += 1
      if byte == UInt8(ascii: "#"), position + 1 < bytes.count, let high = Self.digit(bytes[position]),
        let low = Self.digit(bytes[position + 1])
      {
        name.append(high << 4 | low)
        position += 2
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func regular() -> Token {
    let start = position
    while let byte = current, !Self.isSpace(byte), !Self.isDelimiter(byte) { position += 1 }
    let word = bytes[start..<position]
    if let number = Self.number(word) { return .object(.number(number)) }
    switch String(decoding: word, as: UTF8.self) {
    case "true": return .object(.bool(true))
    case "false": return .object(.bool(false))
    case "null": return .object(.null)
    case let other: return .word(other)
    }
  }

  /// A number, which has no exponent; nil for a word.
  ///
  /// Programs write two signs, and signs within, which mean nothing.
  private static func number(_ word: ArraySlice<UInt8>) -> Double? {
    var (value, scale, isNegative, hasDigits, hasPoint) = (0.0, 1.0, false, false, false)
    for (index, byte) in word.enumerated() {
      switch byte {
      case 0x30...0x39:
        hasDigits = true
        value = value * 10 + Double(byte - 0x30)
        if hasPoint { scale *= 10 }
      case UInt8(ascii: "."):
        if hasPoint { return nil }
        hasPoint = true
      case UInt8(ascii: "-"):
        if index == 0 { isNegative = true } else if hasDigits { return finite(value / scale, isNegative) }
      case UInt8(ascii: "+"): if index > 0 { return nil }
      default: return nil
      }
    }
    return hasDigits || hasPoint ? finite(value / scale, isNegative) : nil
  }

  private static func finite(_ value: Double, _ isNegative: Bool) -> Double? {
    guard value.isFinite else { return isNegative ? -1e30 : 1e30 }
    return isNegative ? -value : value
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  // MARK: Strings

  private mutating func literal() -> [UInt8] {
    position += 1
    var (string, open): ([UInt8], Int) = ([], 1)
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return string }
      case UInt8(ascii: "\\"):
        if let escaped = escape() { string.append(escaped) }
        continue
      default: break
      }
      string.append(byte)
    }
    return string
  }

  /// What stands behind a backslash; nil for the end of a line.
  private mutating func escape() -> UInt8? {
    guard let byte = current else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case 13:
      if current == 10 { position += 1 }
      return nil
    case 10: return nil
    case 0x30...0x37:
      var value = Int(byte - 0x30)
      for _ in 0..<2 {
        guard let next = current, (0x30...0x37).contains(next) else { break }
        value = value * 8 + Int(next - 0x30)
        position += 1
      }
      return UInt8(truncatingIfNeeded: value)
    default: return byte
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    position += 1
    var digits: [UInt8] = []
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = Self.digit(byte) { digits.append(digit) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}

extension PDFScanner {
  /// The bytes from here up to a word that stands alone; they and the word are taken.
  mutating func data(upTo word: String) -> [UInt8] {
    let word = Array(word.utf8)
    // One space follows the operator before.
    if let byte = current, Self.isSpace(byte) { position += 1 }
    let start = position
    while position + word.count <= bytes.count {
      let end = position + word.count
      if bytes[position] == word[0], bytes[position..<end].elementsEqual(word),
        position == start || Self.isSpace(bytes[position - 1]),
        end == bytes.count || Self.isSpace(bytes[end])
      {
        defer { position = end }
        return Array(bytes[start..<max(position - 1, start)])
      }
      position += 1
    }
    position = bytes.count
    return Array(bytes[start...])
  }

  /// So many bytes behind one space; nil where there are fewer.
  mutating func data(count: Int) -> [UInt8]? {
    let start = position + 1
    guard count >= 0, start + count <= bytes.count else { return nil }
    position = start + count
    return Array(bytes[start..<position])
  }
}
