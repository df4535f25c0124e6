/// Numbers of some bits each, one behind the other; 0 behind the end.
struct PDFBits {
  private let bytes: [UInt8]
  private var bit = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next(_ count: Int) -> UInt32 {
    var value: UInt32 = 0
    if count == 8 {
      value = bit >> 3 < bytes.count ? UInt32(bytes[bit >> 3]) : 0
      bit += 8
      return value
    }
    for _ in 0..<count {
      let byte = bit >> 3 < bytes.count ? bytes[bit >> 3] : 0
      value = value << 1 | UInt32(byte >> UInt8(7 - bit & 7) & 1)
      bit += 1
    }
    return value
  }

  /// Goes on at the next whole byte.
  mutating func align() { bit = (bit + 7) & ~7 }
}
