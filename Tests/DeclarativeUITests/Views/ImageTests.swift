import DeclarativeUI
import Drawings
import Foundation
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
