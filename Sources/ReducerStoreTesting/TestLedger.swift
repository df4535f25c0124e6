import ReducerStore
import SnapshotTesting
import Synchronization

/// What has happened in a test store: actions of effects that the test has not received, and running effects.
@MainActor
final class TestLedger<State, Action> {
  /// An action of an effect, and the state after it.
  struct Received {
    let action: Action
    let state: State
  }

  let root: RootStore<State, Action>
  /// The state after the latest action that was sent or received.
  var state: State
  private(set) var received: [Received] = [] {
    didSet { noteOpenEnds() }
  }
  var exhaustivity = Exhaustivity.on {
    didSet { noteOpenEnds() }
  }
  /// Opens with each action that arrives, and each effect that ends.
  let change = Turnstile()
  private var inFlight: [Int: (action: Action, place: SourcePlace)] = [:] {
    didSet { noteOpenEnds() }
  }
  private var places: [ObjectIdentifier: (task: StoreTask, place: SourcePlace)] = [:]
  private let madeAt: SourcePlace
  private let openEnds = OpenEnds()

  init(_ root: RootStore<State, Action>, madeAt place: SourcePlace) {
    self.root = root
    state = root.state
    madeAt = place
    root.didReduce = { [weak self] action, origin, state in
      guard let self else { return }
      if origin.isEffect {
        received.append(Received(action: action, state: state))
        change.open()
      } else {
        self.state = state
      }
    }
    root.workDidChange = { [weak self] in self?.workDidChange($0) }
    root.didThrow = { [weak self] error, origin in
      IssueReporter.report(TestStoreMessage.thrownByEffect(error), at: self?.place(of: origin) ?? place)
    }
  }

  /// Where the test sent the action that all of this comes from.
  private func place(of origin: ActionOrigin) -> SourcePlace {
    places[ObjectIdentifier(origin.task)]?.place ?? madeAt
  }

  private func workDidChange(_ work: WorkChange<Action>) {
    switch work {
    case .began(let number, let action, let origin):
      inFlight[number] = (action, place(of: origin))
    case .ended(let number):
      inFlight[number] = nil
      change.open()
    }
  }

  /// Whether effects are under way.
  var isWorking: Bool { !inFlight.isEmpty }

  /// Each action whose effects are under way, in words.
  var working: [String] { inFlight.sorted { $0.key < $1.key }.map { TestStoreMessage.name(of: $0.value.action) } }

  /// Sends an action of the test's; its effects have begun when this returns.
  func send(_ action: Action, at place: SourcePlace) -> StoreTask {
    let task = StoreTask()
    places[ObjectIdentifier(task)] = (task, place)
    return root.send(action, from: ActionOrigin(isEffect: false, task: task))
  }

  /// Takes the oldest action that nobody has received, and the state after it.
  func takeReceived() -> Received? {
    guard !received.isEmpty else { return nil }
    let first = received.removeFirst()
    state = first.state
    return first
  }

  /// Cancels all effects, and forgets them.
  func cancelWork() {
    root.cancelWork()
    inFlight = [:]
  }

  /// Writes down what would be left over if the test ended now, since nobody may ask the store then.
  private func noteOpenEnds() {
    guard exhaustivity == .on else { return openEnds.note([]) }
    var ends: [OpenEnds.End] = []
    if !received.isEmpty {
      ends.append((TestStoreMessage.leftOver(received.map(\.action)), madeAt))
    }
    for (_, work) in inFlight.sorted(by: { $0.key < $1.key }) {
      ends.append((TestStoreMessage.stillRunning(work.action), work.place))
    }
    openEnds.note(ends)
  }
}

/// What would be left over if a test ended now; fails the test where it goes with something left.
private final class OpenEnds: Sendable {
  typealias End = (message: String, place: SourcePlace)

  private let ends = Mutex<[End]>([])

  func note(_ ends: [End]) { self.ends.withLock { $0 = ends } }

  deinit {
    for end in ends.withLock({ $0 }) { IssueReporter.report(end.message, at: end.place) }
  }
}

/// Resumes waiting tasks when something has changed.
@MainActor
final class Turnstile {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var isOpen = false

  /// Lets everybody go on.
  /// - Parameter ever: whether it stays open.
  func open(for ever: Bool = false) {
    isOpen = isOpen || ever
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }

  /// Waits until something holds, which is asked for when the turnstile opens, or until a time.
  func wait(until deadline: ContinuousClock.Instant, _ isDone: () -> Bool) async {
    let alarm = Task {
      try? await Task.sleep(until: deadline, clock: .continuous)
      open()
    }
    defer { alarm.cancel() }
    while !isDone(), ContinuousClock.now < deadline {
      await withCheckedContinuation { waiting.append($0) }
    }
  }
}
