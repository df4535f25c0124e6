import Dispatch
import Foundation
import Observation
import Synchronization

/// What has changed since the last update: the bodies that have to be evaluated again.
///
/// Observable objects and state may be changed on any thread.
package final class ChangeNotice: Sendable {
  /// Raised with each change.
  package let signal = Signal()
  private let marks = Mutex<[BodyMark]>([])
  /// Evaluates what has changed, where that can be at the moment; nil before the first update.
  ///
  /// Read and written on the main actor.
  package nonisolated(unsafe) var evaluateNow: (@MainActor () -> Void)?
  private let update = Mutex<(@MainActor @Sendable () -> Void)?>(nil)

  /// Whether a body has to be evaluated again.
  package var isEmpty: Bool { marks.withLock { $0.isEmpty } }

  /// Has something done on the main actor soon after changes, once for all that come together.
  package func onChange(_ update: @escaping @MainActor @Sendable () -> Void) {
    self.update.withLock { $0 = update }
  }

  fileprivate func note(_ mark: BodyMark) {
    let isFirst = marks.withLock { marks in
      defer { marks.append(mark) }
      return marks.isEmpty
    }
    signal.raise()
    guard isFirst else { return }
    PendingUpdates.add(self)
    requestUpdate()
  }

  /// Has done soon what is done after changes.
  package func requestUpdate() {
    if let update = update.withLock({ $0 }) { Task { @MainActor in update() } }
  }

  /// The bodies that were noted since they were taken last.
  package var pending: [BodyMark] { marks.withLock { $0 } }

  /// The bodies that were noted since they were taken last, each once.
  func take() -> [BodyMark] {
    marks.withLock { marks in
      defer { marks = [] }
      return marks
    }
  }
}

/// The living views with changes for which no body has been evaluated yet.
package enum PendingUpdates {
  private static let notices = Mutex<[ChangeNotice]>([])
  /// Set on the main queue: on Linux that is not always drained by the main thread.
  private static let mainQueue = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller runs on the main queue or the main thread, so that main actor isolation may be assumed.
  package static var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil }

  fileprivate static func add(_ notice: ChangeNotice) {
    notices.withLock { $0.append(notice) }
  }

  /// Evaluates what has changed so far; elsewhere than on the main actor it is left to the next update.
  static func evaluate() {
    guard isOnMainActor else { return }
    let changed = notices.withLock { notices in
      defer { notices = [] }
      return notices
    }
    MainActor.assumeIsolated {
      for notice in changed { notice.evaluateNow?() }
    }
  }
}

/// Something that one waits for and others raise, on any thread.
package final class Signal: Sendable {
  private enum State {
    case lowered, raised
    case awaited(CheckedContinuation<Void, Never>)
  }

  private let state = Mutex(State.lowered)

  package func raise() {
    let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if case .awaited(let continuation) = state {
        state = .lowered
        return continuation
      }
      state = .raised
      return nil
    }
    waiting?.resume()
  }

  /// Waits until it is raised, and lowers it; one may wait at a time.
  package func wait() async {
    await withCheckedContinuation { continuation in
      let isRaised = state.withLock { state -> Bool in
        if case .raised = state {
          state = .lowered
          return true
        }
        state = .awaited(continuation)
        return false
      }
      if isRaised { continuation.resume() }
    }
  }
}

/// Whether one body has to be evaluated again, and whose body that is.
package final class BodyMark: Sendable {
  /// Written once, and read on the main actor.
  nonisolated(unsafe) weak var body: (any EvaluatedBody)?
  private let owner: Any.Type?
  private let isSet = Atomic(false)
  private let changes: ChangeNotice

  /// - Parameter owner: whose body it is; nil for all bodies together.
  init(of owner: Any.Type?, changes: ChangeNotice) {
    self.owner = owner
    self.changes = changes
  }

  /// The body's owner, in words; nil where that is not known.
  package var name: String? { owner.map { String(describing: $0) } }

  /// Whether something changed that the body was evaluated from.
  var isDirty: Bool { isSet.load(ordering: .acquiring) }

  /// Says that something changed that the body was evaluated from.
  package func set() {
    if !isSet.exchange(true, ordering: .acquiringAndReleasing) { changes.note(self) }
  }

  /// Says that the body is about to be evaluated.
  func clear() {
    isSet.store(false, ordering: .releasing)
  }
}

/// What one evaluation of a body has read of observable objects; it is watched until this object is gone.
///
/// The standard library watches until the first change, and would go on where a body is evaluated again for another reason.
/// So each evaluation reads a property of an object of its own, too, and changes that at its end.
final class ObservedReads: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let isOver = Flag()

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  private var end: Void { () }

  /// - Parameter change: called before the first change of what was read, on the thread of the change.
  func track<Result>(_ read: () -> Result, change: @escaping @Sendable () -> Void) -> Result {
    withObservationTracking {
      registrar.access(self, keyPath: \.end)
      return read()
    } onChange: { [isOver] in
      if !isOver.isSet.load(ordering: .relaxed) { change() }
    }
  }

  /// Does something, and says whether it has read anything of observable objects.
  ///
  /// The standard library says so by asking for what it is to do after a change, which then stays with the objects until
  /// they change: for evaluations that happen rarely, because nothing ends it.
  static func detectReads<Result>(of read: () -> Result) -> (result: Result, hasRead: Bool) {
    var hasRead = false
    func note() -> @Sendable () -> Void {
      hasRead = true
      return {}
    }
    return (withObservationTracking(read, onChange: note()), hasRead)
  }

  deinit {
    isOver.isSet.store(true, ordering: .relaxed)
    registrar.willSet(self, keyPath: \.end)
  }
}
