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
    #expect(problems(Text("a").textScale(.default).typesettingLanguage(Locale.Language(identifier: "th"))) == [])
  }

  @Test func `is a symbol in a gradient, or one with lines as long as its value`() {
    let star = Image(systemName: "star")
    #expect(
      problems(star.symbolColorRenderingMode(.gradient)) == [
        "How symbols look with symbolColorRenderingMode(.gradient) is not known, so they have their usual look: leave it out"
      ])
    #expect(problems(star.symbolVariableValueMode(.draw)).count == 1)
    #expect(problems(star.symbolColorRenderingMode(.flat).symbolVariableValueMode(.color)) == [])
    #expect(problems(star.symbolColorRenderingMode(nil).symbolVariableValueMode(nil)) == [])
  }
}
