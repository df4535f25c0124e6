import PixelImages

/// Distances in the colour space YIQ as pixelmatch 7.2 computes them.
///
/// After Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications" (2010). These are the only floating-point numbers that decide about a pixel, because nothing else
/// gives pixelmatch's counts where two brightnesses are nearly equal. They are the same on every machine all the same:
/// IEEE additions and multiplications in a fixed order, which Swift does not contract.
struct YIQDistance {
  /// The square of the largest distance, black to white.
  static let largestSquare = 35215.0
  /// Bounds of the square, divided by the sum of the channels' squared differences: a little outside of the largest and
  /// the smallest eigenvalue of its quadratic form, 0.256078 and 0.044815, so that rounding cannot matter.
  static let (largestWeight, smallestWeight) = (0.25608, 0.04481)

  private let red, green, blue: Double

  /// The difference of two pixels.
  /// - Parameter backdrop: the number of the pixel that translucent colours' background is chosen by.
  init(_ left: PremultipliedColor, _ right: PremultipliedColor, backdrop: Int) {
    guard left.alpha < 255 || right.alpha < 255 else {
      red = Double(left.red) - Double(right.red)
      green = Double(left.green) - Double(right.green)
      blue = Double(left.blue) - Double(right.blue)
      return
    }
    // Translucent pixels lie on a pattern, so that a colour and the background are not taken for each other. It follows
    // the offset of the pixel's first byte; that is even, so that the pattern has no red.
    let offset = Double(4 * backdrop)
    let greenBackground = 48 + 159 * (Int(offset / 1.618033988749895) % 2)
    let blueBackground = 48 + 159 * (Int(offset / 2.618033988749895) % 2)
    let (l, r) = (RGBAColor(left), RGBAColor(right))
    func blended(_ channel: KeyPath<RGBAColor, UInt8>, _ background: Int) -> Double {
      let (leftAlpha, rightAlpha) = (Int(l.alpha), Int(r.alpha))
      let over = Int(l[keyPath: channel]) * leftAlpha - Int(r[keyPath: channel]) * rightAlpha
      return Double(over - background * (leftAlpha - rightAlpha)) / 255
    }
    red = blended(\.red, 48)
    green = blended(\.green, greenBackground)
    blue = blended(\.blue, blueBackground)
  }

  /// How much brighter the first pixel is.
  var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

  /// The brightness of an opaque colour in units of 10^-8, whose differences are in the same order as `brightness` is.
  ///
  /// No two colours have the same, and the differences of the nearest are 229 apart: more than rounding can change.
  @inline(__always)
  static func exactBrightness(_ color: PremultipliedColor) -> Int {
    Int(color.red) &* 29_889_531 &+ Int(color.green) &* 58_662_247 &+ Int(color.blue) &* 11_448_223
  }

  /// The square of the distance, 0 to 35215.
  var square: Double {
    let y = brightness
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}
