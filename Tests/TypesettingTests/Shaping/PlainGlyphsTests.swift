import Typefaces
import Testing
import UnicodeAlgorithms

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

  /// Characters of no order, none of which is raised.
  private static let mixture: [Unicode.Scalar] = {
    var state: UInt64 = 2007
    return (0..<20_000).reduce(into: []) { text, _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let scalar = plain[Int((state >> 33) % UInt64(plain.count))]
      text.append(text.last == ":" && ("0"..."9").contains(scalar) ? "e" : scalar)
    }
  }()

  /// Texts that have all pairs, and each character at their ends; in none of them is a colon raised.
  private static let texts: [[Unicode.Scalar]] =
    plain.map { left in plain.flatMap { left == ":" || $0 == ":" ? [] : [left, $0] } }
    + plain.flatMap { [[$0], [":", $0], [$0, ":"]] }

  private func known(_ scalars: [Unicode.Scalar], _ face: FontFace, _ script: WritingScript) -> [ShapedGlyph]? {
    HarfBuzzShaper().knownGlyphs(of: scalars, scalars.indices, face: face.harfBuzz, script: script) { Array($0) }
  }

  @Test(arguments: faces)
  func `once each pair was met, all texts of them are known`(face: FontFace) {
    for script in [WritingScript.latin, .common] {
      for text in Self.texts where !text.isEmpty { _ = glyphs(text, face, script, keepsPlainGlyphs: true) }
      for length in [1, 2, 3, 50, Self.mixture.count] {
        let text = Array(Self.mixture.prefix(length))
        let all = glyphs(text, face, script, keepsPlainGlyphs: false)
        let isSame = known(text, face, script) == all
        #expect(isSame, "\(face.family) \(face.weight.rawValue) \(script.name) \(length)")
      }
    }
  }

  @Test func `nothing is known but what was met`() throws {
    let face = FontFace(try #require(BundledFonts.system.first))
    func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
    #expect(known(scalars("AV"), face, .latin) == nil)
    let shaped = glyphs(scalars("AVA"), face, .latin, keepsPlainGlyphs: true)
    #expect(known(scalars("AVA"), face, .latin) == shaped)
    #expect(known(scalars("VAVA"), face, .latin)?.suffix(3).map(\.advance) == shaped.map(\.advance))
    #expect(known(scalars("AA"), face, .latin) == nil)
    // No text ended with it.
    #expect(known(scalars("AV"), face, .latin) == nil)
    #expect(known(scalars("AVA"), face, .common) == nil)
    #expect(known(scalars("AVA"), face, WritingScript("\u{E01}")) == nil)
  }

  @Test func `a colon between digits is raised, whatever is known of it`() throws {
    let face = try #require(Self.faces.first)
    _ = glyphs(Self.pairs.filter { $0 != ":" } + ["1", ":", " ", ":", "1"], face, .latin, keepsPlainGlyphs: true)
    let colons = ["1:1", "1: 1"].map { glyphs(Array($0.unicodeScalars), face, .latin, keepsPlainGlyphs: true)[1].glyph }
    let usual = face.harfBuzz.glyph(for: ":")
    #expect(colons[0] != usual && colons[1] == usual)
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
