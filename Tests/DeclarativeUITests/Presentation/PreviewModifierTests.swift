import DeclarativeUI
import LaidOutViews
import Testing

private struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> CGFloat { 10 }
  func body(content: Content, context: CGFloat) -> some View { content.padding(context) }
}

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.frame(width: 80, height: 60, alignment: .topLeading)
  }
}

private struct Late: PreviewModifier {
  static func makeSharedContext() async throws -> CGFloat {
    await Task.yield()
    return 10
  }
  func body(content: Content, context: CGFloat) -> some View { content.padding(context) }
}

/// One that is made anywhere of what only one thread may have, as packages write it.
private struct Prepared: PreviewModifier {
  let prepare: () -> CGFloat
  func body(content: Content, context: Void) -> some View { content.padding(prepare()) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  fileprivate static func prepared(_ prepare: @escaping () -> CGFloat) -> PreviewTrait {
    .modifier(Prepared(prepare: prepare))
  }
}

@MainActor @Suite struct `A preview with modifiers` {
  private func view(of preview: Preview) throws -> AnyView {
    let view = try #require(preview.views.first)
    return AnyView(view)
  }

  @Test func `has around it what they have made before`() throws {
    let preview = Preview(traits: .modifier(Framed()), .sizeThatFitsLayout, .modifier(Sample()), .prepared { 5 }) {
      Box(20, 20)
    }
    let view = LaidOut(try view(of: preview), in: CGSize(width: 80, height: 60))
    #expect(view.frames == [rect(15, 15, 20, 20)] && view.layout.problems.isEmpty)
  }

  @Test func `is on a screen whose orientations are told apart`() {
    #expect(Set(InterfaceOrientation.allCases.map(\.id)).count == 4)
  }

  @Test func `is drawn without one that waits for what it needs, and says so`() throws {
    let preview = Preview(traits: .modifier(Late())) { Box(20, 20) }
    let view = LaidOut(try view(of: preview), in: CGSize(width: 20, height: 20))
    #expect(view.frames == [rect(0, 0, 20, 20)])
    #expect(
      view.layout.problems.map { $0.contains("The context of the preview's modifier Late could not be made: it waits") }
        == [true])
  }
}
