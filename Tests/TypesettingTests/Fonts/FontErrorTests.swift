import Typefaces
import Testing

@testable import Typesetting

@Suite("Broken fonts")
struct FontErrorTests {
  private func reason(_ bytes: [UInt8], index: Int = 0) -> FontError.Reason? {
    do {
      _ = try FontFace(bytes: bytes, index: index, name: "Test.otf")
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `bytes that are no font are refused`() {
    #expect(reason([]) == .notAFont)
    #expect(reason([1, 2, 3]) == .notAFont)
    #expect(reason(Array("<!DOCTYPE html>".utf8)) == .notAFont)
    #expect(reason(Array("wOF2".utf8)) == .webFont)
    #expect(reason(Array("version https://git-lfs.github.com/spec/v1\noid sha256:0".utf8)) == .gitLFSPointer)
  }

  @Test func `a font that is cut off names the first table that is cut`() throws {
    let whole = try FontFileBytes(BundledFonts.system[0]).bytes
    #expect(reason(Array("OTTO".utf8)) == .truncated(table: "directory"))
    #expect(reason(Array(whole.prefix(20))) == .truncated(table: "directory"))
    for part in 1..<32 {
      guard case .truncated = reason(Array(whole.prefix(whole.count * part / 32))) else {
        Issue.record("\(part)/32 of the file was accepted")
        continue
      }
    }
    #expect(reason(Array(whole.dropLast(4))) == .truncated(table: "hmtx"))
  }

  @Test func `a face that a file does not have is refused`() throws {
    let whole = try FontFileBytes(BundledFonts.system[0]).bytes
    #expect(reason(whole, index: 1) == .noSuchFace(index: 1, count: 1))
    #expect(reason(whole, index: -1) == .noSuchFace(index: -1, count: 1))
    let emptyCollection: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 0]
    #expect(reason(emptyCollection) == .noSuchFace(index: 0, count: 0))
    let cutCollection: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2]
    #expect(reason(cutCollection, index: 1) == .truncated(table: "ttcf"))
  }

  @Test func `a directory without usable tables is damaged`() {
    #expect(reason([0, 1, 0, 0] + [UInt8](repeating: 0, count: 60)) == .damaged)
  }

  @Test(arguments: [0, 15, 16385, 0xFFFF])
  func `an em that no font can have is refused`(unitsPerEm: Int) throws {
    for font in [BundledFonts.system[0], BundledFonts.scripts[0], BundledFonts.emoji] {
      var file = try FontFileBytes(font)
      try file.write(unitsPerEm, in: "head", at: 18)
      #expect(reason(file.bytes) == .nonsense(table: "head", "an em of \(unitsPerEm) units"))
    }
  }

  @Test func `lines without a height, with a negative one and a huge one are refused`() throws {
    func reason(_ ascent: Int, _ descent: Int, in table: String, at offset: Int) throws -> FontError.Reason? {
      var file = try FontFileBytes(BundledFonts.scripts[0])
      // Those of OS/2 count where the header has none.
      if table == "OS/2" { for offset in [4, 6] { try file.write(0, in: "hhea", at: offset) } }
      try file.write(ascent, in: table, at: offset)
      try file.write(descent, in: table, at: offset + 2)
      return self.reason(file.bytes)
    }
    for (table, offset) in [("hhea", 4), ("OS/2", 68)] {
      for (ascent, descent) in [(-800, -200), (-800, 200), (9000, -1001), (0, -20000)] {
        #expect(
          try reason(ascent, descent, in: table, at: offset)
            == .nonsense(
              table: table, "lines from \(ascent) to \(descent) units around the baseline, at 1000 units an em"))
      }
      for (ascent, descent) in [(800, -200), (800, 200), (9000, -1000), (0, -200)] {
        #expect(try reason(ascent, descent, in: table, at: offset) == nil)
      }
    }
  }

  @Test func `the heights of OS/2 count where hhea has none`() throws {
    var file = try FontFileBytes(BundledFonts.scripts[0])
    try file.write(0, in: "hhea", at: 4)
    try file.write(0, in: "hhea", at: 6)
    #expect(reason(file.bytes) == nil)
    try file.write(-1, in: "OS/2", at: 68)
    guard case .nonsense("OS/2", _) = reason(file.bytes) else {
      Issue.record("Heights of OS/2 were not looked at")
      return
    }
  }

  @Test func `a missing file is named`() {
    #expect {
      _ = try FontLibrary.bundled.adding(fontFile: "/nowhere/Some.otf")
    } throws: { error in
      "\(error)".hasPrefix("The font /nowhere/Some.otf cannot be read: ")
    }
  }

  @Test func `every reason is a sentence with the name of the font`() {
    let sentences: [(FontError.Reason, String)] = [
      (.unreadable("no such file"), "The font A.otf cannot be read: no such file"),
      (.notAFont, "A.otf is not an OpenType or TrueType font (.otf, .ttf, .ttc)."),
      (.gitLFSPointer, "A.otf is a Git LFS pointer, not a font: run `git lfs pull` to fetch the file."),
      (
        .webFont,
        "A.otf is a compressed web font (WOFF): convert it to .otf or .ttf first, for example with fontTools."
      ),
      (.truncated(table: "CFF "), "The font A.otf ends before its table 'CFF ': the file is cut off, copy it again."),
      (.noSuchFace(index: 2, count: 1), "The font A.otf has 1 face, so there is none with the index 2."),
      (.noSuchFace(index: 2, count: 0), "The font A.otf has 0 faces, so there is none with the index 2."),
      (
        .nonsense(table: "head", "an em of 0 units"),
        "The font A.otf is damaged: its table 'head' speaks of an em of 0 units. Copy the file again."
      ),
      (.damaged, "The font A.otf is damaged: its tables contradict each other."),
    ]
    for (reason, sentence) in sentences { #expect(FontError(reason, name: "A.otf").description == sentence) }
  }

  @Test func `damaged bytes give an error or a face, never a crash`() throws {
    var faceCount = 0
    let whole = try FontFileBytes(BundledFonts.system[0]).bytes
    var state: UInt64 = 1
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for round in 0..<24 {
      var bytes = whole
      // Every other round leaves the directory alone, so that the damage reaches the tables.
      let first = round % 2 == 0 ? 0 : 220
      for _ in 0..<200 { bytes[first + random(below: bytes.count - first)] = UInt8(random(below: 256)) }
      guard let face = try? FontFace(bytes: bytes) else { continue }
      faceCount += 1
      for glyph in UInt32(0)..<40 { _ = face.outline(of: glyph) }
      let library = FontLibrary(faces: [face], systemFamily: face.family)
      _ = Paragraph([TextRun("Text fi A\u{301} \u{1F602}", font: FontDescriptor(size: 17))], library: library)
        .layout(width: 50)
    }
    // Most damage spares what has to be right for a face; two files are refused.
    #expect(faceCount == 22)
  }
}
