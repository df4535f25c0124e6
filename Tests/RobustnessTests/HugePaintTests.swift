import DeclarativeUI
import DrawingRenderer
import Foundation
import LaidOutViews
import PixelImages
import Testing

@MainActor @Suite struct `Something far larger than the screen` {
  private func picture(_ view: some View) -> Bitmap {
    DrawingRenderer(scale: 1).render(LaidOut(view).layout.drawing)
  }

  @Test func `is a picture that a shape is filled with`() {
    let stars = picture(Rectangle().fill(ImagePaint(image: Image(systemName: "star.fill"), scale: 100_000)))
    #expect(stars.width == 100 && stars.height == 100)
  }
}
