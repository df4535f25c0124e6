import PixelImages

/// A colour in CIE Lab with the white point D65, in 1/1000.
struct LabColor: Equatable {
  var lightness, a, b: Int

  /// 1 in a channel of this type's unit.
  static let unit = 1000

  /// Converts an opaque sRGB colour.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (linearLight[Int(red)], linearLight[Int(green)], linearLight[Int(blue)])
    // X and Z divided by the white point's, in 1/2^20; from the primaries of IEC 61966-2-1. Each row adds up to 2^20, as
    // that of Y does, so that white is exactly 1, 1, 1.
    let x = (454964 * r + 394499 * g + 199113 * b) >> 20
    let z = (18612 * r + 114764 * g + 915200 * b) >> 20
    let roots = CubeRootTable.shared
    let (fx, fy, fz) = (roots[x], LabColor.lightnessRoot(red: red, green: green, blue: blue), roots[z])
    let scale = 1 << CubeRootTable.valueBits
    lightness = LabColor.lightness(root: fy)
    self.a = LabColor.unit * 500 * (fx - fy) / scale
    self.b = LabColor.unit * 200 * (fy - fz) / scale
  }

  /// Converts an opaque sRGB pixel.
  init(_ pixel: PremultipliedColor) {
    self.init(red: pixel.red, green: pixel.green, blue: pixel.blue)
  }

  /// L* of an opaque sRGB pixel, in 1/1000, which takes a third of the time of the whole colour.
  static func lightness(of pixel: PremultipliedColor) -> Int {
    lightness(root: lightnessRoot(red: pixel.red, green: pixel.green, blue: pixel.blue))
  }

  private static func lightness(root: Int) -> Int {
    let scale = 1 << CubeRootTable.valueBits
    return unit * (116 * root - 16 * scale) / scale
  }

  /// f(Y), Y divided by the white point's.
  private static func lightnessRoot(red: UInt8, green: UInt8, blue: UInt8) -> Int {
    CubeRootTable.shared[
      (222968 * linearLight[Int(red)] + 749909 * linearLight[Int(green)] + 75699 * linearLight[Int(blue)]) >> 20]
  }

  /// The square of the distance of CIE76, in 1/1000^2.
  func squaredDistance(to other: LabColor) -> Int {
    let (dL, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return dL * dL + da * da + db * db
  }
}

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

extension LabColor {
  /// The square of the distance of CIE94 for graphic arts, in 1/1000^2, this colour being the reference.
  ///
  /// dL*^2 + (dC* / (1 + 0.045 C*))^2 + (dH* / (1 + 0.015 C*))^2 (CIE 116). Unlike CIE76 it does not exaggerate
  /// differences between saturated colours.
  func squaredCIE94Distance(to other: LabColor) -> Int {
    let (dL, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    let chroma = self.chroma
    let dC = chroma - other.chroma
    // Never negative but by the rounding of the roots.
    let squaredHue = max(0, da * da + db * db - dC * dC)
    // The divisors in 1/1,000,000.
    let weightedChroma = dC * 1_000_000 / (1_000_000 + 45 * chroma)
    let weightedHue = wholeSquareRoot(squaredHue) * 1_000_000 / (1_000_000 + 15 * chroma)
    return dL * dL + weightedChroma * weightedChroma + weightedHue * weightedHue
  }

  /// The distance from grey, in 1/1000.
  private var chroma: Int { wholeSquareRoot(a * a + b * b) }
}

/// The square root rounded down, for values below 2^52; IEEE's is exactly rounded, so every machine agrees.
private func wholeSquareRoot(_ value: Int) -> Int {
  Int(Double(value).squareRoot())
}
