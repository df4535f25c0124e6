/// The CRC-32 of ISO 3309, as every PNG chunk carries it.
///
/// libpng checks while it reads; this one says afterwards in which chunk the damage is, and need not be fast.
func checksum(of bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
  ~bytes.reduce(~0) { remainder, byte in
    remainderOfByte[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)] ^ (remainder >> 8)
  }
}

private let remainderOfByte: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { remainder, _ in
    remainder & 1 == 1 ? 0xEDB8_8320 ^ (remainder >> 1) : remainder >> 1
  }
}
