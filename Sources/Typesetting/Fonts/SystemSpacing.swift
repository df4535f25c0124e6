/// How much further apart than Inter's the characters of iOS's system font stand, besides its tracking, at a size and a weight.
struct SystemSpacing {
  private let weight: Double
  private let title: Double

  /// - Parameter size: in points.
  init(size: Double, weight: FontWeight) {
    self.weight = SystemSpacing.weight(weight)
    title = SystemSpacing.title(size)
  }

  /// How much of what semibold letters have those of a weight have.
  ///
  /// Lighter ones than regular and heavier ones than bold were not measured, and are taken to be as those.
  static func weight(_ weight: FontWeight) -> Double {
    min(max((Double(weight.rawValue) - Double(FontWeight.regular.rawValue)) / 200, 0), 1.5)
  }

  /// How much of what letters of titles have those of a size have.
  ///
  /// The font of texts becomes that of titles between 17 and 26.5 points, fastest at 22, about where Apple's own tracking
  /// changes fastest. Evenly up to 28, semibold headings of 22 to 27 points were 1.1 to 3 % too wide.
  static func title(_ size: Double) -> Double {
    let share = min(max((size - 17) / 9.5, 0), 1)
    return share * share * (3 - 2 * share)
  }

  /// The space after a character in thousandths of the em, and whether the next one has a part in it.
  func after(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> (thousandths: Double, isOfPair: Bool) {
    let own = SystemLetters.advance(scalar, weight: weight, title: title)
    guard let next else { return (own, false) }
    let pair = SystemLetters.pair(scalar, next)
    return (own + pair, pair != 0)
  }
}
