import DeclarativeUI
import DrawingRenderer
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

/// Says that it is there.
private struct Marked: TextAttribute {}

/// Says a number.
private struct Numbered: TextAttribute {
  let number: Int
}

/// Has a closure draw.
private struct Drawn: TextRenderer {
  var growth: CGFloat = 0
  let draw: (Text.Layout, inout GraphicsContext) -> Void

  func draw(layout: Text.Layout, in context: inout GraphicsContext) { draw(layout, &context) }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width + growth, height: size.height + growth)
  }
}

@MainActor @Suite struct `A renderer of texts` {
  private func laidOut(_ view: some View) -> LaidOut { LaidOut(view, in: CGSize(width: 220, height: 160), scale: 2) }

  private func bitmap(_ view: some View) -> Bitmap {
    let layout = laidOut(view)
    #expect(layout.layout.problems == [])
    return DrawingRenderer(scale: 2).render(layout.layout.drawing)
  }

  /// Texts of several runs, lines, fonts, directions and paints.
  private let texts: [Text] = [
    Text("Some ") + Text("words in bold").bold() + Text(" and others, on more than two lines of a narrow place 🎉"),
    Text("lines ").underline() + Text("below").strikethrough(color: .red) + Text("behind"),
    Text("A ") + Text(Image(systemName: "heart.fill")) + Text(" among letters"),
    Text("שלום ").foregroundStyle(.red) + Text("עולם"),
    Text("gradient").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)),
    Text("e\u{301}tait fi "),
  ]

  @Test func `that draws all lines, all runs or all glyphs draws what is drawn without it`() {
    for text in texts {
      let plain = bitmap(text)
      #expect(bitmap(text.textRenderer(Drawn { for line in $0 { $1.draw(line) } })) == plain)
      #expect(bitmap(text.textRenderer(Drawn { for line in $0 { for run in line { $1.draw(run) } } })) == plain)
      let slices = Drawn { layout, context in
        for line in layout { for run in line { for slice in run { context.draw(slice) } } }
      }
      // Neighbours that touch each other would be mixed twice.
      #expect(bitmap(text.tracking(4).textRenderer(slices)) == bitmap(text.tracking(4)))
    }
  }

  @Test func `finds what each piece of a text says to it, the innermost first`() {
    var said: [(String?, Int?)] = []
    let text =
      Text("a") + Text("b").customAttribute(Marked())
      + (Text("c").customAttribute(Numbered(number: 1)) + Text(Image(systemName: "heart")))
      .customAttribute(Numbered(number: 2))
    let renderer = Drawn { layout, _ in
      said = layout.flatMap { Array($0) }.map { ($0[Marked.self].map { "\($0)" }, $0[Numbered.self]?.number) }
    }
    _ = laidOut(text.textRenderer(renderer)).layout.drawing
    #expect(said.map(\.0) == [nil, "Marked()", nil, nil] && said.map(\.1) == [nil, nil, 1, 2])
  }

  @Test func `knows where lines, runs and glyphs are`() throws {
    var found: Text.Layout?
    let text = Text("First words ") + Text("and more").bold() + Text(" of them on the second")
    let layout = laidOut(text.textRenderer(Drawn { layout, _ in found = layout }).frame(width: 150))
    _ = layout.layout.drawing
    let lines = try #require(found)
    #expect(lines.count == 3 && !lines.isTruncated)
    #expect(lines.map { $0.typographicBounds.rect.minX } == [0, 0, 0])
    let heights = lines.map { $0.typographicBounds.rect.height }
    #expect(heights.allSatisfy { abs($0 - 20.5) < 0.5 })
    #expect(zip(lines, lines.dropFirst()).allSatisfy { abs($1.origin.y - $0.origin.y - 22) < 0.5 })
    for line in lines {
      let widths = line.map(\.typographicBounds.width)
      #expect(abs(widths.reduce(0, +) - line.typographicBounds.width) < 0.01)
      for run in line {
        #expect(abs(run.map(\.typographicBounds.width).reduce(0, +) - run.typographicBounds.width) < 0.01)
        #expect(run[0..<run.count].typographicBounds == run.typographicBounds)
      }
    }
    #expect(lines[0].count == 2 && lines[0][0].count == "First words ".count)
    #expect(lines[0][1].typographicBounds.origin.x == lines[0][0].typographicBounds.rect.maxX)
    let indices = lines.flatMap { $0.flatMap(\.characterIndices) }
    // Of the spaces at which lines are broken none is in a run.
    let letters = (0..<42).filter { $0 != 15 && $0 != 31 }
    #expect(indices.map { indices[0].distance(to: $0) } == letters)
  }

  private func lines(of text: Text) throws -> Text.Layout {
    var found: Text.Layout?
    _ = laidOut(text.textRenderer(Drawn { layout, _ in found = layout })).layout.drawing
    return try #require(found)
  }

  @Test func `has one run for letters that say the same, as high as their font`() throws {
    for size in [11.0, 13, 17, 23, 31] {
      let text = Text("A ") + Text("considerably").font(.system(size: size)).bold() + Text(" l")
      let line = try #require(lines(of: text).first)
      #expect(line.count == 3)
      let (run, small) = (line[1].typographicBounds, line[0].typographicBounds)
      #expect(abs(run.ascent + run.descent - size * 2444 / 2048) < 0.01)
      #expect(small.ascent == line[2].typographicBounds.ascent)
      #expect(line.typographicBounds.ascent >= max(run.ascent, small.ascent) - 0.5)
    }
    let raised = try lines(of: Text("a") + Text("b").baselineOffset(5))[0]
    #expect(raised[1].typographicBounds.origin.y == raised[0].typographicBounds.origin.y - 5)
  }

  @Test func `knows empty lines, and in which direction letters run`() throws {
    let empty = try lines(of: Text("a\n\nb"))
    #expect(empty.count == 3 && empty[1].isEmpty)
    let bounds = empty.map(\.typographicBounds.rect)
    #expect(bounds[1].minY > bounds[0].minY && bounds[1].minY < bounds[2].minY && bounds[1].height == bounds[0].height)
    #expect(try lines(of: Text("שלום"))[0].map(\.layoutDirection) == [.rightToLeft])
    #expect(try lines(of: Text("a שלום b"))[0].map(\.layoutDirection) == [.leftToRight, .rightToLeft, .leftToRight])
    let run = try lines(of: Text("abc"))[0][0]
    #expect(run == run[0...2].run && run[0..<0].isEmpty && run[0..<0].typographicBounds.width == 0)
  }

  @Test func `reports what fonts lack, and takes no impossible size`() throws {
    let missing = Text("a").font(.custom("Nobody", size: 12))
    #expect(laidOut(missing.textRenderer(Drawn { _, _ in })).layout.problems == laidOut(missing).layout.problems)
    #expect(laidOut(missing).layout.problems.count == 1)
    let endless = laidOut(Text("a").textRenderer(Drawn(growth: .infinity) { _, _ in }).background { Color.red })
    let said = endless.layout.problems
    #expect(said.count == 2 && said[0].hasPrefix("The width of Drawn.sizeThatFits(proposal:text:) is impossible"))
    #expect(endless.items.first?.frame == laidOut(Text("a").background { Color.red }).items.first?.frame)
  }

  @Test func `has thresholds of what it draws beyond the text, too`() {
    let renderer = Drawn { layout, context in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 4))
      for line in layout { context.draw(line) }
    }
    let bitmap = bitmap(Text("HHH").bold().font(.largeTitle).textRenderer(renderer))
    let alphas = Set((0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y].alpha } })
    #expect(alphas == [0, 255])
  }

  @Test func `says how large texts are`() throws {
    func frame(_ growth: CGFloat) throws -> CGRect {
      let text = Text("text").textRenderer(Drawn(growth: growth) { _, _ in }).background { Color.red }
      return CGRect(try #require(laidOut(text).items.first?.frame))
    }
    #expect(try frame(10).width - frame(0).width == 10 && frame(10).height - frame(0).height == 10)
  }

  @Test func `is not asked for bars, and changes nothing that is heard`() {
    var count = 0
    let renderer = Drawn { _, _ in count += 1 }
    let bars = bitmap(Text("text").textRenderer(renderer).redacted(reason: .placeholder))
    #expect(bars == bitmap(Text("text").redacted(reason: .placeholder)) && count == 0)
    #expect(laidOut(Text("text").textRenderer(renderer)).layout.accessibility.map(\.label) == ["text"])
  }

  @Test func `draws anew where what it is told has changed`() throws {
    struct Shifted: TextRenderer {
      let distance: Double
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        context.translateBy(x: distance, y: 0)
        for line in layout { context.draw(line) }
      }
    }
    struct Moving: View {
      @State private var distance = 0.0
      var body: some View {
        VStack {
          Button("Move") { distance = 20 }
          Text("text").textRenderer(Shifted(distance: distance))
        }
      }
    }
    let host = ViewHost(Moving(), size: CGSize(width: 100, height: 100))
    func x() -> CGFloat? { LaidOut(host.layout(on: host.ownScreen)).frames("text").last?.minX }
    let before = try #require(x())
    try host.tap("Move")
    #expect(x() == before + 20)
  }
}
