extension RGBAColor {
  /// Creates the sRGB colour nearest to a Display P3 colour; channels outside of sRGB's gamut are clipped.
  ///
  /// Integer arithmetic on 16-bit linear light, so that every machine gets the same colour.
  public init(displayP3Red red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    let (r, g, b) = (linearLight[Int(red)], linearLight[Int(green)], linearLight[Int(blue)])
    // Display P3 to sRGB, both with the white point D65, in 1/65536; from the primaries in SMPTE EG 432-1 and
    // IEC 61966-2-1.
    self.init(
      linearRed: rounded(80278 * r - 14742 * g),
      green: rounded(-2756 * r + 68292 * g),
      blue: rounded(-1287 * r - 5153 * g + 71976 * b),
      alpha: alpha)
  }
}

/// `value` / 65536 rounded to nearest.
private func rounded(_ value: Int) -> Int { (value + 32768) >> 16 }
