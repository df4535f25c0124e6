import DeclarativeUI
import Drawings
import Foundation
import PixelImages
import PlaneGeometry
import LaidOutViews
import Testing

@MainActor @Suite struct `Lines along a text` {
  private func laidOut(_ view: some View, width: CGFloat = 200) -> LaidOut {
    LaidOut(view, in: CGSize(width: width, height: 100), scale: 3)
  }

  @Test func `lie below and through it, as long as it is, where the font has them`() throws {
    let text = laidOut(Text("Price").underline().strikethrough(color: .white))
    #expect(text.items.map(\.name) == ["Underline", "Price", "Strikethrough"])
    let frame = try #require(text.frame("Price"))
    let (below, through) = (try #require(text.frame("Underline")), try #require(text.frame("Strikethrough")))
    #expect(abs(below.width - frame.width) < 0.4 && below.minX == frame.minX)
    // Inter's own figures, in 2816th of the em: 464 below, 922 above, 192 thick.
    let (em, baseline) = (17.0 / 2816, 17.0 * 1950 / 2048)
    #expect(abs(below.minY - frame.minY - baseline - 464 * em) < 1e-9)
    #expect(abs(frame.minY + baseline - through.minY - 922 * em) < 1e-9)
    #expect([below.height, through.height].allSatisfy { abs($0 - 192 * em) < 1e-9 })
    #expect(text.items.last?.color == .white && text.items.first?.color == text.items[1].color)
  }

  @Test func `are those of the part that has them`() throws {
    let text = laidOut(Text("a ") + Text("b").underline() + Text(" c"))
    let (line, frame) = (try #require(text.frame("Underline")), try #require(text.frame("a b c")))
    #expect(line.minX > frame.minX + 5 && line.maxX < frame.maxX - 5)
  }

  @Test func `follow each line of the text, however it is aligned`() throws {
    let text = laidOut(Text("several words in lines").underline().multilineTextAlignment(.trailing), width: 80)
    let frame = try #require(text.items.last?.frame)
    let lines = text.frames("Underline")
    #expect(lines.count > 1)
    #expect(Set(lines.map { Int($0.midY) }).count == lines.count)
    #expect(lines.allSatisfy { abs($0.maxX - frame.maxX) < 0.4 })
  }

  @Test(
    arguments: [
      (.dot, 2), (.dash, 2), (.dashDot, 4), (.dashDotDot, 6),
    ] as [(DeclarativeUI.Text.LineStyle.Pattern, Int)])
  func `have patterns`(pattern: DeclarativeUI.Text.LineStyle.Pattern, dashCount: Int) {
    guard case .shape(let shape)? = laidOut(Text("a").underline(pattern: pattern)).items.first,
      case .stroke(let stroke) = shape.style
    else {
      Issue.record("no line")
      return
    }
    #expect(stroke.dashes.count == dashCount)
  }

  @Test func `are inherited, and taken back`() {
    #expect(laidOut(Text("a").underline(false).underline()).items.count == 1)
    #expect(laidOut(VStack { Text("a") }.underline().strikethrough()).items.count == 3)
    #expect(laidOut(VStack { Text("a").underline(false) }.underline()).items.count == 1)
    #expect(laidOut(Text("")).items.count == 1)
  }

  @Test func `are raised with the letters`() throws {
    let raised = laidOut(Text("a").underline().baselineOffset(6))
    let (text, line) = (try #require(raised.frame("a")), try #require(raised.frame("Underline")))
    let usual = try #require(laidOut(Text("a").underline()).frame("a"))
    #expect(abs(text.height - usual.height - 6) < 0.4)
    #expect(line.maxY < text.maxY - 6)
  }
}
