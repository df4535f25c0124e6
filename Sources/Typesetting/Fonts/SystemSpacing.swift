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
  /// The font of texts becomes that of titles between 17 and 28 points; evenly, as far as is known.
  static func title(_ size: Double) -> Double { min(max((size - 17) / 11, 0), 1) }

  /// The space after a character in thousandths of the em, and whether the next one has a part in it.
  func after(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> (thousandths: Double, isOfPair: Bool) {
    let own = SystemLetters.advance(scalar, weight: weight, title: title)
    guard let next else { return (own, false) }
    let pair = SystemLetters.pair(scalar, next)
    return (own + pair, pair != 0)
  }
}
