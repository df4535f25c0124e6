#if canImport(DeclarativeUI)
  public import DeclarativeUI
#else
  public import SwiftUI
#endif

/// Holds the state of a feature: views read it and send actions, which a reducer changes it by.
///
/// A body that reads `store.count` is evaluated again when the count has changed, and not when something else has.
@MainActor @preconcurrency @dynamicMemberLookup
public final class Store<State, Action> {
  private let currentState: () -> State
  private let sendAction: (Action) -> StoreTask
  private let observe: (StateObserver<State>) -> Void
  private let fields = ObservedFields<State>()
  /// Tells the fields of changes as long as the store lives.
  private var observer: StateObserver<State>?

  private init(
    state: @escaping () -> State, send: @escaping (Action) -> StoreTask,
    observe: @escaping (StateObserver<State>) -> Void
  ) {
    (currentState, sendAction, self.observe) = (state, send, observe)
    let observer = StateObserver<State> { [fields] in fields.stateDidChange(from: $0, to: $1) }
    self.observer = observer
    observe(observer)
  }

  /// Creates the store of a root, which keeps it alive.
  package convenience init(_ root: RootStore<State, Action>) {
    self.init(
      state: { root.state }, send: { root.send($0, from: ActionOrigin(isEffect: false, task: StoreTask())) },
      observe: root.add)
  }

  /// Creates a store.
  /// - Parameters:
  ///   - initialState: the state before the first action.
  ///   - reducer: what actions do.
  public convenience init<R: Reducer<State, Action>>(initialState: @autoclosure () -> State, reducer: () -> R) {
    self.init(RootStore(initialState(), Reduce(reducer())))
  }

  /// Creates a store of a reducer that needs something from outside.
  public convenience init<Environment>(
    initialState: State, reducer: AnyReducer<State, Action, Environment>, environment: Environment
  ) {
    self.init(RootStore(initialState, reducer.reducer(in: environment)))
  }

  /// The whole state; a body that reads it is evaluated again when anything of it changes.
  public var state: State {
    fields.read(\.self)
    return currentState()
  }

  /// A part of the state; a body that reads it is evaluated again when it changes.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    fields.read(keyPath)
    return currentState()[keyPath: keyPath]
  }

  /// Sends an action; the state has changed when this returns.
  /// - Returns: the work that the action has begun.
  @discardableResult
  public func send(_ action: Action) -> StoreTask { sendAction(action) }

  /// The state now, without anybody being told of its changes.
  var stateNow: State { currentState() }

  func add(_ observer: StateObserver<State>) { observe(observer) }

  /// The store of a part.
  /// - Parameters:
  ///   - toChildState: the part of the state.
  ///   - fromChildAction: the action that one of the part is for the whole.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (State) -> ChildState, action fromChildAction: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let chain = ObserverChain(self, toChildState)
    return Store<ChildState, ChildAction>(
      state: { [self] in toChildState(currentState()) }, send: { [self] in send(fromChildAction($0)) },
      observe: chain.add)
  }

  /// The store of a part of the state, with all actions.
  public func scope<ChildState>(
    state toChildState: @escaping (State) -> ChildState
  ) -> Store<ChildState, Action> {
    scope(state: toChildState, action: { $0 })
  }

  /// The store of a part that may be missing; nil where it is missing now.
  public func scope<ChildState, ChildAction>(
    ifLet optional: @escaping (State) -> ChildState?, action fromChildAction: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    guard let first = optional(state) else { return nil }
    // The latest value stays, for views that are still there when the part has gone.
    var latest = first
    return scope(
      state: { state in
        latest = optional(state) ?? latest
        return latest
      }, action: fromChildAction)
  }
}

extension Store {
  /// A binding that reads a part of the state and sends an action for each value that is written.
  public func binding<Value>(
    get: @escaping (State) -> Value, send valueToAction: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(valueToAction($0)) })
  }
}

/// Hands changes of a whole on as changes of a part.
@MainActor
private final class ObserverChain<Whole, Part> {
  private let addToWhole: (StateObserver<Whole>) -> Void
  private let part: (Whole) -> Part

  init(_ store: Store<Whole, some Any>, _ part: @escaping (Whole) -> Part) {
    addToWhole = store.add
    self.part = part
  }

  func add(_ observer: StateObserver<Part>) {
    let link = StateObserver<Whole> { [weak observer, part] before, after in
      observer?.stateDidChange(part(before), part(after))
    }
    observer.keep(link)
    addToWhole(link)
  }
}
