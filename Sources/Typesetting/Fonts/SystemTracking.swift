/// The space after each character of the system font that makes texts as wide as on iOS, by size and weight.
///
/// It is Apple's own tracking, with what makes it hold for the outlines of Inter: its letters of text are as wide as Apple's on
/// average, those of titles wider. How single letters differ `SystemLetters` says, with which this was fitted.
enum SystemTracking {
  /// Sizes in points, and thousandths of the em.
  private typealias Curve = [(place: Double, tracking: Double)]

  /// SF Pro's, as the Human Interface Guidelines have it, to half a thousandth between the sizes that are named.
  private static let guidelines: Curve = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26),
    (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (28, 14), (30, 14), (36, 10), (40, 10),
    (44, 8), (48, 8), (56, 6), (60, 4), (80, 0),
  ]

  /// What regular letters of text have besides.
  ///
  /// By 41 lines and words of `MeasuredText`: without it lines of 40 letters were up to 1.5 points too narrow, which edges of
  /// single words do not show.
  private static let regularText = 1.5

  /// What bold letters of text have besides, from 16 points on.
  ///
  /// By 111 words at 16 points and 89 at 20, on pictures of iOS 26 that no fit was given: they were 0.64 and 0.23 % too narrow,
  /// where 671 regular ones were 0.07 % too narrow. Two words of 12 and 13 points show nothing of it; between 13 and 16 it is
  /// taken to come evenly.
  private static let boldText = 3.5

  /// What black letters of titles have besides.
  ///
  /// By two words of 28 points, in iOS 26. Of black letters of text nothing is known.
  private static let blackTitle = 25.0

  /// The tracking at a size, in points.
  ///
  /// Outside of the sizes and weights it stays as it is at their ends.
  static func tracking(size: Double, weight: FontWeight) -> Double {
    let (heavier, title) = (SystemSpacing.weight(weight), SystemSpacing.title(size))
    let ofText = regularText * (1 - min(heavier, 1)) * (1 - title)
    let ofTitle = (2 * min(heavier, 1) + 6 * max(heavier - 1, 0) - 54) * title
    let ofBold = boldText * max(0, 2 * heavier - 2) * (1 - title) * min(max((size - 13) / 3, 0), 1)
    let ofBlack = weight < .black ? 0 : blackTitle * title
    return (value(of: guidelines, at: size) + 9 * heavier + ofText + ofTitle + ofBold + ofBlack) * size / 1000
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
