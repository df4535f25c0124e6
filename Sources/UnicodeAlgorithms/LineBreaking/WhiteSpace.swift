/// Characters that are not seen at the end of a line, and those that end it.
package enum WhiteSpace {
  /// Whether the character hangs over the end of a line: white space that may be broken at, and line ends.
  package static func hangs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether all characters of a part of a text hang over the end of a line.
  package static func hangs(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    scalars[range].allSatisfy(hangs)
  }

  /// Whether the next character starts a line, whatever it is: the hard line ends of UAX #14.
  package static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
