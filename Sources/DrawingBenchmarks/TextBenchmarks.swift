import DeclarativeUI
import Typesetting

/// Texts that are far longer than those of a screen, shaped without a cache.
@MainActor
enum TextBenchmarks {
  static var all: [Benchmark] {
    [
      Benchmark(name: "text of 400,000 characters in one line") { consume(layout(text(400_000), width: nil)) },
      Benchmark(name: "text of 1,000,000 characters, lineLimit(2)") {
        consume(layout(text(1_000_000), width: 390) { $0.lineLimit = 2 })
      },
      Benchmark(name: "word of 400,000 characters, 390 pt wide") {
        consume(layout(String(repeating: "m", count: 400_000), width: 390))
      },
      Benchmark(name: "20,000 short texts, measured whole and at width 0") { measureShortTexts(20_000) },
      Benchmark(name: "1,000 texts joined by +") { consume(ScreenBenchmarks.layout(joined(1000))) },
    ]
  }

  private static func text(_ length: Int) -> String {
    String(repeating: "word ", count: length / 5)
  }

  private static func layout(
    _ text: String, width: Double?, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = ParagraphStyle()
    change(&style)
    // A library of its own has no memory of texts that were shaped before.
    let library = FontLibrary(faces: FontLibrary.bundled.faces, systemFamily: "Inter")
    return Paragraph([TextRun(text, font: FontDescriptor(size: 17))], style: style, library: library)
      .layout(width: width)
  }

  /// What a stack asks of the texts in its rows.
  private static func measureShortTexts(_ count: Int) {
    let library = FontLibrary(faces: FontLibrary.bundled.faces, systemFamily: "Inter")
    for index in 0..<count {
      let run = TextRun("Row \(index)", font: FontDescriptor(size: 17))
      consume(Paragraph([run], library: library).measures(width: nil))
      consume(Paragraph([run], library: library).measures(width: 0, height: 20))
    }
  }

  private static func joined(_ count: Int) -> Text {
    (0..<count).reduce(Text(verbatim: "")) { $0 + Text(verbatim: "\($1) ").bold($1.isMultiple(of: 2)) }
  }
}
