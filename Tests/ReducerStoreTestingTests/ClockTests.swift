import ReducerStore
import ReducerStoreTesting
import Testing

/// A search that asks half a second after the last letter.
private struct Search: Reducer {
  struct State: Equatable {
    var text = ""
    var results: [String] = []
  }
  enum Action: Equatable { case type(String), search, clear, tick(Int), start }
  let clock: TestClock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .type(let text):
      state.text = text
      return .send(.search).debounce(id: "search", for: .milliseconds(500), clock: clock)
    case .search: state.results = [state.text + "!"]
    case .clear:
      state = State()
      return .cancel(id: "search")
    case .start:
      return .run { [clock] send in
        for number in 1...3 {
          try await clock.sleep(for: .seconds(1))
          await send(.tick(number))
        }
      }
    case .tick(let number): state.results.append("\(number)")
    }
    return .none
  }
}

@MainActor @Suite struct `Time in a test store` {
  private let clock = TestClock()

  @Test func `passes when the test says so`() async {
    let store = TestStore(initialState: Search.State()) { Search(clock: clock) }
    await store.send(.type("a")) { $0.text = "a" }
    await clock.waitForSleepers()
    await clock.advance(by: .milliseconds(400))
    await store.send(.type("ab")) { $0.text = "ab" }
    await clock.waitForSleepers()
    await clock.advance(by: .milliseconds(400))
    await clock.advance(by: .milliseconds(100))
    await store.receive(.search) { $0.results = ["ab!"] }
    await store.finish()
  }

  @Test func `ends with what is cancelled`() async {
    let store = TestStore(initialState: Search.State()) { Search(clock: clock) }
    await store.send(.type("a")) { $0.text = "a" }
    await store.send(.clear) { $0.text = "" }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func `passes step by step`() async {
    let store = TestStore(initialState: Search.State()) { Search(clock: clock) }
    await store.send(.start)
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(2))
    await store.receive(.tick(1)) { $0.results = ["1"] }
    await store.receive(.tick(2)) { $0.results = ["1", "2"] }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(1))
    await store.receive(.tick(3)) { $0.results = ["1", "2", "3"] }
    await store.finish()
    #expect(clock.now == TestClock().now.advanced(by: .seconds(3)))
  }
}
