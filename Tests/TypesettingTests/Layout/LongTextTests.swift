import Testing

@testable import Typesetting

/// Texts so long that work which grows faster than they do would take minutes instead of a second.
@Suite("Long texts")
struct LongTextTests {
  private static let length = 20_000

  private static func text(_ piece: String) -> String {
    String(repeating: piece, count: length / piece.count)
  }

  @Test(arguments: ["word ", "AV", " ", "\u{200B}", "אב (1) a "])
  func `one endless line shows all its characters`(piece: String) {
    let text = Self.text(piece)
    let layout = Sample.paragraph(text).layout(width: nil)
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].text.count == text.lastIndex { $0 != " " }.map { text[...$0].count } ?? 0)
  }

  @Test(arguments: ["word ", "m", "AV", "a" + String(repeating: " ", count: 999), "\u{200B}"])
  func `a line limit cuts them in every mode, at any width`(piece: String) {
    let text = Self.text(piece) + "m"
    for mode in [ParagraphStyle.TruncationMode.head, .middle, .tail] {
      for width: Double in [0, 40, 300] {
        let layout = Sample.paragraph(text) {
          $0.lineLimit = 2
          $0.truncationMode = mode
        }.layout(width: width)
        #expect(layout.lines.count <= 2 && layout.lines.allSatisfy { $0.width <= max(width, 20) })
      }
    }
  }

  @Test func `a word without an end fills line after line`() {
    let text = Self.text("AV")
    let layout = Sample.paragraph(text).layout(width: 100)
    #expect(layout.lines.reduce(0) { $0 + $1.text.count } == text.count)
    #expect(Sample.paragraph(text).layout(width: 0).lines.count == text.count)
  }

  @Test func `runs by the thousand are joined in one line and cut in one`() {
    let runs = (0..<5000).map { TextRun("\($0) ", font: FontDescriptor(size: 17)) }
    var style = ParagraphStyle()
    #expect(Paragraph(runs, style: style).layout(width: nil).lines.map(\.runs.count) == [1])
    style.lineLimit = 1
    #expect(Paragraph(runs, style: style).layout(width: 10000).lines[0].text.hasSuffix("\u{2026}"))
  }

  @Test func `a cut shapes again what it touches and not the line`() throws {
    let text = Sample.shaped(String(repeating: "Wave To ", count: 1000))
    let last = text.cellCount - 3
    let pieces = text.pieces(1..<last)
    #expect(pieces.map(\.cells.count).reduce(0, +) == last - 1)
    let reshaped = pieces.filter { $0.item.cells.count < text.cellCount }
    #expect(!reshaped.isEmpty && reshaped.allSatisfy { $0.item.cells.count < 8 })
    // What is joined from pieces is what one shaping of the line gives.
    let whole = Sample.shaped(String(String(repeating: "Wave To ", count: 1000).dropFirst().dropLast(3)))
    #expect(abs(pieces.reduce(0) { $0 + $1.width } - whole.offsets[whole.cellCount]) < 1e-6)
    let glyphs = pieces.flatMap { $0.item.glyphs[glyphRange(of: $0)] }
    #expect(glyphs.map(\.glyph) == whole.items.flatMap(\.glyphs).map(\.glyph))
  }

  private func glyphRange(of piece: LinePiece) -> Range<Int> {
    let cells = piece.item.cells[piece.cells]
    return (cells.first?.glyphs.lowerBound ?? 0)..<(cells.last?.glyphs.upperBound ?? 0)
  }
}
