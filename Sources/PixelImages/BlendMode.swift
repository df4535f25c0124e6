/// How a colour is mixed with what is below it.
///
/// The formulas are those of "Compositing and Blending Level 1" of the W3C, sections 9 and 10, in integers: colours without
/// alpha have 8 bits, and each result is rounded to nearest once for the mixture and once for the composition.
package enum BlendMode: String, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
    plusLighter

  /// A pixel on another one.
  package func apply(_ source: PremultipliedColor, onto below: PremultipliedColor) -> PremultipliedColor {
    switch self {
    case .normal: compose(source, below) { $0 + scaled($1, 255 - UInt32(source.alpha)) }
    case .sourceAtop:
      compose(source, below) { scaled($0, UInt32(below.alpha)) + scaled($1, 255 - UInt32(source.alpha)) }
    case .destinationOver: compose(source, below) { scaled($0, 255 - UInt32(below.alpha)) + $1 }
    case .destinationOut: compose(source, below) { _, below in scaled(below, 255 - UInt32(source.alpha)) }
    case .plusLighter: compose(source, below) { min($0 + $1, 255) }
    case .plusDarker: plusDarker(source, below)
    default: mixed(source, below)
    }
  }

  /// Computes all four channels alike.
  private func compose(
    _ source: PremultipliedColor, _ below: PremultipliedColor, _ channel: (UInt32, UInt32) -> UInt32
  ) -> PremultipliedColor {
    let alpha = min(channel(UInt32(source.alpha), UInt32(below.alpha)), 255)
    func value(_ source: UInt8, _ below: UInt8) -> UInt8 { UInt8(min(channel(UInt32(source), UInt32(below)), alpha)) }
    return PremultipliedColor(
      red: value(source.red, below.red), green: value(source.green, below.green), blue: value(source.blue, below.blue),
      alpha: UInt8(alpha))
  }

  private func scaled(_ channel: UInt32, _ amount: UInt32) -> UInt32 { dividedBy255(channel * amount) }

  /// The sum of the amounts by which both are darker than white, taken from white.
  private func plusDarker(_ source: PremultipliedColor, _ below: PremultipliedColor) -> PremultipliedColor {
    let alpha = min(Int(source.alpha) + Int(below.alpha), 255)
    func value(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let dark = Int(source.alpha) - Int(a) + Int(below.alpha) - Int(b)
      return UInt8(max(alpha - dark, 0))
    }
    return PremultipliedColor(
      red: value(source.red, below.red), green: value(source.green, below.green), blue: value(source.blue, below.blue),
      alpha: UInt8(alpha))
  }

  /// Where both cover, the mixture of both; elsewhere each as it is.
  private func mixed(_ source: PremultipliedColor, _ below: PremultipliedColor) -> PremultipliedColor {
    let (top, background) = (RGBAColor(source), RGBAColor(below))
    let mixture = MixedColor(self, MixedColor(top), MixedColor(background))
    let (sourceAlpha, belowAlpha) = (UInt32(source.alpha), UInt32(below.alpha))
    let both = sourceAlpha * belowAlpha
    func value(_ source: UInt8, _ below: UInt8, _ mixed: Int) -> UInt32 {
      // In 1/65025: the mixture counts where both cover.
      let sum =
        UInt32(source) * 255 * (255 - belowAlpha) + UInt32(below) * 255 * (255 - sourceAlpha)
        + UInt32(mixed) * both
      return (sum + 32512) / 65025
    }
    let alpha = sourceAlpha + belowAlpha - dividedBy255(both)
    func channel(_ source: UInt8, _ below: UInt8, _ mixed: Int) -> UInt8 {
      UInt8(min(value(source, below, mixed), alpha))
    }
    return PremultipliedColor(
      red: channel(source.red, below.red, mixture.red), green: channel(source.green, below.green, mixture.green),
      blue: channel(source.blue, below.blue, mixture.blue), alpha: UInt8(alpha))
  }
}

/// A colour without alpha, whose channels are 0 to 255.
private struct MixedColor {
  var red, green, blue: Int

