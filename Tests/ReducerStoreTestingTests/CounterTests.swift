import ReducerStore
import ReducerStoreTesting
import Testing
import ViewSnapshotTesting

private struct CounterState: Equatable {
  var count = 0
}

private enum CounterAction: Equatable {
  case incrementButtonTapped
  case decrementButtonTapped
}

private struct CounterEnvironment {}

private let counterReducer = AnyReducer<CounterState, CounterAction, CounterEnvironment> { state, action, _ in
  switch action {
  case .incrementButtonTapped: state.count += 1
  case .decrementButtonTapped: state.count -= 1
  }
  return .none
}

private struct CounterView: View {
  let store: Store<CounterState, CounterAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      HStack(spacing: 12) {
        Button("−") { viewStore.send(.decrementButtonTapped) }
        Text("\(viewStore.count)")
        Button("+") { viewStore.send(.incrementButtonTapped) }
      }
      .padding(12)
    }
  }
}

/// A counter tested in three ways: what is seen, what is remembered, and both in one.
@MainActor @Suite struct `A counter with a store` {
  @Test func testSnapshot() throws {
    let store = Store(
      initialState: .init(),
      reducer: counterReducer,
      environment: .init()
    )
    let view = CounterView(store: store)

    lazy var viewStore = ViewStore(
      store.scope(state: { _ in () }),
      removeDuplicates: ==
    )

    let vc = UIHostingController(rootView: view)
    assertSnapshot(of: vc, as: .image)

    viewStore.send(.incrementButtonTapped)
    assertSnapshot(of: vc, as: .image)

    viewStore.send(.decrementButtonTapped)
    assertSnapshot(of: vc, as: .image)

    try vc.tap("+")
    try vc.tap("+")
    #expect(store.count == 2)
  }

  @Test func testStates() async {
    let store = TestStore(
      initialState: .init(),
      reducer: counterReducer,
      environment: .init()
    )

    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }

    await store.send(.decrementButtonTapped) {
      $0.count = 0
    }
  }

  @Test func testHappyPath() async {
    let store = TestStore(
      initialState: .init(),
      reducer: counterReducer,
      environment: .init()
    )

    await store.send(.incrementButtonTapped, view: CounterView.init(store:), as: .image(layout: .sizeThatFits)) {
      $0.count = 1
    }

    await store.send(.decrementButtonTapped, view: CounterView.init(store:), as: .image(layout: .sizeThatFits)) {
      $0.count = 0
    }
  }

  @Test func `shows the state as it is where the test tells another one`() async throws {
    let store = TestStore(initialState: .init(), reducer: counterReducer, environment: .init())
    let line = #line
    let found = await issues {
      await store.send(.incrementButtonTapped, view: CounterView.init(store:), as: .count) {
        $0.count = 2
      }
      _ = await withSnapshotTesting(record: .never) {
        await store.send(.incrementButtonTapped, view: CounterView.init(store:), as: .count) {
          $0.count = 2
        }
      }
    }
    let messages = found.map { $0.comments.map(\.rawValue).joined() }
    try #require(messages.count == 2)
    #expect(messages[0].hasPrefix("The state after .incrementButtonTapped is not the one"))
    #expect(messages[1].hasPrefix("No reference was found on disk."))
    #expect(found.map { $0.sourceLocation.map { $0.line - line } } == [2, 6])
  }
}

extension Snapshotting where Value == CounterView, Format == String {
  /// The count that a view shows, as text.
  fileprivate static var count: Snapshotting {
    Snapshotting<String, String>.lines.pullback { view in MainActor.assumeIsolated { "\(view.store.count)" } }
  }
}
