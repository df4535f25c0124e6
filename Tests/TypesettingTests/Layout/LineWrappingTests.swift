import PlaneGeometry
import Testing

@testable import Typesetting

@Suite("Lines")
struct LineWrappingTests {
  @Test func `lines hold as many words as fit`() {
    let three = Sample.width("one two three")
    #expect(Sample.lines("one two three four", width: three) == ["one two three", "four"])
    #expect(Sample.lines("one two three four", width: three - 0.01) == ["one two", "three four"])
    #expect(Sample.lines("one two three four", width: nil) == ["one two three four"])
    #expect(Sample.lines("one two three four", width: .infinity) == ["one two three four"])
  }

  @Test func `a text fits into the size that it reported`() {
    for text in ["one two three", "AV AV To. \u{1F602} fi", "x", "a-b/c"] {
      for scale in [1.0, 2, 3] {
        let size = Sample.paragraph(text) { $0.displayScale = scale }.layout(width: nil).size
        let again = Sample.paragraph(text) { $0.displayScale = scale }.layout(width: size.width, height: size.height)
        #expect(again.lines.count == 1 && !again.isTruncated && again.size == size)
      }
    }
  }

  @Test func `white space hangs over the end of a line`() {
    let width = Sample.width("one")
    #expect(Sample.lines("one      two", width: width) == ["one", "two"])
    #expect(Sample.width("one   ") == width)
    #expect(Sample.width("  one") > width)
    #expect(Sample.paragraph("   ").layout(width: nil).size.width == 0)
  }

  // As iPhones do: "Enter key / manually" in the middle of a column, and digits that break at each space.
  @Test func `a text takes the room of the white space at which it was broken, where it is offered that`() {
    func width(_ text: String, _ offered: Double) -> Double { Sample.paragraph(text).layout(width: offered).size.width }
    let (word, space) = (Sample.width("mmm"), Sample.width("mmm m") - Sample.width("mmm") - Sample.width("m"))
    let (most, pixel) = (word + space, 1.0)
    #expect(abs(width("mmm mm", most + 5) - most) < pixel && abs(width("mmm mm", most + 5) - word) > space - pixel)
    #expect(abs(width("mmm mm", word + space / 2) - (word + space / 2)) < pixel)
    // The last line has none, and a line that ends by itself.
    #expect(abs(width("m mmm ", word + 1) - word) < pixel && abs(width("mmm \nm", 500) - word) < pixel)
  }

  @Test func `line breaks start lines, also at the end and in a row`() {
    #expect(Sample.lines("a\nb", width: nil) == ["a", "b"])
    #expect(Sample.lines("a\r\nb\u{2028}c\u{2029}d", width: nil) == ["a", "b", "c", "d"])
    #expect(Sample.lines("a\n\nb", width: 100) == ["a", "", "b"])
    #expect(Sample.lines("a\n", width: 100) == ["a", ""])
    #expect(Sample.lines("\n", width: 100) == ["", ""])
    #expect(Sample.lines("", width: 100) == [""])
  }

