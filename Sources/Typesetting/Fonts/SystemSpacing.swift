/// How much further apart than Inter's some characters of iOS's system font stand, besides its tracking.
///
/// Pairs by words of iOS in regular 16 pt at 2x, the figures of several fits rounded by hand; `SystemTracking` says how far off
/// those words still are. Other sizes and weights are taken to be the same.
struct SystemSpacing {
  /// What follows each digit, in thousandths of the em.
  private let digits: Double
  /// What follows a space.
  private let space: Double

  /// - Parameter size: in points.
  init(size: Double, weight: FontWeight) {
    digits = SystemSpacing.digits(size)
    space = SystemSpacing.space(weight)
  }

  /// Inter's spaces become narrower with the weight, iOS's do not: 0.025 em at semibold and bold, by 23 of them at 16 to 58 pt.
  private static func space(_ weight: FontWeight) -> Double {
    25 * min(max(Double(weight.rawValue - FontWeight.regular.rawValue) / 200, 0), 1)
  }

  /// What follows a comma before a space, by 9 of them in regular 16 pt.
  private static let commaBeforeSpace = 18.0

  /// What follows an underscore, by 9 of them in regular and semibold 17 pt: 0.06 to 0.1 em.
  private static let underscore = 85.0

  /// Measured at 11 and 12 pt (1.8 % wider than Inter's), semibold 20 pt (2.7 % narrower) and regular 34 pt (0.6 to 2.3 %
  /// narrower), part of which is tracking; at 16 and 17 pt they are alike.
  private static func digits(_ size: Double) -> Double {
    if size <= 16 { return 11 * min(max((16 - size) / 4, 0), 1) }
    return -10 * min(max((size - 17) / 3, 0), 1)
  }

  /// The space after a character in thousandths of the em, and whether the next one has a part in it.
  func after(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> (thousandths: Double, isOfPair: Bool) {
    switch scalar.value {
    case 0x20: return (space, false)
    case 0x2C: return next == " " ? (SystemSpacing.commaBeforeSpace, true) : (0, false)
    case 0x30...0x39: return (digits, false)
    case 0x5F: return (SystemSpacing.underscore, false)
    case 0x41...0x7A:
      guard let next, (0x61...0x7A).contains(next.value) else { return (0, false) }
      let pair = SystemSpacing.pair(scalar, next)
      return (pair, pair != 0)
    default: return (0, false)
    }
  }

  private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    switch (first, second) {
    case ("w", _): -44
    case ("Y", _) where isRound(second): -40
    case ("v", _) where isRound(second): -16
    case (_, "v") where isRound(first): -10
    case (_, "w"): -15
    case ("t", _) where isRound(second): -11
    case ("a", "d"), ("a", "g"): -16
    default: 0
    }
  }

  private static func isRound(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a", "c", "d", "e", "g", "o", "q", "s": true
    default: false
    }
  }
}
