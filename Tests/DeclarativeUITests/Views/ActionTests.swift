import DeclarativeUI
import Testing

private struct JokeList: View {
  let rows: Text
  let load: @MainActor @Sendable () async -> Void

  var body: some View {
    VStack { rows.task(load) }
  }
}

private struct Marked: ViewModifier {
  func body(content: Content) -> some View { content.task {} }
}

@MainActor @Suite struct `Work that begins when a view appears` {
  private func sentence(_ call: String, of view: String? = nil) -> String {
    "The \(call)\(view.map { " of \($0)" } ?? "") does not run here, so what it brings is not in the picture. Give the "
      + "view its data from the start; where \(call) changes nothing that is seen, move it to a view around this one, and "
      + "take the picture of the view inside"
  }

  @Test func `and takes time is not started, and is named with its view and the way out`() {
    let list = JokeList(rows: Text("a")) {}
    #expect(LaidOut(list).layout.problems == [sentence("task", of: "JokeList")])
    #expect(LaidOut(Text("a").task {}).layout.problems == [sentence("task")])
    #expect(LaidOut(Text("a").task(priority: .low) {}.modifier(Marked())).layout.problems == [sentence("task")])
  }

  @Test func `of a button's label or a modified view is that of the view around`() {
    struct Screen: View {
      var body: some View {
        Button {
        } label: {
          Text("a").task {}
        }
        .buttonStyle(.plain)
        Text("b").task {}.modifier(Marked())
      }
    }
    #expect(LaidOut(Screen()).layout.problems == [sentence("task", of: "Screen")])
  }

  @Test func `changes nothing that is drawn, and none is no problem`() {
    #expect(LaidOut(Box(5, 5).onAppear {}.task {}).layout.drawing == LaidOut(Box(5, 5)).layout.drawing)
    #expect(LaidOut(Box(5, 5).onAppear().onDisappear {}).layout.problems == [])
  }
}
