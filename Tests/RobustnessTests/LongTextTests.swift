import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

@MainActor @Suite struct `A text of very many texts` {
  private static let count = 100_000

  private func sum(_ count: Int = count) -> Text {
    (0..<count).reduce(Text("")) { sum, index in sum + Text(index % 2 == 0 ? "a" : "b") }
  }

  @Test func `is let go of on a usual stack`() {
    var text: Text? = sum()
    #expect(text != nil)
    text = nil
    #expect(text == nil)
  }

  @Test func `joined from the end is let go of, too`() {
    var text: Text? = (0..<Self.count).reduce(Text("")) { sum, _ in Text("a") + sum }
    #expect(text != nil)
    text = nil
    #expect(text == nil)
  }

  @Test func `is let go of where others still have parts of it`() {
    let part = sum(1000)
    for _ in 0..<3 { _ = part + Text("c") }
    #expect(part == sum(1000))
  }

  @Test func `is compared with another one`() {
    #expect(sum() == sum())
    #expect(sum() != sum() + Text("c"))
    #expect(Text("a").bold() + Text("b") != Text("a") + Text("b"))
  }

  @Test func `is drawn as one`() {
    let laidOut = LaidOut(sum(40).fixedSize(), in: CGSize(width: 1000, height: 100))
    #expect(LaidOut.texts(of: laidOut.layout) == [String(repeating: "ab", count: 20)])
  }
}
