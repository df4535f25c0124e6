import PlaneGeometry
import Testing

@testable import Typesetting

/// Text that was measured on pictures of a real iPhone, at 3 pixels a point.
@Suite("The joke screen's text")
struct JokeScreenTests {
  /// The body style at the default content size: 17 pt with a line pitch of 22 pt.
  static let body = FontDescriptor(size: 17, leading: 22 - FontMetrics.system(size: 17).lineHeight)

  static func layout(_ text: String, width: Double? = 262) -> TextLayout {
    var style = ParagraphStyle()
    style.alignment = .center
    style.displayScale = 3
    return Paragraph([TextRun(text, font: body)], style: style).layout(width: width)
  }

  @Test func `the joke breaks into the lines of iOS`() {
    #expect(
      Self.layout("The punchline often arrives before the set-up.").lines.map(\.text)
        == ["The punchline often arrives before", "the set-up."])
    #expect(
      Self.layout("Do you know the problem with UDP jokes?").lines.map(\.text)
        == ["Do you know the problem with", "UDP jokes?"])
  }

  @Test func `one line is 61 pixels high and two are 127, emoji included`() {
    #expect(Self.layout("one").size.height == 61 * (1 / 3.0))
    #expect(Self.layout("one\ntwo").size.height == 127 * (1 / 3.0))
    #expect(Self.layout("\u{2935}\u{FE0F}").size.height == 61 * (1 / 3.0))
    #expect(Self.layout("one \u{1F602}\n\u{1F602}").size.height == 127 * (1 / 3.0))
  }

  @Test func `baselines round to those of iOS`() {
    #expect(Self.layout("one\ntwo").lines.map { ($0.baseline * 3).rounded() } == [49, 115])
  }

  /// Left and right end of the ink in pixels of the 1170 px wide screen, on which the text is centred.
  @Test(arguments: [
    ("The punchline often arrives before", 195.0, 975.0),
    ("Do you know the problem with", 243, 929),
    ("Tell me another!", 405, 765),
  ])
  func `ink is as wide as on iOS within one percent`(text: String, left: Double, right: Double) {
    let layout = Self.layout(text, width: nil)
    let ink = layout.lines[0].ink
    let start = (1170 - layout.size.width * 3) / 2
    #expect(abs((ink.upperBound - ink.lowerBound) * 3 / (right - left) - 1) < 0.01)
    #expect(abs(ink.lowerBound * 3 + start - left) < 2.5)
    #expect(abs(ink.upperBound * 3 + start - right) < 2.5)
  }
}
