import Foundation
import Testing

@testable import BundledFonts
@testable import Typesetting

@Suite("The bundled fonts")
struct BundledFontsTests {
  @Test func `the files stay small`() throws {
    func size(_ fonts: [BundledFont]) throws -> Int {
      try fonts.reduce(0) { $0 + (try FontFileBytes($1).bytes.count) }
    }
    #expect(try size([BundledFonts.emoji]) < 11_000_000)
    #expect(try size(BundledFonts.system) < 2_500_000)
    #expect(try size(BundledFonts.monospaced) < 400_000)
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
