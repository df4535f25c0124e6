import DrawingRenderer
import Drawings
import PixelImages
import PlaneGeometry
import Testing

@Suite struct PixelRoundingTests {
  @Test(arguments: [1.0, 2, 3]) func `the picture's extents are the drawing's, rounded to the nearest pixel`(
    scale: Double
  ) {
    let picture = DrawingRenderer(scale: scale).render(Drawing(size: Size(width: 10.4, height: 7.5)))
    #expect(picture.width == Int((10.4 * scale + 0.5).rounded(.down)))
    #expect(picture.height == Int((7.5 * scale + 0.5).rounded(.down)))
  }

  @Test func `both corners of a frame move to the nearest pixel edge, a half to the right and down`() {
    for sixths in 0..<24 {
      let x = 1 + Double(sixths) / 6
      let frame = Rect(x: x, y: 2 - x / 8, width: 3.4, height: 2.2)
      let picture = render([rectangle(frame)], size: Size(width: 16, height: 8), scale: 3)
      #expect(picture.opaqueBounds == expectedBounds(frame, scale: 3))
      #expect(picture.hasOnlyFullPixels)
    }
  }

  /// As on an iPhone of iOS 26: centred in a pixel more than three points each, 60 pixels begin at 42.5 less the last digit.
  @Test func `what is whole pixels long stays so between two pixels`() {
    let y = (61 * (1.0 / 3) + 28 - 48) / 2 + 10 + 4
    let tag = rectangle(Rect(x: 1, y: y, width: 5, height: 20))
    let picture = render([tag], size: Size(width: 8, height: 50), scale: 3)
    #expect(picture.opaqueBounds == PixelBounds(minX: 3, minY: 42, maxX: 18, maxY: 102))
  }

  @Test func `backgrounds over backgrounds look as if each were painted over the one before`() {
    let size = Size(width: 4, height: 2)
    let background = { (color: RGBAColor) in rectangle(Rect(origin: .zero, size: size), color) }
    let (red, blue) = (RGBAColor(red: 255, green: 0, blue: 0), RGBAColor(red: 0, green: 0, blue: 255))
    let pale = RGBAColor(red: 0, green: 0, blue: 255, alpha: 51)
    func color(_ colors: RGBAColor...) -> RGBAColor {
      RGBAColor(render(colors.map(background), size: size, scale: 2)[7, 3])
    }
    #expect(color(red, blue) == blue && color(pale, blue, red) == red)
    #expect(color(pale) == pale)
    #expect(color(red, pale) == RGBAColor(red: 204, green: 0, blue: 51))
    #expect(color(red, pale, blue) == blue && color(red, blue, pale) == blue)
    #expect(color(pale, pale).alpha == 92)
  }

  @Test func `a path is stretched with its frame but its line keeps its width`() {
    let frame = Rect(x: 2.1, y: 2.1, width: 4.6, height: 4.6)
    var shape = DrawnShape(
      name: "Rectangle", frame: frame, path: Path { $0.addRect(frame) }, style: .stroke(StrokeStyle(width: 2)),
      paint: .color(.black))
    shape.path = Path { $0.addRect(frame) }
    let picture = render([.shape(shape)], size: Size(width: 10, height: 10), scale: 1)
    // The frame snaps to 2...7; a line of 2 covers whole pixels on both sides of each edge.
    #expect(picture.opaqueBounds == PixelBounds(minX: 1, minY: 1, maxX: 8, maxY: 8))
    #expect(picture.hasOnlyFullPixels)
    #expect(picture[3, 3] == .clear && picture[5, 5] == .clear && picture[2, 2].alpha == 255)
  }

  @Test func `a frame of no size draws nothing`() {
    let picture = render([rectangle(Rect(x: 2, y: 2, width: 0, height: 3))], size: Size(width: 8, height: 8), scale: 2)
    #expect(picture.opaqueBounds == nil)
  }

  private func expectedBounds(_ frame: Rect, scale: Double) -> PixelBounds {
    func snapped(_ value: Double) -> Int { Int((value * scale + 0.5).rounded(.down)) }
    return PixelBounds(
      minX: snapped(frame.minX), minY: snapped(frame.minY), maxX: snapped(frame.maxX), maxY: snapped(frame.maxY))
  }
}
