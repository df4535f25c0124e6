/// How the letters of iOS's system font differ from those of Inter, which are drawn for them, in thousandths of the em.
///
/// Fitted to the edges of 45,000 letters on pictures of iPhones of a dozen projects, at 2x and 3x, most of them in regular
/// letters of 11 to 16 points, with the tracking of Apple's guidelines; the median of what is left is 0.17 pixels. Regular
/// words of text that a fit was not given were 0.13 points off in the median, and were 0.25 with a tracking alone. Small
/// letters are known best. Of signs with a zero nothing is known.
enum SystemLetters {
  /// How much further than Inter's a letter of text leads, by its character from the space on.
  ///
  /// Underscores by 9 of them in regular and semibold 17 pt of iOS 18: 60 to 100.
  private static let text: [Int8] = [
    1, 48, 0, 0, 0, 0, 0, 81, 16, 25, 0, 0, 9, 14, 11, -57, -1, 8, 3, -21, -7, 10, 6, 10, 16, 6, 23, 0, 0, 0, 0, 6,
    0, -11, 6, -15, 2, -6, -10, -6, -1, 2, -1, -3, 11, -11, -4, 6, 3, 7, 16, -2, -12, -6, -7, 26, 26, -26, 20, 0, 0,
    0, 0, 85, 0, -18, -11, -6, -10, -14, -2, -2, -7, 9, 7, -5, 12, -1, -4, -8, -6, 2, 4, -4, -5, 1, -11, -42, -34,
    -18, -5, 0, 0, 0, 0,
  ]

  /// What semibold letters have besides; bold ones have it one and a half times, medium ones half.
  private static let semibold: [Int8] = [
    6, 0, 0, 0, 0, 0, 0, 25, 2, 0, 0, 0, -3, -1, 13, -19, -10, 0, -15, 14, -11, -9, 4, -10, 8, 0, -3, 0, 0, 0, 0, 0,
    0, -14, 6, -10, 5, 6, 4, -2, 13, 15, 0, 0, -5, 1, 16, -2, 6, -1, -9, 10, -13, 19, -16, -25, 0, -2, 0, 0, 0, 0,
    0, 0, 0, 6, 10, -10, 6, -1, 10, -1, -2, -6, 0, -4, -5, 1, -7, -1, -1, 9, 5, -5, 6, -10, -4, 9, 1, 7, 0, 0, 0, 0,
    0,
  ]

  /// What spaces between bold words of text have besides.
  ///
  /// By 82 of them at 16 points and 66 at 20, on pictures of iOS 26 that no fit was given: with what `SystemTracking` has of bold
  /// letters, they were 4 and 12 too narrow. That it is as much at smaller sizes is a guess.
  private static let boldSpace = 4.5

  /// What letters of titles have besides, from 26.5 points on.
  ///
  /// Fitted to 292 words of 19 to 40 points of 24 projects, iOS 15 to 26: 150 regular, semibold and bold ones up to 24 points,
  /// 96 bold ones of 26 to 40. Letters that fewer than three of them have are held near those of text, and so is the space, of
  /// which single words show nothing. Strokes and bowls of Apple's titles are narrower than Inter's, by .02 em, so that letters
  /// were laid by their middles, and words are as much longer at their ends.
  private static let title: [Int8] = [
    -20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, -29, -3, 15, 12, 16, 4, 28, -2, -2, 0, -12, 0, -3, 0, 0, 0, 0, 0, 0,
    32, -4, 29, 0, -1, -19, 6, -5, -2, 0, 0, 2, -3, -5, 10, -2, 3, 15, -2, -29, -13, -6, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    8, -7, 8, -5, 6, -12, 14, -2, 2, 0, 1, -1, -16, 3, 1, -3, 1, -22, -3, -6, 5, -1, 13, -6, 10, 0, 0, 0, 0, 0,
  ]

  /// How much further to the right than Inter's the middle of a letter is; taken to be the same in all sizes and weights.
  private static let middles: [Int8] = [
    0, 23, 0, 0, 0, 0, 0, 25, 2, 13, 0, 0, -14, 3, 7, -25, -4, 3, -1, -5, -11, -9, 14, -10, 16, 2, 14, 0, 0, 0, 0,
    7, 0, -1, 8, -8, 4, -1, -1, -3, 1, 4, 10, 0, 9, -9, -1, 4, 4, 8, -1, 2, -6, 0, -4, 10, 18, -5, 18, 0, 0, 0, 0,
    0, 0, -9, -9, -2, -2, -6, -13, -1, 2, 1, 2, -3, 6, 2, 2, -4, -3, -1, 0, -1, -7, -3, -10, -20, -21, -9, -5, 0, 0,
    0, 0,
  ]

