import DrawingRenderer
import Drawings
import PixelImages
import PlaneGeometry
import Testing

@Suite struct LayerRenderingTests {
  private let size = Size(width: 12, height: 12)

  @Test func `a faded layer fades its items together`() {
    let items = [
      rectangle(Rect(x: 0, y: 0, width: 8, height: 8)), rectangle(Rect(x: 4, y: 4, width: 8, height: 8)),
    ]
    let picture = render([.layer(DrawnLayer(.opacity(0.5), items: items))], size: size, scale: 1)
    #expect(picture[5, 5].alpha == 128)
    #expect(picture[1, 1].alpha == 128)
    #expect(picture[10, 1].alpha == 0)
  }

  @Test func `a layer in perspective is seen as far as it is before the eye`() {
    // The eye is at x = 4: the middle is behind it.
    let map = Projection(a: 1, b: 0, p: -0.25, c: 0, d: 1, q: 0, tx: 0, ty: 0, r: 1)
    let layer = DrawnLayer(.projected(map), items: [rectangle(Rect(x: 0, y: 0, width: 12, height: 12))])
    #expect(render([.layer(layer)], size: size, scale: 1)[1, 1].alpha == 255)
  }

  @Test func `changes of colours in each other are made one after the other`() {
    let turned = ColorMatrix([[0.2, 0.7, 0, 0], [0, 0.3, 0.9, 0.1], [0.6, 0, 0.3, 0], [0, 0, 0, 0.7]])
    let brighter = ColorMatrix([[1.3, 0, 0, 0.2], [0, 1.3, 0, 0.2], [0, 0, 1.3, 0.2], [0, 0, 0, 0.9]])
    let half = rectangle(Rect(x: 2.5, y: 2, width: 8, height: 8), RGBAColor(red: 200, green: 60, blue: 10, alpha: 120))
    func picture(_ effects: [DrawnLayer.Effect]) -> Bitmap {
      render([effects.reduce(half) { .layer(DrawnLayer($1, items: [$0])) }], size: size, scale: 1)
    }
    let inEachOther = picture([.recolored(turned), .recolored(brighter)])
    #expect(inEachOther == picture([.recolored(turned), .opacity(1), .recolored(brighter)]))
    #expect(inEachOther != picture([.recolored(brighter), .recolored(turned)]))
  }

