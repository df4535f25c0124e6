/// The space after each character of the system font that makes texts as wide as on iOS, by size and weight.
///
/// Measured on pictures of iOS, so straight lines between the measurements are as good as any curve. It takes the place of
/// Apple's own tracking: it holds for the outlines of Inter, whose large letters are wider than Apple's. It was fitted, with
/// `SystemSpacing`, to 190 words in regular 16 pt, one semibold word at six sizes and two bold titles, and above 19 pt to the
/// texts of `MeasuredText`; how far off each of those is the article "How near to iOS" tells.
enum SystemTracking {
  /// Measurements: sizes in points, or weights, and thousandths of the em.
  private typealias Curve = [(place: Double, tracking: Double)]

  // Below 10 pt as Apple's guidelines have it, whose figures above are the same as those measured.
  private static let tiny: Curve = [(6, 41), (7, 34), (8, 26), (9, 19), (10, 12)]
  private static let regular: Curve = tiny + [(12, 0), (13, -6), (17, -26), (22, -44), (28, -49), (36, -49), (48, -57)]
  // From 28 pt on by headlines at accessibility sizes.
  private static let semibold: Curve =
    tiny + [(11, 9), (12, 3), (13, -4), (16, -15), (17, -18), (19, -27), (24, -37), (32, -39), (44, -40), (56, -46)]
  // Small sizes are not known: those up to 13 pt are taken from the regular weight.
  private static let bold: Curve =
    tiny + [(12, 0), (13, -6), (15, -11), (16, -14), (22, -24), (27, -28), (33, -31), (43, -31), (58, -34)]

  /// The tracking at a size, in points.
  ///
  /// Outside of the measured sizes and weights it stays as it is at their ends: what is lighter than regular or heavier
  /// than bold was not measured.
  static func tracking(size: Double, weight: FontWeight) -> Double {
    let weights: Curve = [
      (Double(FontWeight.regular.rawValue), value(of: regular, at: size)),
      (Double(FontWeight.semibold.rawValue), value(of: semibold, at: size)),
      (Double(FontWeight.bold.rawValue), value(of: bold, at: size)),
    ]
    return value(of: weights, at: Double(weight.rawValue)) * size / 1000
  }

  /// The tracking of a font in its face, in points.
  ///
  /// Of letters in another width it is that of the letters that were made wider or narrower, and becomes so with them: what
  /// iOS has there was not measured.
  static func tracking(_ font: FontDescriptor, face: FontFace) -> Double {
    guard font.design != .monospaced else { return monospaced * font.size / 1000 }
    guard face.width != .standard else {
      let usual = tracking(size: font.size, weight: font.weight)
      return font.design == .rounded ? usual + value(of: rounded, at: font.size) * font.size / 1000 : usual
    }
    return tracking(size: font.size, weight: face.weight) * face.width.factor
  }

  /// How much closer than others rounded letters stand.
  ///
  /// By nine semibold texts of 16 and 17 pt and two bold titles of 33 and 34 pt. Other sizes and weights are taken to be the
  /// same.
  private static let rounded: Curve = [(16, -8), (17, -6), (33, -3)]

  /// What makes the letters of one width, 0.6 em here, as wide as those of iOS: 0.618 em.
  private static let monospaced = 18.0

  private static func value(of curve: Curve, at place: Double) -> Double {
    guard let next = curve.firstIndex(where: { place < $0.place }) else { return curve[curve.count - 1].tracking }
    guard next > 0 else { return curve[0].tracking }
    let (low, high) = (curve[next - 1], curve[next])
    return low.tracking + (high.tracking - low.tracking) * (place - low.place) / (high.place - low.place)
  }
}
