/// Characters that no font draws.
enum ControlCharacter {
  /// What an item of a control character is, or nil for any other character.
  static func kind(of scalar: Unicode.Scalar) -> TextItem.Kind? {
    switch scalar.value {
    case 0x09: .tab
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: .control
    default: nil
    }
  }

  /// Whether the character hangs over the end of a line: white space that may be broken at, and line ends.
  static func hangs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether the next character starts a line, whatever it is: the hard line ends of UAX #14.
  static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
