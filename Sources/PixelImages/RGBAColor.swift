import TextFormats

/// A colour in sRGB with 8 bits a channel, its alpha not multiplied in.
public struct RGBAColor: Hashable, Sendable {
  /// The gamma-encoded channels, 0 to 255.
  public var red, green, blue: UInt8
  /// The opacity: 0 is invisible, 255 is opaque.
  public var alpha: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = RGBAColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBAColor(red: 255, green: 255, blue: 255)
  /// No colour at all.
  public static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour with its alpha multiplied by `opacity` / 255, rounded to nearest.
  package func multiplyingAlpha(by opacity: UInt8) -> RGBAColor {
    RGBAColor(
      red: red, green: green, blue: blue,
      alpha: UInt8(truncatingIfNeeded: dividedBy255(UInt32(alpha) * UInt32(opacity))))
  }
}

extension RGBAColor: CustomStringConvertible {
  /// The channels as `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
  public var description: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + channels.hexadecimal(separator: "")
  }
}

extension RGBAColor {
  /// The 8-bit channel nearest to a component; components outside of 0 to 1 are clipped, those that are no number are 0.
  package static func channel(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    return UInt8((min(component, 1) * 255).rounded())
  }

  /// The colour with its alpha multiplied by a factor from 0 to 1, rounded to nearest.
  package func faded(by opacity: Double) -> RGBAColor {
    var faded = self
    faded.alpha = Self.channel(Double(alpha) / 255 * opacity)
    return faded
  }
}

