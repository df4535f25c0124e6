import DeclarativeUI
import LaidOutViews
import Testing

/// What views do in the order of a log of SwiftUI on macOS 27, which its author published with the program that made it:
/// mburger89/MetalUI, docs/probes/swiftui-lifecycle.swift, whose names of cases are given.
@MainActor @Suite struct `The order of calls among views` {
  private let log = TouchLog()

  /// What was noted since this was asked last.
  private func news(_ screen: LivingScreen<some View>) -> [String] {
    _ = screen.texts
    return log.take()
  }

  private func leaf(_ name: String) -> some View { Text(name).logged(name, log) }

  /// A1: the inside before what is around it, the last of several first.
  @Test func `goes through the code backwards where a branch comes and goes`() {
    @ViewBuilder func view(_ isShown: Bool) -> some View {
      if isShown {
        VStack {
          VStack {
            leaf("first")
            leaf("second")
          }
          .logged("around", log)
        }
        .logged("outside", log)
      }
    }
    let screen = LivingScreen(AnyView(view(false)))
    #expect(news(screen) == [])
    let show = { screen.view.rootView = AnyView(view($0)) }
    show(true)
    #expect(news(screen) == ["+second", "+first", "+around", "+outside"])
    show(false)
    #expect(news(screen) == ["-second", "-first", "-around", "-outside"])
  }

  /// A2: what goes at several places goes in the order of the code.
  @Test func `lets branches go forwards that go each by itself`() {
    func view(_ isShown: Bool) -> some View {
      VStack {
        if isShown { leaf("1") }
        if isShown { leaf("2") }
        if isShown { leaf("3") }
      }
    }
    let screen = LivingScreen(view(false))
    _ = news(screen)
    screen.view.rootView = view(true)
    #expect(news(screen) == ["+3", "+2", "+1"])
    screen.view.rootView = view(false)
    #expect(news(screen) == ["-1", "-2", "-3"])
  }

  /// A3, C3: the calls of one view from the inside, the first value of `onChange` among them.
  @Test func `takes the calls of one view from the inside`() {
    let inner = Text("x").onAppear { log.note("inner") }.onChange(of: 5, initial: true) { log.note("\($0) -> \($1)") }
    let screen = LivingScreen(inner.onAppear { log.note("outer") })
    #expect(news(screen) == ["inner", "5 -> 5", "outer"])
  }

  /// A4, A5: what is new appears before what is gone disappears.
  @Test func `has the new branch appear before the old one goes`() {
    @ViewBuilder func view(_ isFirst: Bool) -> some View { if isFirst { leaf("then") } else { leaf("else") } }
    let screen = LivingScreen(AnyView(view(true)))
    _ = news(screen)
    screen.view.rootView = AnyView(view(false))
    #expect(news(screen) == ["+else", "-then"])
  }

  /// C8, C11, C12: changes go through the code backwards, too, before anything appears.
  @Test func `tells changes from the inside before something appears`() {
    func view(_ isShown: Bool) -> some View {
      VStack {
        Text("a").onChange(of: isShown) { log.note("a") }
        Text("b").onChange(of: isShown) { log.note("b") }
        if isShown { leaf("new").onChange(of: isShown) { log.note("not told") } }
      }
      .onChange(of: isShown) { log.note("around") }
    }
    let screen = LivingScreen(view(false))
    #expect(news(screen) == [])
    screen.view.rootView = view(true)
    #expect(news(screen) == ["b", "a", "around", "+new"])
  }

  /// C13: what goes is not told of the change that takes it away; C10: another identity begins with its own value.
  @Test func `tells no change to what goes and none to what is new`() {
    func view(_ number: Int) -> some View {
      VStack {
        if number == 0 { Text("zero").onChange(of: number) { log.note("not told") } }
        leaf("id").onChange(of: number) { log.note("\($0) -> \($1)") }.id(min(number, 1))
      }
    }
    let screen = LivingScreen(view(0))
    _ = news(screen)
    screen.view.rootView = view(1)
    #expect(news(screen) == ["+id", "-id"])
    screen.view.rootView = view(2)
    #expect(news(screen) == ["1 -> 2"])
  }

  /// E3, E4, E5: what is not to be seen appears all the same.
  @Test func `has appear what is hidden, clear or clipped away`() {
    let screen = LivingScreen(
      VStack {
        leaf("hidden").hidden()
        leaf("clear").opacity(0)
        leaf("empty").frame(width: 0, height: 0)
        leaf("outside").offset(x: 5_000)
      }
      .frame(width: 50, height: 50).clipped())
    #expect(news(screen) == ["+outside", "+empty", "+clear", "+hidden"])
  }

  /// F3: what appears may bring more, which appears in the same update of the screen.
  private struct Chain: View {
    let log: TouchLog
    @State private var count = 0
    var body: some View {
      Text("1").onAppear {
        log.note("1")
        count = 1
      }
      if count > 0 { Text("2").onAppear { log.note("2") } }
    }
  }

  @Test func `lets what appears bring more`() {
    #expect(news(LivingScreen(Chain(log: log))) == ["1", "2"])
  }

  /// K1 and a log of SwiftUI on iOS (android.benigumo.com, 2024-03-28): work begins when all has appeared.
  @Test func `begins work after all has appeared, from the inside`() async throws {
    let inside = Text("x").task { log.note("task inside") }.onAppear { log.note("inside") }
    let screen = LivingScreen(
      VStack { inside }.task { log.note("task around") }.onAppear { log.note("around") })
    try await screen.settled()
    #expect(news(screen) == ["inside", "around", "task inside", "task around"])
  }
}

extension View {
  /// The view, of which a log says when it appears and disappears.
  fileprivate func logged(_ name: String, _ log: TouchLog) -> some View {
    onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }
}
