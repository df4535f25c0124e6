import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import Testing
import ViewSnapshotTesting

/// What people ask of their device to see more: "Increase Contrast" and "Bold Text".
@MainActor @Suite struct `Colours that are farther apart` {
  private func color(
    _ view: some View, _ design: SystemDesign = .iOS26, _ scheme: ColorScheme = .light, isOnSheet: Bool = false
  ) -> String? {
    laidOut(view, design, scheme) { $0.colorSchemeContrast = .increased }.colors.first?.description
  }

  // Apple's Human Interface Guidelines of 2024 and 2025.
  @Test(arguments: [
    (Color.red, "#D70015", "#FF6961", "#E9152D", "#FF6165"), (.orange, "#C93400", "#FFB340", "#C55300", "#FFA056"),
    (.yellow, "#B25000", "#FFD426", "#A16A00", "#FEDF43"), (.green, "#248A3D", "#30DB5B", "#008932", "#4AD968"),
    (.mint, "#0C817B", "#66D4CF", "#008575", "#54DFCB"), (.teal, "#008299", "#5DE6FF", "#008198", "#3BDDEC"),
    (.cyan, "#0071A4", "#70D7FF", "#007EAE", "#6DD9FF"), (.blue, "#0040DD", "#409CFF", "#1E6EF4", "#5CB8FF"),
    (.indigo, "#3634A3", "#7D7AFF", "#564ADE", "#A7AAFF"), (.purple, "#8944AB", "#DA8FFF", "#B02FC2", "#EA8DFF"),
    (.pink, "#D30F45", "#FF6482", "#E7124D", "#FF8AC4"), (.brown, "#7F6545", "#B59469", "#956D51", "#DBA679"),
    (.gray, "#6C6C70", "#AEAEB2", "#6C6C70", "#AEAEB2"),
  ])
  func `are those that Apple names`(color: Color, light18: String, dark18: String, light26: String, dark26: String) {
    #expect(self.color(color, .iOS18) == light18 && self.color(color, .iOS18, .dark) == dark18)
    #expect(self.color(color) == light26 && self.color(color, .iOS26, .dark) == dark26)
  }

  // Read from UIKit: labels, fills and lines 8 % stronger, backgrounds of greys a step nearer to the middle.
  @Test func `are those of labels, fills, lines and backgrounds`() {
    func pair(_ color: UIColor) -> [String?] {
      [ColorScheme.light, .dark].map { self.color(Color(uiColor: color), .iOS18, $0) }
    }
    #expect(pair(.label) == ["#000000", "#FFFFFF"])
    #expect(pair(.secondaryLabel) == ["#3C3C43AD", "#EBEBF5AD"])
    #expect(pair(.placeholderText) == ["#3C3C4360", "#EBEBF560"])
    #expect(pair(.systemFill) == ["#78788047", "#78788070"])
    #expect(pair(.separator) == ["#3C3C435E", "#545458AD"])
    #expect(pair(.opaqueSeparator) == ["#C6C6C8", "#38383A"])
    #expect(pair(.systemGray6) == ["#EBEBF0", "#242426"])
    #expect(pair(.systemBackground) == ["#FFFFFF", "#000000"])
    #expect(pair(.systemGroupedBackground) == ["#EBEBF0", "#000000"])
    #expect(pair(.secondarySystemGroupedBackground) == ["#FFFFFF", "#242426"])
  }

  @Test func `reach controls and lists`() {
    func colors(_ contrast: ColorSchemeContrast) -> Set<String> {
      let view = List {
        Toggle("On", isOn: .constant(true))
        Text("Second").foregroundStyle(Color(.secondaryLabel))
        Divider()
      }
      return Set(
        laidOut(view, .iOS18, in: CGSize(width: 390, height: 400)) { $0.colorSchemeContrast = contrast }
          .colors.map(\.description))
    }
    let (usual, increased) = (colors(.standard), colors(.increased))
    #expect(usual.isSuperset(of: ["#34C759", "#F2F2F7", "#3C3C4399", "#3C3C434A"]))
    #expect(increased.isSuperset(of: ["#248A3D", "#EBEBF0", "#3C3C43AD", "#3C3C435E"]))
    #expect(increased.isDisjoint(with: ["#34C759", "#F2F2F7", "#3C3C4399", "#3C3C434A"]))
  }

  @Test func `are asked for by traits of a picture, and told to colours of one's own`() {
    func pixels(_ view: some View, _ contrast: UIAccessibilityContrast) -> Data? {
      let traits = UITraitCollection(accessibilityContrast: contrast)
      return Snapshotting<AnyView, UIImage>.image(layout: .fixed(width: 1, height: 1), traits: traits).png(
        of: AnyView(view.frame(width: 1, height: 1)))
    }
    for view in [
      AnyView(Color.blue), AnyView(Color(uiColor: UIColor { $0.accessibilityContrast == .high ? .red : .green })),
    ] {
      #expect(pixels(view, .high) != nil)
      #expect(pixels(view, .high) != pixels(view, .normal))
      #expect(pixels(view, .unspecified) == pixels(view, .normal))
    }
  }
}

@MainActor @Suite struct `Bold texts` {
  // As was read from the system font: a step heavier below regular, two up to semibold, and the heaviest above.
  @Test(arguments: [
    (Font.Weight.ultraLight, Font.Weight.thin), (.thin, .light), (.light, .regular), (.regular, .semibold),
    (.medium, .bold), (.semibold, .heavy), (.bold, .black), (.heavy, .black), (.black, .black),
  ])
  func `are heavier`(weight: Font.Weight, bold: Font.Weight) {
    let text = Text("Text").fontWeight(weight)
    #expect(
      laidOut(text) { $0.legibilityWeight = .bold }.items == laidOut(Text("Text").fontWeight(bold)).items)
    #expect(laidOut(text) { $0.legibilityWeight = nil }.items == laidOut(text).items)
    if ![.ultraLight, .thin, .heavy, .black].contains(weight) {
      #expect(laidOut(text).items != laidOut(Text("Text").fontWeight(bold)).items)
    }
  }

  @Test func `are asked for by a view, and not where a font is one's own`() throws {
    func width(_ view: some View) throws -> CGFloat { try #require(laidOut(view).frame?.width) }
    let text = Text("Several words")
    #expect(try width(text.environment(\.legibilityWeight, .bold)) == width(text.fontWeight(.semibold)))
    let own = text.font(.custom("Inter", size: 17))
    #expect(try width(own.environment(\.legibilityWeight, .bold)) == width(own))
  }

  @Test func `are asked for by traits of a picture`() {
    func pixels(_ weight: UILegibilityWeight) -> Data? {
      let traits = UITraitCollection(legibilityWeight: weight)
      return Snapshotting<AnyView, UIImage>.image(layout: .fixed(width: 100, height: 30), traits: traits).png(
        of: AnyView(Text("Words")))
    }
    #expect(pixels(.bold) != nil)
    #expect(pixels(.bold) != pixels(.regular))
    #expect(pixels(.unspecified) == pixels(.regular))
  }
}
