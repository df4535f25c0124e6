extension RGBAColor {
  /// How colours between two are found.
  package enum Mixing: Hashable, Sendable {
    /// By the gamma-encoded numbers.
    case encoded
    /// As they look: in Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020).
    case perceptual
  }

  /// The colour between this one, at 0, and another, at 1; fractions outside of that count as the nearer end.
  package func mixed(with other: RGBAColor, by fraction: Double, in mixing: Mixing) -> RGBAColor {
    let share = fraction > 0 ? min(fraction, 1) : 0
    func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    let alpha = Self.channel(between(Double(alpha) / 255, Double(other.alpha) / 255))
    // Both ends are what they were.
    if share == 0 || share == 1 {
      var end = share == 0 ? self : other
      end.alpha = alpha
      return end
    }
    switch mixing {
    case .encoded:
      func channel(_ channel: KeyPath<RGBAColor, UInt8>) -> UInt8 {
        Self.channel(between(Double(self[keyPath: channel]) / 255, Double(other[keyPath: channel]) / 255))
      }
      return RGBAColor(red: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: alpha)
    case .perceptual:
      let (first, second) = (OklabColor(self), OklabColor(other))
      let mixed = OklabColor(
        lightness: between(first.lightness, second.lightness), a: between(first.a, second.a),
        b: between(first.b, second.b))
      return mixed.color(alpha: alpha)
    }
  }
}

/// A colour as it looks: lightness, and how far it is from grey towards red and yellow.
///
/// Sums, products and quotients only, whose results the standard for floating point fixes to the last bit.
private struct OklabColor {
  var lightness, a, b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  init(_ color: RGBAColor) {
    let red = Double(linearLight[Int(color.red)]) / 65535
    let green = Double(linearLight[Int(color.green)]) / 65535
    let blue = Double(linearLight[Int(color.blue)]) / 65535
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  func color(alpha: UInt8) -> RGBAColor {
    let long = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return RGBAColor(
      linearRed: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      blue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short, alpha: alpha)
  }
}

private func cubed(_ value: Double) -> Double { value * value * value }

/// The cube root of a number from 0 to 1, by Newton's method: 30 steps from 1 reach it from every amount of light.
private func cubeRoot(_ value: Double) -> Double {
  guard value > 0 else { return 0 }
  var root = 1.0
  for _ in 0..<30 { root -= (root - value / (root * root)) / 3 }
  return root
}

/// A colour as it looks, in integers, for the pixels between colours.
package struct PerceptualColor: Hashable, Sendable {
  /// The lightness and the distances from grey, in 1/2^20.
  package var lightness, a, b: Int64

  /// Creates a colour from its numbers.
  package init(lightness: Int64, a: Int64, b: Int64) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// Creates the colour that an opaque one of sRGB is.
  package init(_ color: RGBAColor) {
    let exact = OklabColor(color)
    func fixed(_ value: Double) -> Int64 { Int64((value * Double(Int64(1) << Self.bits)).rounded()) }
    self.init(lightness: fixed(exact.lightness), a: fixed(exact.a), b: fixed(exact.b))
  }

  private static let bits: Int64 = 20

  /// The nearest colour of sRGB; what is outside of its gamut is clipped.
  package func color(alpha: UInt8) -> RGBAColor {
    let long = cubed(lightness + Self.product(415_590, a) + Self.product(226_287, b))
    let medium = cubed(lightness - Self.product(110_689, a) - Self.product(66_956, b))
    let short = cubed(lightness - Self.product(93_831, a) - Self.product(1_354_221, b))
    func light(_ amounts: (Int64, Int64, Int64)) -> Int {
      let sum = Self.product(amounts.0, long) + Self.product(amounts.1, medium) + Self.product(amounts.2, short)
      let (one, half): (Int64, Int64) = (1 << Self.bits, 1 << (Self.bits - 1))
      let inside = max(0, min(one, sum))
      return Int((inside * 65535 + half) >> Self.bits)
    }
    return RGBAColor(
      linearRed: light((4_274_773, -3_468_387, 242_190)), green: light((-1_330_054, 2_736_529, -357_899)),
      blue: light((-4_400, -737_588, 1_790_564)), alpha: alpha)
  }

  /// A number times a factor, both in 1/2^20.
  private static func product(_ factor: Int64, _ value: Int64) -> Int64 {
    (factor * value + 1 << (bits - 1)) >> bits
  }

  /// Kept away from overflow; no colour is as far away.
  private func cubed(_ value: Int64) -> Int64 {
    let root = max(-2 << Self.bits, min(2 << Self.bits, value))
    return Self.product(Self.product(root, root), root)
  }
}
