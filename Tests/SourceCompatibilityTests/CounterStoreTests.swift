import ReducerStore
import ReducerStoreTesting
import ViewSnapshotTesting
import XCTest

struct CounterState: Equatable {
  var count = 0
}

enum CounterAction: Equatable {
  case incrementButtonTapped
  case decrementButtonTapped
}

struct CounterEnvironment {}

let counterReducer = AnyReducer<CounterState, CounterAction, CounterEnvironment> { state, action, _ in
  switch action {
  case .incrementButtonTapped:
    state.count += 1
    return .none
  case .decrementButtonTapped:
    state.count -= 1
    return .none
  }
}

struct CounterView: View {
  let store: Store<CounterState, CounterAction>

  var body: some View {
    WithViewStore(self.store) { viewStore in
      HStack {
        Button("−") { viewStore.send(.decrementButtonTapped) }
        Text("\(viewStore.count)")
        Button("+") { viewStore.send(.incrementButtonTapped) }
      }
    }
  }
}

/// A counter tested as its author writes it: the steps of the test store with a method of the author's own.
@MainActor
final class CounterStoreTests: XCTestCase {
  func testSnapshot() {
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
    vc.view.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    assertSnapshot(matching: vc, as: .accessibility)

    viewStore.send(.incrementButtonTapped)
    assertSnapshot(matching: vc, as: .accessibility)

    viewStore.send(.decrementButtonTapped)
    assertSnapshot(matching: vc, as: .accessibility)
  }

  func testHappyPath() async {
    let store = TestStore(
      initialState: .init(),
      reducer: counterReducer,
      environment: .init()
    )

    await store.send(.incrementButtonTapped, seenBy: CounterView.init(store:), as: .accessibility) {
      $0.count = 1
    }

    await store.send(.decrementButtonTapped, seenBy: CounterView.init(store:), as: .accessibility) {
      $0.count = 0
    }
  }
}

extension TestStore where Action: Equatable, ScopedState: Equatable {
  /// The author's own step, called otherwise here than the one that comes along.
  @MainActor
  @discardableResult
  func send<V: View, Format>(
    _ action: ScopedAction,
    seenBy view: @escaping (Store<ScopedState, ScopedAction>) -> V,
    as snapshotting: Snapshotting<V, Format>,
    _ updateExpectingResult: ((inout ScopedState) throws -> Void)? = nil,
    file: StaticString = #file,
    testName: String = #function,
    line: UInt = #line
  ) async -> TestStoreTask {
    await send(action) { state in
      do {
        try updateExpectingResult?(&state)
      } catch {
        XCTFail("Threw error: \(error)", file: file, line: line)
      }
      let store = Store<ScopedState, ScopedAction>(initialState: state, reducer: .empty, environment: ())
      let view = view(store)
      assertSnapshot(matching: view, as: snapshotting, file: file, testName: testName, line: line)
    }
  }
}
