import PlaneGeometry
import Testing

@testable import Typesetting

@Suite("Odd texts")
struct OddTextTests {
  private static let texts: [String] = [
    "", "\n", "\r", "\r\n\r\n", "\t", " ", "\0", "\u{1}\u{2}\u{1B}[0m", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}",
    "\u{301}", "\u{301}\u{301}\u{301}", "\u{1F3FB}", "\u{1F1E6}", "\u{1F1E6}\u{1F1E6}\u{1F1E6}", "\u{E0067}",
    "\u{200D}\u{1F468}\u{200D}", "\u{FFFF}", "\u{10FFFF}", "\u{FFFD}", "\u{FFFC}", "\u{AD}", "\u{FEFF}",
    "\u{202E}abc\u{202C}", "\u{2066}x\u{2069}", "שלום עולם", "مرحبا بالعالم 123 abc", "नमस्ते क्षि", "ภาษาไทย", "한국어",
    "日本語。テキスト", "\u{1100}\u{1161}\u{11A8}", "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "ﷺ",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}\u{200D}\u{1F468}", "1\u{FE0F}", "\u{2028}",
    "ß\u{FE0E}",
  ]

  @Test(arguments: texts)
  func `any text is set at any width, alone and among letters`(text: String) {
    for whole in [text, "a" + text, text + "b", "a " + text + " b " + text] {
      for width: Double? in [nil, 0, 1, 30, 1000] {
        for limit in [nil, 1, 2] {
          for mode in [ParagraphStyle.TruncationMode.head, .middle, .tail] {
            let layout = Sample.paragraph(whole) {
              $0.lineLimit = limit
              $0.truncationMode = mode
              $0.alignment = .center
            }.layout(width: width)
            #expect(!layout.lines.isEmpty && layout.size.width.isFinite && layout.size.width >= 0)
          }
        }
      }
    }
  }

  @Test func `cells cover each text without gaps`() {
    for text in Self.texts.map({ "x" + $0 + "\n" + $0 }) {
      let shaped = Sample.shaped(text)
      var end = 0
      for scalars in shaped.cellScalars {
        #expect(scalars.lowerBound == end && scalars.upperBound > end, "\(text.debugDescription)")
        end = scalars.upperBound
      }
      #expect(end == text.unicodeScalars.count)
    }
  }

  @Test func `long texts are set, also without a place to break`() {
    let lineCounts = [
      ("word ", 334), ("m", 556), ("中", 417), ("a\u{1F602}", 625), ("AV", 385), (" ", 1), ("\n", 10_001),
      ("\u{301}", 1),
    ]
    for (piece, lineCount) in lineCounts {
      let text = String(repeating: piece, count: 10_000 / piece.unicodeScalars.count)
      #expect(Sample.paragraph(text).layout(width: 262).lines.count == lineCount, "\(piece.debugDescription)")
      #expect(Sample.paragraph(text) { $0.lineLimit = 1 }.layout(width: 262).lines.count == 1)
    }
  }

  @Test func `sizes that no text can have count as zero`() {
    for size in [0, -1, Double.nan, .infinity, -.infinity, 1e300] {
      let font = FontDescriptor(size: size, leading: size)
      let layout = Paragraph([TextRun("abc \u{1F602}", font: font, tracking: size)]).layout(width: 100)
      #expect(layout.lines.count == 1)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    }
  }

  @Test func `styles that make no sense leave sizes that do`() {
    for odd in [0, -1, Double.nan, .infinity, -.infinity] {
      let layout = Sample.paragraph("a\nb") {
        $0.lineSpacing = odd
        $0.displayScale = odd
      }.layout(width: odd, height: odd)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    }
    for weight in [Int.min, -1, 0, 1001, Int.max] {
      let font = FontDescriptor(size: 17, weight: FontWeight(rawValue: weight))
      #expect(Paragraph([TextRun("a", font: font)]).layout(width: nil).lines[0].runs[0].face.family == "Inter")
    }
  }

  @Test func `no runs and empty runs are an empty line`() {
    #expect(Paragraph([]).layout(width: 100).lines.count == 1)
    #expect(Paragraph([]).layout(width: 100).size == .zero)
    let font = FontDescriptor(size: 20.48)
    let empty = Paragraph([TextRun("", font: font), TextRun("", font: font)]).layout(width: nil)
    #expect(empty.lines.count == 1 && empty.size == Size(width: 0, height: 25))
    let between = Paragraph([TextRun("", font: font), TextRun("a", font: font), TextRun("", font: font)])
    #expect(between.layout(width: nil).lines[0].text == "a")
  }

  @Test func `a character that is divided between runs is still drawn`() {
    let font = FontDescriptor(size: 17)
    let layout = Paragraph([TextRun("e", font: font), TextRun("\u{301}x", font: font)]).layout(width: nil)
    #expect(layout.lines[0].text == "e\u{301}x")
    #expect(layout.missingCharacters == [])
  }
}
