import PixelImages
import PlaneGeometry
import Testing

@testable import Typesetting

@Suite("Truncation")
struct TruncationTests {
  private let text = "one two three four five six"

  /// The width of a text before an ellipsis; the two are not kerned.
  private func width(_ text: String) -> Double {
    Sample.width(text) + Sample.width("\u{2026}")
  }

  private func layout(
    _ text: String, width: Double?, height: Double? = nil, limit: Int? = 1,
    mode: ParagraphStyle.TruncationMode = .tail
  ) -> TextLayout {
    Sample.paragraph(text) {
      $0.lineLimit = limit
      $0.truncationMode = mode
    }.layout(width: width, height: height)
  }

  @Test func `the tail gives way to an ellipsis, character by character`() {
    let cut = layout(text, width: width("one two thr"))
    #expect(cut.lines.map(\.text) == ["one two thr\u{2026}"])
    #expect(cut.isTruncated)
  }

  @Test func `white space before the ellipsis is dropped`() {
    #expect(layout(text, width: width("one two t") - 0.5).lines[0].text == "one two\u{2026}")
  }

  @Test func `the head or the middle can give way instead`() {
    let width = width("ur five six")
    #expect(layout(text, width: width, mode: .head).lines[0].text == "\u{2026}ur five six")
    let middle = layout(text, width: 120, mode: .middle).lines[0].text
    #expect(middle.hasPrefix("one tw") && middle.hasSuffix("six") && middle.contains("\u{2026}"))
    #expect(layout(text, width: 120, mode: .middle).lines[0].width <= 120)
  }

  @Test func `a text that fits is not cut`() {
    let fits = layout(text, width: Sample.width(text))
    #expect(fits.lines.map(\.text) == [text] && !fits.isTruncated)
    #expect(!layout(text, width: nil).isTruncated)
    #expect(!layout("one   ", width: Sample.width("one")).isTruncated)
  }

  @Test func `only the last line that is shown is cut`() {
    let cut = layout(text, width: width("three f"), limit: 2)
    #expect(cut.lines.map(\.text) == ["one two", "three f\u{2026}"])
  }

  @Test func `a line that ends at a line break gets the ellipsis too`() {
    #expect(layout("one\ntwo", width: nil).lines.map(\.text) == ["one\u{2026}"])
    #expect(layout("one\ntwo", width: 200).lines.map(\.text) == ["one\u{2026}"])
    #expect(layout("one\ntwo\nthree", width: 200, limit: 2).lines.map(\.text) == ["one", "two\u{2026}"])
    #expect(layout("one\ntwo", width: 200, mode: .head).lines.map(\.text) == ["\u{2026}two"])
  }

  @Test func `too little height cuts lines, but one remains`() {
    let lineHeight = 17.0 * 2444 / 2048
    let width = Sample.width("one two")
    #expect(layout(text, width: width, height: 2 * lineHeight, limit: nil).lines.count == 2)
    #expect(layout(text, width: width, height: 2 * lineHeight - 0.1, limit: nil).lines.count == 1)
    #expect(layout(text, width: width, height: 0, limit: nil).lines.map(\.text) == ["one t\u{2026}"])
    #expect(layout(text, width: width, height: -1, limit: nil).lines.count == 1)
    #expect(layout(text, width: nil, height: 0, limit: nil).lines.map(\.text) == [text])
  }

  @Test func `a width without room for anything shows the ellipsis`() {
    for mode in [ParagraphStyle.TruncationMode.head, .middle, .tail] {
      #expect(layout(text, width: 0, mode: mode).lines.map(\.text) == ["\u{2026}"])
    }
  }

  @Test func `a limit below one counts as one`() {
    #expect(layout(text, width: 100, limit: 0).lines.count == 1)
    #expect(layout(text, width: 100, limit: -3).lines.count == 1)
    #expect(layout(text, width: 100, limit: .max).lines.count > 1)
  }

  @Test func `the ellipsis has the font and the colour of the run that is cut`() {
    let bold = FontDescriptor(size: 17, weight: .bold)
    var style = ParagraphStyle()
    style.lineLimit = 1
    let cut = Paragraph([TextRun("mmm mmm", font: bold, color: .white)], style: style).layout(width: 60)
    #expect(cut.lines[0].runs.count == 1)
    #expect(cut.lines[0].runs[0].face.weight == .bold && cut.lines[0].runs[0].color == .white)
    let plain = TextRun("mm ", font: FontDescriptor(size: 17))
    let mixed = Paragraph([plain, TextRun("mmmmm", font: bold, color: .white)], style: style).layout(width: 90)
    #expect(mixed.lines[0].text == "mm mm\u{2026}")
    #expect(mixed.lines[0].runs.map(\.color) == [.black, .white])
  }

  @Test func `a cut line is never wider than asked, in any mode at any width`() {
    for mode in [ParagraphStyle.TruncationMode.head, .middle, .tail] {
      for width in stride(from: 20.0, through: 220, by: 2.3) {
        let line = layout("AVAV To. fi->x \u{1F602}\u{1F602} Wave", width: width, mode: mode).lines[0]
        #expect(line.width <= width + 0.001, "\(line.text) at \(width)")
      }
    }
  }
}
