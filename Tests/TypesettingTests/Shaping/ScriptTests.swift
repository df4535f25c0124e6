import Typefaces
import PlaneGeometry
import Testing
import UnicodeAlgorithms

@testable import Typesetting

@Suite("Scripts that Inter lacks")
struct ScriptTests {
  private func families(_ text: String, library: FontLibrary = .bundled) -> [String] {
    shaped(text, library: library).items.map(\.item.face.family)
  }

  private func shaped(_ text: String, weight: FontWeight = .regular, library: FontLibrary = .bundled) -> ShapedText {
    let run = TextRun(text, font: FontDescriptor(size: 17, weight: weight))
    return ShapedText([run], library: library.storage)
  }

  @Test(arguments: [
    ("Arabic", "العربية فارسی اردو"), ("Arabic", "بِسْمِ ٱللَّٰهِ، ؟ ٣٫١٤"), ("Arabic", "ﷺ ﺏ"),
    ("Hebrew", "שָׁלוֹם עברית־״"), ("Thai", "ภาษาไทย น้ำ ๑๒๓"), ("Devanagari", "हिन्दी क्षत्रिय श्री र्क १२३ ।"),
  ])
  func `are drawn by their Noto Sans`(script: String, text: String) {
    #expect(shaped(text).characterProblems == [])
    #expect(Set(families(text)) == ["Noto Sans \(script)", "Inter"])
    // Only the spaces are Inter's.
    let inter = shaped(text).items.filter { $0.item.face.family == "Inter" }
    #expect(inter.flatMap(\.cells).count == text.count { $0 == " " })
  }

  @Test func `semibold and bold text takes the bold face, lighter text the regular one`() {
    for script in ["ع", "ש", "ท", "ह"] {
      for weight: FontWeight in [.semibold, .bold, .heavy, .black] {
        #expect(shaped(script, weight: weight).items.map(\.item.face.weight) == [.bold], "\(script)")
      }
      for weight: FontWeight in [.ultraLight, .light, .regular, .medium] {
        #expect(shaped(script, weight: weight).items.map(\.item.face.weight) == [.regular], "\(script)")
      }
    }
  }

  @Test func `digits, spaces and punctuation of all scripts stay in the font of the text`() {
    for text in ["ש 12, (ע)", "50% तक", "฿5 ต", "(عـ، 1.5)"] {
      for item in shaped(text).items {
        let isInter = shaped(text).shaper.characters.scalars[item.item.scalars].allSatisfy { $0.isASCII || $0 == "฿" }
        #expect((item.item.face.family == "Inter") == isInter, "\(text)")
      }
    }
  }

  @Test func `letters of Arabic join, also into a ligature`() throws {
    let alone = try #require(shaped("ب").glyphs.first?.glyph)
    let joined = shaped("ببب")
    #expect(joined.cellCount == 3 && Set(joined.glyphs.map(\.glyph)).count == 3)
    #expect(!joined.glyphs.contains { $0.glyph == alone })
    #expect(shaped("لا").glyphs.count == 1)
    #expect(shaped("لا").cellCount == 1)
  }

  @Test func `the joined letters of Arabic are not spaced out, although the system font is`() {
    let named = Paragraph([TextRun("ببب", font: FontDescriptor(family: "Noto Sans Arabic", size: 17))])
    #expect(named.layout(width: nil).lines[0].width == Sample.width("ببب"))
  }

  @Test func `a vowel sign of Devanagari that is drawn before its consonant stays in its cell`() {
    let shaped = shaped("हिन")
    #expect(shaped.cellScalars == [0..<2, 2..<3])
    #expect(shaped.glyphs.count == 3)
  }

  @Test func `a mark without a letter stands on a dotted circle`() {
    #expect(shaped("\u{93F}").characterProblems == [])
    #expect(shaped("\u{93F}").glyphs.count == 2)
    #expect(families("◌\u{93F}") == ["Noto Sans Devanagari"])
  }

  @Test func `Thai breaks at spaces only, for want of a dictionary`() {
    let words = "ภาษาไทย เขียนติดกัน"
    #expect(
      Sample.lines(words, width: Sample.width("ภาษาไทย") + 1)
        == ["ภาษาไทย", "เขียนติดกัน"].flatMap {
          Sample.lines($0, width: Sample.width("ภาษาไทย") + 1)
        })
  }

  @Test func `a line keeps the height of the system font, whatever its script`() {
    func height(_ text: String) -> Double { Sample.paragraph(text).layout(width: nil).size.height }
    for text in ["ع", "ש", "ท", "ह"] { #expect(height(text) == height("a")) }
  }

  @Test func `files are read when a text first needs them`() {
    let library = FontLibrary(faces: BundledFonts.all.map { FontFace($0) }, systemFamily: BundledFonts.systemFamily)
    func opened() -> [String] { library.faces.filter(\.isOpen).map { "\($0.family) \($0.weight.rawValue)" } }
    #expect(library.families.count == 12)
    #expect(opened() == [])
    _ = families("Latin Ωж…\u{301} 12", library: library)
    #expect(opened() == ["Inter 400"])
    _ = families("ש", library: library)
    #expect(opened() == ["Inter 400", "Noto Sans Hebrew 400"])
    _ = families("中🇦🇶中\u{301}", library: library)
    #expect(opened() == ["Inter 400", "Noto Sans Hebrew 400", "Noto Color Emoji 400"])
  }
}
