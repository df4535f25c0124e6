import DrawingRenderer
import Drawings
import PixelImages
import PlaneGeometry
import Testing
import Typesetting

@Suite struct TextRenderingTests {
  private let body = FontDescriptor(size: 17, leading: 22 - 17 * 2444 / 2048)

  private func picture(_ text: String, at corner: Point = .zero, scale: Double = 3) -> Bitmap {
    var style = ParagraphStyle()
    style.displayScale = scale
    let layout = Paragraph([TextRun(text, font: body)], style: style).layout(width: nil)
    let item = DrawingItem.text(DrawnText(frame: Rect(origin: corner, size: layout.size), layout: layout))
    return render([item], size: Size(width: 200, height: 60), scale: scale)
  }

  @Test func `the baseline of body text is 49 pixels below the top at three pixels a point`() {
    // H stands on the baseline; its height is the cap height of about 0.705 em.
    let bounds = picture("H").opaqueBounds
    #expect(bounds?.maxY == 49)
    #expect(bounds?.minY == 49 - 36)
  }

  @Test func `lines follow each other by the pitch of 66 pixels`() {
    let one = picture("H").opaqueBounds
    let two = picture("H\nH").opaqueBounds
    #expect(two.map { $0.maxY - 66 } == one?.maxY)
  }

  @Test func `a text at a fraction of a pixel is drawn as at the nearest whole pixel, in both directions`() {
    let whole = picture("Hamburg", at: Point(x: 10, y: 10))
    #expect(picture("Hamburg", at: Point(x: 10.1, y: 9.9)) == whole)
    #expect(picture("Hamburg", at: Point(x: 10.2, y: 10)) != whole)
  }

  @Test func `letters are drawn in the run's colour and emoji in their own`() {
    let layout = Paragraph([TextRun("I🤭", font: body, color: RGBAColor(red: 200, green: 0, blue: 0))]).layout(
      width: nil)
    let item = DrawingItem.text(DrawnText(frame: Rect(origin: .zero, size: layout.size), layout: layout))
    let picture = render([item], size: Size(width: 60, height: 30), scale: 3)
    let reds = picture.bounds(where: { $0.alpha == 255 && $0.red == 200 && $0.green == 0 && $0.blue == 0 })
    let yellows = picture.bounds(where: { $0.alpha == 255 && $0.red > 200 && $0.green > 150 && $0.blue < 100 })
    #expect(reds != nil && yellows != nil)
    #expect((reds?.maxX ?? .max) <= (yellows?.minX ?? 0))
  }

  @Test func `a character that no font has is a box, not nothing`() {
    let layout = Paragraph([TextRun("\u{12000}", font: body)]).layout(width: nil)
    #expect(layout.missingCharacters == ["\u{12000}"])
    let bounds = picture("\u{12000}").opaqueBounds
    #expect((bounds.map { $0.maxY - $0.minY } ?? 0) > 30)
  }

  @Test func `a text drawn again from remembered glyphs is the same`() {
    #expect(picture("Remember me 🤔") == picture("Remember me 🤔"))
  }

  @Test func `letters of another width are as wide as that, as high as before, and told apart by the glyph memory`() {
    func ink(_ width: Int, size: Double) -> PixelBounds? {
      // Of a weight as heavy as the heaviest face is in the width, so that its outlines are those of all widths.
      let weight = (900.0 * 900 * Double(width) / 1000).squareRoot()
      var font = FontDescriptor(size: size, weight: FontWeight(rawValue: Int(weight)))
      font.width = FontWidth(rawValue: width)
      let layout = Paragraph([TextRun("H", font: font)]).layout(width: nil)
      let frame = Rect(origin: Point(x: 0, y: -size / 2), size: layout.size)
      let item = DrawingItem.text(DrawnText(frame: frame, layout: layout))
      return render([item], size: Size(width: 2500, height: 700), scale: 1).opaqueBounds
    }
    // Sizes whose pixels are kept, and one whose pixels are not.
    for size in [400.0, 1600] {
      let usual = ink(1000, size: size)
      for width in [700, 800, 1000, 1200, 700] {
        let other = ink(width, size: size)
        #expect(other?.minY == usual?.minY && other?.maxY == usual?.maxY && other != nil)
        for edge in [\PixelBounds.minX, \.maxX] {
          let (there, here) = (Double(usual?[keyPath: edge] ?? 0), Double(other?[keyPath: edge] ?? -99))
          // Each is rounded to whole pixels, outwards.
          #expect(abs(there * Double(width) / 1000 - here) <= 2, "\(size) \(width)")
        }
      }
    }
  }

  @Test func `a glyph of any size is drawn where it is seen, as if its pixels were kept`() {
    func stem(_ size: Double, at corner: Point) -> Bitmap {
      let layout = Paragraph([TextRun("I", font: FontDescriptor(size: size))]).layout(width: nil)
      let item = DrawingItem.text(DrawnText(frame: Rect(origin: corner, size: layout.size), layout: layout))
      return render([item], size: Size(width: 1200, height: 20), scale: 1)
    }
    // The largest whose pixels are kept and the next larger one: the same row, a thousandth wider.
    let (kept, filled) = (stem(1024, at: Point(x: 0, y: -700)), stem(1025, at: Point(x: 0, y: -700)))
    let (keptInk, filledInk) = (kept.opaqueBounds, filled.opaqueBounds)
    #expect(keptInk?.maxY == 20 && filledInk?.maxY == 20)
    #expect(abs((keptInk?.minX ?? 0) - (filledInk?.minX ?? 9)) <= 1)
    #expect(abs((keptInk?.maxX ?? 0) - (filledInk?.maxX ?? 9)) <= 1)
    // Where the pixels that are kept of a glyph would end.
    let large = stem(60_000, at: Point(x: -8_000, y: -50_000))
    #expect(large.opaqueBounds != nil && large[0, 10].alpha == 255)
  }
}
