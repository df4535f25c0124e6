import DeclarativeUI
import Testing

@Suite struct `What SwiftUI and UIKit both have a name for` {
  @Test func `is made of UIKit's`() {
    #expect([UIUserInterfaceStyle.unspecified, .light, .dark].map { ColorScheme($0) } == [nil, .light, .dark])
    let directions = [UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft]
    #expect(directions.map { LayoutDirection($0) } == [nil, .leftToRight, .rightToLeft])
    let classes = [UIUserInterfaceSizeClass.unspecified, .compact, .regular]
    #expect(classes.map { UserInterfaceSizeClass($0) } == [nil, .compact, .regular])
    let contrasts = [UIAccessibilityContrast.unspecified, .normal, .high]
    #expect(contrasts.map { ColorSchemeContrast($0) } == [nil, .standard, .increased])
    let weights = [UILegibilityWeight.unspecified, .regular, .bold]
    #expect(weights.map { LegibilityWeight($0) } == [nil, .regular, .bold])
  }

  @Test func `is that of the screen outside of views`() {
    let traits = UITraitCollection.current
    #expect(traits.userInterfaceStyle == .light && traits.preferredContentSizeCategory == .large)
    #expect(traits.layoutDirection == .leftToRight && traits.displayScale == 3 && traits.userInterfaceIdiom == .phone)
    let asked: UITraitCollection? = nil
    #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: asked ?? .current) == 10)
  }

  @Test @MainActor func `is told with a transaction where a binding writes`() {
    var written: [(Int, Bool)] = []
    let binding = Binding(get: { 3 }, set: { written.append(($0, $1.animation == nil)) })
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3 && written.map(\.0) == [4] && written.map(\.1) == [true])
  }

  @Test @MainActor func `is kept by a field of UIKit`() {
    let field = UITextField()
    #expect(field.borderStyle == .none)
    field.borderStyle = .roundedRect
    #expect(field.borderStyle == .roundedRect)
  }

  @Test func `is made of SwiftUI's`() {
    #expect([ColorScheme?.none, .light, .dark].map { UIUserInterfaceStyle($0) } == [.unspecified, .light, .dark])
    #expect(LayoutDirection.allCases.map { UITraitEnvironmentLayoutDirection($0) } == [.leftToRight, .rightToLeft])
    let classes = [UserInterfaceSizeClass?.none, .compact, .regular]
    #expect(classes.map { UIUserInterfaceSizeClass($0) } == [.unspecified, .compact, .regular])
  }
}
