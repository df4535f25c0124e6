import DeclarativeUI
import Drawings
import LaidOutViews
import Testing

/// A door that work waits behind until a test opens it.
private actor Door {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

@MainActor private final class Diary {
  var entries: [String] = []
}

private struct Loading: View {
  let door: Door
  @State private var text = "loading"

  var body: some View {
    Text(text).task {
      await door.pass()
      text = "loaded"
    }
  }
}

private struct Numbered: View {
  let diary: Diary
  @State private var number = 1

  var body: some View {
    Button("\(number)") { number += 1 }
      .task(id: number) {
        let begun = number
        diary.entries.append("begins \(begun)")
        // The first one ends only when it is cancelled.
        if begun == 1 { for await _ in AsyncStream<Void>(Void.self, { _ in }) {} }
        diary.entries.append("ends \(begun) \(Task.isCancelled ? "cancelled" : "")")
      }
  }
}

/// What a button begins is no work of the view's.
private struct Fetching: View {
  @State private var text = "nothing"

  var body: some View {
    Button(text) {
      text = "fetching"
      Task { text = await answer() }
    }
  }

  private nonisolated func answer() async -> String { "answer" }
}

@MainActor @Suite struct `The work of a view` {
  private let door = Door()

  @Test func `sleeps for numbers of nanoseconds with names`() {
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC)
  }

  @Test func `goes on while pictures are taken`() async throws {
    let screen = LivingScreen(Loading(door: door))
    #expect(screen.texts == ["loading"])
    await door.open()
    try await screen.settled()
    #expect(screen.texts == ["loaded"])
  }

  @Test func `is begun by waiting for it, too`() async throws {
    await door.open()
    let screen = LivingScreen(Loading(door: door))
    try await screen.settled()
    #expect(screen.texts == ["loaded"])
  }

  @Test func `that takes too long is named`() async {
    let screen = LivingScreen(Loading(door: door))
    let error = await #expect(throws: Unsettled.self) { try await screen.settled(within: .milliseconds(1)) }
    #expect(
      error?.description
        == "The view has not settled within 0.001 seconds: the task of Loading goes on. Give it more time with "
        + "settled(within:), or let the work end: with a client that answers at once, for example")
    await door.open()
  }

  @Test func `begins anew with another id, and that of before is cancelled`() async throws {
    let diary = Diary()
    let screen = LivingScreen(Numbered(diary: diary))
    _ = screen.layout
    while diary.entries.isEmpty { await Task.yield() }
    screen.press()
    try await screen.settled()
    #expect(diary.entries.sorted() == ["begins 1", "begins 2", "ends 1 cancelled", "ends 2 "])
  }

  @Test func `is cancelled with its view`() async throws {
    let diary = Diary()
    let screen = LivingScreen(AnyView(Numbered(diary: diary)))
    _ = screen.layout
    while diary.entries.isEmpty { await Task.yield() }
    screen.view.rootView = AnyView(Text("gone"))
    try await screen.settled()
    while diary.entries.count < 2 { await Task.yield() }
    #expect(diary.entries == ["begins 1", "ends 1 cancelled"])
  }

  @Test func `is not begun for one picture`() async {
    let diary = Diary()
    #expect(LaidOut(Numbered(diary: diary)).items.map(\.name) == ["1"])
    await Task.yield()
    #expect(diary.entries == [])
  }

  @Test func `ends in a host, which then says which bodies were evaluated`() async throws {
    let host = ViewHost(Loading(door: door))
    await door.open()
    let signs = host.bodyEvaluations {}
    #expect(signs == ["Loading: @self, @identity, _text changed."])
    try await host.settled(within: .seconds(3600))
    // The screen and the text.
    #expect(host.layout(on: host.ownScreen).drawing.items.count == 2)
    #expect(host.bodyEvaluations {} == [])
  }

  @Test func `that an action begins is waited for by what it brings`() async throws {
    let screen = LivingScreen(Fetching())
    screen.press()
    try await screen.settled { screen.texts == ["answer"] }
    #expect(screen.texts == ["answer"])
  }
}
