import Testing

@testable import Typesetting

@Suite("The width of letters")
struct FontWidthTests {
  private func font(_ weight: FontWeight, _ width: Int = 1000, size: Double = 17) -> FontDescriptor {
    var font = FontDescriptor(size: size, weight: weight)
    font.width = FontWidth(rawValue: width)
    return font
  }

  private func line(_ text: String, _ font: FontDescriptor) -> TextLine {
    Paragraph([TextRun(text, font: font)], library: .bundled).layout(width: nil).lines[0]
  }

  @Test func `a text is as many times as wide as in the heavier or lighter face that it is set in`() {
    let cases: [(FontWeight, Int, FontWeight)] = [
      (.regular, 700, .medium), (.regular, 800, .regular), (.regular, 1200, .regular), (.light, 700, .regular),
      (.bold, 700, .black), (.bold, 1200, .semibold), (.semibold, 800, .bold), (.semibold, 1200, .medium),
    ]
    for (weight, width, face) in cases {
      // Kerning, digits, marks of their own, Greek and Cyrillic letters.
      for text in ["AVATAR To 12,5 €", "e\u{301}\u{323} Ĳ", "Αθήνα Москва", "\t|"] {
        let (usual, other) = (line(text, font(face)), line(text, font(weight, width)))
        #expect(abs(other.width - usual.width * Double(width) / 1000) < 1e-9, "\(text) \(weight) \(width)")
        #expect(other.runs.map(\.face.weight) == usual.runs.map(\.face.weight))
        #expect(other.baseline == usual.baseline && other.runs.map(\.size) == usual.runs.map(\.size))
      }
    }
  }

  @Test func `glyphs keep their heights and stand at as many times the distance`() {
    let (usual, narrow) = (line("ö\u{302}gA", font(.regular)), line("ö\u{302}gA", font(.regular, 800)))
    let (glyphs, others) = (usual.runs.flatMap(\.glyphs), narrow.runs.flatMap(\.glyphs))
    #expect(glyphs.map(\.glyph) == others.map(\.glyph) && glyphs.map(\.y) == others.map(\.y))
    #expect(zip(glyphs, others).allSatisfy { abs($0.x * 0.8 - $1.x) < 1e-9 })
  }

  @Test func `the usual width is the usual face`() throws {
    let face = try #require(line("a", font(.regular)).runs.first?.face)
    #expect(face === (try Sample.face("Inter")) && face.width == .standard)
  }

  @Test func `is told apart by what remembers texts and faces`() throws {
    let library = FontLibrary(faces: FontLibrary.bundled.faces, systemFamily: "Inter")
    func line(_ width: Int) -> TextLine {
      Paragraph([TextRun("same", font: font(.black, width))], library: library).layout(width: nil).lines[0]
    }
    let widths = [1000, 900, 800, 1000, 900, 800].map { line($0).width }
    #expect(Set(widths).count == 3 && Array(widths[..<3]) == Array(widths[3...]))
    // One face for all texts of a width, so that their glyphs are drawn once.
    let faces = try [800, 800, 900].map { try #require(line($0).runs.first?.face) }
    #expect(faces[0] === faces[1] && faces[0] !== faces[2])
    #expect(faces[0].outline(of: 40) == faces[2].outline(of: 40))
  }

  @Test func `is that of the system family alone`() {
    let narrow = font(.regular, 700)
    // An Arabic word, a Hebrew one, an emoji: from other families.
    for text in ["\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{5E9}\u{5DC}", "😀"] {
      #expect(line(text, narrow).width == line(text, font(.regular)).width)
    }
    let mixed = line("a \u{645} 😀", narrow).runs.map(\.face)
    #expect(mixed.contains { $0.width.rawValue == 700 } && mixed.contains { $0.width == .standard })
    var serif = narrow
    serif.design = .serif
    var named = narrow
    named.family = "Noto Serif"
    #expect(line("a", serif).runs.allSatisfy { $0.face.width == .standard })
    #expect(line("a", named).runs.allSatisfy { $0.face.width == .standard })
  }

  @Test func `lines break, are cut and stand right to left as with letters of that width`() {
    func lines(_ width: Int, limit: Int? = nil) -> [String] {
      var style = ParagraphStyle()
      style.lineLimit = limit
      let text = TextRun("narrow letters leave room for more of them", font: font(.regular, width))
      return Paragraph([text], style: style, library: .bundled).layout(width: 160).lines.map(\.text)
    }
    #expect(lines(700).count < lines(1000).count && lines(1000).count <= lines(1200).count)
    #expect(lines(700, limit: 1)[0].count > lines(1000, limit: 1)[0].count)
    let right = line("\u{5D0} abc \u{5D1}", narrowFont)
    #expect(right.width < line("\u{5D0} abc \u{5D1}", font(.semibold)).width)
    // A character that no font has: its box is a letter of the face.
    #expect(line("\u{E000}", narrowFont).width < line("\u{E000}", font(.regular)).width)
  }

  private var narrowFont: FontDescriptor { font(.regular, 700) }
}