  init(red: Int, green: Int, blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  init(_ color: RGBAColor) {
    self.init(red: Int(color.red), green: Int(color.green), blue: Int(color.blue))
  }

  /// The mixture of a colour with the one below it.
  init(_ mode: BlendMode, _ top: MixedColor, _ below: MixedColor) {
    switch mode {
    case .hue: self = top.withSaturation(below.saturation).withLuminosity(below.luminosity)
    case .saturation: self = below.withSaturation(top.saturation).withLuminosity(below.luminosity)
    case .color: self = top.withLuminosity(below.luminosity)
    case .luminosity: self = below.withLuminosity(top.luminosity)
    default:
      self.init(
        red: Self.channel(mode, top.red, below.red), green: Self.channel(mode, top.green, below.green),
        blue: Self.channel(mode, top.blue, below.blue))
    }
  }

  private static func channel(_ mode: BlendMode, _ top: Int, _ below: Int) -> Int {
    switch mode {
    case .multiply: multiplied(top, below)
    case .screen: top + below - multiplied(top, below)
    case .overlay: channel(.hardLight, below, top)
    case .hardLight: top <= 127 ? multiplied(2 * top, below) : channel(.screen, 2 * top - 255, below)
    case .darken: min(top, below)
    case .lighten: max(top, below)
    case .colorDodge: below == 0 ? 0 : top == 255 ? 255 : min(255, (below * 255 + (255 - top) / 2) / (255 - top))
    case .colorBurn: below == 255 ? 255 : top == 0 ? 0 : 255 - min(255, ((255 - below) * 255 + top / 2) / top)
    case .softLight: softLight(top, below)
    case .difference: abs(top - below)
    case .exclusion: top + below - rounded(2 * top * below, 255)
    default: top
    }
  }

  private static func multiplied(_ a: Int, _ b: Int) -> Int { rounded(a * b, 255) }

  /// A quotient, rounded to nearest; a half goes up.
  private static func rounded(_ value: Int, _ divisor: Int) -> Int {
    let sum = 2 * value + divisor
    return sum >= 0 ? sum / (2 * divisor) : -((-sum + 2 * divisor - 1) / (2 * divisor))
  }

  private static func softLight(_ top: Int, _ below: Int) -> Int {
    if 2 * top <= 255 { return below - rounded((255 - 2 * top) * below * (255 - below), 65025) }
    // D in 1/65025: a polynomial up to a quarter, then the root.
    let light: Int
    if 4 * below <= 255 {
      light = rounded(((16 * below - 12 * 255) * below + 4 * 65025) * below, 255)
    } else {
      // Twice the root, rounded up by one and halved: the root, rounded to nearest.
      light = 255 * ((wholeRoot(of: 4 * below * 255) + 1) / 2)
    }
    return below + rounded((2 * top - 255) * (light - below * 255), 65025)
  }

  /// The largest whole number whose square is not larger, by Newton's method.
  private static func wholeRoot(of value: Int) -> Int {
    var root = 512
    while root * root > value { root = (root + value / root) / 2 }
    return root
  }

  /// In 1/100 of a channel.
  private var luminosity: Int { 30 * red + 59 * green + 11 * blue }
  private var saturation: Int { max(red, green, blue) - min(red, green, blue) }

  private func withLuminosity(_ wanted: Int) -> MixedColor {
    let distance = MixedColor.rounded(wanted - luminosity, 100)
    return MixedColor(red: red + distance, green: green + distance, blue: blue + distance).clipped
  }

  /// The colour with its channels moved into their range, towards its luminosity.
  private var clipped: MixedColor {
    let (low, high, middle) = (min(red, green, blue), max(red, green, blue), MixedColor.rounded(luminosity, 100))
    func moved(_ channel: Int) -> Int {
      var channel = channel
      if low < 0 { channel = middle + MixedColor.rounded((channel - middle) * middle, max(middle - low, 1)) }
      if high > 255 {
        channel = middle + MixedColor.rounded((channel - middle) * (255 - middle), max(high - middle, 1))
      }
      return min(max(channel, 0), 255)
    }
    return MixedColor(red: moved(red), green: moved(green), blue: moved(blue))
  }

  private func withSaturation(_ wanted: Int) -> MixedColor {
    let (low, spread) = (min(red, green, blue), saturation)
    guard spread > 0 else { return MixedColor(red: 0, green: 0, blue: 0) }
    func stretched(_ channel: Int) -> Int { MixedColor.rounded((channel - low) * wanted, spread) }
    return MixedColor(red: stretched(red), green: stretched(green), blue: stretched(blue))
  }
}
