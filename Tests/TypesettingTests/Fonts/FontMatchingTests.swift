import Testing

@testable import Typesetting

@Suite("The nearest face")
struct FontMatchingTests {
  private func weight(_ weight: FontWeight, isItalic: Bool = false) throws -> Int {
    try Sample.face("Inter", weight: weight, isItalic: isItalic).weight.rawValue
  }

  @Test func `a weight that the family has is taken as it is`() throws {
    for known: FontWeight in [.light, .regular, .medium, .semibold, .bold, .black] {
      #expect(try weight(known) == known.rawValue)
    }
  }

  @Test func `light weights look for lighter faces first, heavy ones for heavier faces`() throws {
    #expect(try weight(.ultraLight) == 300)
    #expect(try weight(.thin) == 300)
    #expect(try weight(FontWeight(rawValue: 350)) == 300)
    #expect(try weight(.heavy) == 900)
    #expect(try weight(FontWeight(rawValue: 650)) == 700)
    #expect(try weight(FontWeight(rawValue: 1000)) == 900)
  }

  /// Stems of the system's heavy letters, .163 em, are nearer to those of bold ones here, .151, than to black ones', .196.
  @Test func `heavy letters of the system font are bold ones`() {
    func weights(_ weight: FontWeight, family: String? = nil, isItalic: Bool = false) -> [Int] {
      let font = FontDescriptor(family: family, size: 17, weight: weight, isItalic: isItalic)
      return Paragraph([TextRun("a", font: font)]).layout(width: nil).lines[0].runs.map(\.face.weight.rawValue)
    }
    #expect(weights(.heavy) == [700] && weights(.black) == [900] && weights(.heavy, isItalic: true) == [700])
    #expect(weights(.heavy, family: "Inter") == [900])
  }

  @Test func `between regular and medium the heavier one is tried first`() throws {
    #expect(try weight(FontWeight(rawValue: 450)) == 500)
    #expect(try weight(.medium, isItalic: true) == 400)
  }

  @Test func `slant goes before weight`() throws {
    #expect(try Sample.face("Inter", weight: .light, isItalic: true).isItalic)
    #expect(try weight(.light, isItalic: true) == 400)
    #expect(try weight(.black, isItalic: true) == 700)
  }

  @Test func `an unknown family has no face; text in it is set in the system family and names it`() {
    let font = FontDescriptor(family: "Comic Sans", size: 17)
    #expect(FontLibrary.bundled.face(for: font) == nil)
    let layout = Paragraph([TextRun("a", font: font), TextRun("b", font: font)]).layout(width: nil)
    #expect(layout.missingFamilies == ["Comic Sans"])
    #expect(layout.lines[0].runs.map(\.face.family) == ["Inter"])
    #expect(Sample.paragraph("a").layout(width: nil).missingFamilies == [])
  }

  @Test func `a face that is added is found by its family and leaves the first library alone`() throws {
    let italic = try Sample.face("Inter", isItalic: true)
    let one = FontLibrary(faces: [try Sample.face("Inter")], systemFamily: "Inter")
    let two = one.adding(italic)
    #expect(one.faces.count == 1)
    #expect(two.face(for: FontDescriptor(size: 1, isItalic: true)) === italic)
  }
}
