import Typefaces
import Foundation
import Testing
import UnicodeAlgorithms

@testable import Typesetting

/// Texts in all scripts of the fonts that come along, and their glyphs, as the file `ShapedTexts.txt` has them.
///
/// The file holds the machine's HarfBuzz to the glyphs of others: `.ci/shaping` compares it with further versions. Where
/// a change of the fonts changes it, `swift test --attachments-path <folder>` writes the new one.
@Suite struct `Shaped texts` {
  /// The file's comments, and each text with the lines about its items.
  private static func file() throws -> String {
    let url = try #require(Bundle.module.url(forResource: "ShapedTexts", withExtension: "txt"))
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// A line about an item: the font's file, the script, the direction, the first scalar and the one after the last, and for
  /// each glyph `index=cluster+advance`, with `@x,y` where it has an offset, in font units.
  private static func line(_ item: TextItem, of text: ShapedText) throws -> String {
    let isRightToLeft = item.level.isRightToLeft && item.kind == .text
    let glyphs = HarfBuzzShaper().shape(
      text.shaper.characters.scalars, item.scalars, face: item.face.harfBuzz, script: item.script,
      isRightToLeft: isRightToLeft, Array.init)
    let font = try #require(
      BundledFonts.all.first {
        $0.family == item.face.family && $0.weight == item.face.weight.rawValue && $0.isItalic == item.face.isItalic
      })
    let places = "\(item.scalars.lowerBound)-\(item.scalars.upperBound)"
    let head = [font.file, item.script.name, isRightToLeft ? "rtl" : "ltr", places]
    return (head + glyphs.map { notation($0, from: item.scalars.lowerBound) }).joined(separator: " ")
  }

  private static func notation(_ glyph: ShapedGlyph, from start: Int) -> String {
    let offset = glyph.xOffset == 0 && glyph.yOffset == 0 ? "" : "@\(glyph.xOffset),\(glyph.yOffset)"
    return "\(glyph.glyph)=\(glyph.cluster - start)+\(glyph.advance)\(offset)"
  }

  /// The text of a line, whose invisible characters and marks are written `\u{301}`.
  private static func text(_ line: Substring) -> String {
    // By scalars: a brace with a mark behind it would be another character.
    var text = String.UnicodeScalarView()
    var rest = line.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      let digits = rest.prefix { $0 != "}" }.dropFirst(2)
      rest = rest.dropFirst(digits.count + 3)
      text += [UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)].compactMap(\.self)
    }
    return String(text)
  }

  @Test func `have the glyphs and positions that they have with every HarfBuzz`() throws {
    let expected = try Self.file()
    var found: [String] = []
    for line in expected.split(separator: "\n") where line.hasPrefix("#") || line.hasPrefix("= ") {
      found.append(String(line))
      guard line.hasPrefix("= ") else { continue }
      for weight: FontWeight in [.regular, .bold] {
        let shaped = Sample.shaped(Self.text(line.dropFirst(2)), font: FontDescriptor(size: 17, weight: weight))
        let items = shaped.items.map(\.item).filter { item in
          switch item.kind {
          case .text, .emoji: true
          default: false
          }
        }
        // Symbols and emoji have one weight.
        for item in items where weight == .regular || item.face.weight == .bold {
          found.append(try Self.line(item, of: shaped))
        }
      }
    }
    let lines = expected.split(separator: "\n").map(String.init)
    let changed = zip(lines, found).filter(!=)
    for (old, new) in changed.prefix(3) { Issue.record("expected \(old)\nfound    \(new)") }
    #expect(changed.isEmpty && lines.count == found.count, "\(changed.count) of \(lines.count) lines differ")
    if lines != found { Attachment.record(found.joined(separator: "\n") + "\n", named: "ShapedTexts.txt") }
  }
}
