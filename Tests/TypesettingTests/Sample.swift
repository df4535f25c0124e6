import PlaneGeometry
import UnicodeAlgorithms

@testable import Typesetting

/// Short ways to set text in tests.
enum Sample {
  /// A size at which a point is a font unit of Inter, so that positions are integers.
  static let unitSize = 2816.0

  static var library: FontLibrary { .bundled }

  /// Text in the system family in black.
  static func paragraph(_ text: String, size: Double = 17, _ change: (inout ParagraphStyle) -> Void = { _ in })
    -> Paragraph
  {
    var style = ParagraphStyle()
    change(&style)
    return Paragraph([TextRun(text, font: FontDescriptor(size: size))], style: style)
  }

  /// The text of the lines at a width.
  static func lines(_ text: String, width: Double?, _ change: (inout ParagraphStyle) -> Void = { _ in }) -> [String] {
    paragraph(text, change).layout(width: width).lines.map(\.text)
  }

  /// The width of a text in one line, in points, unrounded.
  static func width(_ text: String, size: Double = 17) -> Double {
    paragraph(text, size: size).layout(width: nil).lines[0].width
  }

  static func shaped(_ text: String, font: FontDescriptor = FontDescriptor(size: 17)) -> ShapedText {
    ShapedText([TextRun(text, font: font)], library: library.storage)
  }

  /// The glyphs of Inter Regular in font units.
  static func glyphs(
    _ text: String, script: WritingScript = .latin, isRightToLeft: Bool = false
  ) throws -> [ShapedGlyph] {
    let face = try face("Inter")
    let scalars = Array(text.unicodeScalars)
    return HarfBuzzShaper().shape(
      scalars, scalars.indices, face: face.harfBuzz, script: script, isRightToLeft: isRightToLeft, Array.init)
  }

  static func face(_ family: String, weight: FontWeight = .regular, isItalic: Bool = false) throws -> FontFace {
    let font = FontDescriptor(family: family, size: 1, weight: weight, isItalic: isItalic)
    guard let face = library.face(for: font) else { throw FontError(.notAFont, name: family) }
    return face
  }
}

extension ShapedText {
  /// The scalars of each cell.
  var cellScalars: [Range<Int>] { (0..<cellCount).map { scalars($0..<$0 + 1) } }

  /// The glyphs of an item.
  func glyphs(of item: ShapedItem) -> [CellGlyph] { cells[item.cells].flatMap { glyphs[$0.glyphs] } }
}