  @Test func `a word that is wider than the line is divided between characters`() {
    let width = Sample.width("mmm")
    #expect(Sample.lines("mmmmmmm", width: width) == ["mmm", "mmm", "m"])
    #expect(Sample.lines("a mmmmm", width: width) == ["a", "mmm", "mm"])
    #expect(Sample.lines("e\u{301}e\u{301}", width: 1) == ["e\u{301}", "e\u{301}"])
    #expect(Sample.lines("👨‍👩‍👦🇩🇪", width: 1) == ["👨‍👩‍👦", "🇩🇪"])
    for width in [0, -5, -Double.infinity] { #expect(Sample.lines("abc", width: width) == ["a", "b", "c"]) }
    #expect(Sample.lines("abc", width: .nan) == ["abc"])
  }

  @Test func `a soft hyphen shows where a line ends at it, and needs its room`() {
    let word = "super\u{AD}man"
    #expect(Sample.lines(word, width: Sample.width("superma")) == ["super-", "man"])
    #expect(Sample.lines(word, width: nil) == [word])
    #expect(abs(Sample.width(word) - Sample.width("superman")) < 1e-9)
    #expect(Sample.lines("a " + word, width: Sample.width("a super")) == ["a", "super-", "man"])
    #expect(Sample.paragraph(word).layout(width: Sample.width("superma")).missingCharacters == [])
  }

  // As iPhones do, where "Au-" would have had room behind "Allow".
  @Test func `a word that no line has room for is divided where English divides it`() {
    func lines(_ text: String, _ room: String, limit: Int? = nil) -> [String] {
      Sample.lines(text, width: Sample.width(room)) {
        $0.dividesWords = true
        $0.lineLimit = limit
      }
    }
    #expect(lines("Allow Authenticator app", "Authenticato") == ["Allow", "Authentica-", "tor app"])
    #expect(lines("Default (System)", "Defau") == ["De-", "fault", "(Sys-", "tem)"])
    // The hyphen needs room; without, the place before counts, and any place where there is none.
    #expect(lines("Authenticator", "Authentica") == ["Authenti-", "cator"])
    #expect(lines("Authenticator", "Authen-") == ["Authen-", "ticator"])
    #expect(lines("Authenticator", "Auth") == ["Au-", "the", "nti-", "ca-", "tor"])
    #expect(lines("strength", "stren") == ["stren", "gth"])
    #expect(lines("Use Authenticator", "Authenticato", limit: 2) == ["Use", "Authentica…"])
    #expect(Sample.lines("Default", width: Sample.width("Defau")) == ["Defau", "lt"])
  }

  @Test func `a divided text breaks in the same way in the width that it reported`() {
    for width in stride(from: 25.0, to: 120, by: 1.7) {
      let paragraph = Sample.paragraph("Allow Authenticator notifications") { $0.dividesWords = true }
      let layout = paragraph.layout(width: width)
      #expect(paragraph.measures(width: width).size == layout.size)
      #expect(paragraph.layout(width: min(layout.size.width, width)).lines.map(\.text) == layout.lines.map(\.text))
      let shown = layout.lines.map(\.text).joined().filter { $0 != " " && $0 != "-" }
      #expect(shown == "AllowAuthenticatornotifications")
    }
  }

  @Test func `no line is wider than asked, and together they show every character`() {
    let text = "AVAVAV To. Wave, re-set 'Type'. (Ta) L'AV->Yo fi \u{1F602}\u{1F602}x"
    for width in stride(from: 12.0, through: 400, by: 3.7) {
      let lines = Sample.paragraph(text).layout(width: width).lines
      #expect(lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " })
      for line in lines where line.text.count > 1 && line.text != "->" {
        #expect(line.width <= width + 0.001, "\(line.text) at \(width)")
      }
    }
  }

  @Test func `a line that starts in the middle of a kerned pair is as wide as the text alone`() {
    let width = Sample.width("AV")
    let lines = Sample.paragraph("AVAVAV").layout(width: width).lines
    #expect(lines.map(\.text) == ["AV", "AV", "AV"])
    for line in lines { #expect(abs(line.width - width) < 1e-9) }
  }

  @Test func `lines are as far apart as line height says, and leading or line spacing, whichever is more`() {
    let font = FontDescriptor(size: 20.48, leading: 3)
    var style = ParagraphStyle()
    style.lineSpacing = 10
    let layout = Paragraph([TextRun("a\nb", font: font)], style: style).layout(width: nil)
    let baselines = layout.lines.map(\.baseline)
    #expect(abs(baselines[0] - 19.5) < 1e-9)
    #expect(abs(baselines[1] - 53.94) < 1e-9, "The first one, 24.44 for the line, and 10 of spacing.")
    #expect(layout.size.height == 59, "Two lines of 24.44 and 10 between them, rounded up.")
    style.lineSpacing = 2
    let near = Paragraph([TextRun("a\nb", font: font)], style: style).layout(width: nil).lines.map(\.baseline)
    #expect(abs(near[1] - 46.94) < 1e-9, "The leading is more.")
    let tight = FontDescriptor(size: 20.48, leading: -1)
    let added = Paragraph([TextRun("a\nb", font: tight)], style: style).layout(width: nil).lines.map(\.baseline)
    #expect(abs(added[1] - 44.94) < 1e-9, "A negative leading and the spacing are added.")
    #expect(layout.firstLeading == 3 && layout.lastLeading == 3)
    #expect(layout.firstBaseline == layout.lines[0].baseline && layout.lastBaseline == layout.lines[1].baseline)
  }

  @Test func `a line is as high as its largest font asks, other lines are not`() {
    let small = FontDescriptor(size: 10.24)
    let large = FontDescriptor(size: 20.48)
    let layout = Paragraph([TextRun("a\nb", font: small), TextRun("C\n", font: large), TextRun("d", font: small)])
      .layout(width: nil)
    #expect(layout.lines.map(\.text) == ["a", "bC", "d"])
    let expected = [9.75, 12.22 + 19.5, 12.22 + 24.44 + 9.75]
    for (line, baseline) in zip(layout.lines, expected) { #expect(abs(line.baseline - baseline) < 1e-9) }
  }

  /// Centred they stand between two pixels, where the last digit decides: 53 / 3 is another number than 53 of a third.
  @Test func `sizes are so many times the length of a pixel`() {
    for count in 1...30 {
      let size = Sample.paragraph(String(repeating: "a", count: count)) { $0.displayScale = 3 }.layout(width: nil).size
      #expect(size.width == (size.width * 3).rounded() * (1 / 3.0))
    }
  }

  @Test func `sizes are rounded up to device pixels`() {
    let width = Sample.width("abc")
    for scale in [1.0, 2, 3] {
      let size = Sample.paragraph("abc") { $0.displayScale = scale }.layout(width: nil).size
      #expect(size.width * scale == (width * scale).rounded(.up))
      #expect(size.height * scale == (17 * 2444 / 2048 * scale).rounded(.up))
    }
  }
}
