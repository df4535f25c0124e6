import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import PixelImages
import Testing

@MainActor @Suite struct `A gradient` {
  private func stops(of colors: Color...) -> [PixelImages.Gradient.Stop]? {
    let laidOut = LaidOut(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    guard case .shape(let shape)? = laidOut.items.first, case .linearGradient(let gradient, _, _) = shape.paint
    else { return nil }
    return gradient.stops
  }

  @Test func `has a middle as it looks`() throws {
    let green = Color(red: 52 / 255, green: 199 / 255, blue: 89 / 255)
    let indigo = Color(red: 88 / 255, green: 86 / 255, blue: 214 / 255)
    let stops = try #require(self.stops(of: green, indigo))
    #expect(stops.map(\.location) == [0, 0.5, 1])
    // A picture of iOS 17 has (72, 150, 166) there; between the numbers of sRGB would be (70, 142, 152).
    let middle = stops[1].color
    #expect([middle.red, middle.green, middle.blue] == [71, 150, 165])
  }

  @Test func `has none where its numbers are mixed`() {
    let laidOut = LaidOut(Rectangle().fill(DeclarativeUI.Gradient(colors: [.red, .blue]).colorSpace(.device)))
    guard case .shape(let shape)? = laidOut.items.first, case .linearGradient(let gradient, _, _) = shape.paint else {
      Issue.record("No gradient is drawn.")
      return
    }
    #expect(gradient.stops.map(\.location) == [0, 1])
  }

  @Test func `has none where it lets something through or stays`() {
    #expect(stops(of: .red, .red)?.count == 2)
    #expect(stops(of: .red, .blue.opacity(0.5))?.count == 2)
  }
}
