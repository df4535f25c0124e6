import DeclarativeUI
import Foundation
import PixelImages
import LaidOutViews
import Testing

private enum ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct ThemeName: View {
  @Environment(\.theme) private var theme
  var body: some View { Text(theme) }
}

private struct Scheme: DynamicProperty {
  @Environment(\.colorScheme) var colorScheme
}

private struct SchemeName: View {
  private var scheme = Scheme()
  var body: some View { Text(scheme.colorScheme == .dark ? "dark" : "light") }
}

private struct Facts: View {
  @Environment(\.layoutDirection) var direction
  @Environment(\.dynamicTypeSize) var typeSize
  @Environment(\.displayScale) var scale
  @Environment(\.isEnabled) var isEnabled
  var body: some View { Text(verbatim: "\(direction) \(typeSize) \(scale) \(isEnabled)") }
}

private struct ReadingButton: View {
  let read: (String) -> Void
  @Environment(\.theme) private var theme
  var body: some View { Button("Read") { read(theme) } }
}

private struct Themed: ViewModifier {
  @Environment(\.theme) private var theme
  func body(content: Content) -> some View {
    VStack {
      Text("modified \(theme)")
      content
    }
  }
}

@MainActor @Suite struct `The environment` {
  private func texts(_ view: some View) -> [String] {
    LaidOut(view, in: CGSize(width: 400, height: 400)).items.map(\.name)
  }

  @Test func `is inherited, and the nearest value wins`() {
    let view = VStack {
      ThemeName()
      ThemeName().environment(\.theme, "inner")
      Color.clear.frame(width: 200, height: 30).overlay { ThemeName() }
    }
    #expect(texts(view.environment(\.theme, "outer")) == ["outer", "inner", "Color", "outer"])
    #expect(texts(ThemeName()) == ["plain"])
    #expect(texts(ThemeName().environment(\.theme, "a").environment(\.theme, "b")) == ["a"])
  }

  @Test func `can be changed from what it was`() {
    #expect(texts(ThemeName().transformEnvironment(\.theme) { $0 += "!" }) == ["plain!"])
  }

  @Test func `is read by properties inside of properties`() {
    #expect(texts(SchemeName().environment(\.colorScheme, .dark)) == ["dark"])
  }

  @Test func `is read by modifiers and by views inside of them`() {
    #expect(texts(ThemeName().modifier(Themed()).environment(\.theme, "x")) == ["modified x", "x"])
  }

  @Test func `tells direction, text size, scale and whether controls can be used`() {
    #expect(texts(Facts()) == ["leftToRight large 1.0 true"])
    let view = Facts().environment(\.layoutDirection, .rightToLeft).dynamicTypeSize(.xSmall).disabled(true)
    #expect(texts(view.environment(\.displayScale, 3)) == ["rightToLeft xSmall 3.0 false"])
  }

  @Test func `says of controls and windows what holds where nothing is said`() {
    var values = EnvironmentValues()
    #expect(values.menuIndicatorVisibility == .automatic && values.verticalScrollIndicatorVisibility == .automatic)
    #expect(values.keyboardShortcut == nil && values.controlActiveState == .key && values.appearsActive)
    #expect(!values.autocorrectionDisabled && values.disableAutocorrection == false)
    values.disableAutocorrection = true
    values.backgroundProminence = .increased
    values.verticalScrollBounceBehavior = .always
    #expect(values.autocorrectionDisabled && values.backgroundProminence == .increased)
    #expect(values.verticalScrollBounceBehavior == .always && values.horizontalScrollBounceBehavior == .automatic)
  }

  @Test func `limits the text size to a range`() {
    func size(_ view: some View) -> String? {
      texts(view).first?.split(separator: " ").dropFirst().first.map { String($0) }
    }
    #expect(size(Facts().dynamicTypeSize(.xLarge...)) == "xLarge")
    #expect(size(Facts().dynamicTypeSize(...DynamicTypeSize.xLarge)) == "large")
    #expect(size(Facts().dynamicTypeSize(...DynamicTypeSize.small)) == "small")
    #expect(size(Facts().dynamicTypeSize(..<DynamicTypeSize.small)) == "xSmall")
    #expect(size(Facts().dynamicTypeSize(DynamicTypeSize.xSmall..<DynamicTypeSize.large)) == "medium")
    #expect(
      LaidOut(Facts().dynamicTypeSize(DynamicTypeSize.large..<DynamicTypeSize.large)).layout.problems == [
        "dynamicTypeSize(large..<large) is impossible: give a range with at least one size in it"
      ])
    #expect(texts(Facts().dynamicTypeSize(.small ... .medium)) == ["leftToRight medium 1.0 true"])
  }

  @Test func `holds in what a body leaves behind`() {
    var read = ""
    let layout = LaidOut(ReadingButton { read = $0 }.environment(\.theme, "kept"))
    layout.layout.buttons.first?.action()
    #expect(read == "kept")
  }

  @Test func `of each place is seen by a view value in several places`() {
    let view = ThemeName()
    #expect(
      texts(
        VStack {
          view.environment(\.theme, "a"); view.environment(\.theme, "b")
        }) == ["a", "b"])
  }
}
