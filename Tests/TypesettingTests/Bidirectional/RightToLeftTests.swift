import PixelImages
import PlaneGeometry
import Testing
import UnicodeAlgorithms

@testable import Typesetting

@Suite("Right-to-left text")
struct RightToLeftTests {
  /// Texts and what is seen of them from left to right.
  @Test(arguments: [
    ("שלום עולם", "םלוע םולש"),
    ("abc שלום עולם def", "abc םלוע םולש def"),
    ("שלום abc def עולם", "םלוע abc def םולש"),
    ("שלום, abc!", "!abc ,םולש"),
    ("abc, שלום!", "abc, םולש!"),
  ])
  func `words of two directions keep their own and stand in the paragraph's`(text: String, expected: String) {
    #expect(Sample.seen(text) == [expected])
  }

  @Test(arguments: [
    ("שלום 123 עולם", "םלוע 123 םולש"),
    ("מחיר 1,234.50 שח", "חש 1,234.50 ריחמ"),
    ("abc 1 שלום 2 def", "abc 1 2 םולש def"),
    ("50% שלום", "םולש 50%"),
    ("שלום 10/20", "10/20 םולש"),
    // UAX #9 asks for these two: a sign is no part of its number, and numbers in a row are words in a row.
    ("-5 שלום", "םולש 5-"),
    ("ח 1 2 3", "3 2 1 ח"),
  ])
  func `numbers run from left to right`(text: String, expected: String) {
    #expect(Sample.seen(text) == [expected])
  }

  @Test(arguments: [
    ("הוא אמר \"שלום\" לי", "יל \"םולש\" רמא אוה"),
    ("he said \"שלום עולם\", ok", "he said \"םלוע םולש\", ok"),
    ("he said \"שלום, abc\".", "he said \"םולש, abc\"."),
    ("שלום (עולם)", "(םלוע) םולש"),
    ("שלום (abc) עולם", "םלוע (abc) םולש"),
    ("abc (שלום) [1]", "abc (םולש) [1]"),
    ("א<ב", "ב>א"),
    ("a<b", "a<b"),
  ])
  func `quotation marks and brackets enclose what they enclose, brackets mirrored`(text: String, expected: String) {
    #expect(Sample.seen(text) == [expected])
  }

  @Test(arguments: [
    ("\u{202E}abc\u{202C} def", "cba def"),
    ("\u{202D}שלום\u{202C}", "שלום"),
    ("a \u{202B}b, ש!\u{202C} c", "a !ש ,b c"),
    ("ש \u{2066}a, ש!\u{2069} ל", "ל a, ש! ש"),
    ("a \u{2067}b, ש!\u{2069} c", "a !ש ,b c"),
    ("a \u{2068}ש, b!\u{2069} c", "a !b ,ש c"),
    ("ש C#\u{200E} ל", "ל C# ש"),
    ("a!\u{200F}", "a!"),
    ("\u{200F}a!", "!a"),
    ("\u{202B}\u{202A}\u{202B}\u{202A}a ש b\u{202C}\u{202C}\u{202C}\u{202C}", "a ש b"),
  ])
  func `explicit controls are obeyed and not seen`(text: String, expected: String) {
    #expect(Sample.seen(text) == [expected])
  }

  @Test func `each paragraph has the direction of its first letter, or the style's`() {
    #expect(Sample.seen("שלום!\nhello!\n1!") == ["!םולש", "hello!", "1!"])
    #expect(Sample.seen("שלום!\r\nhello!\u{2029}1!", Sample.rightToLeft) == ["!םולש", "hello!", "!1"])
    #expect(Sample.seen("<,", Sample.rightToLeft) == [",>"])
    // A line separator starts no paragraph.
    #expect(Sample.seen("שלום\u{2028}hello!") == ["םולש", "!hello"])
  }

  @Test func `lines are broken in reading order`() {
    let width = Sample.width("שלום abc") + 1
    #expect(Sample.seen("שלום abc def עולם", width: width) == ["abc םולש", "םלוע def"])
    #expect(Sample.lines("שלום abc def עולם", width: width) == ["שלום abc", "def עולם"])
  }

  @Test func `white space at the end of a line is neither seen nor measured`() {
    let word = Sample.paragraph("שלום").layout(width: nil)
    for text in ["שלום   ", "שלום   \nשלום"] {
      #expect(Sample.paragraph(text).layout(width: nil).lines[0].runs == word.lines[0].runs)
      #expect(Sample.paragraph(text).layout(width: nil).size.width == word.size.width)
    }
  }

