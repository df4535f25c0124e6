import DeclarativeUI
import Foundation
import Testing

/// What is heard of views that come and go.
@MainActor private final class LifeLog {
  var entries = ""
}

private struct Turning<Look: Transition>: View {
  let log: LifeLog
  let transition: Look
  @State private var isTurned = false

  var body: some View {
    Color.red
      .onAppear {
        log.entries += isTurned ? "AT" : "AF"
      }
      .onDisappear { log.entries += isTurned ? "DT" : "DF" }
      .transition(transition)
      .id(isTurned)
      .onTapGesture { isTurned = true }
  }
}

private struct Working: View {
  let log: LifeLog

  var body: some View {
    Color.red.task {
      log.entries += "begins "
      do {
        try await Task.sleep(for: .seconds(3600))
      } catch {
        log.entries += "ends"
      }
    }
  }
}

@MainActor @Suite struct `The end of a host` {
  private let size = CGSize(width: 100, height: 100)

  @Test func `has what is there disappear`() throws {
    let log = LifeLog()
    do {
      let host = ViewHost(Turning(log: log, transition: .opacity), size: size)
      try host.tap(at: CGPoint(x: 50, y: 50))
      #expect(log.entries == "AFATDT")
    }
    #expect(log.entries == "AFATDTDT")
  }

  @Test func `has it disappear once, whatever its transition`() throws {
    let log = LifeLog()
    do {
      let host = ViewHost(Turning(log: log, transition: .identity), size: size)
      try host.tap(at: CGPoint(x: 50, y: 50))
    }
    #expect(log.entries == "AFDTATDT")
  }

  @Test func `is none of a view that was never shown`() {
    let log = LifeLog()
    do { _ = ViewHost(Turning(log: log, transition: .opacity), size: size) }
    #expect(log.entries == "")
  }

  @Test func `cancels work`() async throws {
    let log = LifeLog()
    do {
      let host = ViewHost(Working(log: log), size: size)
      _ = host.layout(on: host.ownScreen)
      while log.entries.isEmpty { await Task.yield() }
    }
    while log.entries == "begins " { await Task.yield() }
    #expect(log.entries == "begins ends")
  }
}

private final class Model: ObservableObject {
  @Published var isOn = false
  var isSilent = false
}

private struct Counting: View {
  let evaluations: LifeLog
  @StateObject private var model = Model()

  var body: some View {
    let _ = evaluations.entries += "P"
    VStack {
      Part(isOn: model.isOn, evaluations: evaluations)
      Part(isOn: model.isSilent, evaluations: evaluations)
    }
    .onAppear { model.isOn.toggle() }
  }

  struct Part: View, Equatable {
    let isOn: Bool
    let evaluations: LifeLog

    nonisolated static func == (left: Part, right: Part) -> Bool { left.isOn == right.isOn }

    var body: some View {
      let _ = evaluations.entries += "c"
      Color(isOn ? .red : .blue)
    }
  }
}

@MainActor @Suite struct `What onAppear publishes` {
  @Test func `has the views around evaluated once more`() async throws {
    let log = LifeLog()
    let host = ViewHost(Counting(evaluations: log), size: CGSize(width: 100, height: 100))
    try await host.settled()
    _ = host.layout(on: host.ownScreen)
    #expect(log.entries == "PccPc")
  }
}