  /// How much further apart than Inter's two letters stand, where that is eight or more: both, and the figure.
  ///
  /// Of regular letters of text; other sizes and weights are taken to be the same.
  private static let pairList = """
    -y-11 AT+11 Ac-26 Ad-24 Ag-23 Ap+11 Au-20 CH+13 EA+25 ED-11 EL+8 Ea+10 Ex+8 FF-9 Fa-41 Fi-12 Fo+30 IO-12 Kn+11 LE+18
    LP-13 Le-25 Lo-25 Mu-9 Na-8 No-9 PE-24 Pa-19 Ph+9 Po-12 RA+10 Re-11 Sk-9 TA+19 Ta-10 To-19 US-10 W/-44 Wh-13 Wr-10
    Yo+11 ak+10 ap+8 ar+8 ax+25 bc-13 cs+12 ct+14 cy+8 ei+8 ev+11 ex+15 ey+12 ft+8 gh+8 h.+8 hu+10 k)+10 kn+8 ks-14 ku+10
    l,+9 l.+12 lt+8 ms+11 n,+8 n-+14 ni+8 ny+8 oc+8 oh-12 pa+12 pi+10 po+8 pr+9 py+15 r!-11 r:-10 rm+12 rn+9 rr+14 rt-20
    rv-8 ry-8 s.+8 sk+10 sp+9 sw-13 sy-9 t!-19 t,+10 tr+8 tt+9 ui+10 ws-10 xc+14 xp+15 y,-36 y.-27 ys-9
    """

  private static let first: UInt32 = 0x20
  private static let count: UInt32 = 95

  /// Byte by byte, since words and their numbers take ten times as long where nothing is optimized.
  private static let pairs: [Int8] = {
    var pairs = [Int8](repeating: 0, count: Int(count * count))
    let bytes = Array(pairList.utf8)
    var place = 0
    while place < bytes.count {
      let letters = (Int(bytes[place]) - Int(first)) * Int(count) + Int(bytes[place + 1]) - Int(first)
      let sign: Int8 = bytes[place + 2] == UInt8(ascii: "-") ? -1 : 1
      place += 3
      while place < bytes.count, bytes[place] > UInt8(ascii: " ") {
        pairs[letters] = 10 * pairs[letters] + sign * Int8(bytes[place] - UInt8(ascii: "0"))
        place += 1
      }
      while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
    }
    return pairs
  }()

  /// The letters under the accents of U+00C0 to U+00FF, which are taken to be as wide; a space where there is none.
  private static let plainLetters = Array(
    "AAAAAA CEEEEIIII NOOOOO OUUUUY  aaaaaa ceeeeiiii nooooo ouuuuy y".unicodeScalars)

  /// The place of a character in the tables.
  ///
  /// Of “ and ” nothing is known, nor of ": lines with some were 1 to 2.5 points too short.
  private static func index(_ scalar: Unicode.Scalar) -> Int? {
    var value = scalar.value
    if value == 0x2019 { value = 0x27 }
    if (0xC0...0xFF).contains(value) {
      guard plainLetters[Int(value - 0xC0)] != " " else { return nil }
      value = plainLetters[Int(value - 0xC0)].value
    }
    return value >= first && value < first + count ? Int(value - first) : nil
  }

  /// How much further than Inter's a letter leads.
  /// - Parameters:
  ///   - weight: 0 for regular letters, 1 for semibold ones.
  ///   - title: 0 for text, 1 for titles.
  static func advance(_ scalar: Unicode.Scalar, weight: Double, title: Double) -> Double {
    guard let index = index(scalar) else { return 0 }
    let own = Double(text[index]) + weight * Double(semibold[index]) + title * Double(self.title[index])
    return scalar == " " ? own + max(0, 2 * weight - 2) * (1 - title) * boldSpace : own
  }

  /// How much further apart than Inter's two letters stand.
  static func pair(_ first: Unicode.Scalar, _ next: Unicode.Scalar) -> Double {
    guard let first = index(first), let next = index(next) else { return 0 }
    return Double(pairs[first * Int(count) + next])
  }

  /// How much further to the right than Inter's a letter is drawn.
  static func middle(_ scalar: Unicode.Scalar) -> Double {
    index(scalar).map { Double(middles[$0]) } ?? 0
  }
}
