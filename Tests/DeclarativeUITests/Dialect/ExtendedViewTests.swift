import DeclarativeUI
import LaidOutViews
import Testing

// Initializers that people add to views use what is on the main actor, and say nothing of actors: so are the views.

@MainActor private func marked(_ title: String) -> Text { Text("+ " + title) }

extension VStack where Content == Text {
  fileprivate init(mark title: String) { self.init { marked(title) } }
}

extension ScrollView where Content == Text {
  fileprivate init(mark title: String) { self.init { marked(title) } }
}

extension Button where Label == Text {
  fileprivate init(mark title: String) { self.init(action: {}) { marked(title) } }
}

extension NavigationStack where Data == NavigationPath, Root == Text {
  fileprivate init(mark title: String) { self.init { marked(title) } }
}

extension List where SelectionValue == Never, Content == Text {
  fileprivate init(mark title: String) { self.init { marked(title) } }
}

/// Made on any actor, as all views can be.
private func plain() -> some View {
  VStack {
    Button("a") {}
    ScrollView { Text("b") }
  }
}

@MainActor @Suite struct `A view that is added to` {
  @Test func `is on the main actor, and made on any`() {
    let views: [any View] = [
      VStack(mark: "a"), ScrollView(mark: "b"), Button(mark: "c"), NavigationStack(mark: "d"), List(mark: "e"),
    ]
    #expect(views.flatMap { LaidOut.texts(of: LaidOut(AnyView($0)).layout) } == ["+ a", "+ b", "+ c", "+ d", "+ e"])
    #expect(LaidOut.texts(of: LaidOut(plain()).layout) == ["a", "b"])
  }
}
