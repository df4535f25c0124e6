import DeclarativeUI
import OpenCombine
import ReducerStore
import Testing

private struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var step = 1
  }
  enum Action: Equatable { case increment, setStep(Int) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment: state.count += state.step
    case .setStep(let step): state.step = step
    }
    return .none
  }
}

private struct Counters: Reducer {
  struct State: Equatable {
    var first = Counter.State()
    var second: Counter.State? = Counter.State(count: 10)
    var rows: [Row] = []
    var log: [String] = []
  }
  struct Row: Identifiable, Equatable {
    let id: Int
    var isOn = false
  }
  enum Action: Equatable { case first(Counter.Action), second(Counter.Action), row(id: Int, RowAction), removeSecond }
  enum RowAction: Equatable { case toggle }

  var body: some Reducer<State, Action> {
    Scope(state: \.first, action: Action.first) { Counter() }
    Reduce { state, action in
      if action == .removeSecond { state.second = nil }
      state.log.append("\(action)".prefix { $0 != "(" }.description)
      return .none
    }
    .ifLet(\.second, action: Action.second) { Counter() }
    .forEach(\.rows, action: { Action.row(id: $0, $1) }) {
      Reduce<Row, RowAction> { row, _ in
        row.isOn.toggle()
        return .none
      }
    }
  }
}

