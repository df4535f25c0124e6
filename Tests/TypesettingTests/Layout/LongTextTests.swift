import Testing

@testable import Typesetting

/// Texts so long that work which grows faster than they do would take minutes instead of a second.
///
/// What is counted is the characters that HarfBuzz shapes: the text once, and again what lines cut.
@Suite("Long texts")
struct LongTextTests {
  private static let length = 20_000

  private static func text(_ piece: String) -> String {
    String(repeating: piece, count: length / piece.count)
  }

  /// A layout by a library that remembers nothing, and how many characters HarfBuzz shaped for it.
  private static func layout(
    _ runs: [TextRun], width: Double?, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> (layout: TextLayout, shapedCharacters: Int) {
    var style = ParagraphStyle()
    change(&style)
    let library = FontLibrary(faces: Sample.library.faces, systemFamily: "Inter")
    let layout = Paragraph(runs, style: style, library: library).layout(width: width)
    return (layout, library.storage.harfBuzz.characterCount)
  }

  private static func layout(
    _ text: String, width: Double?, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> (layout: TextLayout, shapedCharacters: Int) {
    layout([TextRun(text, font: FontDescriptor(size: 17))], width: width, change)
  }

  @Test(arguments: ["word ", "AV", " ", "\u{200B}", "אב (1) a "])
  func `one endless line shows all its characters, each shaped once`(piece: String) {
    let text = Self.text(piece)
    let (layout, shapedCharacters) = Self.layout(text, width: nil)
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].text.count == text.lastIndex { $0 != " " }.map { text[...$0].count } ?? 0)
    // The white space at the end, which is not shown, may be cut off a word that is shaped again.
    #expect((0...2).contains(shapedCharacters - text.unicodeScalars.count), "\(shapedCharacters)")
  }

  @Test(arguments: ["word ", "m", "AV", "a" + String(repeating: " ", count: 999), "\u{200B}"])
  func `a line limit cuts them in every mode, at any width, and shapes again what it cuts`(piece: String) {
    let text = Self.text(piece) + "m"
    for mode in [ParagraphStyle.TruncationMode.head, .middle, .tail] {
      for width: Double in [0, 40, 300] {
        let (layout, shapedCharacters) = Self.layout(text, width: width) {
          $0.lineLimit = 2
          $0.truncationMode = mode
        }
        #expect(layout.lines.count <= 2 && layout.lines.allSatisfy { $0.width <= max(width, 20) })
        // The most where all letters are kerned: the search shapes what is shown anew for each end that it tries.
        #expect(shapedCharacters <= text.count + 400, "\(mode), \(width) pt: \(shapedCharacters - text.count)")
      }
    }
  }

  @Test func `a word without an end fills line after line, each shaped a few times`() {
    let text = Self.text("AV")
    let (layout, shapedCharacters) = Self.layout(text, width: 100)
    #expect(layout.lines.reduce(0) { $0 + $1.text.count } == text.count)
    #expect(shapedCharacters <= 5 * text.count, "\(shapedCharacters)")
    let (narrow, narrowCharacters) = Self.layout(text, width: 0)
    #expect(narrow.lines.count == text.count && narrowCharacters == 2 * text.count, "\(narrowCharacters)")
  }

  @Test func `runs by the thousand are joined in one line and cut in one`() {
    let runs = (0..<5000).map { TextRun("\($0) ", font: FontDescriptor(size: 17)) }
    let length = runs.reduce(0) { $0 + $1.text.count }
    let (whole, shapedCharacters) = Self.layout(runs, width: nil)
    #expect(whole.lines.map(\.runs.count) == [1] && shapedCharacters == length)
    let (cut, cutCharacters) = Self.layout(runs, width: 10000) { $0.lineLimit = 1 }
    #expect(cut.lines[0].text.hasSuffix("\u{2026}"))
    #expect(cutCharacters <= length + 400)
  }

  @Test func `a cut shapes again what it touches and not the line`() throws {
    let text = Sample.shaped(String(repeating: "Wave To ", count: 1000))
    let last = text.cellCount - 3
    let pieces = text.pieces(1..<last)
    #expect(pieces.map(\.cells.count).reduce(0, +) == last - 1)
    let reshaped = pieces.filter { $0.cells.count < 8 }
    #expect(!reshaped.isEmpty && reshaped.count + 1 == pieces.count)
    // What is joined from pieces is what one shaping of the line gives.
    let whole = Sample.shaped(String(String(repeating: "Wave To ", count: 1000).dropFirst().dropLast(3)))
    let width = pieces.flatMap(\.cells).reduce(0) { $0 + $1.width }
    #expect(abs(width - whole.offset(whole.cellCount)) < 1e-6)
    let glyphs = pieces.flatMap { piece in piece.cells.flatMap { piece.glyphs[$0.glyphs] } }
    #expect(glyphs.map(\.glyph) == whole.glyphs.map(\.glyph))
  }
}
