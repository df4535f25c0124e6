import PixelImages

/// Replaces `bytes` by the pixels with alpha divided out of their channels, four bytes each.
func convertToStraight(_ pixels: UnsafeBufferPointer<PremultipliedColor>, into bytes: inout [UInt8]) {
  bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { target, count in
    count = pixels.count * 4
    target.withMemoryRebound(to: RGBAColor.self) { target in
      // Neighbours are mostly equal, and the division is slow.
      var last = PremultipliedColor.clear
      var lastStraight = RGBAColor.clear
      for (index, pixel) in pixels.enumerated() {
        if pixel != last {
          last = pixel
          lastStraight = RGBAColor(pixel)
        }
        target[index] = lastStraight
      }
    }
  }
}
