import PlaneGeometry
import Testing

@testable import Typesetting

/// What a library remembers of texts that it has shaped, counted by the characters that HarfBuzz shapes.
@Suite("Remembered texts")
struct ShapedTextCacheTests {
  private let library = FontLibrary(faces: Sample.library.faces, systemFamily: "Inter")

  private func measures(_ text: String, size: Double = 17, width: Double? = nil) -> TextMeasures {
    var style = ParagraphStyle()
    style.lineLimit = 1
    return Paragraph([TextRun(text, font: FontDescriptor(size: size))], style: style, library: library)
      .measures(width: width)
  }

  /// How many characters are shaped for a text.
  private func shapedCharacters(for text: String) -> Int {
    let before = library.storage.harfBuzz.characterCount
    _ = measures(text)
    return library.storage.harfBuzz.characterCount - before
  }

  @Test func `a text that many rows have in common is shaped once`() {
    #expect(shapedCharacters(for: "of 100") == 6)
    for row in 0..<3 * ShapedTextCache.textLimit {
      _ = measures("\(row)")
      #expect(shapedCharacters(for: "of 100") == 0)
    }
  }

  @Test func `as many texts as a generation holds are shaped once, however often they come`() {
    let texts = (0..<ShapedTextCache.textLimit).map { "\($0)" }
    for text in texts { _ = measures(text) }
    for text in texts + texts { #expect(shapedCharacters(for: text) == 0) }
  }

  @Test func `what does not come again is forgotten`() {
    _ = measures("once")
    for row in 0..<2 * ShapedTextCache.textLimit { _ = measures("\(row)") }
    #expect(shapedCharacters(for: "once") == 4)
  }

  @Test func `an ellipsis has the size of its text, whatever the text before had`() {
    let widths = [17.0, 34, 17, 34].map { measures("Row", size: $0, width: 0).size.width }
    #expect(widths[0] == widths[2] && widths[1] == widths[3] && widths[0] < widths[1])
  }
}
