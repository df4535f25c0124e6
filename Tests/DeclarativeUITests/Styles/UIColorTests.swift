import DeclarativeUI
import Foundation
import PixelImages
import LaidOutViews
import Testing

@MainActor @Suite struct `A colour of UIKit` {
  /// The channels that are drawn of a colour.
  private func drawn(_ color: UIColor, change: (inout EnvironmentValues) -> Void = { _ in }) -> String? {
    LaidOut(Color(uiColor: color), change: change).colors.first?.description
  }

  @Test func `is the colour that views are drawn with`() {
    #expect(Color(uiColor: .systemBlue) == .blue)
    #expect(Color(UIColor.label) == .primary)
    #expect(Color(.systemGray) == .gray)
    #expect(UIColor(Color.red) == .systemRed && UIColor.red != .systemRed)
    #expect(UIColor(Color(uiColor: .systemRed.withAlphaComponent(0.5))) == .systemRed.withAlphaComponent(0.5))
    #expect(drawn(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)) == "#FF800080")
    #expect(drawn(UIColor(white: 0.5, alpha: 1)) == drawn(.gray))
    #expect(drawn(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)) == "#00FF00")
    #expect(drawn(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)) == "#FFFFFF")
    #expect(drawn(.red) == "#FF0000" && drawn(.brown) == "#996633" && drawn(.darkGray) == "#555555")
  }

  @Test func `of the system is another one in the dark`() {
    #expect(drawn(.systemGroupedBackground) == "#F2F2F7")
    #expect(drawn(.systemGroupedBackground) { $0.colorScheme = .dark } == "#000000")
    #expect(drawn(.tertiarySystemFill) == "#7676801F")
    #expect(drawn(.systemFill) { $0.colorScheme = .dark } == "#7878805C")
    #expect(drawn(.link) { $0.colorScheme = .dark } == "#0984FF")
    #expect(drawn(.placeholderText) == drawn(.tertiaryLabel))
  }

  @Test func `takes another opacity in place of its own`() {
    #expect(drawn(.black.withAlphaComponent(0.5)) == "#00000080")
    #expect(drawn(.secondaryLabel.withAlphaComponent(1)) == "#3C3C43")
    #expect(drawn(.secondaryLabel.withAlphaComponent(1)) { $0.colorScheme = .dark } == "#EBEBF5")
    #expect(drawn(.tintColor.withAlphaComponent(0.2)) == "#0088FF33")
  }

  /// Colours of the main actor, as those of modules that are on it by default.
  @MainActor private enum Inks {
    static func ink(isDark: Bool) -> UIColor { isDark ? .white : .black }
    static let ink = UIColor { ink(isDark: $0.userInterfaceStyle == .dark) }
  }

  @MainActor @Test func `is chosen by code of the main actor`() {
    #expect(drawn(Inks.ink) { $0.colorScheme = .dark } == "#FFFFFF")
  }

  @Test func `is chosen for the traits of its place`() {
    let chosen = UIColor { traits in
      switch (traits.userInterfaceStyle, traits.preferredContentSizeCategory, traits.displayScale) {
      case (.dark, _, _): .systemRed.withAlphaComponent(0.5)
      case (_, .extraSmall, _): .green
      case (_, _, 2): .blue
      default: traits.layoutDirection == .rightToLeft ? .white : .black
      }
    }
    #expect(drawn(chosen) == "#000000")
    #expect(drawn(chosen) { $0.colorScheme = .dark } == "#FF424580")
    #expect(drawn(chosen) { $0.dynamicTypeSize = .xSmall } == "#00FF00")
    #expect(drawn(chosen) { $0.displayScale = 2 } == "#0000FF")
    #expect(drawn(chosen) { $0.layoutDirection = .rightToLeft } == "#FFFFFF")
    #expect(drawn(UIColor { _ in chosen }.withAlphaComponent(0.2)) == "#00000033")
    #expect(chosen == chosen && chosen != UIColor { _ in .black })
  }

