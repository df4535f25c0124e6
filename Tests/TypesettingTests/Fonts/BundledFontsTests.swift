import Foundation
import Testing

@testable import Typefaces
@testable import Typesetting

@Suite("The bundled fonts")
struct BundledFontsTests {
  @Test func `the files stay small`() throws {
    func size(_ fonts: [BundledFont]) throws -> Int {
      try fonts.reduce(0) { $0 + (try FontFileBytes($1).bytes.count) }
    }
    #expect(try size([BundledFonts.emoji]) < 11_000_000)
    #expect(try size(BundledFonts.system) < 2_500_000)
    #expect(try size(BundledFonts.designs) < 2_900_000)
    #expect(try size(BundledFonts.scripts + BundledFonts.symbols) < 1_200_000)
    #expect(try size([BundledFonts.icons.phosphor, BundledFonts.icons.material]) < 700_000)
  }

  @Test(arguments: BundledFonts.all)
  func `a font is described as its file says`(font: BundledFont) throws {
    let read = try FontFace(bytes: FontFileBytes(font).bytes, name: font.file)
    #expect(read.family == font.family)
    #expect(read.weight.rawValue == font.weight)
    #expect(read.isItalic == font.isItalic)
    #expect(read.hasColorImages == font.hasColorImages)
  }

  @Test(arguments: BundledFonts.scripts + BundledFonts.symbols)
  func
    `a font of a script or of symbols is asked for the characters that it has, and has none that it is not asked for`(
      font: BundledFont
    ) throws
  {
    let read = try FontFace(bytes: FontFileBytes(font).bytes)
    let described = FontFace(font)
    let spacesAndJoiners: Set<UInt32> = [0x20, 0xA0, 0x200C, 0x200D, 0x200E, 0x200F]
    for value in [UInt32(0)...0x2FFF, 0xA000...0xABFF, 0xF900...0xFFFF, 0x1F000...0x1FAFF].joined() {
      guard let scalar = Unicode.Scalar(value), read.draws(scalar) else { continue }
      #expect(described.isFor(scalar) != spacesAndJoiners.contains(value), "\(scalar.escaped(asASCII: true))")
    }
    for block in font.scalars ?? [] {
      #expect(block.compactMap(Unicode.Scalar.init).contains(where: read.draws), "\(block)")
    }
  }

  @Test func `the rounded family is as wide as the system family, with other outlines`() throws {
    let texts = [
      "AVATAR To Yes 0123456789", "the quick brown fox — “it’s” 12:30", "Ελληνικά Кириллица Tiếng Việt $€£",
    ]
    let rounded = BundledFonts.designs.filter { $0.family == BundledFonts.roundedFamily }
    #expect(rounded.map(\.weight) == [300, 400, 500, 600, 700, 900])
    for font in rounded {
      let plain = try #require(BundledFonts.system.first { $0.weight == font.weight && !$0.isItalic })
      for text in texts {
        let (expected, actual) = (try Self.line(text, in: plain), try Self.line(text, in: font))
        #expect(actual.runs.allSatisfy { $0.face.family == font.family }, "\(font.file): \(text)")
        #expect(abs(actual.width - expected.width) < 1e-9, "\(font.file): \(text)")
      }
      let (outline, round) = (try Self.outline(of: "l", in: plain), try Self.outline(of: "l", in: font))
      #expect(outline.elements.count < round.elements.count, "\(font.file)")
      // Corners are cut, sides stay; plain letters are drawn lower than they are in their file.
      for coordinate in [\GlyphPoint.x, \.y] {
        let lower = coordinate == \.y ? round.scaledUpwards(by: .system) : round
        let (all, left) = (outline.points.map { $0[keyPath: coordinate] }, lower.points.map { $0[keyPath: coordinate] })
        #expect(all.min() == left.min() && all.max() == left.max(), "\(font.file)")
      }
    }
  }

  private static func line(_ text: String, in font: BundledFont) throws -> TextLine {
    let library = FontLibrary(faces: [FontFace(font)], systemFamily: font.family)
    let run = TextRun(text, font: FontDescriptor(size: 17, weight: FontWeight(rawValue: font.weight)))
    return try #require(Paragraph([run], library: library).layout(width: .infinity).lines.first)
  }

  private static func outline(of scalar: Unicode.Scalar, in font: BundledFont) throws -> GlyphOutline {
    let face = FontFace(font)
    let glyph = try #require(face.harfBuzz.glyph(for: scalar))
    return try #require(face.outline(of: glyph))
  }

  @Test func `the readme names every file with its checksum`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let readme = try String(contentsOf: root.appending(path: "Fonts/README.md"), encoding: .utf8)
    let icons = [BundledFonts.icons.phosphor, BundledFonts.icons.material]
    for file in (BundledFonts.all + icons).map(\.file) {
      let lines = readme.split(separator: "\n").filter { $0.hasSuffix("  " + file) }
      #expect(lines.count == 1 && lines[0].prefix { $0.isHexDigit }.count == 64, "\(file)")
    }
  }

  @Test func `a file that is not there gives an error`() {
    let nothing = BundledFont(file: "Inter/Nothing.otf", family: "Nothing", weight: 400)
    #expect(throws: (any Error).self) { try nothing.contents() }
  }
}
