import DeclarativeUI
import Drawings
import Foundation
import PixelImages
import PlaneGeometry
import LaidOutViews
import Testing

@MainActor @Suite struct `A divider` {
  @Test func `is level and one device pixel high in a column`() {
    let column = LaidOut(
      VStack(spacing: 0) {
        Box(10, 10); Divider()
      }, scale: 2)
    #expect(column.frame("Divider") == rect(0, 54.75, 100, 0.5))
  }

  /// Measured on iOS 18 at accessibility5.
  @Test func `is one point high at the text sizes for accessibility`() {
    func height(_ size: DynamicTypeSize) -> CGFloat? {
      LaidOut(Divider(), scale: 3) { $0.dynamicTypeSize = size }.frame("Divider")?.height
    }
    #expect(abs((height(.xxxLarge) ?? 0) - 1 / 3) < 0.01)
    #expect(height(.accessibility1) == 1)
    #expect(height(.accessibility5) == 1)
  }

  /// Measured on iOS 26, on white.
  @Test(arguments: [SystemDesign.iOS18, .iOS26]) func `is as strong in every design`(_ design: SystemDesign) {
    let divider = LaidOut(Divider()) { $0.systemDesign = design }
    #expect(divider.colors.map(\.description) == ["#3C3C434A"])
  }

  @Test func `is upright and one device pixel wide in a row`() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Divider(); Box(10, 10)
      }, scale: 2)
    #expect(row.frame("Divider") == rect(44.75, 0, 0.5, 100))
  }

  @Test func `is as wide as its column where the screen has the size of the view`() {
    let column = VStack {
      Text("Title"); Divider(); Text("a")
    }
    let items = HostedScreen(.fitting, hasBackground: false).layout(column.padding()).drawing.items
    let frames = items.compactMap(\.frame)
    #expect(frames.count == 3 && frames[1].width == frames[0].width && frames[1].minX == 16)
    #expect(frames[1].width > 20)
  }

  @Test func `is level on its own`() {
    #expect(LaidOut(Divider()).frame == rect(0, 49.5, 100, 1))
  }
}
