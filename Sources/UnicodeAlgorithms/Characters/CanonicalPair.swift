/// Characters that are a letter with a mark by Unicode 15.0.0, as a font may have one and lack the other.
package enum CanonicalPair {
  /// One step of the canonical decomposition, or nil for a character without one; a single character has no second.
  package static func decomposition(of scalar: Unicode.Scalar) -> (first: Unicode.Scalar, second: Unicode.Scalar?)? {
    if let syllable = HangulSyllable(scalar) { return syllable.parts }
    guard let entry = entry(from: UInt64(scalar.value) << 42, in: table), entry >> 42 & 0x1F_FFFF == scalar.value,
      let first = Unicode.Scalar(UInt32(entry >> 21 & 0x1F_FFFF))
    else { return nil }
    let second = UInt32(entry & 0x1F_FFFF)
    return (first, second == 0 ? nil : Unicode.Scalar(second))
  }

  /// The character that is the same as two, or nil; those that the standard excludes from composition are not found.
  package static func composition(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    if let syllable = HangulSyllable(first, second) { return syllable.scalar }
    let key = UInt64(first.value) << 42 | UInt64(second.value) << 21
    guard let entry = entry(from: key, in: compositions), entry >> 21 == key >> 21 else { return nil }
    return Unicode.Scalar(UInt32(entry & 0x1F_FFFF))
  }

  /// The highest bit of an entry of `table` that is excluded from composition.
  private static let isExcluded: UInt64 = 1 << 63

  /// First and second character and their composition, with 21 bits each; ascending.
  private static let compositions: [UInt64] = table.filter { $0 & isExcluded == 0 }
    .map { $0 << 21 & (1 << 63 - 1) | $0 >> 42 }.sorted()

  /// The first entry of a table that is not less than a key but for the highest bit.
  private static func entry(from key: UInt64, in table: [UInt64]) -> UInt64? {
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if table[middle] & ~isExcluded < key { low = middle + 1 } else { high = middle }
    }
    return low < table.count ? table[low] & ~isExcluded : nil
  }
}

/// A syllable of Hangul, whose parts the standard (section 3.12) computes instead of listing them.
private struct HangulSyllable {
  private static let first: UInt32 = 0xAC00
  private static let (leading, vowel, trailing): (UInt32, UInt32, UInt32) = (0x1100, 0x1161, 0x11A7)
  private static let (leadingCount, vowelCount, trailingCount): (UInt32, UInt32, UInt32) = (19, 21, 28)

  /// The number of the syllable.
  private let index: UInt32

  init?(_ scalar: Unicode.Scalar) {
    guard 0xAC00...0xD7A3 ~= scalar.value else { return nil }
    index = scalar.value - Self.first
  }

  /// The syllable of a leading consonant and a vowel, or of a syllable without trailing consonant and one.
  init?(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
    let (left, right) = (first.value, second.value)
    if (Self.leading..<Self.leading + Self.leadingCount).contains(left),
      (Self.vowel..<Self.vowel + Self.vowelCount).contains(right)
    {
      index = ((left - Self.leading) * Self.vowelCount + right - Self.vowel) * Self.trailingCount
    } else if let syllable = HangulSyllable(first), syllable.index % Self.trailingCount == 0,
      (Self.trailing + 1..<Self.trailing + Self.trailingCount).contains(right)
    {
      index = syllable.index + right - Self.trailing
    } else {
      return nil
    }
  }

  var scalar: Unicode.Scalar? { Unicode.Scalar(Self.first + index) }

  var parts: (first: Unicode.Scalar, second: Unicode.Scalar?)? {
    let consonant = index % Self.trailingCount
    let pair =
      consonant > 0
      ? (Self.first + index - consonant, Self.trailing + consonant)
      : (
        Self.leading + index / Self.trailingCount / Self.vowelCount,
        Self.vowel + index / Self.trailingCount % Self.vowelCount
      )
    return Unicode.Scalar(pair.0).map { ($0, Unicode.Scalar(pair.1)) }
  }
}
