import Typefaces
import Testing

@testable import Typesetting

@Suite("Font faces")
struct FontFaceTests {
  @Test func `the bundled faces say their family, weight and slant`() {
    let text = FontLibrary.bundled.faces.filter { $0.family == "Inter" }
    #expect(text.filter { !$0.isItalic }.map(\.weight.rawValue).sorted() == [300, 400, 500, 600, 700, 900])
    #expect(text.filter(\.isItalic).map(\.weight.rawValue).sorted() == [400, 600, 700])
    #expect(
      FontLibrary.bundled.families == [
        "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari", "Noto Sans Symbols2",
        "Noto Sans Symbols", "Noto Sans Math", "Noto Color Emoji", "Noto Sans Mono", "Noto Serif", "Stills Rounded",
      ])
    #expect(text.allSatisfy { $0.unitsPerEm == 2816 && !$0.hasColorImages })
  }

  @Test func `outlines are integers in font units, y upwards`() throws {
    let face = try Sample.face("Inter")
    let bar = try #require(face.harfBuzz.glyph(for: "|"))
    let outline = try #require(face.outline(of: bar))
    #expect(outline.points.map(\.y).max() == 2626)
    #expect(outline.points.map(\.y).min() == -640)
    #expect(!outline.mayOverlap)
  }

  @Test func `every contour starts with a move and ends with a close`() throws {
    let face = try Sample.face("Inter")
    for scalar in "AgQ%&@8ß√".unicodeScalars {
      let glyph = try #require(face.harfBuzz.glyph(for: scalar))
      let elements = try #require(face.outline(of: glyph)).elements
      var isOpen = false
      for element in elements {
        switch element {
        case .move:
          #expect(!isOpen)
          isOpen = true
        case .close:
          #expect(isOpen)
          isOpen = false
        default: #expect(isOpen)
        }
      }
      #expect(!isOpen && !elements.isEmpty)
    }
  }

  @Test func `a blank glyph has an outline without elements, an index beyond the face has none`() throws {
    let face = try Sample.face("Inter")
    let space = try #require(face.harfBuzz.glyph(for: " "))
    #expect(face.outline(of: space)?.elements == [])
    #expect(face.outline(of: 1_000_000) == nil)
    #expect(face.outline(of: .max) == nil)
    #expect(face.colorImage(of: space) == nil)
  }

  @Test func `the same glyph is read once and stays the same`() throws {
    let face = try Sample.face("Inter")
    #expect(face.outline(of: 2) == face.outline(of: 2))
  }

  @Test func `the glyph for missing characters is a frame in every face`() throws {
    for face in FontLibrary.bundled.faces {
      let box = try #require(face.outline(of: 0))
      #expect(box.elements.count == 10)
      #expect(box.elements.count { $0 == .close } == 2)
      let (x, y) = (box.points.map(\.x), box.points.map(\.y))
      #expect(x.min() == Int32(face.unitsPerEm * 70 / 1000) && x.max() == Int32(face.unitsPerEm * 570 / 1000))
      #expect(y.min() == 0 && y.max() == Int32(face.unitsPerEm * 720 / 1000))
    }
  }

  @Test func `an emoji is a PNG with its place in font units`() throws {
    let face = try Sample.face("Noto Color Emoji")
    let glyph = try #require(face.harfBuzz.glyph(for: "\u{2935}"))
    let image = try #require(face.colorImage(of: glyph))
    #expect(image.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // 136 x 128 px at 109 px an em of 2048 units; the picture reaches 101 px above the baseline.
    #expect(image.left == 0)
    #expect(abs(image.width - 136 * 2048 / 109) <= 1)
    #expect(abs(image.height - 128 * 2048 / 109) <= 1)
    #expect(abs(image.top - 101 * 2048 / 109) <= 1)
    #expect(face.colorImage(of: 1_000_000) == nil)
  }

  @Test func `a face of a collection draws what its font draws alone`() throws {
    let font = BundledFonts.system[0]
    let face = try FontFace(bytes: FontFileBytes(font).collection())
    #expect(face.family == font.family)
    let glyph = try #require(face.harfBuzz.glyph(for: "a"))
    #expect(face.outline(of: glyph)?.scaledUpwards(by: .system) == FontFace(font).outline(of: glyph))
    #expect(throws: FontError.self) { try FontFace(bytes: FontFileBytes(font).collection(), index: 1) }
  }

  @Test func `threads may read glyphs of one face at the same time`() async throws {
    let face = try Sample.face("Inter", weight: .bold)
    let counts = await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { (0..<300).reduce(0) { $0 + (face.outline(of: $1)?.elements.count ?? 0) } }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(counts.count == 1)
  }
}
