import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PlaneGeometry
import Testing
import Typesetting

@MainActor @Suite struct `A text that does not fit` {
  private let words = "one two three four five"

  private func drawn(_ view: some View, width: CGFloat = 100, height: CGFloat = 300) -> DrawnText? {
    LaidOut(view, in: CGSize(width: width, height: height), scale: 3).items.lazy.compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }.first
  }

  private func size(_ text: DrawnText?) -> Double { text?.layout.lines.first?.runs.first?.size ?? 0 }

  @Test func `is made smaller, as little as is enough`() throws {
    let text = try #require(drawn(Text(words).lineLimit(1).minimumScaleFactor(0.3)))
    #expect(!text.layout.isTruncated && text.layout.lines.count == 1)
    #expect(size(text) > 17 * 0.3 && size(text) < 17)
    // One of 64 steps larger would be too wide.
    #expect(text.frame.width <= 100)
    let step = 17 * 0.7 / 64
    let larger = Text(words).font(.system(size: CGFloat(size(text) + step))).fixedSize()
    #expect(try #require(drawn(larger)).frame.width > 100)
    #expect(text.frame.height < 61 / 3.0)
  }

  // As a picture of an iPhone has it in the largest text size.
  @Test func `has words divided that no line has room for, in English`() throws {
    let title = Text(verbatim: "Default (System)").font(.system(size: 53))
    let lines = try #require(drawn(title, width: 150)).layout.lines.map(\.text)
    #expect(lines == ["De-", "fault", "(Sys-", "tem)"])
    let german = try #require(drawn(title.environment(\.locale, Locale(identifier: "de_DE")), width: 150))
    #expect(german.layout.lines.map(\.text).joined() == "Default(System)")
    let british = try #require(drawn(title.environment(\.locale, Locale(identifier: "en_GB")), width: 150))
    #expect(british.layout.lines.map(\.text) == lines)
  }

  @Test func `is cut in the smallest size where that is not enough`() throws {
    let text = try #require(drawn(Text(words).lineLimit(1).minimumScaleFactor(0.9), width: 60))
    #expect(text.layout.isTruncated && abs(size(text) - 17 * 0.9) < 1e-9)
    #expect(text.layout.lines.first?.text.hasSuffix("…") == true)
  }

  @Test func `is made smaller for its height, too`() throws {
    let text = try #require(drawn(Text(words).minimumScaleFactor(0.5), width: 80, height: 30))
    #expect(!text.layout.isTruncated && text.layout.lines.count == 2 && text.frame.height <= 30)
  }

  @Test func `stays as it is where it fits, or may not change`() throws {
    let fitting = Text(words).minimumScaleFactor(0.5)
    #expect(drawn(fitting, width: 300) == drawn(Text(words), width: 300))
    #expect(drawn(fitting, width: 80) == drawn(Text(words), width: 80))
    #expect(drawn(Text(words).lineLimit(1).minimumScaleFactor(1)) == drawn(Text(words).lineLimit(1)))
    #expect(drawn(Text(words).lineLimit(1).allowsTightening(false)) == drawn(Text(words).lineLimit(1)))
  }

  @Test func `takes in a stack what it needs in the smallest size`() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Text(verbatim: words).lineLimit(1).minimumScaleFactor(0.5)
        Color.red.frame(width: 40)
      }, in: CGSize(width: 150, height: 40))
    #expect(row.frames(words).first.map { $0.maxX <= 110 } == true)
  }

  @Test func `is set closer first`() throws {
    let width = try #require(drawn(Text(words), width: 300)).frame.width
    let tight = try #require(drawn(Text(words).lineLimit(1).allowsTightening(true), width: width - 4))
    #expect(!tight.layout.isTruncated && size(tight) == 17 && tight.frame.width <= width - 4)
    let both = try #require(
      drawn(Text(words).lineLimit(1).allowsTightening(true).minimumScaleFactor(0.5), width: width * 0.8))
    #expect(!both.layout.isTruncated && size(both) < 17)
    #expect(drawn(Text(words).lineLimit(1).allowsTightening(true), width: width * 0.8)?.layout.isTruncated == true)
  }

  @Test func `shrinks with the symbols and the lines in it`() throws {
    func text(_ factor: CGFloat) -> LaidOut {
      LaidOut(
        Text("\(Image(systemName: "star.fill")) favourites of mine").underline().lineLimit(1).minimumScaleFactor(
          factor),
        in: CGSize(width: 90, height: 40), scale: 3)
    }
    let (small, large) = (text(0.5), text(1))
    #expect(small.layout.problems == [])
    let star = { (text: LaidOut) in text.items.first { $0.name.contains("star") }?.frame?.width ?? 0 }
    #expect(star(small) > 0 && star(small) < star(large) * 0.8)
    #expect(
      try #require(small.frames("Underline").first).height < (try #require(large.frames("Underline").first)).height)
  }

  @Test func `is not made smaller than nothing`() {
    let problem = LaidOut(Text("a").minimumScaleFactor(0)).layout.problems
    #expect(problem == ["minimumScaleFactor(0.0) is impossible: give a finite number that is larger than 0"])
  }
}