extension RGBAColor {
  /// Creates the sRGB colour nearest to a Display P3 colour; channels outside of sRGB's gamut are clipped.
  ///
  /// Integer arithmetic on 16-bit linear light, so that every machine gets the same colour.
  package init(displayP3Red red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
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

extension RGBAColor {
  /// Creates the sRGB colour nearest to amounts of red, green and blue light, each from 0 to 1.
  ///
  /// Amounts outside of 0 to 1 are clipped; those that are no number are 0.
  package init(linearRed red: Double, green: Double, blue: Double, alpha: UInt8 = 255) {
    func light(_ amount: Double) -> Int { amount > 0 ? Int((min(amount, 1) * 65535).rounded()) : 0 }
    self.init(linearRed: light(red), green: light(green), blue: light(blue), alpha: alpha)
  }

  /// Creates the sRGB colour nearest to amounts of light in 1/65535, of which those outside of 0 to 65535 are clipped.
  init(linearRed red: Int, green: Int, blue: Int, alpha: UInt8) {
    self.init(red: gammaEncoded(red), green: gammaEncoded(green), blue: gammaEncoded(blue), alpha: alpha)
  }
}

/// The channel whose linear light is nearest to `light` / 65535, judged on the encoded scale.
private func gammaEncoded(_ light: Int) -> UInt8 {
  var low = 0
  var high = linearLightBetween.count
  while low < high {
    let middle = (low + high) / 2
    if linearLightBetween[middle] < light { low = middle + 1 } else { high = middle }
  }
  return UInt8(low)
}

/// The linear light of each gamma-encoded channel (IEC 61966-2-1), 0 to 65535.
let linearLight: [Int] = [
  0, 20, 40, 60, 80, 99, 119, 139, 159, 179, 199, 219, 241, 264, 288, 313,
  340, 367, 396, 427, 458, 491, 526, 562, 599, 637, 677, 718, 761, 805, 851, 898,
  947, 997, 1048, 1101, 1156, 1212, 1270, 1330, 1391, 1453, 1517, 1583, 1651, 1720, 1790, 1863,
  1937, 2013, 2090, 2170, 2250, 2333, 2418, 2504, 2592, 2681, 2773, 2866, 2961, 3058, 3157, 3258,
  3360, 3464, 3570, 3678, 3788, 3900, 4014, 4129, 4247, 4366, 4488, 4611, 4736, 4864, 4993, 5124,
  5257, 5392, 5530, 5669, 5810, 5953, 6099, 6246, 6395, 6547, 6700, 6856, 7014, 7174, 7335, 7500,
  7666, 7834, 8004, 8177, 8352, 8528, 8708, 8889, 9072, 9258, 9445, 9635, 9828, 10022, 10219, 10417,
  10619, 10822, 11028, 11235, 11446, 11658, 11873, 12090, 12309, 12530, 12754, 12980, 13209, 13440, 13673, 13909,
  14146, 14387, 14629, 14874, 15122, 15371, 15623, 15878, 16135, 16394, 16656, 16920, 17187, 17456, 17727, 18001,
  18277, 18556, 18837, 19121, 19407, 19696, 19987, 20281, 20577, 20876, 21177, 21481, 21787, 22096, 22407, 22721,
  23038, 23357, 23678, 24002, 24329, 24658, 24990, 25325, 25662, 26001, 26344, 26688, 27036, 27386, 27739, 28094,
  28452, 28813, 29176, 29542, 29911, 30282, 30656, 31033, 31412, 31794, 32179, 32567, 32957, 33350, 33745, 34143,
  34544, 34948, 35355, 35764, 36176, 36591, 37008, 37429, 37852, 38278, 38706, 39138, 39572, 40009, 40449, 40891,
  41337, 41785, 42236, 42690, 43147, 43606, 44069, 44534, 45002, 45473, 45947, 46423, 46903, 47385, 47871, 48359,
  48850, 49344, 49841, 50341, 50844, 51349, 51858, 52369, 52884, 53401, 53921, 54445, 54971, 55500, 56032, 56567,
  57105, 57646, 58190, 58737, 59287, 59840, 60396, 60955, 61517, 62082, 62650, 63221, 63795, 64372, 64952, 65535,
]

/// The linear light half-way between each gamma-encoded channel and the next.
private let linearLightBetween: [Int] = [
  10, 30, 50, 70, 90, 109, 129, 149, 169, 189, 209, 230, 252, 276, 300, 326,
  353, 382, 411, 442, 475, 508, 543, 580, 618, 657, 697, 739, 783, 828, 874, 922,
  971, 1022, 1075, 1129, 1184, 1241, 1300, 1360, 1422, 1485, 1550, 1617, 1685, 1755, 1826, 1900,
  1975, 2051, 2130, 2210, 2292, 2375, 2460, 2547, 2636, 2727, 2819, 2914, 3010, 3107, 3207, 3309,
  3412, 3517, 3624, 3733, 3844, 3957, 4071, 4188, 4306, 4427, 4549, 4673, 4800, 4928, 5058, 5190,
  5325, 5461, 5599, 5739, 5881, 6026, 6172, 6320, 6471, 6623, 6778, 6935, 7093, 7254, 7417, 7582,
  7750, 7919, 8090, 8264, 8440, 8618, 8798, 8980, 9165, 9351, 9540, 9731, 9925, 10120, 10318, 10518,
  10720, 10924, 11131, 11340, 11551, 11765, 11981, 12199, 12419, 12642, 12867, 13094, 13324, 13556, 13790, 14027,
  14266, 14508, 14751, 14998, 15246, 15497, 15750, 16006, 16264, 16525, 16788, 17053, 17321, 17591, 17864, 18139,
  18416, 18696, 18979, 19264, 19551, 19841, 20134, 20429, 20726, 21026, 21329, 21634, 21941, 22251, 22564, 22879,
  23197, 23517, 23840, 24165, 24493, 24824, 25157, 25493, 25831, 26172, 26516, 26862, 27211, 27562, 27916, 28273,
  28632, 28994, 29359, 29726, 30096, 30469, 30844, 31222, 31603, 31986, 32372, 32761, 33153, 33547, 33944, 34344,
  34746, 35151, 35559, 35970, 36383, 36799, 37218, 37640, 38064, 38492, 38922, 39354, 39790, 40228, 40670, 41114,
  41560, 42010, 42463, 42918, 43376, 43837, 44301, 44768, 45237, 45709, 46185, 46663, 47144, 47628, 48114, 48604,
  49097, 49592, 50091, 50592, 51096, 51603, 52113, 52626, 53142, 53661, 54183, 54707, 55235, 55766, 56299, 56836,
  57375, 57918, 58463, 59012, 59563, 60118, 60675, 61235, 61799, 62365, 62935, 63507, 64083, 64661, 65243,
]
