extension UnsafeBufferPointer<PremultipliedColor> {
  /// Calls a closure with each run of equal pixels until it returns false.
  ///
  /// Neighbours are mostly equal, which two pixels as one number say at once.
  @inlinable
  @inline(__always)
  package func forEachRun(_ body: (_ pixel: PremultipliedColor, _ run: Range<Int>) -> Bool) {
    guard let first = baseAddress else { return }
    let memory = UnsafeRawPointer(first)
    var start = 0
    while start < count {
      let pixel = UInt64(memory.loadUnaligned(fromByteOffset: 4 &* start, as: UInt32.self))
      let two = pixel << 32 | pixel
      var end = start &+ 1
      while end &+ 2 <= count, memory.loadUnaligned(fromByteOffset: 4 &* end, as: UInt64.self) == two { end &+= 2 }
      if end < count, memory.loadUnaligned(fromByteOffset: 4 &* end, as: UInt32.self) == UInt32(pixel) { end &+= 1 }
      guard body(first[start], start..<end) else { return }
      start = end
    }
  }

  /// Whether no pixel is translucent.
  ///
  /// Looks at whole pixels, of which the compiler takes several at once; at their fourth bytes it goes one by one.
  package var isOpaque: Bool {
    withMemoryRebound(to: UInt32.self) { pixels in
      var combined = UInt32.max
      for pixel in pixels { combined &= pixel }
      return combined.littleEndian >> 24 == 255
    }
  }
}
