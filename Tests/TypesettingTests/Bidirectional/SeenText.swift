import UnicodeAlgorithms

@testable import Typesetting

extension Sample {
  /// The lines of a text as they are seen from left to right; `□` is a glyph that belongs to no character alone.
  static func seen(
    _ text: String, width: Double? = nil, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> [String] {
    paragraph(text, change).layout(width: width).lines.map { $0.seen(text) }
  }

  static func rightToLeft(_ style: inout ParagraphStyle) {
    style.isRightToLeft = true
  }
}

extension TextLine {
  /// The characters of the line from left to right, told from its glyphs.
  func seen(_ text: String) -> String {
    let mirrored = text.unicodeScalars.compactMap(MirrorImage.image)
    let known: [Unicode.Scalar] = [" "] + Array(text.unicodeScalars) + mirrored + [".", "-"]
    let glyphs = runs.flatMap { run in run.glyphs.map { (face: run.face.harfBuzz, glyph: $0) } }
    var seen = String.UnicodeScalarView()
    for (index, placed) in glyphs.enumerated() {
      let end = index + 1 < glyphs.count ? glyphs[index + 1].glyph.x : x + width
      // Controls are drawn as spaces without an advance; letters of the system font stand up to .4 points beside their place.
      guard end - placed.glyph.x > 0.5 else { continue }
      seen.append(known.first { placed.face.glyph(for: $0) == placed.glyph.glyph } ?? "\u{25A1}")
    }
    // Full stops stand for the dots of an ellipsis.
    return String(seen).replacing("...", with: "\u{2026}")
  }
}