  @Test func `is resolved for some traits`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(drawn(UIColor.label.resolvedColor(with: dark)) == "#FFFFFF")
    #expect(drawn(UIColor.label.resolvedColor(with: UITraitCollection())) == "#000000")
    let forPad = UIColor { $0.userInterfaceIdiom == .pad ? .systemRed : .label }
    let darkPad = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceIdiom: .pad)])
    #expect(drawn(forPad.resolvedColor(with: darkPad)) == "#FF4245")
  }

  @Test func `gives its amounts`() {
    var (first, second, third, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    #expect(
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&first, green: &second, blue: &third, alpha: &alpha))
    #expect([first, second, third, alpha].map { ($0 * 1000).rounded() } == [100, 200, 300, 400])
    for hue in [0, 0.1, 0.3, 0.5, 0.7, 0.9] as [CGFloat] {
      UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1)
        .getHue(&first, saturation: &second, brightness: &third, alpha: nil)
      #expect([first, second, third].map { ($0 * 1000).rounded() } == [hue * 1000, 600, 800])
    }
    UIColor.white.getHue(&first, saturation: &second, brightness: &third, alpha: &alpha)
    #expect([first, second, third, alpha] == [0, 0, 1, 1])
  }

  @Test func `without an asset fails the snapshot`() throws {
    let color = try #require(UIColor(named: "nowhere"))
    #expect(LaidOut(Color(uiColor: color)).layout.problems.first?.contains("no colour \"nowhere\"") == true)
  }

  @Test func `fills as a background, and is spelled in a tree`() {
    #expect(LaidOut(Text("a").background(Color(.secondarySystemBackground))).colors.first?.description == "#F2F2F7")
    #expect(LaidOut(Text("a").foregroundColor(Color(.systemRed))).colors.map(\.description) == ["#FF383C"])
  }
}

@MainActor @Suite struct `A resolved colour` {
  private func resolved(_ color: Color, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    var environment = EnvironmentValues()
    change(&environment)
    return LaidOut(Color(color.resolve(in: environment))).colors.map(\.description).joined()
  }

  @Test func `has the amounts of a colour in an environment`() {
    let environment = EnvironmentValues()
    #expect(Color(red: 0.3, green: 0.2, blue: 0.1).resolve(in: environment).green == 0.2)
    #expect(
      Color(.sRGBLinear, white: 1, opacity: 0.5).resolve(in: environment)
        == .init(red: 1, green: 1, blue: 1, opacity: 0.5))
    #expect(abs(Color(white: 0.5).resolve(in: environment).linearRed - 0.21404) < 1e-5)
    #expect(resolved(.primary) == "#000000" && resolved(.primary) { $0.colorScheme = .dark } == "#FFFFFF")
    #expect(resolved(.secondary.opacity(0.5)) == "#3C3C434D")
    #expect(resolved(.accentColor) == "#0088FF")
    #expect(resolved(Color(uiColor: .secondaryLabel.withAlphaComponent(0.5))) == "#3C3C4380")
    #expect(resolved(Color("nowhere")) == "#00000000")
    #expect(LaidOut(Circle().fill(Color.red.resolve(in: environment))).colors.map(\.description) == ["#FF383C"])
  }

  @Test func `of a mixture lies between two`() {
    func mixed(_ fraction: Double, _ space: DeclarativeUI.Gradient.ColorSpace) -> String {
      let color = Color.black.mix(with: .white, by: fraction, in: space)
      #expect(LaidOut(color).colors.map(\.description) == [resolved(color)])
      return resolved(color)
    }
    #expect([-1, 0, 1, 2].map { mixed($0, .device) } == ["#000000", "#000000", "#FFFFFF", "#FFFFFF"])
    #expect(mixed(0.5, .device) == "#808080")
    // Oklab's lightness of 0.5 is an eighth of the light.
    #expect(mixed(0.5, .perceptual) == "#636363")
    #expect(resolved(Color.clear.mix(with: Color(white: 1, opacity: 0.5), by: 0.5)).hasSuffix("40"))
    #expect(resolved(Color.blue.mix(with: .yellow, by: 0)) == "#0088FF")
  }
}