@MainActor @Suite struct `A store` {
  @Test func `changes its state by its reducer`() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.increment)
    store.send(.setStep(5))
    store.send(.increment)
    #expect(store.state == Counter.State(count: 6, step: 5))
    #expect(store.count == 6)
  }

  @Test func `of a closure gives it an environment`() {
    let reducer = AnyReducer<Int, String, (String) -> Int> { state, action, length in
      state += length(action)
      return .none
    }
    let store = Store(initialState: 0, reducer: reducer.combined(with: reducer), environment: { $0.count })
    store.send("four")
    #expect(store.state == 8)
    let empty = Store<Int, String>(initialState: 3, reducer: .empty, environment: ())
    empty.send("x")
    #expect(empty.state == 3)
  }

  @Test func `of parts gives each its own actions`() {
    let store = Store(initialState: Counters.State(rows: [.init(id: 1), .init(id: 2)])) { Counters() }
    store.send(.first(.increment))
    store.send(.second(.increment))
    store.send(.row(id: 2, .toggle))
    store.send(.row(id: 3, .toggle))
    #expect(store.first.count == 1 && store.second?.count == 11 && store.rows.map(\.isOn) == [false, true])
    store.send(.removeSecond)
    store.send(.second(.increment))
    #expect(store.second == nil)
    #expect(store.log == ["first", "second", "row", "row", "removeSecond", "second"])
  }

  @Test func `pulls a closure with an environment back into a whole`() {
    enum Action { case number(Int), other }
    let numbers = AnyReducer<Int, Int, Int> { state, action, factor in
      state += action * factor
      return .none
    }
    let whole = AnyReducer<Counter.State, Action, String>.combine(
      numbers.pullback(state: \.count, action: Action.number, environment: \.count))
    let store = Store(initialState: Counter.State(), reducer: whole, environment: "abc")
    store.send(.number(2))
    store.send(.other)
    #expect(store.count == 6)
  }

  @Test func `runs several reducers in turn`() {
    func appending(_ factor: Int) -> Reduce<[Int], Int> {
      Reduce { state, action in
        state.append(action * factor)
        return .none
      }
    }
    let combined = combine(appending(1), appending(-1))
    let store = Store<[Int], Int>(initialState: []) {
      CombineReducers<[Int], Int> {
        combined
        EmptyReducer()
      }
    }
    store.send(1)
    #expect(store.state == [1, -1])
  }

  @Test func `of a part is the same part of the whole`() {
    let store = Store(initialState: Counters.State()) { Counters() }
    let part = store.scope(state: \.first, action: Counters.Action.first)
    let deeper = part.scope(state: \.count)
    part.send(.increment)
    deeper.send(.increment)
    #expect(store.first.count == 2 && deeper.state == 2)
    store.send(.first(.increment))
    #expect(deeper.state == 3)
    let second = store.scope(ifLet: { $0.second }, action: Counters.Action.second)
    #expect(second?.count == 10)
    store.send(.removeSecond)
    #expect(second?.count == 10)
    #expect(store.scope(ifLet: { $0.second }, action: Counters.Action.second) == nil)
  }

  // MARK: Views

  @Test func `has a body evaluated again where what it has read has changed, and nothing else`() throws {
    struct CountView: View {
      let store: Store<Counter.State, Counter.Action>

      var body: some View { Text("Count \(store.count)") }
    }
    let store = Store(initialState: Counter.State()) { Counter() }
    let host = ViewHost(CountView(store: store), size: CGSize(width: 100, height: 50))
    _ = host.bodyEvaluations {}
    #expect(host.bodyEvaluations { store.send(.setStep(3)) } == [])
    let evaluations = host.bodyEvaluations { store.send(.increment) }
    #expect(evaluations.count == 1 && evaluations[0].hasSuffix("CountView: @dependencies changed."))
  }

  @Test func `of a part has a body evaluated where the part has changed`() {
    struct CountView: View {
      let store: Store<Counter.State, Counter.Action>

      var body: some View { Text("Count \(store.state.count)") }
    }
    let store = Store(initialState: Counters.State()) { Counters() }
    let part = store.scope(state: \.first, action: Counters.Action.first)
    let host = ViewHost(CountView(store: part), size: CGSize(width: 100, height: 50))
    _ = host.bodyEvaluations {}
    #expect(host.bodyEvaluations { store.send(.removeSecond) } == [])
    #expect(host.bodyEvaluations { store.send(.first(.increment)) }.count == 1)
  }

  @Test func `is read and sent to through a view store`() throws {
    struct StepperView: View {
      let store: Store<Counter.State, Counter.Action>

      var body: some View {
        WithViewStore(store) { viewStore in
          Text("Count \(viewStore.count)")
          Button("More") { viewStore.send(.increment) }
          Toggle("By two", isOn: viewStore.binding(get: { $0.step == 2 }, send: { .setStep($0 ? 2 : 1) }))
        }
      }
    }
    let store = Store(initialState: Counter.State()) { Counter() }
    let host = ViewHost(StepperView(store: store), size: CGSize(width: 300, height: 200))
    try host.tap("More")
    try host.toggle("By two")
    try host.tap("More")
    #expect(store.state == Counter.State(count: 3, step: 2))
    try host.toggle("By two")
    #expect(store.step == 1)
  }

  @Test func `publishes through a view store where it is not a duplicate`() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let viewStore = ViewStore(store, observe: \.count)
    var count = 0
    let subscription = viewStore.objectWillChange.sink { count += 1 }
    viewStore.send(.setStep(2))
    #expect(count == 0 && viewStore.state == 0)
    viewStore.send(.increment)
    #expect(count == 1 && viewStore.state == 2)
    // What nobody reads tells nobody.
    let blind = ViewStore(store.scope(state: { _ in () }), removeDuplicates: ==)
    blind.send(.increment)
    #expect(store.count == 4)
    _ = subscription
  }

  @Test func `binds a field by actions`() throws {
    struct NameView: View {
      let store: Store<String, String>

      var body: some View { TextField("Name", text: store.binding(get: { $0 }, send: { $0 })) }
    }
    let store = Store(initialState: "") {
      Reduce<String, String> { state, action in
        state = action.uppercased()
        return .none
      }
    }
    let host = ViewHost(NameView(store: store), size: CGSize(width: 300, height: 100))
    try host.tap("Name")
    try host.type("ab")
    #expect(store.state == "AB")
  }
}
