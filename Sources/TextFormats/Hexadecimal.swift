extension BinaryInteger {
  /// The number in hexadecimal digits, capital ones, with zeros in front up to a width.
  package func hexadecimal(width: Int = 1) -> String {
    String(self, radix: 16, uppercase: true).aligned(width: width, with: "0")
  }
}

extension Sequence<UInt8> {
  /// Two hexadecimal digits for each byte.
  package func hexadecimal(separator: String) -> String {
    map { $0.hexadecimal(width: 2) }.joined(separator: separator)
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+0041`.
  package var codePoint: String { "U+" + value.hexadecimal(width: 4) }

  /// The code point as Swift writes it in a text: `\u{41}`.
  package var escape: String { "\\u{\(value.hexadecimal())}" }
}
