import PixelImages

/// Multiplies alpha into the channels of pixels that come from a file, in place, rounded to nearest.
///
/// Opaque pixels, the most by far, cost one comparison.
func premultiply(_ pixels: UnsafeMutableBufferPointer<PremultipliedColor>) {
  for index in pixels.indices where pixels[index].alpha != 255 {
    let pixel = pixels[index]
    let alpha = UInt32(pixel.alpha)
    pixels[index] = PremultipliedColor(
      red: UInt8(truncatingIfNeeded: dividedBy255(UInt32(pixel.red) * alpha)),
      green: UInt8(truncatingIfNeeded: dividedBy255(UInt32(pixel.green) * alpha)),
      blue: UInt8(truncatingIfNeeded: dividedBy255(UInt32(pixel.blue) * alpha)),
      alpha: pixel.alpha)
  }
}
