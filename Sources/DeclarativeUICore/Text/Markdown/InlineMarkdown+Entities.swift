/// Names of characters.
extension InlineMarkdown {
  nonisolated(unsafe) static let entity: Regex<Substring> =
    #/&(?:#[0-9]{1,7}|#[Xx][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/#

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "deg": "°", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "times": "×", "euro": "€", "pound": "£",
    "yen": "¥", "cent": "¢", "sect": "§", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "shy": "\u{AD}",
  ]

  /// What a name stands for; nil where it is none.
  func entity(_ range: Range<Int>) -> String? {
    let name = text(range.lowerBound + 1..<range.upperBound - 1)
    guard name.hasPrefix("#") else { return Self.names[name] }
    let digits = name.dropFirst()
    let value = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    // What is no character stands as the replacement character, by section 6.2.
    return value.map { String($0 == 0 ? "\u{FFFD}" : Unicode.Scalar($0).map(Character.init) ?? "\u{FFFD}") }
  }
}
