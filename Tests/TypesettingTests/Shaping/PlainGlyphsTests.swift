import Testing

@testable import Typesetting

/// What is not looked for in texts of printable ASCII, and is not there.
@Suite("Plain characters")
struct PlainGlyphsTests {
  private static let faces = FontLibrary.bundled.faces.filter(\.keepsPlainGlyphs)
  private static let plain = (UInt8(ascii: " ")...UInt8(ascii: "~")).map { Unicode.Scalar($0) }
  /// Each character before each.
  private static let pairs = plain.flatMap { left in plain.flatMap { [left, $0] } }

  private func glyphs(
    _ scalars: [Unicode.Scalar], _ face: FontFace, _ script: WritingScript, isRightToLeft: Bool = false,
    keepsPlainGlyphs: Bool
  ) -> [ShapedGlyph] {
    HarfBuzzShaper().shape(
      scalars, scalars.indices, face: face.harfBuzz, script: script, isRightToLeft: isRightToLeft,
      features: .systemContext, keepsPlainGlyphs: keepsPlainGlyphs
    ) { Array($0) }
  }

  @Test func `the system family and its rounded form keep their glyphs`() {
    #expect(Set(Self.faces.map(\.family)) == ["Inter", "Stills Rounded"])
    #expect(Self.faces.count == FontLibrary.bundled.faces.count { ["Inter", "Stills Rounded"].contains($0.family) })
  }

  @Test(arguments: faces)
  func `their glyphs and places are those of a text in which all is looked for`(face: FontFace) {
    for script in [WritingScript.latin, .common] {
      for isRightToLeft in [false, true] {
        let all = glyphs(Self.pairs, face, script, isRightToLeft: isRightToLeft, keepsPlainGlyphs: false)
        let few = glyphs(Self.pairs, face, script, isRightToLeft: isRightToLeft, keepsPlainGlyphs: true)
        #expect(all == few, "\(face.family) \(face.weight.rawValue) \(script.name)")
      }
    }
  }

  @Test(arguments: faces)
  func `each has its own glyph`(face: FontFace) {
    let all = glyphs(Self.pairs, face, .latin, keepsPlainGlyphs: false)
    // A colon between digits is raised.
    let isKept = zip(all, Self.pairs).filter { $1 != ":" }.allSatisfy { $0.glyph == face.harfBuzz.glyph(for: $1) }
    #expect(all.count == Self.pairs.count && isKept)
  }

  @Test func `a dot makes way for a mark, and a fraction is set, where a text has such`() throws {
    let face = try #require(Self.faces.first)
    let scalars: [Unicode.Scalar] = ["i", "\u{30B}", " ", "1", "\u{2044}", "2"]
    let all = glyphs(scalars, face, .latin, keepsPlainGlyphs: false)
    #expect(glyphs(scalars, face, .latin, keepsPlainGlyphs: true) == all)
    for index in [0, 3, 5] {
      #expect(all[index].glyph != face.harfBuzz.glyph(for: scalars[index]), "\(scalars[index])")
    }
  }
}
