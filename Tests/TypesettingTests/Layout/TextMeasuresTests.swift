import Testing
import Typesetting

/// The measures of a text are those of the lines that it would be laid out in.
@Suite struct `The measures of a text` {
  private static let texts = [
    "", "a", "Do you know the problem with UDP jokes?", "one\ntwo\n", "soft\u{AD}hyphen\u{AD}ation 😀👩‍👩‍👧",
    "AVAVAV Te, To.",
    "שלום (Café) 1024, hello!", "قهوة \"Espresso\" مزدوجة", String(repeating: "word ", count: 40),
  ]

  @Test(arguments: texts, [nil, 0, 30, 75.5, 200] as [Double?])
  func `are those of its layout`(text: String, width: Double?) {
    for mode in [ParagraphStyle.TruncationMode.head, .middle, .tail] {
      for (limit, height) in [(nil, nil), (1, nil), (2, 50), (nil, 30)] as [(Int?, Double?)] {
        var style = ParagraphStyle()
        (style.truncationMode, style.lineLimit, style.displayScale) = (mode, limit, 3)
        let runs = [TextRun(text, font: FontDescriptor(size: 17)), TextRun("!", font: FontDescriptor(size: 28))]
        let paragraph = Paragraph(runs, style: style)
        let layout = paragraph.layout(width: width, height: height)
        let measures = paragraph.measures(width: width, height: height)
        #expect(measures.size == layout.size)
        #expect(measures.lineCount == layout.lines.count)
        #expect(measures.firstBaseline == layout.firstBaseline && measures.lastBaseline == layout.lastBaseline)
      }
    }
  }
}
