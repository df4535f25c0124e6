/// Characters of ASCII that can be seen or are a space.
package struct PlainCharacters: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// No characters.
  package init() {}

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// All of them.
  package static let all = PlainCharacters(low: ~0xFFFF_FFFF, high: ~(1 << 63))

  /// Whether a character is one of them.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 128 && (scalar.value < 64 ? low : high) >> UInt64(scalar.value & 63) & 1 == 1
  }

  /// Whether all characters of a part of a text are among them.
  package func contains(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    scalars[range].allSatisfy(contains)
  }

  /// Those that a closure includes.
  package func filter(_ isIncluded: (Unicode.Scalar) -> Bool) -> PlainCharacters {
    var kept = PlainCharacters()
    for value: UInt8 in 0..<128 where contains(Unicode.Scalar(value)) && isIncluded(Unicode.Scalar(value)) {
      if value < 64 { kept.low |= 1 << UInt64(value) } else { kept.high |= 1 << UInt64(value & 63) }
    }
    return kept
  }
}

extension TextCharacters {
  /// Whether a scalar is plain and a character by itself, in a part of the text that ends before `limit`.
  package func isPlain(_ index: Int, before limit: Int) -> Bool {
    PlainCharacters.all.contains(scalars[index]) && (index + 1 == limit || starts[index + 1])
  }
}
