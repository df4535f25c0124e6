import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// A screen that presents a cover and a sheet, which may present a cover, too.
private struct Presenter: View {
  let log: TouchLog
  @State private var isCovered = false
  @State private var hasSheet = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("cover") { isCovered = true }
      Button("sheet") { hasSheet = true }
      if count > 0 { Text("new").logged("new", log) }
    }
    .logged("screen", log)
    .fullScreenCover(isPresented: $isCovered, onDismiss: { log.note("dismissed") }) {
      Button("count") { count += 1 }.logged("cover", log)
      Button("uncover") { isCovered = false }
    }
    .sheet(isPresented: $hasSheet, onDismiss: { log.note("dismissed") }) {
      Button("down") { hasSheet = false }.logged("sheet", log)
    }
  }
}

@MainActor @Suite struct `A cover of the whole screen` {
  private let log = TouchLog()

  private func news(_ screen: LivingScreen<some View>) -> [String] {
    _ = screen.texts
    return log.take()
  }

  /// Taps buttons of the presenter, and gives what is noted then.
  private func tapper() -> (String) throws -> [String] {
    let host = ViewHost(Presenter(log: log), size: CGSize(width: 400, height: 800))
    return { [log] name in
      try host.tap(name)
      _ = host.layout(on: host.ownScreen)
      return log.take()
    }
  }

  @Test func `has the screen disappear that presents it, and appear again`() throws {
    let tap = tapper()
    #expect(try tap("cover") == ["+screen", "+cover", "-screen"])
    #expect(try tap("uncover") == ["+screen", "-cover", "dismissed"])
  }

  @Test func `has what is new below it appear when it goes`() throws {
    let tap = tapper()
    _ = try tap("cover")
    #expect(try tap("count") == [])
    #expect(try tap("uncover") == ["+new", "+screen", "-cover", "dismissed"])
  }

  @Test func `differs in that from a sheet, behind which the screen stays`() throws {
    let tap = tapper()
    #expect(try tap("sheet") == ["+screen", "+sheet"])
    #expect(try tap("down") == ["-sheet", "dismissed"])
  }

  @Test func `on a sheet covers that alone, and both go with the sheet`() {
    func view(_ hasSheet: Bool) -> some View {
      Text("screen").logged("screen", log)
        .sheet(isPresented: .constant(hasSheet)) {
          Text("sheet").logged("sheet", log).fullScreenCover(isPresented: .constant(true)) {
            Text("cover").logged("cover", log)
          }
        }
    }
    let screen = LivingScreen(view(false))
    _ = news(screen)
    screen.view.rootView = view(true)
    #expect(news(screen) == ["+sheet", "+cover", "-sheet"])
    screen.view.rootView = view(false)
    #expect(news(screen) == ["-cover"])
  }

  @Test func `that goes with a part of the screen opens the rest of it`() {
    func view(_ isThere: Bool) -> some View {
      VStack {
        Text("rest").logged("rest", log)
        if isThere {
          Text("part").logged("part", log).fullScreenCover(isPresented: .constant(true)) {
            Text("cover").logged("cover", log)
          }
        }
      }
    }
    let screen = LivingScreen(view(false))
    _ = news(screen)
    screen.view.rootView = view(true)
    #expect(news(screen) == ["+part", "+cover", "-part", "-rest"])
    screen.view.rootView = view(false)
    #expect(news(screen) == ["-cover", "+rest"])
  }
}

extension View {
  /// The view, of which a log says when it appears and disappears.
  fileprivate func logged(_ name: String, _ log: TouchLog) -> some View {
    onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }
}
