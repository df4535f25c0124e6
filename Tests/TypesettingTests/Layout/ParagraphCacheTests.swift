import PixelImages
import PlaneGeometry
import Testing
import UnicodeAlgorithms

@testable import Typesetting

@Suite("Remembered layouts")
struct ParagraphCacheTests {
  @Test func `equal paragraphs give equal layouts, different ones do not mix`() {
    let font = FontDescriptor(size: 17)
    let first = Paragraph([TextRun("abc", font: font)]).layout(width: 100)
    #expect(Paragraph([TextRun("abc", font: font)]).layout(width: 100) == first)
    let white = Paragraph([TextRun("abc", font: font, color: .white)]).layout(width: 100)
    #expect(white.lines[0].runs[0].color == .white && first.lines[0].runs[0].color == .black)
    #expect(Paragraph([TextRun("abc", font: font, tracking: 1)]).layout(width: 100) != first)
    #expect(Paragraph([TextRun("abc", font: FontDescriptor(size: 18))]).layout(width: 100) != first)
    #expect(Paragraph([TextRun("abc", font: font)]).layout(width: 5) != first)
  }

  @Test func `libraries do not share what they remember`() throws {
    let bold = FontLibrary(faces: [try Sample.face("Inter", weight: .bold)], systemFamily: "Inter")
    let run = TextRun("abc", font: FontDescriptor(size: 17))
    #expect(Paragraph([run], library: bold).layout(width: nil) != Paragraph([run]).layout(width: nil))
  }

  @Test func `texts that the standard library calls equal are not taken for each other`() {
    // A Hebrew letter with its dot, which no font composes into the presentation form.
    let texts = ["\u{FB2A}", "\u{5E9}\u{5C1}"]
    #expect(texts[0] == texts[1])
    let library = FontLibrary(faces: Sample.library.faces, systemFamily: "Inter")
    for text in texts {
      let key = ShapingKey([TextRun(text, font: FontDescriptor(size: 17))])
      #expect(library.storage.core(for: key).text.shaper.characters.scalars == Array(text.unicodeScalars))
    }
  }

  @Test func `more texts and sizes than are remembered are still right`() {
    let font = FontDescriptor(size: 17)
    for number in 0..<600 {
      #expect(Paragraph([TextRun("\(number)", font: font)]).layout(width: 100).lines[0].text == "\(number)")
    }
    for width in 1..<100 {
      #expect(Sample.lines("abc", width: Double(width)).joined() == "abc")
    }
  }
}
