import PixelImages
import Testing

@testable import Typesetting
@testable import UnicodeAlgorithms

@Suite("Shaping")
struct ShapingTests {
  @Test func `pairs are kerned by the font's positioning table`() throws {
    #expect(try Sample.glyphs("A").map(\.advance) == [1904])
    #expect(try Sample.glyphs("V").map(\.advance) == [1904])
    #expect(try Sample.glyphs("AV").map(\.advance) == [1904 - 192, 1904])
  }

  @Test func `positions are the same integers everywhere`() throws {
    let glyphs = try Sample.glyphs("AVAT. 1:2 ")
    #expect(glyphs.map(\.advance) == [1712, 1728, 1664, 1712, 776, 792, 1308, 776, 1704, 792])
    #expect(glyphs.map(\.cluster) == Array(0..<10))
    #expect(glyphs.map(\.isUnsafeToBreak) == [false, true, true, true, true, false, false, true, false, false])
  }

  @Test func `characters that the font joins are one cell`() {
    let arrow = Sample.shaped("a->b", font: FontDescriptor(family: "Inter", size: 17))
    #expect(arrow.cellScalars == [0..<1, 1..<3, 3..<4])
    #expect(arrow.cells.dropLast().map(\.glyphs.count) == [1, 1, 1])
  }

  @Test func `a mark is composed, or stands over its letter without an advance`() {
    #expect(Sample.shaped("e\u{301}").glyphs.count == 1)
    let stacked = Sample.shaped("x\u{323}\u{301}", font: FontDescriptor(family: "Inter", size: Sample.unitSize))
    #expect(stacked.cellCount == 1)
    #expect(stacked.glyphs.map(\.x) == [0, 1520, 1520])
    #expect(stacked.cells.map(\.offset) == [0, 1520])
    #expect(stacked.characterProblems == [])
  }

  @Test func `colours and run borders do not disturb kerning`() {
    let font = FontDescriptor(size: 17)
    let divided = Paragraph([TextRun("A", font: font), TextRun("V", font: font, color: .white)]).layout(width: nil)
    #expect(divided.size == Sample.paragraph("AV").layout(width: nil).size)
    #expect(divided.lines[0].runs.map(\.color) == [.black, .white])
    let bold = FontDescriptor(size: 17, weight: .bold)
    let mixed = Paragraph([TextRun("A", font: font), TextRun("V", font: bold)]).layout(width: nil)
    #expect(mixed.lines[0].runs.map(\.face.weight) == [.regular, .bold])
  }

  @Test func `tracking widens every cell`() {
    func width(_ tracking: Double) -> Double {
      Paragraph([TextRun("abc", font: FontDescriptor(size: 17), tracking: tracking)]).layout(width: nil).lines[0].width
    }
    #expect(abs(width(2) - width(0) - 6) < 1e-9)
  }

  @Test func `right-to-left letters are placed from the right, cells stay in reading order`() throws {
    let hebrew = WritingScript("\u{5D0}")
    #expect(hebrew.isRightToLeft)
    #expect(try Sample.glyphs("abc", script: hebrew, isRightToLeft: true).map(\.cluster) == [2, 1, 0])
    let text = Sample.shaped("\u{5D0}\u{5D1}\u{5D2}")
    #expect(text.cellScalars == [0..<1, 1..<2, 2..<3])
    #expect(text.cells.dropLast().map(\.glyphs) == [2..<3, 1..<2, 0..<1])
  }

  @Test func `what has no script takes the one before it that runs its way`() {
    let hebrew = WritingScript("\u{5D0}")
    func scripts(_ text: String, _ levels: [UInt8]) -> [WritingScript] {
      var running = RunningScript()
      return zip(text.unicodeScalars, levels).map { running.script(of: $0, level: BidiLevel(value: $1)) }
    }
    #expect(
      scripts("(1\u{5D0} 1a,1", [0, 0, 1, 1, 2, 0, 0, 0])
        == [.common, .latin, hebrew, hebrew, .latin, .latin, .latin, .latin])
    #expect(scripts("a, \u{5D0}.", [2, 1, 1, 1, 1]) == [.latin, .common, .common, hebrew, hebrew])
    #expect(scripts("1:2, \u{5D0}", [2, 2, 2, 1, 1, 1]) == [.latin, .latin, .latin, .common, .common, hebrew])
    #expect(scripts("\u{661}, \u{5D0}", [2, 1, 1, 1]) == [.latin, .common, .common, hebrew])
    #expect(scripts("1.2", [1, 1, 1]) == [.common, .common, .common])
  }

  @Test func `punctuation at the start of a text is kerned with what follows`() {
    #expect(Sample.shaped("(T").items.count == 1)
    #expect(Sample.shaped("\u{201C}Ta\u{201D}, 1T").items.count == 1)
  }

  @Test(arguments: ["12:30", "1.5", "1/2", "\u{A3}1,111.00", "-1.5", "(1)"])
  func `a number is shaped with its signs, as it is behind a word`(number: String) {
    #expect(Sample.shaped(number).items.count == 1)
    let behindWord = Sample.width("a\u{A0}\(number)") - Sample.width("a\u{A0}")
    #expect(abs(Sample.width(number) - behindWord) < 1e-9)
  }

  @Test func `a per cent sign is wider than in the font, by itself`() {
    let items = Sample.shaped("5 %, or 6%").items
    #expect(items.map { $0.item.face.width.rawValue } == [1000, 1200, 1000, 1200])
  }

  /// cocoa-dev, "Vertically Centered Colon", December 2016; an arrow for "->" is Inter's own, and so are the others.
  @Test func `the system font raises a colon between digits and has no other contextual forms`() {
    func glyphs(_ text: String, family: String? = nil, features: FontFeatures = []) -> [UInt32] {
      var font = FontDescriptor(family: family, size: 17)
      font.features = features
      return Sample.shaped(text, font: font).glyphs.map(\.glyph)
    }
    func apart(_ text: String) -> [UInt32] { text.flatMap { glyphs(String($0)) } }
    for text in ["->", "3x3", "(A)", "A-B", "1+1", "A:B", "1:A", ":12:"] {
      #expect(glyphs(text) == apart(text))
      if text != ":12:" { #expect(glyphs(text, family: "Inter") != apart(text)) }
    }
    let raised = glyphs("1:2", family: "Inter")[1]
    #expect(raised != glyphs(":")[0])
    #expect(glyphs("A -> 12:30:1") == apart("A -> 12") + [raised] + apart("30") + [raised] + apart("1"))
    #expect(glyphs("12:30", features: .noContext) == apart("12:30"))
    #expect(glyphs("12:30", features: .monospacedDigits)[2] == raised)
    // Letters of other faces keep the forms that their scripts need.
    let (arabic, marks) = ("\u{0633}\u{0644}\u{0627}\u{0645}", "\u{0915}\u{094D}\u{0937}")
    #expect(glyphs(arabic) == glyphs(arabic, family: "Noto Sans Arabic"))
    #expect(glyphs(marks) == glyphs(marks, family: "Noto Sans Devanagari"))
  }

  @Test func `a tab is as wide as four spaces, a control character has no width`() {
    #expect(abs(Sample.width("a\tb") - Sample.width("a    b")) < 1e-9)
    #expect(abs(Sample.width("a\u{1}b") - Sample.width("a") - Sample.width("b")) < 1e-9)
    #expect(Sample.shaped("a\u{1}b\u{7F}\u{85}").characterProblems == [])
  }
}
