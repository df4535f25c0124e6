/// The checksum of RFC 1950, section 8.
struct Adler32 {
  private static let modulus: UInt32 = 65521
  /// So few bytes that no sum exceeds 32 bits.
  private static let bytesAtOnce = 4096

  private var sum: UInt32 = 1
  private var sumOfSums: UInt32 = 0

  var value: UInt32 { sumOfSums << 16 | sum }

  /// Goes on with more bytes.
  mutating func add(_ bytes: UnsafePointer<UInt8>, count: Int) {
    var done = 0
    while done < count {
      let length = min(Self.bytesAtOnce, count - done)
      let (plain, weighted) = Self.sums(bytes + done, count: length)
      sumOfSums = (sumOfSums &+ UInt32(length) &* sum &+ weighted) % Self.modulus
      sum = (sum &+ plain) % Self.modulus
      done += length
    }
  }

  /// The sum of all bytes, and that of each times the number of those from it on.
  ///
  /// The mask changes no number: it tells the compiler that products of 16 bits will do, of which it takes several at once.
  private static func sums(_ bytes: UnsafePointer<UInt8>, count: Int) -> (UInt32, UInt32) {
    var (plain, weighted): (UInt32, UInt32) = (0, 0)
    for index in 0..<count {
      let byte = UInt32(bytes[index])
      plain = plain &+ byte
      weighted = weighted &+ byte &* (UInt32(truncatingIfNeeded: count &- index) & 0x1FFF)
    }
    return (plain, weighted)
  }
}
