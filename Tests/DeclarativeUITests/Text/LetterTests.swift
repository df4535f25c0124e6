import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PlaneGeometry
import Testing
import Typesetting

@MainActor @Suite struct `The letters of a text` {
  private func text(_ view: some View, change: (inout EnvironmentValues) -> Void = { _ in }) -> LaidOut {
    LaidOut(view, in: CGSize(width: 300, height: 100), scale: 3, change: change)
  }

  private func line(_ view: some View) -> TextLine? {
    if case .text(let text)? = text(view).items.first { text.layout.lines.first } else { nil }
  }

  @Test func `are made large or small, as the language has them`() {
    #expect(text(Text("Straße").textCase(.uppercase)).items.map(\.name) == ["STRASSE"])
    #expect(text(Text("ABC").textCase(.lowercase)).items.map(\.name) == ["abc"])
    #expect(text(VStack { Text("Abc").textCase(nil) }.textCase(.uppercase)).items.map(\.name) == ["Abc"])
    let turkish = text(Text("izin").textCase(.uppercase)) { $0.locale = Locale(identifier: "tr") }
    #expect(turkish.items.map(\.name) == ["İZİN"])
    var environment = EnvironmentValues()
    environment.textCase = .uppercase
    #expect(environment.textCase == .uppercase && EnvironmentValues().textCase == nil)
  }

  @Test func `have digits of one width on request`() {
    func width(_ string: String, _ change: (Text) -> Text) -> Double? { line(change(Text(verbatim: string)))?.width }
    let wide = width("0000") { $0.monospacedDigit() }
    #expect(width("1111") { $0 } != width("0000") { $0 })
    #expect(width("1111") { $0.monospacedDigit() } == wide)
    #expect(width("1111") { $0.font(.body.monospacedDigit()) } == wide)
    #expect(line(VStack { Text(verbatim: "1111") }.monospacedDigit())?.width == wide)
    // Letters stay as they are.
    #expect(width("abc") { $0.monospacedDigit() } == width("abc") { $0 })
    let parts = line(Text(verbatim: "11") + Text(verbatim: "11").monospacedDigit())
    #expect(parts.map { $0.width < wide ?? 0 } == true)
  }

  @Test func `have one width in a monospaced design, with the line of the system font`() throws {
    let fonts: [Text] = [
      Text("i|W0").monospaced(), Text("i|W0").fontDesign(.monospaced), Text("i|W0").font(.body.monospaced()),
      Text("i|W0").font(.system(.body, design: .monospaced)), Text("i|W0").font(.system(size: 17, design: .monospaced)),
    ]
    for font in fonts {
      let line = try #require(self.line(font))
      #expect(line.runs.map(\.face.family) == ["Noto Sans Mono"])
      #expect(abs(line.width - 4 * 0.618 * 17) < 1e-9)
      #expect(text(font).frame?.height == 61 / 3.0)
    }
    #expect(line(VStack { Text("i") }.monospaced())?.runs.first?.face.family == "Noto Sans Mono")
    #expect(line(VStack { Text("i") }.fontDesign(.monospaced))?.runs.first?.face.family == "Noto Sans Mono")
    #expect(line(Text("i").monospaced(false).fontDesign(nil).fontWidth(nil))?.runs.first?.face.family == "Inter")
    #expect(line(Text("i").monospaced().bold())?.runs.first?.face.weight == .bold)
    // Other families have no designs.
    #expect(line(Text("i").font(.custom("Inter", size: 17)).monospaced())?.runs.first?.face.family == "Inter")
    #expect(text(Text("\u{2500}")).items.count == 1)
    let slanted = text(Text("i").italic().monospaced())
    #expect(slanted.layout.problems.first?.hasPrefix("The font design .monospaced has no italics here") == true)
  }

