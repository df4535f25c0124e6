/// Reads numbers, words and signs from the text of an attribute.
struct ValueScanner {
  private var rest: Substring.UTF8View
  private let attribute: String
  private let value: String

  init(_ value: String, of attribute: String) {
    self.value = value
    self.attribute = attribute
    rest = value[...].utf8
  }

  var error: SVGError { .unreadable(value.count > 60 ? value.prefix(60) + "…" : value, of: attribute) }

  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return rest.isEmpty
    }
  }

  /// Whether a number stands next.
  var isAtNumber: Bool {
    mutating get {
      skipSeparators()
      return rest.first.map { Self.isDigit($0) || "+-.".utf8.contains($0) } ?? false
    }
  }

  private mutating func skipSeparators() {
    rest = rest.drop { $0 == UInt8(ascii: ",") || $0 == 32 || (9...13).contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// The next sign, if it is a letter; it is taken.
  mutating func letter() -> Character? {
    skipSeparators()
    guard let byte = rest.first, Self.isLetter(byte) else { return nil }
    rest.removeFirst()
    return Character(Unicode.Scalar(byte))
  }

  /// The letters and percent signs that stand next, without anything between them and what was read before.
  mutating func unit() -> String { take { Self.isLetter($0) || $0 == UInt8(ascii: "%") } }

  /// The letters and digits that stand next.
  mutating func word() -> String {
    skipSeparators()
    return take { Self.isLetter($0) || Self.isDigit($0) }
  }

  private mutating func take(while isTaken: (UInt8) -> Bool) -> String {
    let end = rest.firstIndex { !isTaken($0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(Substring(rest[..<end]))
  }

  mutating func skip(_ sign: Character) -> Bool {
    skipSeparators()
    guard let byte = rest.first, Character(Unicode.Scalar(byte)) == sign else { return false }
    rest.removeFirst()
    return true
  }

  /// A flag of an arc, which may stand without anything between it and what follows.
  mutating func flag() throws(SVGError) -> Bool {
    if skip("0") { return false }
    if skip("1") { return true }
    throw error
  }

  mutating func number() throws(SVGError) -> Double {
    skipSeparators()
    var end = rest.startIndex
    func advance(_ isTaken: (UInt8) -> Bool) {
      if end < rest.endIndex, isTaken(rest[end]) { end = rest.index(after: end) }
    }
    func digits() { while end < rest.endIndex, Self.isDigit(rest[end]) { end = rest.index(after: end) } }
    func sign() { advance { "+-".utf8.contains($0) } }
    sign()
    digits()
    advance { $0 == UInt8(ascii: ".") }
    digits()
    let mantissa = end
    advance { $0 | 32 == UInt8(ascii: "e") }
    if end > mantissa {
      sign()
      let exponent = end
      digits()
      // Units such as em begin like an exponent.
      if end == exponent { end = mantissa }
    }
    guard let number = Double(Substring(rest[..<end])), abs(number) < 1e9 else { throw error }
    rest = rest[end...]
    return number
  }

  mutating func point() throws(SVGError) -> (x: Double, y: Double) {
    let x = try number()
    return (x, try number())
  }

  /// A length in pixels of CSS.
  /// - Parameter whole: what 100 % are.
  mutating func length(whole: Double) throws(SVGError) -> Double {
    let number = try number()
    switch unit() {
    case "", "px": return number
    case "%": return number / 100 * whole
    case "pt": return number * 4 / 3
    case "pc": return number * 16
    case "in": return number * 96
    case "cm": return number * 96 / 2.54
    case "mm": return number * 96 / 25.4
    default: throw error
    }
  }

  /// The lengths up to the end.
  mutating func lengths(whole: Double) throws(SVGError) -> [Double] {
    var lengths: [Double] = []
    while !isAtEnd { lengths.append(try length(whole: whole)) }
    return lengths
  }

  /// A text that is one length.
  static func length(_ value: String, of attribute: String, whole: Double) throws(SVGError) -> Double {
    var scanner = ValueScanner(value, of: attribute)
    let length = try scanner.length(whole: whole)
    guard scanner.isAtEnd else { throw scanner.error }
    return length
  }
}
