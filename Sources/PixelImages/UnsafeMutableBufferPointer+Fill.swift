extension UnsafeMutableBufferPointer where Element == PremultipliedColor {
  /// Sets all pixels to one colour.
  ///
  /// Stores whole pixels: `initialize(repeating:)` and `update(repeating:)` copy four separate bytes and take five times
  /// as long.
  package func fill(with color: PremultipliedColor) {
    let bits = unsafeBitCast(color, to: UInt32.self)
    withMemoryRebound(to: UInt32.self) { words in
      guard let first = words.baseAddress else { return }
      for index in 0..<words.count { first[index] = bits }
    }
  }
}
