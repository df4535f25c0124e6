/// The place of a colour picture that stands in a line of text, as iOS places its emoji.
///
/// All figures are points.
struct EmojiFit {
  let advance: Double
  /// The em at which the font's picture is as large as iOS's.
  let glyphSize: Double
  /// The distance of the glyph's origin from the left edge of its place.
  let x: Double
  /// The distance of the glyph's origin below the baseline.
  let y: Double

  /// - Parameter size: the em of the text in points.
  init(_ image: ColorGlyph, unitsPerEm: Int, size: Double) {
    advance = EmojiFit.advance(size: size)
    let width = EmojiFit.width(size: size)
    glyphSize = width * Double(unitsPerEm) / max(Double(image.width), 1)
    let scale = glyphSize / Double(unitsPerEm)
    x = (advance - width) / 2 - Double(image.left) * scale
    y = (Double(image.top) - Double(image.height) / 2) * scale - EmojiFit.middle * size
  }

  /// How far the middle of a picture is above the baseline, in em: 18 px at 17 pt and 3x, 29.5 px at 28 pt and 3x.
  private static let middle = 18.0 / 51

  /// How much wider than the em an emoji's place is, by the size of the text.
  ///
  /// Measured where a letter follows an emoji, at 13, 15, 17, 21, 23, 26, 28 and 34 pt and 1x (to half a point), on a
  /// background at 60 pt and 2x, and on a centred line at 17 pt and 3x. Between these sizes straight lines are drawn; below
  /// 13 pt a place is as many em as there.
  private static let rooms: [(size: Double, room: Double)] = [
    (13, 6.4), (15, 6.3), (21, 6), (23, 4), (28, 3.8), (34, 3.8), (60, 4.9),
  ]

  private static func advance(size: Double) -> Double {
    guard let next = rooms.firstIndex(where: { size < $0.size }) else { return size + rooms[rooms.count - 1].room }
    guard next > 0 else { return size * (1 + rooms[0].room / rooms[0].size) }
    let (low, high) = (rooms[next - 1], rooms[next])
    return size + low.room + (high.room - low.room) * (size - low.size) / (high.size - low.size)
  }

  /// The width at which the pictures of Noto are as large as those of iOS.
  ///
  /// Heights at 11 to 30 pt that others measured say that a picture is made larger below 24 pt, by a quarter up to 16 pt
  /// (flutter/flutter, issue 28894). Noto's ink is 0.93 of its picture: set so that hand, fire and arrow are as large as
  /// on iOS at 28, 60 and 17 pt, to 3 percent.
  private static func width(size: Double) -> Double {
    let picture = size <= 16 ? 1.25 * size : max(12 + size / 2, size)
    return picture * 1.05 * 136 / 128
  }
}
