/// Bits in the order of RFC 1951: the first in the lowest bit of a byte.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var waiting: UInt64 = 0
  private var count = 0

  /// Appends the lowest bits of a number, at most 32, whose other bits are 0.
  @inline(__always)
  mutating func append(_ bits: UInt32, count: Int) {
    waiting |= UInt64(bits) &<< UInt64(self.count)
    self.count &+= count
    if self.count >= 32 { writeWord() }
  }

  private mutating func writeWord() {
    let word = UInt32(truncatingIfNeeded: waiting).littleEndian
    withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) }
    waiting >>= 32
    count &-= 32
  }

  /// Fills the last byte with zeros.
  mutating func finishByte() {
    while count > 0 {
      bytes.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      count = max(0, count - 8)
    }
  }
}
