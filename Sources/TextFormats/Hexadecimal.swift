extension BinaryInteger {
  /// The number in hexadecimal digits, capital ones, with zeros in front up to a width.
  package func hexadecimal(width: Int = 1) -> String {
    String(self, radix: 16, uppercase: true).aligned(width: width, with: "0")
  }
}

extension Sequence<UInt8> {
  /// Two hexadecimal digits for each byte.
  package func hexadecimal(separator: String) -> String {
    var text: [UInt8] = []
    for byte in self {
      if !text.isEmpty { text += separator.utf8 }
      text.append(byte.highDigit)
      text.append((byte << 4).highDigit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension UInt8 {
  /// The ASCII code of the hexadecimal digit for the upper four bits.
  fileprivate var highDigit: UInt8 { self < 0xA0 ? UInt8(ascii: "0") + self >> 4 : UInt8(ascii: "A") + self >> 4 - 10 }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+0041`.
  package var codePoint: String { "U+" + value.hexadecimal(width: 4) }

  /// The code point as Swift writes it in a text: `\u{41}`.
  package var escape: String { "\\u{\(value.hexadecimal())}" }
}
