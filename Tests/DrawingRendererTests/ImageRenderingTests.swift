import DrawingRenderer
import Drawings
import PixelImages
import PlaneGeometry
import Testing

@Suite struct ImageRenderingTests {
  private var checkers: Bitmap {
    var bitmap = Bitmap(width: 6, height: 6)
    for y in 0..<6 {
      for x in 0..<6 where (x + y) % 2 == 0 { bitmap[x, y] = PremultipliedColor(.black) }
    }
    return bitmap
  }

  private func image(_ frame: Rect, _ interpolation: DrawnImage.Interpolation, template: RGBAColor? = nil)
    -> DrawingItem
  {
    .image(
      DrawnImage(
        name: "checkers", frame: frame, bitmap: checkers, interpolation: interpolation, templateColor: template))
  }

  @Test func `a picture at its own scale is copied, also from a fraction of a pixel`() {
    for interpolation in [DrawnImage.Interpolation.nearest, .smooth] {
      let frame = Rect(x: 0.1, y: -0.1, width: 2, height: 2)
      #expect(render([image(frame, interpolation)], size: Size(width: 2, height: 2), scale: 3) == checkers)
    }
  }

  @Test func `a picture at half its size is the mean of its pixels`() {
    let frame = Rect(x: 0, y: 0, width: 3, height: 3)
    let picture = render([image(frame, .smooth)], size: Size(width: 3, height: 3), scale: 1)
    for y in 0..<3 {
      for x in 0..<3 { #expect(abs(Int(picture[x, y].alpha) - 128) <= 1) }
    }
  }

  @Test func `hard edges stay hard when a picture grows`() {
    let frame = Rect(x: 0, y: 0, width: 12, height: 12)
    let picture = render([image(frame, .nearest)], size: Size(width: 12, height: 12), scale: 1)
    #expect(picture.hasOnlyFullPixels)
    #expect(picture[0, 0].alpha == 255 && picture[1, 1].alpha == 255 && picture[2, 0].alpha == 0)
  }

  @Test func `a template gives its shape and takes its colour`() {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let frame = Rect(x: 0, y: 0, width: 6, height: 6)
    let picture = render([image(frame, .smooth, template: red)], size: Size(width: 6, height: 6), scale: 1)
    #expect(picture[0, 0] == PremultipliedColor(red) && picture[1, 0] == .clear)
  }
}
