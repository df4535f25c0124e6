import PixelImages

/// The square of two pixels' distance in CIE Lab (CIE76, D65), in 1/1000^2.
///
/// Translucent pixels are judged by what is seen over black and over white; the larger distance counts.
func squaredLabDistance(_ left: PremultipliedColor, _ right: PremultipliedColor) -> Int {
  let overBlack = labColor(left, over: 0).squaredDistance(to: labColor(right, over: 0))
  if left.alpha == 255, right.alpha == 255 { return overBlack }
  return max(overBlack, labColor(left, over: 255).squaredDistance(to: labColor(right, over: 255)))
}

/// The colour that a pixel is seen as over black, 0, or white, 255.
func labColor(_ pixel: PremultipliedColor, over backdrop: Int) -> LabColor {
  let light = UInt8(truncatingIfNeeded: dividedBy255(UInt32(backdrop) * UInt32(255 - pixel.alpha)))
  return LabColor(red: pixel.red &+ light, green: pixel.green &+ light, blue: pixel.blue &+ light)
}
