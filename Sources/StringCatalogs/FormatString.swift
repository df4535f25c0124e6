/// The parts of a format such as `%1$@ has %lld items`: characters, values and variables.
struct FormatString {
  enum Part: Equatable {
    case text(String)
    /// A value by its number from 1, or the next one, with what stands between the sign and the position and what ends it.
    case value(number: Int?, specifier: String)
    /// `%#@name@`: what stands for a name.
    case variable(number: Int?, name: String)
    /// `%arg`: the value that a variable stands for.
    case ownValue
  }

  private(set) var parts: [Part] = []
  private var characters: Substring

  /// - Parameter isSubstitution: whether `%arg` is the value of the variable that the format stands for.
  init(_ format: String, isSubstitution: Bool = false) {
    characters = format[...]
    var text = ""
    while let start = characters.firstIndex(of: "%") {
      text += characters[..<start]
      characters = characters[start...].dropFirst()
      let rest = characters
      if isSubstitution, characters.hasPrefix("arg") {
        characters = characters.dropFirst(3)
        add(.ownValue, after: &text)
      } else if let part = readPart() {
        if part == .text("%") { text += "%" } else { add(part, after: &text) }
      } else {
        // What is no format stays as it is.
        text += "%"
        characters = rest
      }
    }
    text += characters
    if !text.isEmpty { parts.append(.text(text)) }
  }

  private mutating func add(_ part: Part, after text: inout String) {
    if !text.isEmpty { parts.append(.text(text)) }
    text = ""
    parts.append(part)
  }

  /// Leaves out what code calls a value: `(cups)`.
  private mutating func skipName() {
    guard characters.first == "(", let end = characters.firstIndex(of: ")") else { return }
    characters = characters[end...].dropFirst()
  }

  /// What follows a percent sign; nil for what is no format.
  private mutating func readPart() -> Part? {
    if take("%") { return .text("%") }
    let number = readNumber()
    if take("#@") {
      guard let end = characters.firstIndex(of: "@") else { return nil }
      let name = String(characters[..<end])
      characters = characters[end...].dropFirst()
      return .variable(number: number, name: name)
    }
    skipName()
    // Flags, width, precision and length of IEEE Std 1003.1, "fprintf", and the conversions of `String(format:)`.
    var specifier = "%"
    for (signs, most) in [("-+ #0'", 6), ("0123456789", 3), (".", 1), ("0123456789", 3), ("hlqLztj", 2)] {
      // Of more figures a text would become as wide as they say.
      for _ in 0..<most {
        guard let next = characters.first, signs.contains(next) else { break }
        specifier.append(characters.removeFirst())
      }
    }
    guard let conversion = characters.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
    specifier.append(characters.removeFirst())
    return .value(number: number, specifier: specifier)
  }

  /// `1$`: the number of a value.
  private mutating func readNumber() -> Int? {
    let digits = characters.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0, characters.dropFirst(digits.count).first == "$" else { return nil }
    characters = characters.dropFirst(digits.count + 1)
    return number
  }

  private mutating func take(_ sign: String) -> Bool {
    guard characters.hasPrefix(sign) else { return false }
    characters = characters.dropFirst(sign.count)
    return true
  }
}
