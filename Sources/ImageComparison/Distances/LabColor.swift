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
