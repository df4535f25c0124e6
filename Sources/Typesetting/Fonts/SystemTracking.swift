/// The space after each character of the system font that makes texts as wide as on iOS, by size and weight.
///
/// Measured on pictures of iOS to about 2 thousandths of the em, so straight lines between the measurements are as good
/// as any curve. It takes the place of Apple's own tracking: it holds for the outlines of Inter, whose large letters are
/// wider than Apple's.
enum SystemTracking {
  /// Measurements: sizes in points, or weights, and thousandths of the em.
  private typealias Curve = [(place: Double, tracking: Double)]

  private static let regular: Curve = [(10, 12), (12, 0), (13, -6), (17, -26), (22, -44), (28, -47)]
  // Small sizes of heavier weights are not known: those up to 13 pt are taken from the regular weight, and where a weight
  // lacks a large size, from its neighbour.
  private static let semibold: Curve = [
    (10, 12), (12, 0), (13, -6), (16, -12), (17, -18), (22, -24), (27, -31), (33, -25),
  ]
  private static let bold: Curve = [
    (10, 12), (12, 0), (13, -6), (15, -11), (16, -14), (22, -24), (27, -31), (33, -25),
  ]

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
    guard face.width != .standard else { return tracking(size: font.size, weight: font.weight) }
    return tracking(size: font.size, weight: face.weight) * face.width.factor
  }

  private static func value(of curve: Curve, at place: Double) -> Double {
    guard let next = curve.firstIndex(where: { place < $0.place }) else { return curve[curve.count - 1].tracking }
    guard next > 0 else { return curve[0].tracking }
    let (low, high) = (curve[next - 1], curve[next])
    return low.tracking + (high.tracking - low.tracking) * (place - low.place) / (high.place - low.place)
  }
}
