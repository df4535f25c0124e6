import DeclarativeUI
import Drawings
import Foundation
import PixelImages
import LaidOutViews
import Testing

@MainActor @Suite struct `View code written for SwiftUI` {
  private func layOut(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> LaidOut {
    LaidOut(
      Gallery(), in: CGSize(width: 390, height: 844), scale: 3,
      insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), change: change)
  }

  @Test func `is laid out without problems`() {
    #expect(layOut().layout.problems == [])
    #expect(layOut().layout.buttons.count == 2)
  }

  @Test func `has every part where the rules put it`() throws {
    let screen = layOut()
    #expect(screen.frames("Color").first == rect(0, 0, 390, 844))
    let cards = screen.frames("RoundedRectangle")
    // Each card has a background and a border; the first one's height is that of its three texts and two gaps.
    #expect(cards.count == 4)
    #expect(cards.allSatisfy { $0.minX == 16 && $0.width == 358 })
    #expect(cards[0] == cards[1])
    let ada = try #require(screen.frame("Ada"))
    #expect(ada.origin == CGPoint(x: 16 + 16 + 44 + 12, y: 47 + 16 + 16))
    let role = try #require(screen.frame("Mathematician"))
    #expect(abs(role.minY - ada.maxY - 4) < 1e-6)
    let second = try #require(screen.frame("Grace"))
    #expect(abs(second.minY - (cards[0].maxY + 16 + 16)) < 1e-6)
    let divider = try #require(screen.frame("Divider"))
    #expect(divider.width == 358 && abs(divider.height - 1 / 3) < 1e-9)
    // (358 - 4 * 2) / 5 wide; heights are shares of the largest value.
    let bars = screen.frames("Rectangle")
    #expect(bars.map(\.width) == [70, 70, 70, 70, 70])
    #expect(bars.map(\.height) == [60, 20, 80, 20, 100])
    #expect(Set(bars.map { ($0.maxY * 1000).rounded() }).count == 1)
    #expect(screen.frame("Ring")?.maxX == 374)
    #expect(screen.frames("Background").count == 2)
    #expect(screen.frames("NEW").count == 1)
  }

  @Test func `follows the appearance and the text size`() throws {
    let dark = layOut { $0.colorScheme = .dark }
    #expect(dark.items.first { $0.name == "RoundedRectangle" }?.color?.description == "#FFFFFF1A")
    let large = layOut { $0.dynamicTypeSize = .accessibility1 }
    #expect(large.frames("Online now").isEmpty)
    #expect(try #require(large.frame("Ada")).height > 30)
  }
}
