/// The choice of the nearest face of a family, by the rules of CSS Fonts Level 4, section 5.2.
enum FontMatching {
  /// The nearest face: slant first, then weight; of equal faces the first.
  static func nearest(in faces: [FontFace], weight: FontWeight, isItalic: Bool) -> FontFace? {
    let slanted = faces.filter { $0.isItalic == isItalic }
    let candidates = slanted.isEmpty ? faces : slanted
    return candidates.min { distance($0.weight, from: weight) < distance($1.weight, from: weight) }
  }

  /// A number that is smaller for weights that are to be preferred.
  ///
  /// Light weights look first for lighter faces, heavy ones for heavier faces; weights from 400 to 500 look up to 500
  /// first, then down, then further up.
  private static func distance(_ weight: FontWeight, from wanted: FontWeight) -> Int {
    let (have, want) = (weight.rawValue, min(max(wanted.rawValue, 1), 1000))
    let difference = abs(have - want)
    let secondChoice = 1000
    let thirdChoice = 2000
    if want < 400 { return difference + (have <= want ? 0 : secondChoice) }
    if want > 500 { return difference + (have >= want ? 0 : secondChoice) }
    if have >= want { return difference + (have <= 500 ? 0 : thirdChoice) }
    return difference + secondChoice
  }
}
