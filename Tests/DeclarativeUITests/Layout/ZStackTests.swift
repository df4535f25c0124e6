import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A pile of views` {
  @Test func `offers everyone the same and is as large as all together`() {
    let pile = LaidOut(
      ZStack {
        Box(20, 60); Box(40, 10)
      }.border(.black))
    #expect(pile.frames == [rect(40, 20, 20, 60), rect(30, 45, 40, 10), rect(30, 20, 40, 60)])
  }

  @Test func `aligns by baselines and the edges of lines`() {
    func place(_ alignment: Alignment) -> CGRect? {
      LaidOut(
        ZStack(alignment: alignment) {
          Text("wide text\nb"); Box(10, 0)
        }, in: CGSize(width: 300, height: 300)
      ).frame("Color")
    }
    let names: [(Alignment, Alignment)] = [
      (.leadingFirstTextBaseline, .leadingLastTextBaseline), (.centerFirstTextBaseline, .centerLastTextBaseline),
      (.trailingFirstTextBaseline, .trailingLastTextBaseline),
    ]
    let places = names.map { (place($0) ?? .zero, place($1) ?? .zero) }
    #expect(places.allSatisfy { abs($1.minY - $0.minY - 22) < 0.5 && $0.minX == $1.minX })
    #expect(places[0].0.minX < places[1].0.minX && places[1].0.minX < places[2].0.minX)
  }

  @Test func `aligns by both guides`() {
    let pile = LaidOut(
      ZStack(alignment: .topTrailing) {
        Box(20, 60); Box(40, 10)
      })
    #expect(pile.frames == [rect(50, 20, 20, 60), rect(30, 20, 40, 10)])
  }
}