  @Test func `have round corners in a rounded design, and the lines of the system font`() throws {
    for weight in [Font.Weight.light, .regular, .semibold, .black] {
      let plain = Text("Rounded Ö 12,5 €").font(.system(size: 17, weight: weight))
      let (line, usual) = (try #require(self.line(plain.fontDesign(.rounded))), try #require(self.line(plain)))
      #expect(line.runs.map(\.face.family) == ["Stills Rounded"])
      #expect(line.runs.map(\.face.weight) == usual.runs.map(\.face.weight))
      // As on iOS they stand a little closer: by 0.006 em here.
      #expect(abs(usual.width - line.width - 16 * 0.006 * 17) < 1e-9 && line.baseline == usual.baseline)
    }
    let styled = Text("Ab").font(.system(.body, design: .rounded))
    #expect(text(styled).frame?.height == 61 / 3.0)
    // iOS has no slanted ones either.
    let slanted = text(styled.italic())
    #expect(line(styled.italic())?.runs.map(\.face.family) == ["Stills Rounded"] && slanted.layout.problems.isEmpty)
    // What the family lacks is the system family's: a letter of polytonic Greek.
    #expect(line(Text("a\u{1F00}").fontDesign(.rounded))?.runs.map(\.face.family) == ["Stills Rounded", "Inter"])
  }

  @Test func `have serifs in a serif design, with the line of the system font`() throws {
    func face(_ text: Text) throws -> FontFace { try #require(line(text)?.runs.first?.face) }
    let serif = Text("Ab").fontDesign(.serif)
    #expect(try face(serif).family == "Noto Serif" && text(serif).frame?.height == 61 / 3.0)
    #expect(text(serif).layout.problems.isEmpty)
    #expect(try face(serif.bold()).weight == .semibold)
    #expect(try face(serif.italic()).isItalic && face(serif.bold().italic()).weight == .bold)
    #expect(try face(Text("A").font(.system(size: 40, weight: .black, design: .serif))).weight == .bold)
    #expect(line(Text("a م").fontDesign(.serif))?.runs.map(\.face.family) == ["Noto Serif", "Noto Sans Arabic"])
    #expect(line(Text("a ◆"))?.runs.contains { $0.face.family == "Noto Serif" } == false)
  }

  @Test func `are narrower or wider on request`() throws {
    func width(_ text: Text) throws -> Double { try #require(line(text)).width }
    func face(_ text: Text) throws -> FontFace { try #require(line(text)?.runs.first?.face) }
    let plain = Text(verbatim: "Hamburg 25")
    let widths: [(Font.Width, Int, Font.Weight)] = [
      (.compressed, 700, .medium), (.condensed, 800, .regular), (.expanded, 1200, .regular),
    ]
    for (value, thousandths, weight) in widths {
      let factor = Double(thousandths) / 1000
      #expect(abs(try width(plain.fontWidth(value)) - (try width(plain.fontWeight(weight))) * factor) < 1e-9)
      #expect(try face(plain.fontWidth(value)).width == FontWidth(rawValue: thousandths))
      #expect(try width(plain.font(.body.width(value))) == (try width(plain.fontWidth(value))))
      #expect(line(VStack { plain }.fontWidth(value))?.width == (try width(plain.fontWidth(value))))
      let kit = Font(UIFont.systemFont(ofSize: 17, weight: .regular, width: UIFont.Width(value.value)))
      #expect(try width(plain.font(kit)) == (try width(plain.font(.system(size: 17).width(value)))))
    }
    #expect([Font.Width.compressed, .condensed, .standard, .expanded].map(\.value) == [-0.3, -0.2, 0, 0.2])
    // The first one holds, as of other modifiers of texts, and a text's height is that of its font.
    #expect(try width(plain.fontWidth(.standard).fontWidth(.compressed)) == (try width(plain)))
    #expect(text(plain.fontWidth(.compressed)).frame?.height == text(plain).frame?.height)
    // Parts of a text have their own; digits of one width stay of one width.
    #expect(line(plain + plain.fontWidth(.condensed))?.runs.map(\.face.width.rawValue) == [1000, 800])
    let digits = try ["1111", "0000"].map { try width(Text(verbatim: $0).monospacedDigit().fontWidth(.condensed)) }
    #expect(digits[0] == digits[1])
  }

  @Test func `are small capitals of the face on request`() throws {
    func glyphs(_ string: String, _ font: Font) throws -> [UInt32] {
      let line = try #require(self.line(Text(verbatim: string).font(font)))
      #expect(line.runs.allSatisfy { $0.size == 17 && $0.face.family == "Noto Sans Mono" })
      return line.runs.flatMap(\.glyphs).map(\.glyph)
    }
    let mono = Font.body.monospaced()
    let (plain, capitals) = (try glyphs("ab", mono), try glyphs("AB", mono))
    let small = try glyphs("ab", mono.lowercaseSmallCaps())
    #expect(Set(small).isDisjoint(with: plain + capitals))
    #expect(try glyphs("AB", mono.lowercaseSmallCaps()) == capitals)
    #expect(try glyphs("AB", mono.uppercaseSmallCaps()) == small)
    #expect(try glyphs("ab", mono.uppercaseSmallCaps()) == plain)
    #expect(try glyphs("aBAb", mono.smallCaps()) == [small[0], small[1], small[0], small[1]])
  }

  @Test func `are capitals in a smaller size where their face has no small ones`() throws {
    func runs(_ string: String, _ font: Font) throws -> [GlyphRun] {
      try #require(self.line(Text(verbatim: string).font(font))).runs
    }
    let usual = try #require(self.line(Text(verbatim: "ÄB 1")))
    let line = try #require(self.line(Text(verbatim: "Äb 1").font(.body.lowercaseSmallCaps())))
    #expect(line.runs.flatMap(\.glyphs).map(\.glyph) == usual.runs.flatMap(\.glyphs).map(\.glyph))
    let small = 17 * 0.7
    #expect(line.runs.map(\.size) == [17, small, 17])
    #expect(line.baseline == usual.baseline && line.text == "Äb 1")
    #expect(try runs("Äb 1", .body.uppercaseSmallCaps()).map(\.size) == [small, 17])
    #expect(try runs("Äb 1", .body.smallCaps()).map(\.size) == [small, 17])
    // The capital of a sharp s are two letters.
    #expect(try runs("aß", .body.smallCaps()).map(\.size) == [small, 17])
    #expect(text(Text("Ab").font(.body.smallCaps())).items.map(\.name) == ["Ab"])
  }

  @Test func `are others by the features of a description of their font`() throws {
    func glyphs(_ string: String, _ font: UIFont) throws -> [UInt32] {
      try #require(self.line(Text(verbatim: string).font(Font(font)))).runs.flatMap(\.glyphs).map(\.glyph)
    }
    let (system, family) = (UIFont.systemFont(ofSize: 20), try #require(UIFont(name: "Inter", size: 20)))
    func with(_ font: UIFont, _ type: Int, _ selector: Int) -> UIFont {
      let settings = [[UIFontDescriptor.FeatureKey.type: type, .selector: selector]]
      return UIFont(descriptor: font.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
    }
    func with(_ font: UIFont, _ tag: String) -> UIFont {
      let setting: [UIFontDescriptor.FeatureKey: Any] = [
        .init(rawValue: kCTFontOpenTypeFeatureTag): tag, .init(rawValue: kCTFontOpenTypeFeatureValue): 1,
      ]
      return UIFont(descriptor: font.fontDescriptor.addingAttributes([.featureSettings: [setting]]), size: 0)
    }
    #expect(try glyphs("0", with(system, kTypographicExtrasType, kSlashedZeroOnSelector)) != glyphs("0", system))
    #expect(
      try glyphs("0", with(system, "zero")) == glyphs("0", with(system, kTypographicExtrasType, kSlashedZeroOnSelector))
    )
    #expect(try glyphs("1/2", with(system, kFractionsType, kDiagonalFractionsSelector)) != glyphs("1/2", system))
    #expect(
      line(Text("11").font(Font(with(system, kNumberSpacingType, kMonospacedNumbersSelector))))?.width
        == line(Text("11").font(.system(size: 20).monospacedDigit()))?.width)
    // A family's own sets are its own on iOS, too; the system font's are others.
    #expect(try glyphs("a", with(family, "cv11")) != glyphs("a", family))
    #expect(
      try glyphs("4", with(family, kStylisticAlternativesType, kStylisticAltOneOnSelector)) != glyphs("4", family))
    #expect(try glyphs("4", with(system, "ss01")) == glyphs("4", system))
    func problem(_ font: UIFont) -> String { text(Text("1").font(Font(font))).layout.problems.first ?? "" }
    #expect(problem(with(system, "zero")) == "" && problem(with(family, "ss01")) == "")
    #expect(
      problem(with(system, "ss01")).hasPrefix("The system font has other glyphs for the features \"ss01\" on iOS"))
    #expect(problem(with(system, 99, 7)).hasPrefix("The font feature of type 99, selector 7 is not drawn"))
    #expect(problem(with(system, "nope")).hasPrefix("The font feature ["))
  }

  @Test func `are those of a description of UIKit`() throws {
    let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    let rounded = UIFont(descriptor: try #require(plain.withDesign(.rounded)), size: 30)
    #expect(line(Text("a").font(Font(rounded)))?.runs.first?.face.family == "Stills Rounded")
    #expect(rounded.pointSize == 30 && UIFont(descriptor: plain, size: 0) == .preferredFont(forTextStyle: .headline))
    let bold = UIFont(descriptor: try #require(plain.withSymbolicTraits([.traitBold, .traitItalic])), size: 0)
    let face = try #require(line(Text("a").font(Font(bold)))?.runs.first?.face)
    #expect(face.weight == .bold && face.isItalic)
    let named = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.size: 21, .family: "Noto Serif"]), size: 0)
    #expect(named.pointSize == 21 && line(Text("a").font(Font(named)))?.runs.first?.face.family == "Noto Serif")
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.heavy, .width: UIFont.Width.condensed]
    let heavy = UIFont(descriptor: plain.addingAttributes([.traits: traits, .size: 20.5]), size: 0)
    #expect(heavy.pointSize == 20.5)
    #expect(
      line(Text("a").font(Font(heavy)))?.width
        == line(Text("a").font(.system(size: 20.5, weight: .heavy).width(.condensed)))?.width)
    func problem(_ descriptor: UIFontDescriptor) -> String {
      text(Text("a").font(Font(UIFont(descriptor: descriptor, size: 0)))).layout.problems.first ?? ""
    }
    let matrix = plain.addingAttributes([UIFontDescriptor.AttributeName(rawValue: "NSFontMatrixAttribute"): 1])
    #expect(problem(matrix).hasPrefix("UIFontDescriptor's attribute NSFontMatrixAttribute, 1, is not drawn"))
    let slanted = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey(rawValue: "NSCTFontSlantTrait"): 0.1]])
    #expect(problem(slanted).hasPrefix("UIFontDescriptor's trait NSCTFontSlantTrait, 0.1, is not drawn"))
    let condensed = try #require(plain.withSymbolicTraits(.init(rawValue: 1 << 6)))
    #expect(problem(condensed).hasPrefix("UIFontDescriptor's traits 64 are not drawn"))
  }

  @Test func `say so where they have no face`() {
    func problem(_ text: Text) -> String { self.text(text).layout.problems.first ?? "" }
    #expect(problem(Text("a").fontWidth(.standard)) == "" && problem(Text("a").fontWidth(.condensed)) == "")
    let rounded = problem(Text("a").fontDesign(.rounded).fontWidth(.condensed))
    #expect(rounded.hasPrefix("The design .rounded has letters of one width here"))
    let named = problem(Text("a").font(.custom("Noto Serif", size: 17).width(.expanded)))
    #expect(named.hasPrefix("The family \"Noto Serif\" has letters of one width here"))
    #expect(problem(Text("a").fontDesign(.rounded).fontWidth(.standard).fontWidth(.expanded)) == "")
    #expect(problem(Text("a").fontWidth(Font.Width(1))).hasPrefix("The font width 1.0 is beyond what"))
    #expect(problem(Text("a").fontWidth(Font.Width(.nan))).hasPrefix("The font width nan is beyond what"))
    #expect(problem(Text("a").font(.body.smallCaps())) == "")
  }

  @Test func `stand higher or lower than their line`() throws {
    let usual = try #require(line(Text("a")))
    let raised = try #require(line(Text("a") + Text("b").baselineOffset(4)))
    #expect(raised.runs.flatMap(\.glyphs).map(\.y) == [0, -4])
    #expect(abs(raised.baseline - usual.baseline - 4) < 1e-9)
    let lowered = try #require(line(VStack { Text("b") }.baselineOffset(-4)))
    #expect(lowered.runs.flatMap(\.glyphs).map(\.y) == [4] && lowered.baseline == usual.baseline)
    #expect(text(Text("a").baselineOffset(.infinity)).layout.problems.first?.hasPrefix("baselineOffset(inf)") == true)
  }

  @Test func `can be selected, which no picture shows`() {
    #expect(text(Text("a").textSelection(.enabled)).items.count == 1)
    #expect(text(Text("a").textSelection(.disabled)).items.count == 1)
  }
}

@MainActor @Suite struct `A link` {
  @Test func `opens its address by the action of its environment, and looks like a button`() throws {
    final class Opened { var urls: [URL] = [] }
    let opened = Opened()
    let url = try #require(URL(string: "https://example.com"))
    let link = Link("More", destination: url).environment(
      \.openURL,
      OpenURLAction {
        opened.urls.append($0)
        return .handled
      })
    let host = ViewHost(link, size: CGSize(width: 100, height: 100))
    try host.tap("More")
    #expect(opened.urls == [url])
    #expect(LaidOut(link).colors == LaidOut(Button("More") {}).colors)
    let title = "More"
    #expect(LaidOut(Link(title, destination: url)).frames == LaidOut(Link(destination: url) { Text(title) }).frames)
  }
}
