import DeclarativeUI
import Foundation
import LaidOutViews
import PixelImages
import Testing

@MainActor @Suite struct `The picture of what is not there` {
  private func color(_ view: some View) -> RGBAColor? {
    LaidOut(view, in: CGSize(width: 300, height: 300)).items.first { $0.name == "heart" }?.color
  }

  @Test func `is half as strong as a style around it`() {
    let view = ContentUnavailableView("Nothing", systemImage: "heart")
    #expect(color(view) == RGBAColor(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0x99))
    #expect(
      color(view.foregroundStyle(Color(red: 1, green: 0, blue: 0)))
        == RGBAColor(red: 255, green: 0, blue: 0, alpha: 128))
  }
}
