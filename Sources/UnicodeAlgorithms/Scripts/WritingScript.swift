/// A script of Unicode 15.0.0, as the index of its name in our own table.
package struct WritingScript: Hashable, Sendable {
  private let index: UInt8

  /// The script of a character; punctuation, digits and marks belong to no script of their own.
  package init(_ scalar: Unicode.Scalar) {
    index = Self.table.value(of: scalar)
  }

  package static let common = WritingScript(" ")
  package static let latin = WritingScript("a")

  /// The name of ISO 15924, such as "Latn".
  package var name: String { "\(Self.names[Int(index)])" }

  /// The name as a tag of OpenType: its four letters, the first in the highest byte.
  package var tag: UInt32 {
    Self.names[Int(index)].withUTF8Buffer { letters in letters.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// Whether the character takes the script of its neighbours: the first names are those of common, inherited, unknown.
  package var isShared: Bool { index < 3 }

  package var isRightToLeft: Bool { index >= Self.firstRightToLeft }
}

/// The script of a text while it is read from its start.
///
/// Punctuation, spaces and marks belong to the script before them; at the start of a text, where none is before them,
/// they are common to all and join the first script that comes. A number there is Latin, with the signs in it and behind.
package struct RunningScript {
  private var current = WritingScript.common

  /// The start of a text.
  package init() {}

  /// The script that a character is shaped in.
  package mutating func script(of scalar: Unicode.Scalar, level: BidiLevel) -> WritingScript {
    if isDigit(scalar) { return number(level) }
    // Latin is by far the most common: ASCII letters need no look at the tables.
    let own = isASCIILetter(scalar) ? WritingScript.latin : WritingScript(scalar)
    if own.isShared { return shared(level) }
    current = own
    return own
  }

  /// The script of a digit: Latin at the start, and so are the signs behind it, which are kerned with it.
  private mutating func number(_ level: BidiLevel) -> WritingScript {
    if current == .common, !level.isRightToLeft { current = .latin }
    return shared(level)
  }

  /// The script of a character that has none of its own.
  ///
  /// Between scripts that run the other way it is not theirs: a number in Hebrew, a comma between Latin and Hebrew.
  private func shared(_ level: BidiLevel) -> WritingScript {
    if current == .common || current.isRightToLeft == level.isRightToLeft { return current }
    return level.isRightToLeft ? .common : .latin
  }

  private func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x61...0x7A).contains(scalar.value | 0x20) && scalar.isASCII
  }

  /// Whether the character is a digit of European or Arabic numbers.
  private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: true
    default: false
    }
  }
}
