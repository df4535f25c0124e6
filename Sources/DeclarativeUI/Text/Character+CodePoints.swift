import TextFormats

extension Character {
  /// The code points as U+0041 U+0301.
  var codePoints: String { unicodeScalars.map(\.codePoint).joined(separator: " ") }
}
