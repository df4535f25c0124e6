import Foundation
import PixelImages
import TextFormats

/// A colour space, "ISO 32000-1", 8.6, whose colours become sRGB.
///
/// What a profile says is not read: its grey is grey of sRGB, its red, green and blue are those of sRGB, and its inks are
/// those of `DeviceCMYK`.
indirect enum PDFColorSpace: Sendable {
  case gray, rgb, cmyk
  case calibratedGray(gamma: Double)
  case calibratedRGB(PDFCalibration)
  case lab(range: [Double])
  case indexed(PDFColorSpace, table: [UInt8])
  /// Inks by their names, which become colours of another space.
  case tinted(count: Int, PDFColorSpace, PDFFunction)
  /// Inks that leave no mark.
  case unmarked(count: Int)
  /// Patterns; those without colours have them in another space.
  case pattern(PDFColorSpace?)

  /// How many numbers make a colour.
  var count: Int {
    switch self {
    case .gray, .calibratedGray, .indexed: 1
    case .rgb, .calibratedRGB, .lab: 3
    case .cmyk: 4
    case .tinted(let count, _, _), .unmarked(let count): count
    case .pattern(let under): under?.count ?? 0
    }
  }

  /// The colour that is painted with before another one is said.
  var initial: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .tinted(let count, _, _), .unmarked(let count): Array(repeating: 1, count: count)
    default: Array(repeating: 0, count: count)
    }
  }

  /// Whether a colour between two colours is about as they are mixed in sRGB.
  var isMixed: Bool {
    switch self {
    case .gray, .rgb: true
    default: false
    }
  }

  /// What the samples of an image stand for, the least and the most of each.
  func decode(bits: Int) -> [Double] {
    switch self {
    case .indexed: [0, Double((1 << bits) - 1)]
    case .lab(let range): [0, 100] + range
    default: (0..<count).flatMap { _ in [0, 1] }
    }
  }

  /// The colour; nil for one that leaves no mark.
  func color(_ values: [Double]) -> RGBAColor? {
    func value(_ index: Int) -> Double { index < values.count ? min(max(values[index], 0), 1) : 0 }
    switch self {
    case .gray:
      let gray = RGBAColor.channel(value(0))
      return RGBAColor(red: gray, green: gray, blue: gray)
    case .rgb: return .components(value(0), value(1), value(2))
    case .cmyk: return .inks(value(0), value(1), value(2), value(3))
    case .calibratedGray(let gamma):
      let light = Self.encoded(pow(value(0), gamma))
      return .components(light, light, light)
    case .calibratedRGB(let calibration): return calibration.color(value(0), value(1), value(2))
    case .lab(let range): return Self.lab(values, range)
    case .indexed(let base, let table):
      let index = values.first.map { $0 > 0 ? Int(min($0, 255)) : 0 } ?? 0
      let count = base.count
      guard (index + 1) * count <= table.count else { return base.color(base.initial) }
      let decode = base.decode(bits: 8)
      return base.color(
        (0..<count).map { place in
          let (low, high) = (decode[2 * place], decode[2 * place + 1])
          return low + Double(table[index * count + place]) / 255 * (high - low)
        })
    case .tinted(_, let alternate, let function): return alternate.color(function.values(values))
    case .unmarked: return nil
    case .pattern(let under): return under?.color(values)
    }
  }

  /// A channel of sRGB for an amount of light, IEC 61966-2-1.
  static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? 12.92 * light : 1.055 * pow(min(light, 1), 1 / 2.4) - 0.055
  }

  private static func lab(_ values: [Double], _ range: [Double]) -> RGBAColor {
    func value(_ index: Int) -> Double { index < values.count ? values[index] : 0 }
    func light(_ x: Double) -> Double { x >= 6 / 29.0 ? x * x * x : 108 / 841.0 * (x - 4 / 29.0) }
    let m = (min(max(value(0), 0), 100) + 16) / 116
    let a = min(max(value(1), range[0]), range[1]) / 500
    let b = min(max(value(2), range[2]), range[3]) / 200
    return PDFCalibration.color(x: light(m + a), y: light(m), z: light(m - b))
  }
}

extension RGBAColor {
  fileprivate static func components(_ red: Double, _ green: Double, _ blue: Double) -> RGBAColor {
    RGBAColor(red: channel(red), green: channel(green), blue: channel(blue))
  }

  /// The colour of four inks on paper.
  ///
  /// A guess: iOS takes a profile of its own, whose colours are not known here. Mixed of the colours of full inks as
  /// offset printing has them (SWOP), each counted by how much of the paper has exactly those inks.
  fileprivate static func inks(_ cyan: Double, _ magenta: Double, _ yellow: Double, _ black: Double) -> RGBAColor {
    // Red, green and blue; cyan counts 1, magenta 2, yellow 4.
    let inks: [(Double, Double, Double)] = [
      (255, 255, 255), (0, 174, 239), (236, 0, 140), (46, 49, 146), (255, 242, 0), (0, 166, 81), (237, 28, 36),
      (54, 54, 57),
    ]
    var sum = (0.0, 0.0, 0.0)
    for (index, ink) in inks.enumerated() {
      let share =
        (index & 1 != 0 ? cyan : 1 - cyan) * (index & 2 != 0 ? magenta : 1 - magenta)
        * (index & 4 != 0 ? yellow : 1 - yellow)
      // Black on top of other inks is darker than on paper.
      let dark = index == 0 ? (35.0, 31.0, 32.0) : (ink.0 * 0.06, ink.1 * 0.06, ink.2 * 0.06)
      sum.0 += share * (ink.0 * (1 - black) + dark.0 * black)
      sum.1 += share * (ink.1 * (1 - black) + dark.1 * black)
      sum.2 += share * (ink.2 * (1 - black) + dark.2 * black)
    }
    return .components(sum.0 / 255, sum.1 / 255, sum.2 / 255)
  }
}

/// Red, green and blue by their gammas and their places among all colours.
struct PDFCalibration: Sendable {
  let gamma: [Double]
  /// X, Y and Z of red, then of green, then of blue.
  let matrix: [Double]
  let white: [Double]

  func color(_ red: Double, _ green: Double, _ blue: Double) -> RGBAColor {
    let light = [pow(red, gamma[0]), pow(green, gamma[1]), pow(blue, gamma[2])]
    func sum(_ axis: Int) -> Double { (0..<3).reduce(0) { $0 + matrix[3 * $1 + axis] * light[$1] } / white[axis] }
    return Self.color(x: sum(0), y: sum(1), z: sum(2))
  }

  /// The colour of amounts of light that are 1 for white.
  static func color(x: Double, y: Double, z: Double) -> RGBAColor {
    // The white of sRGB, and its inverse matrix (IEC 61966-2-1).
    let (x, z) = (x * 0.9505, z * 1.089)
    func channel(_ light: Double) -> Double { PDFColorSpace.encoded(max(light, 0)) }
    return .components(
      channel(3.2406 * x - 1.5372 * y - 0.4986 * z), channel(-0.9689 * x + 1.8758 * y + 0.0415 * z),
      channel(0.0557 * x - 0.2040 * y + 1.0570 * z))
  }
}
