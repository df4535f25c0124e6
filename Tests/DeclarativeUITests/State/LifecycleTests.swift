import DeclarativeUI
import LaidOutViews
import Testing

/// Notes what happens, in order.
private final class Diary {
  var entries: [String] = []

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

private struct Loading: View {
  @State private var text = "empty"
  var body: some View { Text(text).onAppear { text = "loaded" } }
}

private struct Note: View {
  let name: String
  let diary: Diary
  var body: some View {
    Text(name).onAppear { diary.entries.append("\(name) appears") }.onDisappear { diary.entries.append("\(name) goes") }
  }
}

private struct Restless: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

/// A number that a button counts up, and what is noted about it.
private struct Watched: View {
  let diary: Diary
  let isInitial: Bool
  @State private var count = 0

  init(diary: Diary, isInitial: Bool = false) {
    self.diary = diary
    self.isInitial = isInitial
  }

  var body: some View {
    Button("\(count)") { count += 1 }
      .onChange(of: count, initial: isInitial) { diary.entries.append("\($0) -> \($1)") }
      .onChange(of: count) { diary.entries.append("changed") }
      .onChange(of: count, perform: { diary.entries.append("now \($0)") })
  }
}

private struct Appearance: View {
  let diary: Diary
  @Environment(\.colorScheme) private var colorScheme

  init(diary: Diary) {
    self.diary = diary
  }

  var body: some View {
    Text(verbatim: "\(colorScheme)").onChange(of: colorScheme) { diary.entries.append("\($0) -> \($1)") }
  }
}

@MainActor @Suite struct `The life of a view` {
  private let diary = Diary()

  @Test func `begins with the first picture, which shows what was written then`() {
    #expect(LivingScreen(Loading()).texts == ["loaded"])
    #expect(LaidOut(Loading()).items.map(\.name) == ["loaded"])
  }

  @Test func `begins once, however often it is laid out`() {
    let screen = LivingScreen(Note(name: "a", diary: diary))
    _ = screen.texts
    _ = screen.texts
    #expect(diary.take() == ["a appears"])
  }

  @Test func `begins again below another identity, and not above it`() {
    func view(_ id: Int) -> AnyView {
      AnyView(
        Note(name: "inside", diary: diary).id(id).onAppear { [diary] in diary.entries.append("outside appears") })
    }
    let screen = LivingScreen(view(1))
    _ = screen.texts
    #expect(diary.take() == ["inside appears", "outside appears"])
    screen.view.rootView = view(2)
    _ = screen.texts
    #expect(diary.take() == ["inside appears", "inside goes"])
  }

  @Test func `of a new view begins before that of the old one ends`() {
    func view(_ names: [String]) -> some View {
      VStack { ForEach(names, id: \.self) { [diary] in Note(name: $0, diary: diary) } }
    }
    let screen = LivingScreen(view(["a", "b"]))
    _ = screen.texts
    #expect(diary.take() == ["b appears", "a appears"])
    screen.view.rootView = view(["b", "c"])
    _ = screen.texts
    #expect(diary.take() == ["c appears", "a goes"])
    _ = screen.texts
    #expect(diary.take() == [])
  }

  @Test func `has changes, each told once with both values`() {
    let screen = LivingScreen(Watched(diary: diary))
    _ = screen.texts
    #expect(diary.take() == [])
    screen.press()
    #expect(screen.texts == ["1"])
    #expect(Set(diary.take()) == ["0 -> 1", "changed", "now 1"])
    _ = screen.texts
    #expect(diary.take() == [])
  }

  @Test func `tells the first value as a change where that is asked for`() {
    _ = LivingScreen(Watched(diary: diary, isInitial: true)).texts
    #expect(diary.take() == ["0 -> 0"])
  }

  @Test func `has no changes of an appearance that the view itself asks for`() {
    let screen = LivingScreen(Appearance(diary: diary).preferredColorScheme(.dark))
    _ = screen.texts
    _ = diary.take()
    #expect(screen.texts == ["dark"])
    #expect(diary.take() == [])
  }

  @Test func `that never comes to rest is stopped and named`() {
    #expect(
      LaidOut(Restless()).layout.problems == [
        "Restless never settles: each of 100 updates has changed something that its views read. Look for a body, an "
          + "onAppear, an onChange or an onGeometryChange that writes what it reads, and write only what differs"
      ])
  }
}
