import DeclarativeUI
import Foundation
import Testing
import ViewInspection

@MainActor @Suite struct `The look of a text` {
  private func attributes(_ text: some View) throws -> ViewType.Text.Attributes {
    try text.inspect().find(ViewType.Text.self).attributes()
  }

  @Test func `is what its modifiers say`() throws {
    let text = Text("a").font(.title).fontWeight(.heavy).italic().foregroundColor(.red).tracking(2)
    let look = try attributes(text)
    #expect(try look.font() == .title)
    #expect(try look.fontWeight() == .heavy)
    #expect(try look.isItalic())
    #expect(try !look.isBold())
    #expect(throws: InspectionError.self) { try attributes(Text("a")).isBold() }
    #expect(throws: InspectionError.self) { try attributes(Text("a").bold()).isItalic() }
    #expect(try look.foregroundColor() == .red)
    #expect(try look.tracking() == 2)
    #expect(try look.kerning() == 2)
    #expect(try attributes(Text("a").bold()).isBold())
    #expect(try attributes(Text("a").fontWeight(.bold)).isBold())
    #expect(
      try attributes(Text("a").foregroundStyle(.secondary)).foregroundStyle(HierarchicalShapeStyle.self) == .secondary)
  }

  @Test func `is that of the styled string that it was made of`() throws {
    let styled = try AttributedString(markdown: "**Bold** and [linked](https://example.com)")
    #expect(try Text(styled).inspect().text().attributedString() == styled)
    #expect(throws: InspectionError.self) { try Text("**Bold**").inspect().text().attributedString() }
    #expect(throws: InspectionError.self) { try Text(verbatim: "a").inspect().text().attributedString() }
  }

  @Test func `is that of the views around where it has none`() throws {
    let view = VStack { Text("a").foregroundColor(.red) }.font(.footnote).foregroundColor(.blue)
    #expect(try attributes(view).font() == .footnote)
    #expect(try attributes(view).foregroundColor() == .red)
    #expect(try attributes(VStack { Text("a") }.foregroundStyle(.green)).foregroundColor() == .green)
    #expect(throws: InspectionError.self) { try attributes(Text("a")).font() }
  }

  @Test func `may differ between its parts`() throws {
    let text = Text("one ") + Text("two").bold() + Text(" three")
    #expect(try text.inspect().text().string() == "one two three")
    let look = try attributes(text)
    #expect(try look[4..<7].isBold())
    #expect(throws: InspectionError.self) { try look[..<4].isBold() }
    let string = "one two three"
    let range = try #require(string.range(of: "two"))
    #expect(try look[range].isBold())
    let error = #expect(throws: InspectionError.self) { try look.isBold() }
    #expect(error?.description == "Modifier 'bold' is applied only to a subrange")
    let fonts = Text("a").font(.title) + Text("b").font(.body)
    let other = #expect(throws: InspectionError.self) { try attributes(fonts).font() }
    #expect(other?.description == "Modifier 'font' has different values in subranges")
  }

  @Test func `has fonts that say what they are`() throws {
    #expect(try Font.system(size: 14, weight: .bold, design: .serif).size() == 14)
    #expect(try Font.system(size: 14, weight: .bold, design: .serif).weight() == .bold)
    #expect(try Font.system(size: 14, weight: .bold, design: .serif).design() == .serif)
    #expect(try Font.title.style() == .title)
    #expect(try Font.custom("Lobster", fixedSize: 9).name() == "Lobster")
    #expect(Font.custom("Lobster", fixedSize: 9).isFixedSize())
    #expect(!Font.custom("Lobster", size: 9).isFixedSize())
    #expect(throws: InspectionError.self) { try Font.title.size() }
  }

  @Test func `may have a label of its own in it`() throws {
    let joined: Text = Text("3").accessibilityLabel(Text("three")) + Text(" apples")
    #expect(try joined.inspect().text().accessibilityLabel().string() == "three")
    #expect(try joined.accessibilityLabel("fruit").inspect().text().accessibilityLabel().string() == "fruit")
    #expect(throws: InspectionError.self) { try Text("3").inspect().text().accessibilityLabel() }
  }

  @Test func `may have pictures in it`() throws {
    let text = Text("see \(Image("logo"))")
    #expect(try text.inspect().text().string() == "see Image('logo')")
    #expect(try text.inspect().text().images() == [Image("logo")])
  }
}
