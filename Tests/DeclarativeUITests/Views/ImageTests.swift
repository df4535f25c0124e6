import DeclarativeUI
import DrawingRenderer
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

@MainActor @Suite struct `An image` {
  private let picture = Image(Bitmap(width: 30, height: 20), scale: 2)

  private func drawn(_ view: some View) -> DrawnImage? {
    guard case .image(let image)? = LaidOut(view).items.first else { return nil }
    return image
  }

  @Test func `has the size of its pixels at its scale`() {
    #expect(LaidOut(picture).frame == rect(42.5, 45, 15, 10))
    #expect(LaidOut(picture.frame(width: 50, height: 50)).frame == rect(42.5, 45, 15, 10))
  }

  @Test func `fills what is offered when it is resizable`() {
    #expect(LaidOut(picture.resizable()).frame == rect(0, 0, 100, 100))
    #expect(LaidOut(picture.resizable().frame(width: 50)).frame == rect(25, 0, 50, 100))
    #expect(LaidOut(picture.resizable().fixedSize()).frame == rect(42.5, 45, 15, 10))
  }

  @Test func `is scaled softly, or hard on request`() {
    #expect(drawn(picture)?.interpolation == .smooth)
    #expect(drawn(picture.interpolation(.none))?.interpolation == .nearest)
  }

  @Test func `takes the foreground colour as a template`() {
    #expect(drawn(picture)?.templateColor == nil)
    #expect(drawn(picture.renderingMode(.template).foregroundStyle(.white))?.templateColor == .white)
  }

  /// Opaque on the left, clear on the right.
  private var half: Image {
    var bitmap = Bitmap(width: 20, height: 20)
    for y in 0..<20 { for x in 0..<10 { bitmap[x, y] = PremultipliedColor(.white) } }
    return Image(bitmap, scale: 1).renderingMode(.template)
  }

  private func pixels(_ view: some View) -> Bitmap {
    let layout = LaidOut(view.frame(width: 20, height: 20), in: CGSize(width: 20, height: 20)).layout
    #expect(layout.problems == [])
    return DrawingRenderer(scale: 1).render(layout.drawing)
  }

  @Test func `is painted with a gradient as a template`() {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    let (painted, whole) = (pixels(half.foregroundStyle(gradient)), pixels(Rectangle().fill(gradient)))
    for y in 0..<20 {
      #expect(painted[4, y] == whole[4, y])
      #expect(painted[15, y] == .clear)
    }
    let resized = pixels(half.resizable().frame(width: 40, height: 20).foregroundStyle(gradient))
    #expect(resized[4, 3] == whole[4, 3])
  }

  @Test func `is painted with a material, a picture or a style with effects as a template`() {
    let red = Color(red: 1, green: 0, blue: 0)
    let tile = Image(
      Bitmap(width: 2, height: 2, filledWith: PremultipliedColor(RGBAColor(red: 9, green: 8, blue: 7))), scale: 1)
    let tiled = pixels(half.foregroundStyle(ImagePaint(image: tile)))
    #expect(tiled[4, 4] == PremultipliedColor(RGBAColor(red: 9, green: 8, blue: 7)) && tiled[15, 4] == .clear)
    let shadowed = pixels(half.foregroundStyle(red.shadow(.drop(color: .black, radius: 0, x: 5, y: 0))))
    #expect(shadowed[4, 4] == PremultipliedColor(RGBAColor(red: 255, green: 0, blue: 0)))
    #expect(shadowed[12, 4] == PremultipliedColor(.black) && shadowed[17, 4] == .clear)
    let seen = pixels(
      ZStack {
        Color.black; half.foregroundStyle(.regularMaterial)
      })
    #expect(seen[4, 4].red > 100 && seen[15, 4] == PremultipliedColor(.black))
  }

  @Test func `that is unknown is a box and a sentence`() {
    let layout = LaidOut(Image("nobody"))
    #expect(layout.items.map(\.name) == ["Missing image", "Missing image"])
    #expect(layout.frames.first == rect(30, 30, 40, 40))
    #expect(layout.layout.problems.count == 1)
    #expect(
      layout.layout.problems.first
        == "There is no image \"nobody\" in the main bundle. Add nobody.imageset to an .xcassets folder among the "
        + "resources, or name its bundle: Image(\"nobody\", bundle: .module)")
    #expect(LaidOut(Image("nobody").resizable()).frames.first == rect(0, 0, 100, 100))
  }
}
