/// The place of a colour picture that stands in a line of text, as iOS places its emoji.
///
/// Measured at 17 pt and 3x (51 px an em): an emoji advances by 64 px, 1.25 em, and the middle of its picture is 18 px
/// above the baseline. Noto's pictures keep 4 px free on both sides of 136 px; what remains is made as wide as the
/// advance.
struct EmojiFit {
  /// The em size, as a multiple of the text's, at which the picture has the right width.
  let sizeFactor: Double
  /// The distance of the glyph's origin from the left edge of its place, in em of the text.
  let x: Double
  /// The distance of the glyph's origin below the baseline, in em of the text.
  let y: Double

  /// The advance in em of the text.
  static let advance = 1.25
  private static let pictureWidth = advance * 136 / 128
  private static let middle = 18.0 / 51

  init(_ image: ColorGlyph, unitsPerEm: Int) {
    let em = Double(unitsPerEm)
    let width = max(Double(image.width) / em, 0.001)
    sizeFactor = EmojiFit.pictureWidth / width
    x = (EmojiFit.advance - EmojiFit.pictureWidth) / 2 - Double(image.left) / em * sizeFactor
    y = (Double(image.top) - Double(image.height) / 2) / em * sizeFactor - EmojiFit.middle
  }
}
