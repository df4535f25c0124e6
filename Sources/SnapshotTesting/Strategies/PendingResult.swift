public import Foundation

/// What an asynchronous strategy hands over, from whatever thread it does.
final class PendingResult<Value> {
  /// How long a turn of the run loop lasts while the main queue must stay alive, in seconds.
  private static var turn: TimeInterval { 0.01 }
  /// How long it is waited without a look at the clock, in seconds: conditions crash where a date is too far off.
  private static var longestWait: TimeInterval { 60 }

  private let condition = NSCondition()
  private var result: Result<Value, any Error>?
  private var queueing = MainActorQueueing()
  /// What waits without a thread for a change.
  private var waiter: CheckedContinuation<Void, Never>?
  private let now: () -> TimeInterval

  /// - Parameter now: the time in seconds since any moment.
  init(now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }) {
    self.now = now
  }

  /// What the strategy tells.
  var receiver: Receiver<Value> { Receiver(finish: finish, queue: queue) }

  /// Whether the main actor had not taken the work up when the time was over.
  private(set) var wasQueued = false

  /// Keeps the first result; later ones are dropped.
  private func finish(_ newResult: Result<Value, any Error>) {
    condition.withLock {
      if result == nil { result = newResult }
      condition.broadcast()
    }
    wake()
  }

  private func queue(_ isQueued: Bool) {
    let time = now()
    condition.withLock {
      queueing.note(isQueued, at: time)
      condition.broadcast()
    }
  }

  private func wake() {
    let waiter = condition.withLock {
      defer { self.waiter = nil }
      return self.waiter
    }
    waiter?.resume()
  }

  /// Waits for the result without a thread, or returns nil when the time is over.
  /// - Parameter isolation: the actor of the caller.
  func result(timeout: TimeInterval, isolation: isolated (any Actor)?) async -> Result<Value, any Error>? {
    let start = now()
    while true {
      let (known, turn) = condition.withLock { (result, queueing) }
      if let known { return known }
      let rest = turn.end(timeout: timeout, start: start) - now()
      guard rest > 0 else {
        wasQueued = turn.isQueued
        return nil
      }
      await change(within: min(rest, PendingResult.longestWait), isolation: isolation)
    }
  }

  /// Waits until the result is there, or for a time.
  private func change(within seconds: TimeInterval, isolation: isolated (any Actor)?) async {
    // Its lock guards all that the timer's task touches.
    nonisolated(unsafe) let pending = self
    let timer = Task {
      if (try? await Task.sleep(for: .seconds(seconds))) != nil { pending.wake() }
    }
    await withCheckedContinuation { continuation in
      let isThere = condition.withLock {
        if result == nil { waiter = continuation }
        return result != nil
      }
      if isThere { continuation.resume() }
    }
    timer.cancel()
  }

  /// Waits for the result, or returns nil when the time is over.
  func wait(timeout: TimeInterval) -> Result<Value, any Error>? {
    let start = now()
    while true {
      let (known, turn) = condition.withLock { (result, queueing) }
      if let known { return known }
      let rest = turn.end(timeout: timeout, start: start) - now()
      guard rest > 0 else {
        wasQueued = turn.isQueued
        return nil
      }
      wait(atMost: rest, since: turn)
    }
  }

  /// Blocks until something may have happened; on the main queue its other work gets a turn, because the callback may
  /// have to come through it.
  /// - Parameter known: what was known of the main actor; where it is no longer true, something has happened.
  private func wait(atMost rest: TimeInterval, since known: MainActorQueueing) {
    var deadline = Date(timeIntervalSinceNow: min(rest, PendingResult.longestWait))
    if MainQueue.isCurrent {
      deadline = min(deadline, Date(timeIntervalSinceNow: PendingResult.turn))
      if RunLoop.current.run(mode: .default, before: deadline) { return }
    }
    condition.withLock {
      if result == nil, queueing == known { _ = condition.wait(until: deadline) }
    }
  }
}

/// When work waited for the main actor, which other tests may need for long.
struct MainActorQueueing: Equatable {
  /// How long work may wait for the main actor, in seconds, where the assertion's timeout is no longer: an assertion whose
  /// end the main actor itself waits for has to fail some time.
  static let longestWait: TimeInterval = 600

  private(set) var isQueued = false
  private var lastChange = -TimeInterval.infinity

  mutating func note(_ isQueued: Bool, at time: TimeInterval) {
    self.isQueued = isQueued
    lastChange = time
  }

  /// When an assertion gives up that has waited since a start.
  func end(timeout: TimeInterval, start: TimeInterval) -> TimeInterval {
    max(start, lastChange) + (isQueued ? max(timeout, MainActorQueueing.longestWait) : timeout)
  }
}

extension Snapshotting {
  /// The strategy, used after some time has passed; on the main queue its other work goes on meanwhile.
  /// - Parameters:
  ///   - duration: the time in seconds, shorter than the assertion's timeout.
  ///   - strategy: the strategy to use then.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { value in
        .receiving { receiver in
          _ = PendingResult<Never>().wait(timeout: duration)
          strategy.snapshot(value).start(receiver)
        }
      })
  }
}
