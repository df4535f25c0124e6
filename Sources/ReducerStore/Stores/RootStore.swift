/// Holds a state, runs a reducer for each action, and has the work of effects done.
@MainActor
package final class RootStore<State, Action> {
  /// The state after the latest action.
  package private(set) var state: State
  private let reducer: Reduce<State, Action>
  private let work = EffectWork()
  private var observers: [WeakObserver<State>] = []
  /// Actions that were sent while another one was reduced.
  private var waiting: [(action: Action, origin: ActionOrigin)] = []
  private var isReducing = false

  /// Is told of each action after the state has changed; tests look at actions so.
  package var didReduce: ((Action, ActionOrigin, State) -> Void)?
  /// Is told when an action's work begins and when it has ended, with a number that tells it from others.
  package var workDidChange: ((WorkChange<Action>) -> Void)?
  /// Is told of errors that no effect has caught, and of the action that began the effect.
  package var didThrow: ((any Error, ActionOrigin) -> Void)?

  package init(_ state: State, _ reducer: Reduce<State, Action>) {
    self.state = state
    self.reducer = reducer
  }

  /// Sends an action; its effects have begun when this returns.
  @discardableResult
  package func send(_ action: Action, from origin: ActionOrigin) -> StoreTask {
    waiting.append((action, origin))
    guard !isReducing else { return origin.task }
    isReducing = true
    defer { isReducing = false }
    while !waiting.isEmpty {
      let (action, origin) = waiting.removeFirst()
      let before = state
      let effect = reducer.reduce(into: &state, action: action)
      didReduce?(action, origin, state)
      for observer in observers { observer.observer?.stateDidChange(before, state) }
      begin(effect, of: action, origin)
    }
    return origin.task
  }

  private func begin(_ effect: Effect<Action>, of action: Action, _ origin: ActionOrigin) {
    let tasks = work.start(effect) { [weak self, task = origin.task] action in
      self?.send(action, from: ActionOrigin(isEffect: true, task: task))
    } didThrow: { [weak self] error in
      self?.report(error, origin)
    }
    guard !tasks.isEmpty else { return }
    let number = work.keep(tasks)
    workDidChange?(.began(number, action, origin))
    let end = Task { [weak self] in
      await tasks.finish()
      self?.work.forget(number)
      self?.workDidChange?(.ended(number))
    }
    origin.task.add(tasks + [end])
  }

  private func report(_ error: any Error, _ origin: ActionOrigin) {
    if let didThrow { didThrow(error, origin) } else { print("An effect threw \(error), which it does not catch.") }
  }

  /// Cancels all work that is under way.
  package func cancelWork() { work.cancelAll() }

  func add(_ observer: StateObserver<State>) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }
}

/// Where an action comes from.
package struct ActionOrigin {
  /// Whether an effect has sent it, and not somebody outside.
  package let isEffect: Bool
  /// The work that the first action of the chain has begun.
  package let task: StoreTask

  package init(isEffect: Bool, task: StoreTask) {
    self.isEffect = isEffect
    self.task = task
  }
}

/// Work of an action that begins or has ended.
package enum WorkChange<Action> {
  case began(Int, Action, ActionOrigin)
  case ended(Int)
}

/// The work that an action has begun, and the work of actions that this has sent.
@MainActor
public final class StoreTask {
  private var tasks: [Task<Void, Never>] = []

  package init() {}

  fileprivate func add(_ tasks: [Task<Void, Never>]) { self.tasks += tasks }

  /// Waits until nothing of it is under way; cancels it where the task that waits is cancelled.
  public func finish() async {
    var finished = 0
    // Further work may begin meanwhile.
    while finished < tasks.count {
      await [tasks[finished]].finish()
      finished += 1
    }
  }

  /// Cancels it and waits until it has ended.
  public func cancel() async {
    for task in tasks { task.cancel() }
    await finish()
  }

  /// Whether all of it has been cancelled.
  public var isCancelled: Bool { tasks.allSatisfy(\.isCancelled) }
}

/// Is told of each change of a state.
@MainActor
final class StateObserver<State> {
  let stateDidChange: (State, State) -> Void
  /// What tells this one of changes.
  private var link: AnyObject?

  init(_ stateDidChange: @escaping (State, State) -> Void) {
    self.stateDidChange = stateDidChange
  }

  /// Keeps what tells this one of changes.
  func keep(_ link: AnyObject) { self.link = link }
}

private struct WeakObserver<State> {
  weak var observer: StateObserver<State>?
}
