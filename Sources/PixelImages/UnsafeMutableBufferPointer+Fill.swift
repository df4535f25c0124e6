extension UnsafeMutableBufferPointer where Element == PremultipliedColor {
  /// Sets all pixels to one colour.
  ///
  /// Stores whole pixels: `initialize(repeating:)` and `update(repeating:)` copy four separate bytes and take five times
  /// as long.
  package func fill(with color: PremultipliedColor) {
    let bits = unsafeBitCast(color, to: UInt32.self)
    withMemoryRebound(to: UInt32.self) { $0.fill(with: bits) }
  }
}

extension UnsafeMutableBufferPointer where Element == UInt32 {
  /// Sets all pixels, four bytes as one number, to the same.
  package func fill(with bits: UInt32) {
    guard let first = baseAddress else { return }
    let byte = UInt8(truncatingIfNeeded: bits)
    if bits == UInt32(byte) &* 0x0101_0101 {
      // White and clear are one byte again and again, for which processors have something faster than a loop.
      UnsafeMutableRawPointer(first).initializeMemory(as: UInt8.self, repeating: byte, count: 4 * count)
    } else {
      for index in 0..<count { first[index] = bits }
    }
  }
}
