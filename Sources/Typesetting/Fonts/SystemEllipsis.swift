/// How the three dots of an ellipsis of iOS's system font stand, which is closer than in Inter.
///
/// By the dots of cut texts on pictures of iOS: regular 14 and 16 pt (0.254 em from dot to dot) and 37 to 60 pt (0.1885 em),
/// semibold 49 and 53 pt (0.2084 em), bold 56 pt (0.220 em). Between 17 and 28 pt, where the font of texts becomes that of
/// titles, and in other weights it is taken to change evenly.
struct SystemEllipsis {
  /// From dot to dot, in points.
  let pitch: Double

  /// - Parameter size: in points.
  init(size: Double, weight: FontWeight) {
    let heavier = Double(weight.rawValue - FontWeight.regular.rawValue) / 100
    let (text, title) = (0.254 + 0.0043 * heavier, 0.1885 + 0.0103 * heavier)
    let share = min(max((size - 17) / 11, 0), 1)
    pitch = (text + (title - text) * share) * size
  }

  /// The advance of all three.
  var advance: Double { 3 * pitch }

  /// Where the glyph of a full stop begins that stands for a dot.
  func x(of dot: Int, advance: Double) -> Double { (Double(dot) + 0.5) * pitch - advance / 2 }
}
