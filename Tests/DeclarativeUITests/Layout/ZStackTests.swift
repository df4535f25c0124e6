import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite struct `A pile of views` {
  @Test func `offers everyone the same and is as large as all together`() {
    let pile = LaidOut(
      ZStack {
        Box(20, 60); Box(40, 10)
      }.border(.black))
    #expect(pile.frames == [rect(40, 20, 20, 60), rect(30, 45, 40, 10), rect(30, 20, 40, 60)])
  }

  @Test func `aligns by both guides`() {
    let pile = LaidOut(
      ZStack(alignment: .topTrailing) {
        Box(20, 60); Box(40, 10)
      })
    #expect(pile.frames == [rect(50, 20, 20, 60), rect(30, 20, 40, 10)])
  }
}
