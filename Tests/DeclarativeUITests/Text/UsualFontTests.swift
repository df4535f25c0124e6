import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing
import Typesetting

@testable import DeclarativeUICore

/// Two texts that say nothing about their fonts and colours, in surroundings that a press changes.
private struct Texts: View {
  var change: (AnyView) -> AnyView
  @State private var isChanged = false

  var body: some View {
    let texts = VStack {
      Text("one")
      Text(verbatim: "two")
    }
    Button("press") { isChanged = true }
    isChanged ? change(AnyView(texts)) : AnyView(texts)
  }
}

/// A text that goes away when the button is pressed, and one that stays.
private struct Vanishing: View {
  @State private var isThere = true

  var body: some View {
    Button("press") { isThere = false }.font(.body)
    VStack {
      if isThere { Text("one") }
      Text("two")
    }
    .font(.system(size: -1))
  }
}

@MainActor @Suite struct `A text that says nothing about its font` {
  private struct Look: Equatable {
    var face: FontFace
    var size: Double
    var color: RGBAColor
  }

  /// How the two texts look before and after a press.
  private func looks(_ change: @escaping (AnyView) -> AnyView) -> (before: [Look], after: [Look]) {
    let screen = LivingScreen(Texts(change: change))
    func looks() -> [Look] {
      screen.items.compactMap { item in
        guard case .text(let text) = item, text.text != "press" else { return nil }
        return text.layout.lines.first?.runs.first.map { Look(face: $0.face, size: $0.size, color: $0.color) }
      }
    }
    let before = looks()
    screen.press()
    return (before, looks())
  }

  @Test func `follows what is around it`() {
    let changes: [(String, (AnyView) -> AnyView)] = [
      ("font", { AnyView($0.font(.title)) }), ("weight", { AnyView($0.fontWeight(.black)) }),
      ("slant", { AnyView($0.italic()) }), ("design", { AnyView($0.fontDesign(.serif)) }),
      ("text size", { AnyView($0.dynamicTypeSize(.accessibility5)) }),
      ("appearance", { AnyView($0.environment(\.colorScheme, .dark)) }),
      ("colour", { AnyView($0.foregroundStyle(.red)) }), ("level", { AnyView($0.foregroundStyle(.tertiary)) }),
    ]
    for (name, change) in changes {
      let (before, after) = looks(change)
      #expect(before.count == 2 && after.count == 2, "\(name)")
      #expect(before[0] == before[1] && after[0] == after[1] && before[0] != after[0], "\(name)")
    }
  }

  @Test func `looks as one that says the same of itself`() {
    let (before, after) = looks { AnyView($0.font(.title.italic()).bold().foregroundStyle(.blue)) }
    let own = Text("one").font(.title.italic()).bold().foregroundStyle(.blue)
    let items = LaidOut(own, in: CGSize(width: 200, height: 99)).items
    guard case .text(let text)? = items.first, let run = text.layout.lines.first?.runs.first else {
      Issue.record("There is no text")
      return
    }
    #expect(after.first == Look(face: run.face, size: run.size, color: run.color))
    #expect(before.first?.size == 17)
  }

  @Test func `follows an environment that nobody else has`() {
    var environment = EnvironmentValues()
    func size() -> Double { environment.textSurroundings.usualFont(in: environment, ProblemLog()).size }
    #expect(size() == 17)
    environment.font = .title
    #expect(size() == 28)
  }

  @Test func `reports what is wrong with it for itself`() {
    let screen = LivingScreen(Vanishing())
    let sentence = "Font.system(size: -1.0) is impossible: give a finite number that is larger than 0"
    #expect(screen.layout.problems == [sentence])
    screen.press()
    #expect(screen.layout.problems == [sentence] && !screen.texts.contains("one"))
  }
}
