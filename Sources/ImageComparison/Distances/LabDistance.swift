import PixelImages

/// The square of two pixels' distance in CIE Lab (CIE76, D65), in 1/1000^2.
///
/// Translucent pixels are judged by what is seen over black and over white; the larger distance counts.
func squaredLabDistance(_ left: PremultipliedColor, _ right: PremultipliedColor) -> Int {
  func squaredDistance(over backdrop: UInt8) -> Int {
    LabColor(left.seen(over: backdrop)).squaredDistance(to: LabColor(right.seen(over: backdrop)))
  }
  let overBlack = squaredDistance(over: 0)
  return left.alpha & right.alpha == 255 ? overBlack : max(overBlack, squaredDistance(over: 255))
}

extension PremultipliedColor {
  /// The opaque pixel that this one looks like over black, 0, or white, 255.
  func seen(over backdrop: UInt8) -> PremultipliedColor {
    // Of what lies behind, alpha lets through its complement.
    let light = backdrop & (255 - alpha)
    return PremultipliedColor(red: red &+ light, green: green &+ light, blue: blue &+ light, alpha: 255)
  }
}
