/// Characters that have a mirror image, such as brackets, by Unicode 15.0.0.
package enum MirrorImage {
  /// The character to be drawn in a part that runs from right to left, or nil for one that looks the same there.
  package static func image(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    entry(of: scalar).flatMap { Unicode.Scalar(UInt32(truncatingIfNeeded: $0 >> 8) & 0xFF_FFFF) }
  }

  /// How FriBidi writes a paired bracket (BD14, BD15): the closing one, with the highest bit for one that opens; or 0.
  static func bracket(_ scalar: Unicode.Scalar) -> UInt32 {
    guard let entry = entry(of: scalar) else { return 0 }
    switch entry & 0xFF {
    case 1: return canonical(UInt32(truncatingIfNeeded: entry >> 8) & 0xFF_FFFF) | 0x8000_0000
    case 2: return canonical(scalar.value)
    default: return 0
    }
  }

  /// BD16: the angle brackets U+2329 and U+232A are those of U+3008 and U+3009.
  private static func canonical(_ closing: UInt32) -> UInt32 {
    closing == 0x232A ? 0x3009 : closing
  }

  /// The number of `table` for a character: it, its image, and 1 or 2 for a bracket that opens or closes.
  private static func entry(of scalar: Unicode.Scalar) -> UInt64? {
    let key = UInt64(scalar.value) << 32
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if table[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < table.count && table[low] >> 32 == UInt64(scalar.value) ? table[low] : nil
  }
}