  @Test func `unbreakable white space at the end of a line stands where the paragraph ends`() {
    let space = Sample.width("\u{2007}א\u{2007}") - Sample.width("א")
    #expect(space == 2 * Sample.width("\u{2007}"))
    #expect(Sample.seen("abc א\u{2007}").map(\.last) == ["\u{2007}"])
    let cut = Sample.seen("abcא\u{2007}ב", width: Sample.width("abcא\u{2007}") + 0.1)
    #expect(cut == ["abcא\u{2007}", "ב"])
  }

  @Test func `a word that is divided goes on in the next line`() {
    #expect(Sample.seen("אבגדהו", width: Sample.width("אבג") + 0.1) == ["גבא", "והד"])
    #expect(Sample.seen("אבג\u{AD}דהו", width: Sample.width("אבג-") + 0.5) == ["-גבא", "והד"])
  }

  @Test func `the ellipsis stands at the end of what is read`() {
    func seen(_ text: String, _ shown: String, _ mode: ParagraphStyle.TruncationMode = .tail) -> [String] {
      Sample.seen(text, width: Sample.width(shown) + 0.1) {
        $0.lineLimit = 1
        $0.truncationMode = mode
      }
    }
    #expect(seen("שלום עולם גדול", "שלום עו…") == ["…וע םולש"])
    #expect(seen("שלום עולם גדול", "…ם גדול", .head) == ["לודג ם…"])
    #expect(seen("אבגדהוזחטי", "אב…טי", .middle) == ["יט…א"])
    #expect(seen("abc אבגדה", "abc אב…") == ["abc בא…"])
    #expect(seen("אבג abcdef", "אבג ab…") == ["…ab גבא"])
    #expect(seen("abcאבג", "ab…בג", .middle) == ["a…גב"])
    #expect(seen("abc אבג\nדהו", "abc אבג…") == ["abc גבא…"])
  }

  @Test func `glyphs fill the line from its left edge to its width, each cell once`() {
    let text = "שלום abc 12"
    let line = Sample.paragraph(text).layout(width: nil).lines[0]
    let places = line.runs.flatMap(\.glyphs).map(\.x)
    #expect(abs(places[0]) < 0.5 && places == places.sorted() && places.count == text.count)
    let pieces = Sample.shaped(text).cells.reduce(0) { $0 + $1.width }
    #expect(abs(line.width - pieces) < 1e-9)
  }

  @Test func `colours follow their letters`() {
    let font = FontDescriptor(size: 17)
    let runs = [TextRun("אב", font: font), TextRun("גד", font: font, color: .white)]
    let line = Paragraph(runs).layout(width: nil).lines[0]
    #expect(line.runs.map(\.color) == [.white, .black] && line.text == "אבגד")
    #expect(line.seen("אבגד") == "דגבא")
  }

  @Test func `emoji stand in the order of the words, each whole`() {
    let line = Sample.paragraph("א 👍🏽👨‍👩‍👦 ב").layout(width: nil).lines[0]
    let alone = ["👍🏽", "👨‍👩‍👦"].map { Sample.paragraph($0).layout(width: nil).lines[0].runs[0].glyphs[0].glyph }
    let pictures = line.runs.filter(\.face.hasColorImages).flatMap(\.glyphs).map(\.glyph)
    #expect(pictures == alone.reversed())
  }

  @Test func `Arabic letters join from right to left, marks stay with their letters`() {
    let shaped = Sample.shaped("بَتَ")
    #expect(shaped.cellScalars == [0..<2, 2..<4])
    #expect(shaped.items.count == 1 && shaped.items[0].item.level == .rightToLeft)
    // The lam and alef of one ligature are one cell, also where a line is cut beside it.
    #expect(Sample.shaped("سلام").cellScalars == [0..<1, 1..<3, 3..<4])
    #expect(Sample.lines("سلام", width: 1) == ["س", "لا", "م"])
  }

  @Test func `letters that a line divides keep the forms that they have when joined`() {
    let whole = Sample.shaped("ببب").glyphs.map(\.glyph)
    let lines = Sample.paragraph("ببب").layout(width: 1).lines
    #expect(lines.flatMap(\.runs).flatMap(\.glyphs).map(\.glyph) == whole.reversed())
  }

  @Test func `alignment is that of the style, whatever the text's direction`() {
    for isRightToLeft in [false, true] {
      let layout = Sample.paragraph("אבגד\nא\nabcdef\na") { $0.isRightToLeft = isRightToLeft }.layout(width: nil)
      for line in layout.lines {
        #expect(abs(line.x - (isRightToLeft ? layout.size.width - line.width : 0)) < 1e-9)
      }
    }
  }
}
