import DeclarativeUI
import LaidOutViews
import Testing

private struct Named: View {
  @Namespace private var names
  @Namespace private var others
  let look: (Namespace.ID, Namespace.ID) -> Void

  var body: some View {
    let _ = look(names, others)
    Text("a").matchedGeometryEffect(id: "a", in: names)
  }
}

@MainActor @Suite struct `A namespace` {
  @Test func `is that of its place, in each evaluation`() {
    var seen: [Namespace.ID] = []
    func view() -> some View {
      VStack {
        Named { seen += [$0, $1] }
        Named { seen += [$0, $1] }
      }
    }
    let screen = LivingScreen(view())
    _ = screen.texts
    let first = seen
    #expect(Set(first).count == 4)
    seen = []
    screen.view.rootView = view()
    _ = screen.texts
    #expect(seen == first)
  }

  @Test func `matches views that stand at the end of their move`() throws {
    var seen: Namespace.ID?
    #expect(LaidOut(Named { name, _ in seen = name }).layout.problems == [])
    let name = try #require(seen)
    #expect(
      LaidOut(Text("b").matchedGeometryEffect(id: "a", in: name, isSource: false)).layout.problems == [
        "matchedGeometryEffect(id: a, isSource: false) does not take the place of its source here: give the view that "
          + "place by its layout"
      ])
  }
}
