public import ReducerStore
import SnapshotTesting

/// A store that a test sends actions to, and which fails the test where a state changes or an action arrives that the test
/// did not tell.
///
/// Each `send` says how the state changes, and each action that effects send back is received in turn. What is left over at
/// the end, actions and running effects, fails the test too.
@MainActor @preconcurrency
public final class TestStore<State, Action, ScopedState, ScopedAction, Environment> {
  /// What the effects of a reducer with an environment get from outside; set it before the store is made.
  public let environment: Environment
  /// How much of what happens the test has to tell.
  public var exhaustivity: Exhaustivity {
    get { ledger.exhaustivity }
    set { ledger.exhaustivity = newValue }
  }
  /// How long `receive` and `finish` wait for effects at most.
  public var timeout: Duration

  /// The store and what has happened in it; stores of parts share it.
  let ledger: TestLedger<State, Action>
  let toScopedState: (State) -> ScopedState
  let fromScopedAction: (ScopedAction) -> Action
  let areEqual: (ScopedState, ScopedState) -> Bool

  init(
    _ ledger: TestLedger<State, Action>, environment: Environment, timeout: Duration,
    state toScopedState: @escaping (State) -> ScopedState, action fromScopedAction: @escaping (ScopedAction) -> Action
  ) where ScopedState: Equatable {
    self.ledger = ledger
    self.environment = environment
    self.timeout = timeout
    self.toScopedState = toScopedState
    self.fromScopedAction = fromScopedAction
    areEqual = { $0 == $1 }
  }

  /// The state after the latest action that was sent or received.
  public var state: ScopedState { toScopedState(ledger.state) }

  /// The test store of a part, whose states and actions a view reads and sends.
  public func scope<S: Equatable, A>(
    state toChildState: @escaping (ScopedState) -> S, action fromChildAction: @escaping (A) -> ScopedAction
  ) -> TestStore<State, Action, S, A, Environment> {
    TestStore<State, Action, S, A, Environment>(
      ledger, environment: environment, timeout: timeout, state: { [toScopedState] in toChildState(toScopedState($0)) },
      action: { [fromScopedAction] in fromScopedAction(fromChildAction($0)) })
  }

  /// The test store of a part of the state, with all actions.
  public func scope<S: Equatable>(
    state toChildState: @escaping (ScopedState) -> S
  ) -> TestStore<State, Action, S, ScopedAction, Environment> {
    scope(state: toChildState, action: { $0 })
  }
}

extension TestStore where State: Equatable, State == ScopedState, Action == ScopedAction {
  /// Creates a test store.
  /// - Parameters:
  ///   - initialState: the state before the first action.
  ///   - reducer: what actions do.
  ///   - fileID: the module and the file of the call.
  ///   - filePath: the source file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State, reducer: () -> R, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Environment == Void {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let root = RootStore<State, Action>(initialState(), Reduce(reducer()))
    self.init(
      TestLedger(root, madeAt: place), environment: (), timeout: .seconds(5), state: { $0 }, action: { $0 })
  }

  /// Creates a test store of a reducer that needs something from outside.
  public convenience init(
    initialState: State, reducer: AnyReducer<State, Action, Environment>, environment: Environment,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let root = RootStore<State, Action>(initialState, reducer.reducer(in: environment))
    self.init(
      TestLedger(root, madeAt: place), environment: environment, timeout: .seconds(5), state: { $0 }, action: { $0 })
  }
}

/// How much of what happens in a test store a test has to tell.
public enum Exhaustivity: Hashable, Sendable {
  /// Everything: each change of the state, each action that effects send, and that they end.
  case on
  /// Only what is told has to be true.
  /// - Parameter showSkippedAssertions: whether what was not told is shown as a warning.
  case off(showSkippedAssertions: Bool)

  /// Only what is told has to be true; what was not told is not shown.
  public static var off: Exhaustivity { .off(showSkippedAssertions: false) }
}

/// The work that an action has begun in a test store.
@MainActor @preconcurrency
public struct TestStoreTask {
  let task: StoreTask
  let timeout: Duration

  /// Waits until the work has ended; fails the test where it takes longer than a limit.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let limit = timeout ?? self.timeout
    let task = task
    let isDone = Turnstile()
    let waiting = Task {
      await task.finish()
      isDone.open(for: true)
    }
    await isDone.wait(until: ContinuousClock.now + limit) { isDone.isOpen }
    guard !isDone.isOpen else { return }
    waiting.cancel()
    IssueReporter.report(TestStoreMessage.unfinishedTask(limit), at: place)
  }

  /// Cancels the work and waits until it has ended.
  public func cancel() async { await task.cancel() }

  /// Whether all of it has been cancelled.
  public var isCancelled: Bool { task.isCancelled }
}