  /// A picture of red with a white material over some of it, under effects from inside to outside.
  private func material(_ effects: DrawnLayer.Effect...) -> Bitmap {
    let red = rectangle(Rect(x: 0, y: 0, width: 12, height: 12), RGBAColor(red: 255, green: 0, blue: 0))
    let unchanged = ColorMatrix([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
    let backdrop = Backdrop(blur: 0, colors: unchanged, tint: RGBAColor(red: 255, green: 255, blue: 255, alpha: 128))
    let seen = DrawnLayer(.backdrop(backdrop), items: [rectangle(Rect(x: 4, y: 4, width: 4, height: 4))])
    let layers = effects.reduce(DrawingItem.layer(seen)) { .layer(DrawnLayer($1, items: [$0])) }
    return render([red, layers], size: size, scale: 1)
  }

  @Test func `a material is seen through as much as an effect leaves of it`() {
    #expect(material()[5, 5] == PremultipliedColor(red: 255, green: 128, blue: 128, alpha: 255))
    #expect(material(.opacity(0.5))[5, 5] == PremultipliedColor(red: 255, green: 64, blue: 64, alpha: 255))
    #expect(material(.opacity(0.5), .opacity(0))[5, 5] == PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255))
    let side = Rect(x: 0, y: 0, width: 6, height: 12)
    let clip = DrawnLayer.Effect.clip(Path { $0.addRect(side) }, .fill(.nonZero), frame: side)
    for cut in [material(.masked(by: [rectangle(side)])), material(clip), material(clip, .opacity(1))] {
      #expect(cut[5, 5] == material()[5, 5] && cut[6, 5] == material()[0, 0])
    }
    #expect(material(clip, .opacity(0.5))[5, 5] == material(.opacity(0.5))[5, 5])
  }

  @Test func `a shadow of a material lies around it, and is not seen through it`() {
    let shadow = DrawnLayer.Effect.shadow(.black, radius: 0, offset: Point(x: 2, y: 0))
    let picture = material(shadow)
    #expect(picture[5, 5] == material()[5, 5] && picture[7, 5] == material()[7, 5])
    #expect(picture[9, 5] == PremultipliedColor(.black) && picture[3, 5] == material()[3, 5])
    let faded = material(shadow, .opacity(0.5))
    #expect(faded[5, 5] == material(.opacity(0.5))[5, 5])
    #expect((126...129).contains(faded[9, 5].red))
    // Nothing is below it on the layer that is blended.
    #expect(material(.blended(.multiply))[5, 5] == material()[0, 0])
  }

  @Test(arguments: [-1.0, 0, 1, 2, .nan]) func `opacities outside of 0 to 1 are limited`(opacity: Double) {
    let layer = DrawnLayer(.opacity(opacity), items: [rectangle(Rect(x: 0, y: 0, width: 4, height: 4))])
    #expect(render([.layer(layer)], size: size, scale: 1)[1, 1].alpha == (opacity >= 1 ? 255 : 0))
  }

  @Test func `a clip's frame is rounded to pixels like the frames of its items`() {
    let frame = Rect(x: 2.3, y: 2.3, width: 5, height: 5)
    let layer = DrawnLayer(
      .clip(Path { $0.addRect(frame) }, .fill(.nonZero), frame: frame),
      items: [rectangle(Rect(x: 0, y: 0, width: 12, height: 12))])
    let picture = render([.layer(layer)], size: size, scale: 1)
    #expect(picture.opaqueBounds == PixelBounds(minX: 2, minY: 2, maxX: 7, maxY: 7))
    #expect(picture.hasOnlyFullPixels)
  }

  @Test func `a clip to a line shows what the line covers`() {
    let frame = Rect(x: 2, y: 2, width: 8, height: 8)
    let layer = DrawnLayer(
      .clip(Path { $0.addRect(frame) }, .stroke(StrokeStyle(width: 2)), frame: frame),
      items: [rectangle(Rect(x: 0, y: 0, width: 12, height: 12))])
    let picture = render([.layer(layer)], size: size, scale: 1)
    #expect(picture.opaqueBounds == PixelBounds(minX: 1, minY: 1, maxX: 11, maxY: 11))
    #expect(picture.hasOnlyFullPixels)
    #expect(picture[6, 6].alpha == 0)
    #expect(picture[2, 6].alpha == 255)
  }

  @Test(arguments: [(8.0, 7.3...7.5), (12, 11.2...11.3)], [2.0, 3])
  func `a shadow is blurred as iOS blurs`(shadow: (radius: Double, deviation: ClosedRange<Double>), scale: Double) {
    // Half a plane, so that the rows are the blur's running sum.
    let items = [rectangle(Rect(x: -200, y: -200, width: 200, height: 500))]
    let layer = DrawnLayer(.shadow(.black, radius: shadow.radius, offset: Point(x: 50, y: 0)), items: items)
    let picture = render([.layer(layer)], size: Size(width: 100, height: 60), scale: scale)
    let row = (0..<picture.width).map { Double(picture[$0, picture.height / 2].alpha) }
    let steps = zip(row, row.dropFirst()).map { $0 - $1 }
    let mass = steps.reduce(0, +)
    let mean = steps.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element } / mass
    let variance =
      steps.enumerated().reduce(0) { $0 + (Double($1.offset) - mean) * (Double($1.offset) - mean) * $1.element } / mass
    #expect(mass == 255)
    // The pictures of iOS were measured to tenths of points.
    let deviation = (variance.squareRoot() / scale * 10).rounded() / 10
    #expect(shadow.deviation.contains(deviation), "\(variance.squareRoot() / scale)")
  }

  @Test func `a shadow without blur lies below the items, moved by its offset`() {
    let gray = RGBAColor(red: 90, green: 90, blue: 90)
    let layer = DrawnLayer(
      .shadow(gray, radius: 0, offset: Point(x: 2, y: 3)), items: [rectangle(Rect(x: 1, y: 1, width: 4, height: 4))])
    let picture = render([.layer(layer)], size: size, scale: 2)
    #expect(picture[4, 4] == PremultipliedColor(.black))
    #expect(picture[12, 14] == PremultipliedColor(gray))
    #expect(picture[3, 12] == .clear)
  }

  @Test(arguments: [1.0, 2]) func `a mirrored layer exchanges left and right of its frame`(scale: Double) {
    let frame = Rect(x: 2, y: 0, width: 8, height: 12)
    let items = [rectangle(Rect(x: 3, y: 1, width: 2, height: 4))]
    let mirrored = render([.layer(DrawnLayer(.mirrored(in: frame), items: items))], size: size, scale: scale)
    #expect(mirrored == render([rectangle(Rect(x: 7, y: 1, width: 2, height: 4))], size: size, scale: scale))
    let nowhere = Rect(x: .nan, y: 0, width: 1e300, height: 1)
    #expect(
      render([.layer(DrawnLayer(.mirrored(in: nowhere), items: items))], size: size, scale: scale)
        == render([], size: size, scale: scale))
  }

  @Test func `a first rectangle over everything is the background`() {
    let background = rectangle(Rect(origin: .zero, size: size), RGBAColor(red: 1, green: 2, blue: 3, alpha: 128))
    let picture = render([background], size: size, scale: 3)
    let pixel = PremultipliedColor(RGBAColor(red: 1, green: 2, blue: 3, alpha: 128))
    #expect(picture == Bitmap(width: 36, height: 36, filledWith: pixel))
  }
}
