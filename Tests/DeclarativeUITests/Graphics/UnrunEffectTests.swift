import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// What compiles, and says that it is not drawn.
@MainActor @Suite struct `What is not drawn as asked` {
  private func problems(_ view: some View) -> [String] { LaidOut(view).layout.problems }

  private func names(_ view: some View) -> [String] { LaidOut(view).items.map(\.name) }

  @Test func `is a function of Metal, and its view is drawn without it`() throws {
    let library = ShaderLibrary.bundle(.main)
    let wave = ShaderFunction(library: library, name: "wave")
    let shader = library.wave(.float(2), .float2(1, 2), .color(.red), .boundingRect)
    #expect(shader.function == wave && shader.arguments.count == 4)
    let said =
      "The function wave of Metal is not run here, and nothing is seen of it: say what to draw instead with "
      + "'#if canImport(DeclarativeUI)'"
    let effects: [AnyView] = [
      AnyView(Text("a").colorEffect(shader)), AnyView(Text("a").layerEffect(shader, maxSampleOffset: .zero)),
      AnyView(Text("a").distortionEffect(shader, maxSampleOffset: CGSize(width: 1, height: 1))),
      AnyView(Text("a").visualEffect { content, _ in content.layerEffect(shader, maxSampleOffset: .zero) }),
      AnyView(
        Canvas { context, _ in
          context.addFilter(.colorShader(shader))
          context.draw(Text("a"), at: .zero)
        }),
      AnyView(
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(shader))
          context.draw(Text("a"), at: .zero)
        }),
      AnyView(Text("a").background(Rectangle().fill(.clear)).foregroundStyle(shader)),
    ]
    for effect in effects { #expect(problems(effect) == [said] && names(effect).contains("a")) }
    #expect(problems(Text("a").colorEffect(ShaderLibrary.wave(), isEnabled: false)) == [])
  }

  @Test func `is a smaller scale of a text`() {
    let said =
      #"How much smaller iOS makes a text with textScale(.secondary) is not known, so "a" has its usual size: "#
      + "set its font"
    #expect(problems(Text("a").textScale(.secondary)) == [said])
    #expect(problems(VStack { Text("a") }.textScale(.secondary)) == [said])
    #expect(problems(Text("b") + Text("a").textScale(.secondary)) == [said])
    #expect(problems(VStack { Text("a").textScale(.secondary, isEnabled: false) }.textScale(.default)) == [])
    #expect(problems(Text("a").textScale(.default)) == [])
    let symbol = Text(Image(systemName: "heart")).textScale(.secondary)
    #expect(problems(symbol).count == 1)
  }

  @Test func `is a text in another language than the locale's`() {
    func problems(_ language: TypesettingLanguage, isEnabled: Bool = true) -> [Int] {
      let locale = Locale(identifier: "en_US")
      return [
        self.problems(Text("a").typesettingLanguage(language, isEnabled: isEnabled).environment(\.locale, locale)),
        self.problems(
          VStack { Text("a") }.typesettingLanguage(language, isEnabled: isEnabled).environment(\.locale, locale)),
      ].map(\.count)
    }
    #expect(problems(.explicit(.init(identifier: "th"))) == [1, 1])
    #expect(problems(.explicit(.init(identifier: "th")), isEnabled: false) == [0, 0])
    #expect(problems(.explicit(.init(identifier: "en-US"))) == [0, 0] && problems(.automatic) == [0, 0])
  }

  @Test func `is a symbol in a gradient, or one with lines as long as its value`() {
    let star = Image(systemName: "star")
    let said =
      #"How the symbol "star" looks with symbolColorRenderingMode(.gradient) is not known, so it looks as without: "#
      + "leave it out"
    #expect(problems(star.symbolColorRenderingMode(.gradient)) == [said])
    #expect(problems(VStack { star }.symbolColorRenderingMode(.gradient)) == [said])
    #expect(problems(VStack { Text("a") }.symbolColorRenderingMode(.gradient)) == [])
    #expect(problems(VStack { star.symbolColorRenderingMode(.flat) }.symbolColorRenderingMode(.gradient)) == [])
    #expect(problems(star.symbolVariableValueMode(.draw)) == [])
    let wifi = Image(systemName: "wifi", variableValue: 1)
    #expect(problems(wifi.symbolVariableValueMode(.draw)).count == 1)
    #expect(problems(wifi.symbolVariableValueMode(.color).resizable()) == [])
  }
}
