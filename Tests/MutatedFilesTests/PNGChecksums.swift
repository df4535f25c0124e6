extension [UInt8] {
  /// A PNG file with the checksum of each chunk that can be found computed anew.
  func withRightChecksums() -> [UInt8] {
    var bytes = self
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = at + 8 + length
      guard end + 4 <= bytes.count else { break }
      let sum = Self.checksum(bytes[at + 4..<end])
      bytes.replaceSubrange(end..<end + 4, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) })
      at = end + 4
    }
    return bytes
  }

  /// CRC-32 as "Portable Network Graphics (PNG) Specification", annex D, has it.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }
}
