public import Foundation

/// What an asynchronous strategy hands over, from whatever thread it does.
final class PendingResult<Value> {
  /// How long a turn of the run loop lasts while the main queue must stay alive, in seconds.
  private static var turn: TimeInterval { 0.01 }
  /// How long it is waited without a look at the clock, in seconds: conditions crash where a date is too far off.
  private static var longestWait: TimeInterval { 60 }

  private let condition = NSCondition()
  private var result: Result<Value, any Error>?

  /// Keeps the first result; later ones are dropped.
  func finish(_ newResult: Result<Value, any Error>) {
    condition.withLock {
      if result == nil { result = newResult }
      condition.broadcast()
    }
  }

  /// Waits for the result, or returns nil when the time is over.
  func wait(timeout: TimeInterval) -> Result<Value, any Error>? {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while true {
      if let result = condition.withLock({ result }) { return result }
      guard Date() < deadline else { return nil }
      wait(until: deadline)
    }
  }

  /// Blocks until something may have happened; on the main queue its other work gets a turn, because the callback may
  /// have to come through it.
  private func wait(until deadline: Date) {
    var deadline = min(deadline, Date(timeIntervalSinceNow: PendingResult.longestWait))
    if MainQueue.isCurrent {
      deadline = min(deadline, Date(timeIntervalSinceNow: PendingResult.turn))
      if RunLoop.current.run(mode: .default, before: deadline) { return }
    }
    condition.withLock {
      if result == nil { _ = condition.wait(until: deadline) }
    }
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
        .result { callback in
          _ = PendingResult<Never>().wait(timeout: duration)
          strategy.snapshot(value).start(callback)
        }
      })
  }
}
