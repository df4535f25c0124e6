import DeclarativeUI
import Foundation
import PixelImages
import LaidOutViews
import Testing

@MainActor @Suite struct `An aspect ratio` {
  @Test func `fits inside of what is offered`() {
    #expect(LaidOut(Color.red.aspectRatio(2, contentMode: .fit)).frame == rect(0, 25, 100, 50))
    #expect(LaidOut(Color.red.aspectRatio(0.5, contentMode: .fit)).frame == rect(25, 0, 50, 100))
    let size = CGSize(width: 4, height: 2)
    #expect(LaidOut(Color.red.aspectRatio(size, contentMode: .fit)).frame == rect(0, 25, 100, 50))
  }

  @Test func `covers what is offered`() {
    #expect(LaidOut(Color.red.aspectRatio(2, contentMode: .fill)).frame == rect(-50, 0, 200, 100))
    #expect(LaidOut(Color.red.aspectRatio(0.5, contentMode: .fill)).frame == rect(0, -50, 100, 200))
  }

  @Test func `is the view's own where none is given`() {
    let picture = Image(Bitmap(width: 30, height: 10), scale: 1).resizable()
    #expect(LaidOut(picture.scaledToFit(), in: CGSize(width: 90, height: 60)).frame == rect(0, 15, 90, 30))
    #expect(LaidOut(picture.scaledToFill(), in: CGSize(width: 90, height: 60)).frame == rect(-45, 0, 180, 60))
  }

  @Test func `follows the one extent that is offered`() {
    let view = Color.red.aspectRatio(2, contentMode: .fit)
    #expect(LaidOut(view.fixedSize(horizontal: true, vertical: false)).frame == rect(-50, 0, 200, 100))
    #expect(LaidOut(view.fixedSize(horizontal: false, vertical: true)).frame == rect(0, 25, 100, 50))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func `that makes no sense is none`(ratio: CGFloat) {
    #expect(LaidOut(Color.red.aspectRatio(ratio, contentMode: .fit)).frame == rect(0, 0, 100, 100))
  }
}
